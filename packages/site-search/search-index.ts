import { createPause } from "./pause.ts";
import { termsOf } from "./terms.ts";
import { english, type WordForms } from "./word-forms.ts";

/** Something that the search can find: a page, a section of a page, or a document that a section shows. */
export interface SearchEntry<Group extends string = string> {
  /** Its kind, such as pages or questions. */
  readonly group: Group;
  readonly title: string;
  /** The title of the page that contains it. Empty for a page itself. */
  readonly page: string;
  /** A path, with the anchor of the section. */
  readonly href: string;
  /** The first words of the text. */
  readonly summary: string;
  /** Key figures, such as `60–66 MPa`. */
  readonly figures: readonly string[];
  /** Other names of the subject. */
  readonly names: readonly string[];
}

/** The index that a browser downloads to search. */
export interface SearchIndex<Group extends string = string> {
  /**
   * The entries, field by field: similar texts next to each other compress better. A space replaces the part of an address that is
   * made of the title.
   */
  readonly columns: {
    readonly [Field in keyof SearchEntry]: readonly SearchEntry<Group>[Field][];
  };
  /**
   * The terms of the text that is not shown in results, one per line, each followed by the positions of its entries. This has half
   * the size of the text. A position is stored as the distance from the previous one, as a base-32 variable-length quantity (as in
   * source maps).
   */
  readonly terms: string;
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  readonly popular: readonly PopularPage[];
}

/** A page to recommend to visitors who find nothing. */
export interface PopularPage {
  readonly href: string;
  readonly title: string;
}

/** An entry with the text that is not shown in results. */
export interface FullEntry<Group extends string = string> extends SearchEntry<Group> {
  readonly text: string;
}

/** Makes the anchor of a section or a document from its title. */
export type AnchorOf = (title: string) => string;

interface IndexOptions {
  readonly anchorOf: AnchorOf;
  /** Lines of words that mean the same, separated by commas. */
  readonly synonyms: readonly string[];
  readonly popular?: readonly PopularPage[];
  /** The language of the entries. Default: English. */
  readonly wordForms?: WordForms | undefined;
}

/**
 * Five to ten times what a site of 150 pages has. Without a limit, an account that may publish could fill the memory of the site and of
 * each visitor who searches. The longest entries and texts are left out first.
 */
const MAX_SHOWN_LENGTH = 2_000_000;
const MAX_TEXT_LENGTH = 4_000_000;
const MAX_TERMS = 50_000;

/** Takes a second for a site of 150 pages, in short steps, between which others run. */
export async function createSearchIndex<Group extends string>(
  all: readonly FullEntry<Group>[],
  { anchorOf, synonyms, popular = [], wordForms = english }: IndexOptions,
): Promise<SearchIndex<Group>> {
  const kept = new Set(shortest(all, (entry) => 50 + shownText(entry).length, MAX_SHOWN_LENGTH));
  const full = all.filter((entry) => kept.has(entry));
  return {
    columns: {
      group: full.map(({ group }) => group),
      title: full.map(({ title }) => title),
      page: full.map(({ page }) => page),
      href: full.map((entry) => shortHref(entry, anchorOf)),
      summary: full.map(({ summary }) => summary),
      figures: full.map(({ figures }) => figures),
      names: full.map(({ names }) => names),
    },
    terms: (await termLines(full, wordForms)).join("\n"),
    synonyms: synonyms.map((line) => line.split(",").map((word) => word.trim())),
    popular,
  };
}

/** The terms of the texts with the positions of their entries, in the order of the first ones. */
async function termLines(full: readonly FullEntry[], wordForms: WordForms): Promise<string[]> {
  const pause = createPause();
  const positions = new Map<string, number[]>();
  const texts = full.map((entry, position) => ({ entry, position }));
  for (const { entry, position } of shortest(texts, (each) => each.entry.text.length, MAX_TEXT_LENGTH)) {
    await pause();
    const shown = new Set(termsOf(shownText(entry), wordForms));
    for (const term of new Set(termsOf(entry.text, wordForms))) {
      if (shown.has(term) || wordForms.stopWords.has(term)) continue;
      const known = positions.get(term);
      if (known) known.push(position);
      else if (positions.size < MAX_TERMS) positions.set(term, [position]);
    }
  }
  return [...positions]
    .map(([term, list]) => ({ term, sorted: list.toSorted((one, other) => one - other) }))
    .toSorted((one, other) => (one.sorted[0] ?? 0) - (other.sorted[0] ?? 0))
    .map(({ term, sorted }) => `${term} ${encodePositions(sorted)}`);
}

/** The entries of an index, one by one. */
export function entriesOf<Group extends string>(
  { columns }: SearchIndex<Group>,
  anchorOf: AnchorOf,
): SearchEntry<Group>[] {
  const { group, title: titles, page, href, summary, figures, names } = columns;
  return group.map((own, i) => {
    const title = titles[i] ?? "";
    return {
      group: own,
      title,
      page: page[i] ?? "",
      href: (href[i] ?? "").replace(ANCHOR, () => anchorOf(title)),
      summary: summary[i] ?? "",
      figures: figures[i] ?? [],
      names: names[i] ?? [],
    };
  });
}

/** An address contains no space of its own. */
const ANCHOR = " ";

/** An address without the end of its anchor if that follows from the title. */
function shortHref({ href, title }: SearchEntry, anchorOf: AnchorOf): string {
  const anchor = anchorOf(title);
  const start = href.endsWith(anchor) ? href.slice(0, -anchor.length) : "";
  return start.includes("#") ? start + ANCHOR : href;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BASE = 32;

/** Encodes ascending positions as text. A digit in the upper half means that another one follows. */
export function encodePositions(positions: readonly number[]): string {
  const digits = positions.flatMap((position, i) => {
    const list: number[] = [];
    let rest = position - (positions[i - 1] ?? 0);
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) list.push(BASE + (rest % BASE));
    return [...list, rest];
  });
  return digits.map((digit) => DIGITS[digit]).join("");
}

export function decodePositions(text: string): number[] {
  const positions: number[] = [];
  let position = 0;
  let scale = 1;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    position += (digit % BASE) * scale;
    if (digit >= BASE) scale *= BASE;
    else {
      positions.push(position);
      scale = 1;
    }
  }
  return positions;
}

function shownText({ title, names, page, figures, summary }: SearchEntry): string {
  return [title, ...names, page, ...figures, summary].join("; ");
}

/** The shortest items first, as many as have at most `max` together. */
function shortest<Item>(items: readonly Item[], lengthOf: (item: Item) => number, max: number): Item[] {
  let rest = max;
  return items
    .map((item) => ({ item, length: lengthOf(item) }))
    .toSorted((one, other) => one.length - other.length)
    .filter(({ length }) => (rest -= length) >= 0)
    .map(({ item }) => item);
}
