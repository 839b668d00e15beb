import * as labels from "#locale/labels.ts";
import { GridSection } from "#ui/grid-section.tsx";

import { RecordSearch } from "./record-search.client.tsx";
import { resultsHtml } from "./results.ts";
import { SearchField } from "./search-field.tsx";
import { searchSite } from "./site-search.ts";

import "./search.css";

/** The search page. It works without scripts and shows the same results as the dialog. */
export async function SearchPage({ query }: { query: string }) {
  const answer = await searchSite(query);
  return (
    <GridSection tone="light">
      <div className="search col-span-12">
        <h1 className="text-h2">{labels.search.title}</h1>
        <SearchField query={query} />
        {query !== "" && (
          <p className="search-count">
            {labels.search.count(answer.found.length)}
            <RecordSearch query={query} results={answer.found.length} />
          </p>
        )}
        {/* resultsHtml escapes every text. */}
        <div dangerouslySetInnerHTML={{ __html: resultsHtml(query, answer) }} />
      </div>
    </GridSection>
  );
}
