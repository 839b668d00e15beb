import { QUOTE_REQUEST_PATH, TIME_ZONE_HEADER } from "contracts/endpoints.ts";
import { encodePartReport, PART_REPORT_HEADER } from "contracts/part-report.ts";
import type { QuoteRequest } from "contracts/quote-request.ts";
import { HIDDEN_FIELD, sentAfter, SUSPICION_HEADER } from "contracts/suspicion.ts";
import { pathInLanguage } from "schemas/fields/language.ts";

import type { ApiResult, createAdminClient } from "#admin-api/client.ts";
import type { Words } from "#locale/catalogs.ts";

import type { QuoteErrors } from "./quote-fields.ts";

// Used by the interactive form, and by the server for forms that were posted without scripts.

/** `rejected`: the last chosen file was not accepted, and the visitor has not been warned yet. */
export type FileState = "none" | "uploading" | "failed" | "uploaded" | "rejected";

export type NextStep =
  /** The fields show their error messages, and the form shows the warning. */
  | { readonly kind: "invalid"; readonly warning?: string }
  | { readonly kind: "wait"; readonly warning: string }
  | { readonly kind: "send"; readonly warning?: never };

/**
 * Decides what happens when the visitor sends the form: the first steps of docs/behavior.md §6.1. An invalid form always shows its
 * error messages. There is at most one warning: about a file that is still uploading, or else about an empty phone number.
 */
export function nextStep(
  { errors, file, phone = "" }: { errors: QuoteErrors; file: FileState; phone: string | undefined },
  words: Words["quoteForm"],
): NextStep {
  const isInvalid = Object.keys(errors).length > 0;
  if (file === "uploading") return { kind: isInvalid ? "invalid" : "wait", warning: words.stillUploading };
  if (isInvalid)
    return phone.trim() === "" ? { kind: "invalid", warning: words.phoneEmpty } : { kind: "invalid" };
  if (file === "rejected") return { kind: "wait", warning: words.notAccepted };
  if (file === "failed") return { kind: "wait", warning: words.notUploaded };
  return { kind: "send" };
}

/** The `name` of a hidden field that only bots fill in. */
export const HONEYPOT_NAME = "fax-number";

/** The form is suspicious if it was filled in faster than a person can. */
const MIN_FILL_MS = 2000;

/**
 * The reason to suspect that a bot sent the form. The request is sent anyway, with this reason. Without scripts nobody knows how
 * long it took to fill in the form.
 */
export function findSuspicion(
  data: FormData | URLSearchParams,
  filledInMs = MIN_FILL_MS,
): string | undefined {
  if (data.get(HONEYPOT_NAME)) return HIDDEN_FIELD;
  return filledInMs < MIN_FILL_MS ? sentAfter(filledInMs) : undefined;
}

interface Sending {
  /** The server stores the same request with the same key only once. */
  readonly key: string;
  readonly suspicion: string | undefined;
  /** The report of the part check about the file. */
  readonly partReport?: string | undefined;
  /** Whether an editor sends it from a page in draft mode. */
  readonly isDraft?: boolean;
  /** The visitor's time zone. */
  readonly timeZone?: string | undefined;
}

export async function sendQuote(
  quoteRequest: QuoteRequest,
  { key, suspicion, partReport, isDraft = false, timeZone }: Sending,
  post: ReturnType<typeof createAdminClient>,
): Promise<ApiResult> {
  return post(QUOTE_REQUEST_PATH, JSON.stringify(quoteRequest), {
    "idempotency-key": key,
    ...(suspicion === undefined ? {} : { [SUSPICION_HEADER]: suspicion }),
    ...(partReport ? { [PART_REPORT_HEADER]: encodePartReport(partReport) } : {}),
    ...(isDraft ? { "x-draft-mode": "on" } : {}),
    ...(timeZone ? { [TIME_ZONE_HEADER]: timeZone } : {}),
  });
}

/** The page after a request was received (docs/behavior.md §6.4). */
export function thankYouPath({ email }: QuoteRequest, language: string): string {
  return `${pathInLanguage("/thankyou", language)}?${new URLSearchParams({ Email: email }).toString()}`;
}
