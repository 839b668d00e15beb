import type { Metadata } from "next";
import { pathInLanguage } from "schemas/fields/language.ts";

import { getLanguage, getWords } from "#locale/words.ts";
import { QUOTE_PAGE_PATH } from "#quote/form-dom.ts";
import { SEARCH_PATH, trimQuery } from "#search/addresses.ts";
import { RecordSearch } from "#search/record-search.client.tsx";
import { countText, resultsHtml } from "#search/results.ts";
import { SearchField } from "#search/search-field.tsx";
import { searchSite } from "#search/site-search.ts";
import { WORD_FORMS } from "#search/word-forms.ts";
import { GridSection } from "#ui/grid-section.tsx";

import "#search/search.css";

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export function generateMetadata(): Metadata {
  return {
    title: getWords().search.title,
    robots: { index: false },
    alternates: { canonical: pathInLanguage(SEARCH_PATH, getLanguage()) },
  };
}

/** The results of a search. It works without scripts and shows the same results as the dialog. */
export default async function SearchPage({ searchParams }: Props) {
  const [given = ""] = [(await searchParams).q].flat();
  const query = trimQuery(given);
  const answer = await searchSite(query, getLanguage());
  const { search } = getWords();
  const language = getLanguage();
  const options = {
    quotePath: pathInLanguage(QUOTE_PAGE_PATH, language),
    language,
    wordForms: WORD_FORMS[language],
  };
  return (
    <GridSection tone="light">
      <div className="search col-span-12">
        <h1 className="text-h2">{search.title}</h1>
        <SearchField query={query} />
        {query !== "" && (
          <p className="search-count">
            {countText(answer, search)}
            <RecordSearch query={query} results={answer.found.length} />
          </p>
        )}
        {/* resultsHtml escapes every text. */}
        <div dangerouslySetInnerHTML={{ __html: resultsHtml(query, answer, search, options) }} />
      </div>
    </GridSection>
  );
}
