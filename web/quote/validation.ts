import * as v from "valibot";

import { Inquiry, visibleText } from "#admin-api/contract.ts";
import { WEB_TYPE } from "#admin-api/site-id.ts";

import { dialOf } from "./country-search.ts";
import type { QuoteValues, StoredFile } from "./values.ts";

export type QuoteErrors = Readonly<Partial<Record<keyof QuoteValues, string>>>;

const Typed = v.pick(Inquiry, ["firstName", "lastName", "email", "message", "phone", "location"]);

/** The messages of Spec §5, by field, from the contract that the admin API checks as well. */
export function validate(values: QuoteValues): QuoteErrors {
  const parsed = v.safeParse(Typed, typedPart(values));
  if (parsed.success) return {};
  const messages = v.flatten<typeof Typed>(parsed.issues).nested ?? {};
  const { location, ...texts } = messages;
  const entries = Object.entries({ ...texts, country: location });
  return Object.fromEntries(entries.flatMap(([name, found]) => (found ? [[name, found[0]]] : [])));
}

/** The nine fields of Spec §3 and no more. The values must be valid. */
export function inquiryOf(values: QuoteValues, file: StoredFile | undefined): Inquiry {
  const { firstName, lastName, email, message, phone, location } = v.parse(Typed, typedPart(values));
  return {
    firstName,
    lastName,
    email,
    message,
    phone,
    fileUpload: file?.url ?? "",
    fileName: file?.name ?? "",
    location,
    webType: WEB_TYPE,
  };
}

function typedPart({ country, ...texts }: QuoteValues) {
  const dial = dialOf(country);
  const visible = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, visibleText(text)]));
  return { ...visible, location: dial === undefined ? "" : `+${dial}` };
}
