import type { IncomingMessage, ServerResponse } from "node:http";

import type { Log } from "server-kit/log.ts";

interface Options {
  readonly log: Log;
  readonly requestId: string;
  /** The paths of calls that are logged only if they are rejected: those that every page sends. */
  readonly quietPaths: RegExp;
}

/** Logs how an API call was answered, without its query string. Requests that only read are not logged. */
export function logApiCall(
  request: IncomingMessage,
  response: ServerResponse,
  { log, requestId, quietPaths }: Options,
): void {
  const { method, url = "" } = request;
  if (method !== "POST" || !url.startsWith("/api/")) return;
  const start = performance.now();
  response.once("close", () => {
    if (quietPaths.test(url) && response.statusCode < 400) return;
    const path = url.split("?", 1).join("").slice(0, 200);
    const ms = Math.round(performance.now() - start);
    log.info("answered", { requestId, method, path, status: response.statusCode, ms });
  });
}
