import type { JsonObject } from "../documents/document.ts";
import { LakeError } from "../errors.ts";

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
