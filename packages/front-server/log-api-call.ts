import type { IncomingMessage, ServerResponse } from "node:http";

import { messageOfStatus, type Log } from "server-kit/log.ts";

import { REQUEST_ID_HEADER } from "./site-server.ts";

interface Options {
  readonly log: Log;
  /** The paths of calls that are logged only if they are rejected: those that every page sends. */
  readonly quietPaths: RegExp;
}

/** Logs how an API call is answered, without its query string. Call this only for a call that is within the limits of its visitor. */
export function logApiCall(
  request: IncomingMessage,
  response: ServerResponse,
  { log, quietPaths }: Options,
): void {
  const { method, url = "", headers } = request;
  const start = performance.now();
  response.once("close", () => {
    const { statusCode: status } = response;
    if (quietPaths.test(url) && status < 400) return;
    const path = url.split("?", 1).join("").slice(0, 200);
    const ms = Math.round(performance.now() - start);
    log.info(messageOfStatus(status), { requestId: headers[REQUEST_ID_HEADER], method, path, status, ms });
  });
}
