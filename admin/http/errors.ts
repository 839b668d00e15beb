import type { ErrorHandler, NotFoundHandler } from "hono";

import type { Log } from "#log.ts";

import type { AdminEnv } from "./identity.ts";

const REASON_PHRASES = {
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

type ErrorStatus = keyof typeof REASON_PHRASES;

/** An expected failure. Clients of Sanity's API read such errors too, so that the body has its form. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Responds to HttpErrors with their own status. Logs any other error and responds with status 500, without details. */
export function createErrorHandler(log: Log): ErrorHandler<AdminEnv> {
  return (error, c) => {
    if (!(error instanceof HttpError) || error.status >= 500) {
      const { method, path } = c.req;
      log.error("A request failed", { requestId: c.get("requestId"), method, path, error });
    }
    return error instanceof HttpError
      ? c.json(bodyOf(error), error.status)
      : c.json(
          bodyOf(new HttpError(500, "Internal error. The log has the details. It is safe to retry")),
          500,
        );
  };
}

export const notFoundHandler: NotFoundHandler<AdminEnv> = (c) =>
  c.json(bodyOf(new HttpError(404, `Not found: ${c.req.method} ${c.req.path}`)), 404);

function bodyOf({ status, message }: HttpError) {
  return { statusCode: status, error: REASON_PHRASES[status], message };
}
