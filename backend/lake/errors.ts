import type { JsonObject } from "./documents/json.ts";

/** A refusal that the Sanity clients understand: the HTTP status and the body they expect with it. */
export class LakeError extends Error {
  override readonly name = "LakeError";
  readonly status: number;
  readonly body: JsonObject;

  constructor(status: number, body: JsonObject, message = JSON.stringify(body)) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** The disk did not do what it was asked to. Never a 4xx: the Studio would throw the edit away. */
export function diskFailed(cause: unknown, consequence: string): LakeError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The lake could not write to its disk (${reason}). ${consequence}`;
  const error = new LakeError(503, { statusCode: 503, error: "Service Unavailable", message }, message);
  error.cause = cause;
  return error;
}

const NAMES = {
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
 * What the hosted API answers when a request is not one about content: {statusCode, error, message}. The Studio gives up a
 * pending edit on a 4xx and tries again on a 5xx: a passing fault is never a 4xx.
 */
export function refusal(status: keyof typeof NAMES, message: string, more: JsonObject = {}): LakeError {
  return new LakeError(status, { statusCode: status, error: NAMES[status], message, ...more }, message);
}

/** The code makes the Studio show its login screen. */
export function notSignedIn(message: string): LakeError {
  return refusal(401, message, { errorCode: "SIO-401-ANF" });
}

export function notAllowed(permission: "create" | "read" | "update" | "manage"): LakeError {
  return refusal(403, `Insufficient permissions; permission "${permission}" required`);
}
