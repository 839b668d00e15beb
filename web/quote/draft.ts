import * as v from "valibot";

import { getStoredJson, removeStored, setStored } from "#ui/browser-storage.ts";

import { findCountry } from "./country-search.ts";
import { MESSAGE_LENGTH, TEXT_FIELDS } from "./fields.ts";
import type { UploadedFile } from "./upload/storage.ts";
import { NO_VALUES, type QuoteValues } from "./values.ts";

/** Kept in this tab until the request is sent. */
const DRAFT = "quote-draft";
const COUNTRY = "quote-country";

const typed = (most: number) => v.fallback(v.pipe(v.string(), v.maxLength(most)), "");
const country = v.fallback(
  v.pipe(
    v.string(),
    v.check((iso) => findCountry(iso) !== undefined),
  ),
  "",
);
const Draft = v.object({
  values: v.object({
    firstName: typed(TEXT_FIELDS.firstName.maxLength),
    lastName: typed(TEXT_FIELDS.lastName.maxLength),
    email: typed(TEXT_FIELDS.email.maxLength),
    message: typed(MESSAGE_LENGTH),
    phone: typed(TEXT_FIELDS.phone.maxLength),
    country,
  }),
  file: v.optional(v.object({ url: v.pipe(v.string(), v.url()), name: v.string() })),
});

export interface QuoteDraft {
  readonly values: QuoteValues;
  readonly file?: UploadedFile | undefined;
}

/** What was typed before the page was loaded anew; the country also when it was chosen on an earlier visit. */
export function recallDraft(): QuoteDraft {
  const draft = getStoredJson("sessionStorage", DRAFT, Draft);
  const remembered = getStoredJson("localStorage", COUNTRY, country) ?? "";
  if (draft === undefined) return { values: { ...NO_VALUES, country: remembered } };
  return { ...draft, values: { ...draft.values, country: draft.values.country || remembered } };
}

/** Nothing typed and no file means that nothing is kept. */
export function keepDraft(draft: QuoteDraft): void {
  const { country: _, ...texts } = draft.values;
  if (draft.file || Object.values(texts).some((text) => text !== "")) {
    setStored("sessionStorage", DRAFT, JSON.stringify(draft));
  } else removeStored("sessionStorage", DRAFT);
}

export function rememberCountry(iso: string): void {
  setStored("localStorage", COUNTRY, JSON.stringify(iso));
}
