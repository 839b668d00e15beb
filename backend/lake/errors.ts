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
