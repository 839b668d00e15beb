import type { ContentfulStatusCode } from "hono/utils/http-status";

import type { JsonObject } from "./documents/json.ts";

/** An error with the HTTP status and the JSON body that Sanity's clients expect. */
export class LakeError extends Error {
  override readonly name = "LakeError";
  readonly status: ContentfulStatusCode;
  readonly body: JsonObject;

  constructor(status: ContentfulStatusCode, body: JsonObject, message = JSON.stringify(body)) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** The work for a client took what one piece of work may take, and was stopped. Everybody has waited for it in vain. */
export class StoppedError extends LakeError {}

/** A 503 for a failed disk write. Not a 4xx, because the Studio discards the pending edit on a 4xx and retries on a 5xx. */
export function diskWriteFailed(cause: unknown, consequence: string): LakeError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The lake could not write to its disk (${reason}). ${consequence}`;
  const error = new LakeError(503, { statusCode: 503, error: "Service Unavailable", message }, message);
  error.cause = cause;
  return error;
}

const REASON_PHRASES = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Payload Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

/**
 * An error in the general form of Sanity's HTTP API: {statusCode, error, message}. The Studio discards a pending edit on a 4xx
 * and retries on a 5xx, so a temporary fault must never be a 4xx.
 */
export function httpError(
  status: keyof typeof REASON_PHRASES,
  message: string,
  more: JsonObject = {},
): LakeError {
  return new LakeError(
    status,
    { statusCode: status, error: REASON_PHRASES[status], message, ...more },
    message,
  );
}

/** A 401. Its errorCode makes the Studio show the login screen. */
export function unauthorized(message: string): LakeError {
  return httpError(401, message, { errorCode: "SIO-401-ANF" });
}

/** A 403, worded as Sanity's API does. */
export function forbidden(permission: "create" | "read" | "update" | "manage"): LakeError {
  return httpError(403, `Insufficient permissions; permission "${permission}" required`);
}
