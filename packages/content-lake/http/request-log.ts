import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import type { Log } from "server-kit/log.ts";

import type { LakeEnv } from "../protocol/request.ts";

const MAX_REQUEST_ID_LENGTH = 64;
/** Longer values from the client are truncated in the log. */
const MAX_LOGGED_LENGTH = 200;

/**
 * Logs one line per request at level "debug". The request id comes from the header `x-request-id`. If that is missing,
 * too long, or has characters other than letters, digits, `-`, `_` and `=`, a new id is generated. The response contains it too.
 * The query string is not logged, because it may contain a session id.
 */
export function requestLog(log: Log) {
  const write = createMiddleware<LakeEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    // Set again, because routes that return a new Response lose the header.
    c.res.headers.set("x-request-id", c.get("requestId"));
    log.debug("request", {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: c.req.path.slice(0, MAX_LOGGED_LENGTH),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      tag: c.req.query("tag")?.slice(0, MAX_LOGGED_LENGTH),
      identity: c.get("identity")?.id,
    });
  });
  return every(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }), write);
}
