import { WEB_TYPE } from "contracts/endpoints.ts";
import { type QuoteRequest, VisitorInput } from "contracts/quote-request.ts";
import { visibleText } from "contracts/text.ts";
import * as v from "valibot";

import { dialOf } from "./country-search.ts";
import type { UploadedFile } from "./upload/storage.ts";
import type { QuoteValues } from "./values.ts";

export type QuoteErrors = Readonly<Partial<Record<keyof QuoteValues, string>>>;

/** The messages of Spec §5, by field, from the contract that the admin API checks as well. */
export function validate(values: QuoteValues): QuoteErrors {
  const parsed = v.safeParse(VisitorInput, typedPart(values));
  if (parsed.success) return {};
  const messages = v.flatten<typeof VisitorInput>(parsed.issues).nested ?? {};
  const { location, ...texts } = messages;
  const entries = Object.entries({ ...texts, country: location });
  return Object.fromEntries(entries.flatMap(([name, found]) => (found ? [[name, found[0]]] : [])));
}

/** The nine fields of Spec §3 and no more. The values must be valid. */
export function quoteRequestOf(values: QuoteValues, file: UploadedFile | undefined): QuoteRequest {
  const { firstName, lastName, email, message, phone, location } = v.parse(VisitorInput, typedPart(values));
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
