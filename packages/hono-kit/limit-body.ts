import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Middleware that rejects a body of more than `maxSize` bytes with status 413 and `message`. */
export function limitBody(maxSize: number, message: string): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.json({ code: 413, msg: message }, 413) });
}
