import type { ErrorHandler, NotFoundHandler } from "hono";
import type { Log } from "server-kit/log.ts";

import { httpError, LakeError } from "../errors.ts";
import type { LakeEnv } from "../protocol/request.ts";

/** Responds to LakeErrors with their own status and body. Logs any other error and responds with status 500, without details. */
export function createErrorHandler(log: Log): ErrorHandler<LakeEnv> {
  return (error, c) => {
    if (!(error instanceof LakeError) || error.status >= 500) {
      log.error("A request failed", {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: c.req.path,
        error,
      });
    }
    if (error instanceof LakeError) return c.json(error.body, error.status);
    return c.json(
      httpError(500, "Internal error. The lake's log has the details. It is safe to retry").body,
      500,
    );
  };
}

/** Responds with a 404 in the JSON form of Sanity's API. */
export const notFoundHandler: NotFoundHandler<LakeEnv> = (c) =>
  c.json(httpError(404, `Not found: ${c.req.method} ${c.req.path}`).body, 404);
