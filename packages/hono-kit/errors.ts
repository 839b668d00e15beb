import type { ErrorHandler, MiddlewareHandler, NotFoundHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { Log } from "server-kit/log.ts";

/** Responds to an HTTPException with its status and message, and to any other error with status 500, without details. Logs both from 500 on. */
export function createErrorHandler(log: Log): ErrorHandler {
  return (error, c) => {
    const { status, message } =
      error instanceof HTTPException
        ? error
        : new HTTPException(500, { message: "Internal error. The log has the details. It is safe to retry" });
    if (status >= 500) {
      const { method, path } = c.req;
      log.error("A request failed", { requestId: c.get("requestId"), method, path, error });
    }
    return c.json({ code: status, msg: message }, status);
  };
}

export const notFoundHandler: NotFoundHandler = (c) =>
  c.json({ code: 404, msg: `Not found: ${c.req.method} ${c.req.path}` }, 404);

/** Middleware that answers a body of more than `maxSize` bytes with status 413. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.json({ code: 413, msg: "The request is too large" }, 413) });
}
