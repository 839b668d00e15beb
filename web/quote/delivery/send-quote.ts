import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";
import * as v from "valibot";

import { type ApiResult, createAdminClient } from "#admin-api/client.ts";
import { getStoredJson, removeStored, setStored } from "#ui/browser-storage.ts";

import { type QuoteErrors, type QuoteValues, toQuoteRequest } from "../form/quote-fields.ts";
import { randomId, type UploadedFile } from "../upload/storage.ts";

/** Spec §8. */
const PHONE_EMPTY = "Enter your last phone";
const STILL_UPLOADING = "The file is being uploaded......";

const NOT_UPLOADED = "The file was not uploaded. Try again or remove it, then send the request.";
const NOT_ACCEPTED = "The file was not taken. Choose another one, or send the request again without it.";

/** `rejected`: the file that was chosen last was not accepted, and the visitor has not been warned yet. */
export type FileState = "none" | "uploading" | "failed" | "uploaded" | "rejected";

export type NextStep =
  /** The fields show their messages, and the form shows the warning. */
  | { readonly kind: "invalid"; readonly warning?: string }
  | { readonly kind: "wait"; readonly warning: string }
  | { readonly kind: "send" };

/** What follows when the visitor sends the form: the first steps of Spec §4. Field errors come first, then the file. */
export function nextStep({
  errors,
  file,
  phone,
}: {
  errors: QuoteErrors;
  file: FileState;
  phone: string;
}): NextStep {
  const isPhoneEmpty = phone.trim() === "";
  if (Object.keys(errors).length > 0) {
    return isPhoneEmpty ? { kind: "invalid", warning: PHONE_EMPTY } : { kind: "invalid" };
  }
  if (file === "uploading") return { kind: "wait", warning: STILL_UPLOADING };
  if (file === "rejected") return { kind: "wait", warning: NOT_ACCEPTED };
  if (file === "failed") return { kind: "wait", warning: NOT_UPLOADED };
  return { kind: "send" };
}

/** A person takes longer to fill in six fields. */
const MIN_FILL_MS = 2000;

/** Why a program may have sent the form. The request is sent all the same, with this mark. */
export function findSuspicion({
  honeypot,
  filledInMs,
}: {
  honeypot: string;
  filledInMs: number;
}): string | undefined {
  if (honeypot !== "") return "hidden field";
  return filledInMs < MIN_FILL_MS ? "too fast" : undefined;
}

/** Sends a valid quote request. It can be repeated: the server stores the same request once. */
export async function sendQuote(
  values: QuoteValues,
  file: UploadedFile | undefined,
  suspicion: string | undefined,
  post: ReturnType<typeof createAdminClient> = createAdminClient(),
): Promise<ApiResult> {
  const body = JSON.stringify(toQuoteRequest(values, file));
  return post(QUOTE_REQUEST_PATH, body, {
    "idempotency-key": idempotencyKey(body),
    ...(suspicion === undefined ? {} : { "x-suspected": suspicion }),
  });
}

const ATTEMPT = "quote-attempt";
const Attempt = v.object({ key: v.string(), body: v.string() });

/** Also in memory, because the browser's storage may be forbidden. */
let lastAttempt: v.InferOutput<typeof Attempt> | undefined;

/** The same key for the same request until it is received, also after a reload. */
function idempotencyKey(body: string): string {
  lastAttempt ??= getStoredJson("sessionStorage", ATTEMPT, Attempt);
  if (lastAttempt?.body !== body) {
    lastAttempt = { key: randomId(), body };
    setStored("sessionStorage", ATTEMPT, JSON.stringify(lastAttempt));
  }
  return lastAttempt.key;
}

/** Call it when the request is received: the same text sent again is then a new request. */
export function forgetAttempt(): void {
  lastAttempt = undefined;
  removeStored("sessionStorage", ATTEMPT);
}
