import { german } from "site-search/german.ts";
import { japanese } from "site-search/japanese.ts";
import type { WordForms } from "site-search/word-forms.ts";

/** The words of other languages for the search. A language that is missing here is searched as English. */
export const WORD_FORMS: Readonly<Record<string, WordForms>> = { de: german, ja: japanese };
