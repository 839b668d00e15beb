import { WEB_TYPE } from "contracts/endpoints.ts";
import { keysOf } from "contracts/keys-of.ts";
import {
  isFamilyNameFirst,
  type QuoteRequest,
  type VisitorField,
  visitorFields,
  VisitorInput,
} from "contracts/quote-request.ts";
import { visibleText } from "contracts/text.ts";
import { matchCountry } from "dialing-codes/countries.ts";
import * as v from "valibot";

import type { Words } from "#locale/catalogs.ts";

import type { UploadedFile } from "../upload/storage.ts";

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
