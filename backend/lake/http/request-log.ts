import type { Context } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";

import type { Level, Log } from "#log.ts";

import type { LakeEnv } from "./request.ts";

const MAX_REQUEST_ID_LENGTH = 64;
/** Of what somebody else chose, characters of a line. */
const MAX_LOGGED_LENGTH = 200;

/**
 * One line a request, at the level that its answer deserves. It names the request as its `x-request-id` does, or anew where that
 * is missing, too long or more than letters, digits, `-`, `_` and `=`; the answer carries the same. The query string is left
 * out: it may hold a login's sid.
 */
export function requestLog(log: Log, levelOf: (context: Context) => Level = () => "debug") {
  const write = createMiddleware<LakeEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    // A route that made its answer by itself has left it out.
    c.res.headers.set("x-request-id", c.get("requestId"));
    log[levelOf(c)]("request", {
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
