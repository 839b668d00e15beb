import { MAX_QUERY_LENGTH } from "contracts/search.ts";

/** The page of search results. Its query is in the parameter `q`. */
export const SEARCH_PATH = "/search";
/** What the browser searches in. */
export const SEARCH_INDEX_PATH = "/search-index.json";

/** The query in a query string, without surrounding white space; empty if there is none. */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
}
