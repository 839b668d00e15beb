import { MAX_QUERY_LENGTH } from "contracts/endpoints.ts";
import { pathInLanguage } from "schemas/fields/language.ts";

import { getLanguage, getWords } from "#locale/words.ts";
import { buttonClass } from "#ui/button.ts";

import { SEARCH_PATH } from "./addresses.ts";

/** A search form that leads to the search page, with or without scripts. */
export function SearchField({ query }: { query?: string }) {
  const { search } = getWords();
  return (
    <search>
      <form action={pathInLanguage(SEARCH_PATH, getLanguage())} className="mt-6 flex gap-2">
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          aria-label={search.field}
          placeholder={search.field}
          className="h-12 w-full min-w-0 border border-line bg-paper px-3"
        />
        <button type="submit" className={buttonClass("secondary")}>
          {search.submit}
        </button>
      </form>
    </search>
  );
}
