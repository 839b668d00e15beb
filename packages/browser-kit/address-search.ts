import { useSyncExternalStore } from "react";

const SEARCH_CHANGED = "search-change";

/** The query string of the page, such as `?sort=density`. It holds the state of tables and calculators. Empty on the server. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, currentSearch, serverSearch);
}

/** Changes the query string without a new history entry. */
export function replaceSearch(search: string): void {
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  dispatchEvent(new Event(SEARCH_CHANGED));
}

function subscribe(notify: () => void): () => void {
  addEventListener(SEARCH_CHANGED, notify);
  addEventListener("popstate", notify);
  return () => {
    removeEventListener(SEARCH_CHANGED, notify);
    removeEventListener("popstate", notify);
  };
}

const currentSearch = () => location.search;
// Pages are cached without their query string, so the server renders the initial state.
const serverSearch = () => "";
