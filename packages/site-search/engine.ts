import MiniSearch, { type SearchResult } from "minisearch";

import { createPause } from "./pause.ts";
import { type Alternative, parseQuery, type QueryPart } from "./query.ts";
import {
  type AnchorOf,
  decodePositions,
  entriesOf,
  type PopularPage,
  type SearchEntry,
  type SearchIndex,
} from "./search-index.ts";
import { termsOf } from "./terms.ts";
import { english, type WordForms } from "./word-forms.ts";

export interface Found<Group extends string = string> {
  readonly entry: SearchEntry<Group>;
  /** The terms in the entry that match the query. */
  readonly terms: ReadonlySet<string>;
}

export interface Answer<Group extends string = string> {
  /** The results, best first. */
  readonly found: readonly Found<Group>[];
  /** The number of entries that match. `found` has only the best of them. */
  readonly total: number;
  /** If nothing was found: the entries whose titles have similar words. */
  readonly similar: readonly Found<Group>[];
  /** Pages to offer if nothing was found. */
  readonly popular: readonly PopularPage[];
}

export type Search<Group extends string = string> = (query: string) => Answer<Group>;

export interface SearchOptions<Group extends string = string> {
  readonly anchorOf: AnchorOf;
  /** The weight of results of a group. Default: 1. */
  readonly groupWeights?: Readonly<Partial<Record<Group, number>>>;
  /** The language of the index and of the queries. Default: English. */
  readonly wordForms?: WordForms | undefined;
}

const MAX_RESULTS = 40;

/** The weight of a match in each field, relative to a match in the text. */
const BOOST = { title: 5, names: 4, page: 3, figures: 2, text: 1 };
/** Ranks a page above its sections. */
const PAGE_BOOST = 1.4;
/** Ranks results that lack a part of the query much lower. */
const COVERAGE_POWER = 2.4;
/** Ranks results higher that have the query, or a part of it, in their title, their other names or the title of their page. */
const HEAD_BOOST = 7;
const HEAD_POWER = 1.5;
/** Ranks results higher whose title is exactly the query. */
const WHOLE_TITLE_BOOST = 1.5;
/** Ranks each further result of the same page lower. */
const SAME_PAGE_WEIGHT = 0.8;
/**
 * Names with digits have no typo tolerance and a low prefix weight, because similar names mean different things: “M30” is not “M3”.
 */
const WEIGHTS = { fuzzy: 0.35, prefix: 0.4 };
const WEIGHTS_WITH_DIGITS = { fuzzy: 0, prefix: 0.1 };

/** Separates the two sides of a comparison, such as “6061 vs 7075” or “SLS or MJF”. */
const VERSUS = /\s+(?:vs\.?|versus|or|oder)\s+/i;
/** Each side is a search of its own. */
const MAX_SIDES = 4;
/** The share of letters that may differ in a similar word (MiniSearch's `fuzzy`). */
const SIMILAR_FUZZINESS = 0.34;
const MAX_SIMILAR = 3;

/** Loads an index, in the browser or on the server. Resolves with a function that answers queries. */
export async function createSearch<Group extends string>(
  stored: SearchIndex<Group>,
  { anchorOf, groupWeights, wordForms = english }: SearchOptions<Group>,
): Promise<Search<Group>> {
  const { terms, synonyms, popular } = stored;
  const entries = entriesOf(stored, anchorOf);
  const texts = entries.map((): string[] => []);
  const pause = createPause();
  for (const line of terms.split("\n")) {
    await pause();
    const [term = "", positions = ""] = line.split(" ");
    for (const position of decodePositions(positions)) texts[position]?.push(term);
  }
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (list) => list.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      boostDocument: (id: number) => (entries[id]?.page === "" ? PAGE_BOOST : 1),
    },
  });
  const titles: string[][] = [];
  for (const [id, { title, names, page, figures, summary }] of entries.entries()) {
    await pause();
    titles.push(termsOf(title, wordForms));
    index.add({
      id,
      title: listOf([title]),
      names: listOf(names),
      page: listOf([page]),
      figures: listOf(figures),
      text: [listOf([summary]), ...(texts[id] ?? [])].join(" "),
    });
  }

  function listOf(lines: readonly string[]): string {
    return termsOf(lines.join("; "), wordForms).join(" ");
  }

  return function search(query: string): Answer<Group> {
    const sides = query.split(VERSUS);
    const parts = parseQuery(sides.join(" "), synonyms, wordForms);
    const all = putSidesFirst(find(parts), sides);
    const found = all.slice(0, MAX_RESULTS);
    return { found, total: all.length, similar: found.length > 0 ? [] : findSimilar(parts), popular };
  };

  function find(parts: readonly QueryPart[]): Scored<Group>[] {
    const found = new Map<number, Total>();
    for (const part of parts) {
      for (const [id, match] of findPart(index, part)) {
        const total = found.get(id) ?? { score: 0, parts: 0, inHead: 0, terms: new Set() };
        for (const term of match.terms) total.terms.add(term);
        total.score += match.score;
        total.parts += 1;
        total.inHead += match.isInHead ? 1 : 0;
        found.set(id, total);
      }
    }
    const isWholeTitle = (id: number, total: Total) => titles[id]?.every((term) => total.terms.has(term));
    const coverage = (total: Total) =>
      (total.parts / parts.length) ** COVERAGE_POWER *
      (1 + HEAD_BOOST * (total.inHead / parts.length) ** HEAD_POWER);
    const scored = [...found].flatMap(([id, total]) => {
      const entry = entries[id];
      if (!entry) return [];
      const titleBoost = isWholeTitle(id, total) ? WHOLE_TITLE_BOOST : 1;
      const score = total.score * coverage(total) * titleBoost * (groupWeights?.[entry.group] ?? 1);
      return [{ entry, terms: total.terms, score, isInHead: total.inHead === parts.length }];
    });
    return mixPages(scored);
  }

  /**
   * For “A vs B”: first the entries about both sides, then the best result for each of the first four sides. Of the entries about both, a
   * title that starts with one side (“SLS or MJF”) comes before a title that only mentions them (“PA11 (SLS and MJF)”).
   */
  function putSidesFirst(
    found: readonly Scored<Group>[],
    sides: readonly string[],
  ): readonly Scored<Group>[] {
    if (sides.length === 1) return found;
    const names = new Set(sides.flatMap((side) => termsOf(side, wordForms)));
    const startsWithSide = ({ entry }: Scored<Group>) => names.has(termsOf(entry.title, wordForms)[0] ?? "");
    const aboutAll = found
      .filter(({ isInHead }) => isInHead)
      .toSorted((a, b) => Number(startsWithSide(b)) - Number(startsWithSide(a)));
    const best = sides
      .slice(0, MAX_SIDES)
      .flatMap((side) => find(parseQuery(side, synonyms, wordForms)).slice(0, 1));
    return [...new Map([...aboutAll, ...best, ...found].map((one) => [one.entry, one])).values()];
  }

  function findSimilar(parts: readonly QueryPart[]): Found<Group>[] {
    const words = parts
      .flatMap(({ alternatives }) => alternatives[0]?.terms ?? [])
      .filter((word) => /^[a-z]{5,}$/.test(word));
    const options = { fields: ["title", "names"], fuzzy: SIMILAR_FUZZINESS };
    return index
      .search({ combineWith: "OR", queries: words }, options)
      .slice(0, MAX_SIMILAR)
      .flatMap(({ id, terms: similar }) => {
        const entry = entries[id];
        return entry ? [{ entry, terms: new Set(similar) }] : [];
      });
  }
}

interface Scored<Group extends string> extends Found<Group> {
  readonly score: number;
  /** Whether every part of the query is in its title, its other names or the title of its page. */
  readonly isInHead: boolean;
}

/**
 * Sorts the results, best first. Each further result of the same page is ranked lower, so that one page does not displace all
 * others.
 */
function mixPages<Group extends string>(scored: readonly Scored<Group>[]): Scored<Group>[] {
  const perPage = new Map<string, number>();
  const mixed = scored
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry, terms, score, isInHead }) => {
      const [path = ""] = entry.href.split("#");
      const before = perPage.get(path) ?? 0;
      perPage.set(path, before + 1);
      return { entry, terms, score: score * SAME_PAGE_WEIGHT ** before, isInHead };
    });
  return mixed.toSorted((one, other) => other.score - one.score);
}

/** How well an entry matches the whole query. */
interface Total {
  score: number;
  /** The number of query parts that the entry matches. */
  parts: number;
  /** The number of these parts in the title, the other names or the title of the page. */
  inHead: number;
  readonly terms: Set<string>;
}

interface Match {
  readonly score: number;
  readonly terms: readonly string[];
  readonly isInHead: boolean;
}

/** Finds the entries that match a part of the query. Of several alternatives, the best match counts. */
function findPart(index: MiniSearch, { alternatives, isLast }: QueryPart): Map<number, Match> {
  const best = new Map<number, Match>();
  for (const alternative of alternatives) {
    for (const { id, score: sum, terms, match } of findAlternative(index, alternative, isLast)) {
      // Divided by the number of terms, so that a name of three words counts as much as one word.
      const score = (sum * alternative.weight) / alternative.terms.length;
      if (score <= (best.get(id)?.score ?? 0)) continue;
      // A term may match several words of an entry, so there can be more words than terms.
      const inHead = Object.values(match).filter((fields) => fields.some((field) => HEAD_FIELDS.has(field)));
      const isInHead = inHead.length >= alternative.terms.length;
      best.set(id, { score, terms, isInHead });
    }
  }
  return best;
}

const HEAD_FIELDS = new Set(["title", "names", "page"]);

function findAlternative(
  index: MiniSearch,
  { terms, isExact }: Alternative,
  isLast: boolean,
): SearchResult[] {
  const hasDigits = terms.some((term) => /\d/.test(term));
  return index.search(
    { combineWith: "AND", queries: [...terms] },
    {
      prefix: (term, position) =>
        !isExact && ((isLast && position === terms.length - 1 && !/^\D?\d$/.test(term)) || term.length > 3),
      fuzzy: (term) => !isExact && /^[a-z]{5,}$/.test(term) && (term.length < 8 ? 1 : 2),
      weights: hasDigits ? WEIGHTS_WITH_DIGITS : WEIGHTS,
    },
  );
}
