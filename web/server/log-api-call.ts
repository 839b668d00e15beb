import type { IncomingMessage, ServerResponse } from "node:http";

import type { Log } from "server-kit/log.ts";

/** Every page sends these when the visitor leaves it. */
const STATISTICS_PATH = /^\/api\/(?:statistical|vitals)\//;

/** Logs how an API call was answered, without its query string. Requests that only read are not logged. */
export function logApiCall(
  log: Log,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url = "" } = request;
  if (method !== "POST" || !url.startsWith("/api/")) return;
  const start = performance.now();
  response.once("close", () => {
    if (STATISTICS_PATH.test(url) && response.statusCode < 400) return;
    const path = url.split("?", 1).join("").slice(0, 200);
    const ms = Math.round(performance.now() - start);
    log.info("answered", { requestId, method, path, status: response.statusCode, ms });
  });
}
