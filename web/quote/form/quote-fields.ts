import { WEB_TYPE } from "contracts/endpoints.ts";
import { keysOf } from "contracts/keys-of.ts";
import {
  type QuoteRequest,
  type VisitorField,
  visitorFields,
  VisitorInput,
} from "contracts/quote-request.ts";
import { visibleText } from "contracts/text.ts";
import * as v from "valibot";

import type { UploadedFile } from "../upload/storage.ts";
import { findCountry } from "./countries.ts";

interface QuoteField {
  readonly label: string;
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

/** How the form shows each field. The contract defines its maximum length and messages. */
export const QUOTE_FIELDS: InputOfEachField = {
  firstName: { label: "First name", autoComplete: "given-name", input: "text", width: "half" },
  lastName: { label: "Last name", autoComplete: "family-name", input: "text", width: "half" },
  // Not type="email", because the format must not be checked (docs/behavior.md §5.4), and such an input hides the caret position.
  email: { label: "Email", autoComplete: "email", input: "text", inputMode: "email", width: "wide" },
  location: { label: "Country code", autoComplete: "tel-country-code", input: "country", width: "wide" },
  phone: { label: "Phone", autoComplete: "tel-national", input: "tel", inputMode: "tel", width: "wide" },
  message: { label: "Project Description", autoComplete: "off", input: "textarea", width: "full" },
};

/** The names of the fields, in the order of the form. */
export const FIELD_NAMES = keysOf(visitorFields);

/** The maximum length of a field in characters (docs/behavior.md §5.2). Undefined for a field without typed text. */
export function maxLengthOf(name: VisitorField): number | undefined {
  const field = visitorFields[name];
  return "maxLength" in field ? field.maxLength : undefined;
}

export const MAX_MESSAGE_LENGTH = visitorFields.message.maxLength;

/**
 * The values of the form: the typed texts under the names of the request's fields. Only `location` differs: here it is the ISO code
 * of the country, because several countries share a dialing code. `toQuoteRequest` replaces it with the dialing code.
 */
export type QuoteValues = Readonly<Record<VisitorField, string>>;

export const QuoteValues = v.object(v.entriesFromList(FIELD_NAMES, v.fallback(v.string(), "")));

export const NO_VALUES: QuoteValues = v.parse(QuoteValues, {});

/** The message of each invalid field. */
export type QuoteErrors = Readonly<Partial<Record<VisitorField, string>>>;

/** Checks the values against the contract, with the messages of docs/behavior.md §5.1. The admin API checks the same. */
export function validate(values: QuoteValues): QuoteErrors {
  const parsed = v.safeParse(VisitorInput, visitorInput(values));
  if (parsed.success) return {};
  const { nested = {} } = v.flatten<typeof VisitorInput>(parsed.issues);
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const [message] = nested[name] ?? [];
      return message === undefined ? [] : [[name, message]];
    }),
  );
}

/** The request body of docs/behavior.md §5.5. Throws a ValiError for values that are not valid. */
export function toQuoteRequest(values: QuoteValues, file: UploadedFile | undefined): QuoteRequest {
  return {
    ...v.parse(VisitorInput, visitorInput(values)),
    fileUpload: file?.url ?? "",
    fileName: file?.name ?? "",
    webType: WEB_TYPE,
  };
}

function visitorInput({ location, ...texts }: QuoteValues) {
  const country = findCountry(location);
  const visible = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, visibleText(text)]));
  return { ...visible, location: country ? `+${country.dial}` : "" };
}
