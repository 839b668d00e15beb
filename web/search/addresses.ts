import { MAX_QUERY_LENGTH } from "contracts/endpoints.ts";

/** The page of search results. Its query is in the parameter `q`. */
export const SEARCH_PATH = "/search";
/** The search index that the browser downloads. */
export const SEARCH_INDEX_PATH = "/search-index.json";

/** The search query in a query string. Empty if there is none. */
export function queryIn(search: string): string {
  return trimQuery(new URLSearchParams(search).get("q") ?? "");
}

/** A query without surrounding white space, at its maximum length. */
export function trimQuery(query: string): string {
  return query.trim().slice(0, MAX_QUERY_LENGTH);
}
