import type { WithForeignTexts } from "translations/apply.ts";

/**
 * The language of a text of a record, such as a grade or the note of a quantity, if it has no translation into the language of the page
 * (translate-content.ts). `record` is the object that has the text as a field. Undefined for all others.
 */
export function foreignLanguage<Record extends object>(
  record: (Record & WithForeignTexts) | null | undefined,
  field: keyof Record & string,
): string | undefined {
  return record?.foreign?.[field];
}

/** The language of a name, for lists and tables of names. Empty if that is the language of the page. */
export function languageOfName(record: { readonly name: string }): { readonly language?: string } {
  return languageOf(record, "name");
}

/** The same of another text. */
export function languageOf<Record extends object>(
  record: (Record & WithForeignTexts) | null | undefined,
  field: keyof Record & string,
): { readonly language?: string } {
  const language = foreignLanguage(record, field);
  return language === undefined ? {} : { language };
}
