import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Middleware that rejects a body of more than `maxSize` bytes with status 413 and `message`. One that does not say its length gets 411: it is
 * kept in chunks, each of which takes some hundred bytes of memory and may have a single one.
 */
export function limitBody(maxSize: number, message: string): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: (c) => c.json({ code: 413, msg: message }, 413) });
  return async (c, next) => {
    if (c.req.header("transfer-encoding") !== undefined)
      return c.json({ code: 411, msg: "Send the length of the body in Content-Length" }, 411);
    return limit(c, next);
  };
}
