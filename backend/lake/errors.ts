import type { JsonObject } from "./documents/document.ts";

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
