import type { SearchGroup } from "schemas/site-search.ts";

import { termsOf } from "./terms.ts";

/** Something that the search can find: a page, a section of a page, or a document that a section shows. */
export interface SearchEntry {
  readonly group: SearchGroup;
  readonly title: string;
  /** The title of the page that it is on; empty for a page itself. */
  readonly page: string;
  /** A path, with the anchor of the section. */
  readonly href: string;
  /** The first words of its text. */
  readonly summary: string;
  /** Main figures, such as `60–66 MPa`. */
  readonly figures: readonly string[];
  /** Other names of it. */
  readonly names: readonly string[];
}

/** What a browser downloads in order to search. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /**
   * The terms of the texts that results do not show, one per line, followed by the positions of their entries: each is a step from the one
   * before, to base 36. Half the size of the texts.
   */
  readonly terms: string;
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** An entry with its text that results do not show. */
export interface FullEntry extends SearchEntry {
  readonly text: string;
}

export function createSearchIndex(full: readonly FullEntry[], synonymLines: readonly string[]): SearchIndex {
  const positions = new Map<string, number[]>();
  for (const [position, { text, ...entry }] of full.entries()) {
    const shown = new Set(shownTerms(entry));
    for (const term of new Set(termsOf(text))) {
      if (!shown.has(term)) positions.set(term, [...(positions.get(term) ?? []), position]);
    }
  }
  return {
    entries: full.map(({ text: _text, ...entry }) => entry),
    terms: [...positions].map(([term, list]) => [term, ...list.map(stepFrom)].join(" ")).join("\n"),
    synonyms: synonymLines.map((line) => line.split(",").map((word) => word.trim())),
  };
}

function stepFrom(position: number, index: number, list: readonly number[]): string {
  return (position - (list[index - 1] ?? 0)).toString(36);
}

function shownTerms({ title, names, page, figures, summary }: SearchEntry): string[] {
  return termsOf([title, ...names, page, ...figures, summary].join("; "));
}
