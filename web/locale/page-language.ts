import { SITE_LANGUAGE } from "schemas/fields/language.ts";

/**
 * The language of the page, for browser code. The layout writes it into `data-language` of the root element, except for English. The
 * element's `lang` is not used, because translation programs change it to the language of the reader.
 */
export function pageLanguage(): string {
  return document.documentElement.dataset["language"] ?? SITE_LANGUAGE;
}
