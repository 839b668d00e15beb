import type { QuoteRequestState } from "contracts/staff.ts";

export const PAGE_SIZE = 50;

export interface Search {
  readonly state: QuoteRequestState | undefined;
  readonly text: string;
  /** How many matches stand on the pages before this one. */
  readonly offset: number;
}

export const EVERYTHING: Search = { state: undefined, text: "", offset: 0 };

/** As the query of the list. */
export function searchOf({ state, text, offset }: Search): string {
  const query = new URLSearchParams(matchesOf({ state, text }));
  query.set("limit", String(PAGE_SIZE));
  query.set("offset", String(offset));
  return query.toString();
}

/** As the query of the export: all pages of the list. */
export function matchesOf({ state, text }: Pick<Search, "state" | "text">): string {
  const query = new URLSearchParams();
  if (state !== undefined) query.set("state", state);
  if (text.trim() !== "") query.set("text", text.trim());
  return query.toString();
}

/** "51–100 of 230"; nothing where all stands on one page. */
export function pageOf({ offset }: Pick<Search, "offset">, shown: number, total: number): string | undefined {
  return total > PAGE_SIZE || offset > 0 ? `${offset + 1}–${offset + shown} of ${total}` : undefined;
}
