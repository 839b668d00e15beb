import { findBlock } from "schemas/blocks/index.ts";
import { schemaTypes } from "schemas/index.ts";
import type { SearchFacts, SearchGroup } from "schemas/site-search.ts";
import { createPause } from "site-search/pause.ts";
import type { FullEntry as GenericEntry } from "site-search/search-index.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { documentAnchor } from "#cms/anchors.ts";

import { keyFiguresIn, type SearchWords, spansOf, textsIn } from "./document-text.ts";
import {
  createFindPlace,
  type Place,
  placesOn,
  type StoredDocument,
  subjectsOf,
  type Surroundings,
} from "./places.ts";

type FullEntry = GenericEntry<SearchGroup>;

const SUMMARY_LENGTH = 80;
/** A result shows three of them: those that match the query. */
const MAX_KEY_FIGURES = 8;

const factsOfType = new Map<string, SearchFacts>(
  schemaTypes.flatMap((type) => ("siteSearch" in type ? [[type.name, type.siteSearch]] : [])),
);

/** The document types from which the search index is built. */
export const searchedTypes: readonly string[] = [...factsOfType.keys()];

/** The search entries of the published documents in one language. */
export async function searchEntries(
  documents: readonly StoredDocument[],
  { words, ...surroundings }: Surroundings & { readonly words?: SearchWords | undefined } = {},
): Promise<FullEntry[]> {
  const pause = createPause();
  const pages = documents.filter(
    (document) => storedText(document, "path") !== undefined && !isHidden(document),
  );
  const placesOf = new Map<StoredDocument, Place[]>();
  for (const page of pages) {
    await pause();
    placesOf.set(page, placesOn(page, surroundings));
  }
  const findPlace = await createFindPlace(
    [...placesOf.values()].flat(),
    documents,
    ({ _type }) => factsOfType.get(_type)?.group,
  );
  const byId = new Map(documents.map((document) => [document._id, document]));
  const entriesOf = (document: StoredDocument): FullEntry[] => {
    const facts = factsOfType.get(document._type);
    if (!facts || isHidden(document)) return [];
    const places = placesOf.get(document);
    if (places) return entriesOfPage(document, places, facts, byId, words);
    const place = findPlace(document);
    if (place === undefined) return [];
    const entry = entryOf(document, facts, { href: place.href, page: titleOf(place.page) }, words);
    const hasAnchor = findBlock(place.block._type)?.facts.siteSearch?.hasAnchorOfEachDocument ?? false;
    return hasAnchor ? [{ ...entry, href: `${pathOf(place)}#${documentAnchor(entry.title)}` }] : [entry];
  };
  const entries: FullEntry[] = [];
  for (const document of documents) {
    await pause();
    entries.push(...entriesOf(document));
  }
  return entries;
}

const isHidden = (document: unknown) => storedField(storedField(document, "seo"), "noIndex") === true;
const titleOf = (page: StoredDocument) => storedText(page, "title") ?? "";

/** The entries of a page and its sections. Text without its own heading belongs to the entry of the page. */
function entriesOfPage(
  page: StoredDocument,
  places: readonly Place[],
  facts: SearchFacts,
  byId: ReadonlyMap<string, StoredDocument>,
  words: SearchWords | undefined,
): FullEntry[] {
  const parts = places.filter(isSearched).flatMap((place) => partsOf(place, facts, words));
  const sections = parts.filter(({ title, href }) => title !== "" && href.includes("#"));
  const rest = parts.filter((part) => !sections.includes(part));
  const place = { href: storedText(page, "path") ?? "/", page: "" };
  const own = entryOf(page, facts, place, words);
  const subjects = places
    .flatMap((block) => subjectsOf(block))
    .flatMap((id) => byId.get(id) ?? [])
    .map((subject) => entryOf(subject, factsOfType.get(subject._type) ?? facts, place, words));
  const texts = rest.flatMap(({ title, summary, text }) => [title, summary, text]);
  return [
    {
      ...own,
      text: [own.text, ...texts].filter(Boolean).join(" "),
      names: [
        ...own.names,
        ...rest.flatMap(({ names }) => names),
        ...subjects.flatMap(({ title, names }) => [title, ...names]),
      ],
      figures: subjects[0]?.figures ?? own.figures,
    },
    ...sections,
  ];
}

/** Whether the search includes a block. Leaves out calls to action, which are on every page, and blocks that repeat other pages. */
function isSearched({ block }: Place): boolean {
  const facts = findBlock(block._type)?.facts;
  if (facts === undefined || facts.role === "closing" || (facts.lists && !facts.siteSearch)) return false;
  const { fullVersion } = facts.siteSearch ?? {};
  return fullVersion === undefined || storedField(block, fullVersion) === undefined;
}

/** The entry of a block, and one entry for each heading in its rich text and for each item with an anchor. */
function partsOf(place: Place, pageFacts: SearchFacts, words: SearchWords | undefined): FullEntry[] {
  const { block, page, href, isMain, headingIdOf } = place;
  const { siteSearch, textWithHeadings = "", anchoredItems } = findBlock(block._type)?.facts ?? {};
  const facts: SearchFacts = { group: pageFacts.group, title: "heading", ...siteSearch };
  const { list = "", title: itemTitle = "" } = anchoredItems ?? {};
  const path = pathOf(place);
  const own = readEntry(
    { ...block, [textWithHeadings]: undefined, [list]: undefined },
    facts,
    { href: isMain ? path : href, page: titleOf(page) },
    words,
  );
  const anchorOf = (part: unknown) => headingIdOf(storedText(part, "_key") ?? "");

  const parts = [{ entry: own.entry, lines: [...own.summaryLines, ...own.otherLines] }];
  for (const paragraph of storedItems(storedField(block, textWithHeadings))) {
    const id = anchorOf(paragraph);
    const title = spansOf(paragraph).join("");
    if (id === undefined) for (const line of textsIn(paragraph, words)) parts.at(-1)?.lines.push(line);
    else parts.push({ entry: { ...own.entry, figures: [], title, href: `${path}#${id}` }, lines: [] });
  }
  const items = storedItems(storedField(block, list)).map((item) =>
    entryOf(
      item,
      { group: facts.group, title: itemTitle },
      { href: `${path}#${anchorOf(item) ?? ""}`, page: own.entry.page },
      words,
    ),
  );
  const searchWords = stringsIn(block, "searchWords");
  const first = parts.find(({ entry }) => entry.title !== "");
  if (first) first.entry = { ...first.entry, names: [...first.entry.names, ...searchWords] };
  return [...parts.map(({ entry, lines }) => Object.assign(entry, shortened(lines))), ...items];
}

const pathOf = ({ href }: Place) => href.split("#")[0] ?? "";

function entryOf(...source: Parameters<typeof readEntry>): FullEntry {
  const { entry, summaryLines, otherLines } = readEntry(...source);
  const texts =
    summaryLines.length > 0
      ? { summary: sentences(summaryLines), text: sentences(otherLines) }
      : shortened(otherLines);
  return { ...entry, ...texts };
}

interface EntryWithLines {
  readonly entry: Omit<FullEntry, "summary" | "text">;
  /** The lines of the fields that the facts name as the summary. May be empty. */
  readonly summaryLines: readonly string[];
  /** All other lines. */
  readonly otherLines: readonly string[];
}

function readEntry(
  stored: unknown,
  facts: SearchFacts,
  place: Pick<FullEntry, "href" | "page">,
  words: SearchWords | undefined,
): EntryWithLines {
  const title = storedText(stored, facts.title ?? "title") ?? "";
  const names = (facts.names ?? []).flatMap((field) => stringsIn(stored, field));
  const summaryLines = (facts.summary ?? []).flatMap((field) => stringsIn(stored, field));
  const figures = (facts.figures ?? []).flatMap((field) =>
    keyFiguresIn(storedField(stored, field), field, words),
  );
  const notSearched = new Set(facts.notSearched);
  const searched = Object.entries(Object(stored)).filter(([field]) => !notSearched.has(field));
  const otherLines = textsIn(Object.fromEntries(searched), words).filter(
    (line) =>
      line !== title &&
      !summaryLines.includes(line) &&
      !names.includes(line) &&
      !figures.some((figure) => figure.includes(line)),
  );
  const entry = { ...place, group: facts.group, title, names, figures: figures.slice(0, MAX_KEY_FIGURES) };
  return { entry, summaryLines, otherLines };
}

/** The text of a field, or the texts of a list. */
function stringsIn(stored: unknown, field: string): string[] {
  return [storedField(stored, field)].flat().filter((text) => typeof text === "string");
}

/** Splits a text into a summary, which ends at a word boundary, and the rest. */
function shortened(lines: readonly string[]): Pick<FullEntry, "summary" | "text"> {
  const text = sentences(lines);
  if (text.length <= SUMMARY_LENGTH) return { summary: text, text: "" };
  const space = text.lastIndexOf(" ", SUMMARY_LENGTH);
  // Japanese has no spaces between words.
  const end = space > SUMMARY_LENGTH / 2 ? space : SUMMARY_LENGTH;
  return { summary: `${text.slice(0, end)} …`, text: text.slice(end).trimStart() };
}

/** Joins lines into one text. A line without punctuation at its end gets a period, in its script. */
function sentences(lines: readonly string[]): string {
  const ended = lines.filter(Boolean).map((line) => {
    if (/[.!?:;,…。！？：；、]$/.test(line)) return line;
    return line + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(line) ? "。" : ".");
  });
  return ended
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=[。！？：；、]) /g, "");
}
