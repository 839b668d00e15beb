import type { IncomingMessage, ServerResponse } from "node:http";

import type { Log } from "./log.ts";

/** Sent by every page that is left. */
const OFTEN = /^\/api\/(?:statistical|vitals)\//;

/** Writes down how a call of the API was answered, without what stands behind the path. What is only read leaves no line. */
export function logCall(
  log: Log,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url = "" } = request;
  if (method !== "POST" || !url.startsWith("/api/")) return;
  const began = performance.now();
  response.once("close", () => {
    if (OFTEN.test(url) && response.statusCode < 400) return;
    const path = url.split("?", 1).join("").slice(0, 200);
    const ms = Math.round(performance.now() - began);
    log.info("answered", { requestId, method, path, status: response.statusCode, ms });
  });
}
