import type { QuoteRequestState } from "contracts/staff.ts";

const PAGE_SIZE = 50;

export interface Search {
  /** Undefined for any state. */
  readonly state: QuoteRequestState | undefined;
  readonly text: string;
  /** The number of matches on earlier pages. */
  readonly offset: number;
}

export const EMPTY_SEARCH: Search = { state: undefined, text: "", offset: 0 };

/** The query string for one page of the list. */
export function listQuery({ offset, ...filter }: Search): string {
  const query = new URLSearchParams(exportQuery(filter));
  query.set("limit", String(PAGE_SIZE));
  query.set("offset", String(offset));
  return query.toString();
}

/** The query string for the CSV export, which contains all pages. */
export function exportQuery({ state, text }: Pick<Search, "state" | "text">): string {
  const query = new URLSearchParams();
  if (state !== undefined) query.set("state", state);
  if (text.trim() !== "") query.set("text", text.trim());
  return query.toString();
}

export function previousPage(search: Search): Search {
  return { ...search, offset: Math.max(0, search.offset - PAGE_SIZE) };
}

export function nextPage(search: Search): Search {
  return { ...search, offset: search.offset + PAGE_SIZE };
}

/** "51–100 of 230"; undefined if all matches are on one page. */
export function pageRange(
  { offset }: Pick<Search, "offset">,
  count: number,
  total: number,
): string | undefined {
  return total > PAGE_SIZE || offset > 0 ? `${offset + 1}–${offset + count} of ${total}` : undefined;
}
