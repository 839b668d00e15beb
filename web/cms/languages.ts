import "server-only";
import { cache } from "react";
import { translationId } from "schemas/fields/language.ts";
import { sortByText } from "unicode-text/unicode-text.ts";

import { ENGLISH, languageOfPath } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";

import { getFallbacks, getPageLanguage } from "./fetch.ts";

// Documents in the language of the page that is being rendered, or in one that it falls back to.

/** The language of the page that is being rendered, and those that it falls back to. Empty for English. */
export const getReaderLanguages = cache(async (): Promise<readonly string[]> => {
  const language = getLanguage();
  return language === ENGLISH ? [] : [language, ...(await getFallbacks(language))];
});

interface Translatable {
  readonly _id: string;
}

/**
 * English documents, each replaced by its translation into the reader's language if there is one. It keeps the id of its original, by
 * which everything refers to it. `fetchIn` gets the code of a language, also for the texts of records: a figure of an English page has an
 * English condition.
 */
export async function inReaderLanguage<Document extends Translatable>(
  fetchIn: (language: string) => Promise<readonly Document[]>,
): Promise<Document[]> {
  const [codes, originals] = await Promise.all([getReaderLanguages(), fetchIn(ENGLISH)]);
  const translated = await Promise.all(
    codes.map(async (code) => ({ code, byId: byIdOf(await fetchIn(code)) })),
  );
  return originals.map((original) => {
    const found = translated.map(({ code, byId }) => byId.get(translationId(original._id, code)));
    const best = found.find((each) => each !== undefined);
    return best === undefined ? original : Object.assign({}, best, { _id: original._id });
  });
}

export function byIdOf<Document extends Translatable>(documents: readonly Document[]): Map<string, Document> {
  return new Map(documents.map((document) => [document._id, document]));
}

/** Without the pages that the reader's language does not have, if its editor chose to leave them out of lists. */
export async function withoutMissing<Listed extends { readonly path: string }>(
  pages: readonly Listed[],
): Promise<Listed[]> {
  const language = await getPageLanguage();
  return language?.missingPages === "hidden"
    ? pages.filter(({ path }) => languageOfPath(path) !== ENGLISH)
    : [...pages];
}

/**
 * Sorts pages by their titles: first those in the reader's first language, last the English ones, so that the languages do not mix.
 * English readers have no `languages`, and the queries have already sorted their pages.
 */
export function byTitle<Listed extends { readonly title: string; readonly path: string }>(
  pages: Listed[],
  languages: readonly string[],
): Listed[] {
  if (languages.length === 0) return pages;
  const rankOf = ({ path }: Listed) => languages.concat(ENGLISH).indexOf(languageOfPath(path));
  return sortByText(pages, ({ title }) => title, languages[0]).toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  );
}
