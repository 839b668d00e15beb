import { QUOTE_REQUEST_PATH, TIME_ZONE_HEADER, WEB_TYPE } from "contracts/endpoints.ts";
import { keysOf } from "contracts/keys-of.ts";
import { encodePartReport, PART_REPORT_HEADER } from "contracts/part-report.ts";
import {
  isFamilyNameFirst,
  type QuoteRequest,
  type VisitorField,
  visitorFields,
  VisitorInput,
} from "contracts/quote-request.ts";
import { HIDDEN_FIELD, sentAfter, SUSPICION_HEADER } from "contracts/suspicion.ts";
import { visibleText } from "contracts/text.ts";
import { matchCountry } from "dialing-codes/countries.ts";
import { pathInLanguage } from "schemas/fields/language.ts";
import * as v from "valibot";

import type { ApiResult, createAdminClient } from "#admin-api/client.ts";
import type { Words } from "#locale/catalogs.ts";

import type { UploadedFile } from "../upload/storage.ts";

// The fields of the form, their check, and how they are sent: for the interactive form, and for the server, which receives forms that were
// posted without scripts.

interface QuoteField {
  readonly autoComplete: string;
  /**
   * `country`: a combobox of dialing codes. `tel`: a text field to the right of the country. The others are ordinary text fields.
   */
  readonly input: "text" | "tel" | "textarea" | "country";
  readonly inputMode?: "email" | "tel";
  /**
   * `half`: half a row from the breakpoint `phone` up. `wide`: half a row from the breakpoint `dialog` up. Otherwise a full row.
   */
  readonly width: "half" | "wide" | "full";
}

type InputOfEachField = { readonly [Name in VisitorField]: QuoteField };

/** How the form shows each field. The contract defines its maximum length. */
export const QUOTE_FIELDS: InputOfEachField = {
  firstName: { autoComplete: "given-name", input: "text", width: "half" },
  lastName: { autoComplete: "family-name", input: "text", width: "half" },
  // Not type="email", because the format must not be checked (docs/behavior.md §5.4), and such an input hides the caret position.
  email: { autoComplete: "email", input: "text", inputMode: "email", width: "wide" },
  location: { autoComplete: "tel-country-code", input: "country", width: "wide" },
  phone: { autoComplete: "tel-national", input: "tel", inputMode: "tel", width: "wide" },
  message: { autoComplete: "off", input: "textarea", width: "full" },
};

/** The names of the fields, in the order of the English form. */
export const FIELD_NAMES = keysOf(visitorFields);

/** The names of the fields in the order of the form in a language. */
export function fieldNamesIn(language: string): readonly VisitorField[] {
  return isFamilyNameFirst(language) ? [...new Set<VisitorField>(["lastName", ...FIELD_NAMES])] : FIELD_NAMES;
}

/** The maximum length of a field in characters (docs/behavior.md §5.2). Undefined for a field without typed text. */
export function maxLengthOf(name: VisitorField): number | undefined {
  const field = visitorFields[name];
  return "maxLength" in field ? field.maxLength : undefined;
}

export const MAX_MESSAGE_LENGTH = visitorFields.message.maxLength;

/** The texts in the fields, as the visitor sees them. That of `location` is "DE +49", or whatever was typed there instead. */
export type QuoteValues = Readonly<Partial<Record<VisitorField, string | undefined>>>;

export const QuoteValues = v.partial(v.object(v.entriesFromList(FIELD_NAMES, v.string())));

/** The `name` of the field of the country. Password managers know this one. */
export const COUNTRY_NAME = "country";

/** The texts in the data of a form: in the browser, or posted by a browser without scripts, which sends line breaks as CRLF. */
export function readFields(data: FormData | URLSearchParams): QuoteValues {
  return Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const text = data.get(name === "location" ? COUNTRY_NAME : name);
      return [name, typeof text === "string" ? text.replaceAll("\r\n", "\n") : ""];
    }),
  );
}

/** The message of each invalid field. */
export type QuoteErrors = Readonly<Partial<Record<VisitorField, string | undefined>>>;

/** Checks the values against the contract, with the messages of docs/behavior.md §5.1. The admin API checks the same. */
export function validate(values: QuoteValues, words: Words["quoteForm"]): QuoteErrors {
  const input = visitorInput(values);
  const parsed = v.safeParse(VisitorInput, input);
  if (parsed.success) return {};
  const country = visibleText(values.location ?? "").trim();
  const isUnknown = input.location === "" && country !== "";
  const messageOf = (name: VisitorField) => {
    const issue = parsed.issues.find(({ path }) => path?.[0].key === name);
    if (!issue) return [];
    if (name === "location" && isUnknown) return [words.unknownCountry(country)];
    if (issue.type === "max_length") return [words.tooLong(maxLengthOf(name) ?? 0)];
    return [issue.type === "check" ? words.unprintable : words.missing[name]];
  };
  return Object.fromEntries(FIELD_NAMES.flatMap((name) => messageOf(name).map((text) => [name, text])));
}

/** The request body of docs/behavior.md §5.5, for values that `validate` accepts. */
export function toQuoteRequest(values: QuoteValues, file?: UploadedFile): QuoteRequest {
  return {
    ...visitorInput(values),
    fileUpload: file?.url ?? "",
    fileName: file?.name ?? "",
    webType: WEB_TYPE,
  };
}

function visitorInput(values: QuoteValues): VisitorInput {
  const text = (name: VisitorField) => visibleText(values[name] ?? "").trim();
  const country = matchCountry(text("location"));
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    location: country ? `+${country.dial}` : "",
    phone: text("phone"),
    message: text("message"),
  };
}

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
 * Why the form may come from a bot, if there is a reason. The request is sent anyway, with the reason. A form that is posted without
 * scripts does not say how long it took to fill in.
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
