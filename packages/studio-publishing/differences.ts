import type { Path } from "sanity";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField } from "stored-values/stored-value.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";

/** How a Studio says in words what is stored. */
export interface Words {
  readonly titles: FormTitles;
  /** The words of a stored paragraph. */
  readonly textOfBlock: (block: unknown) => string;
}

/** A place in which two versions of a document differ. */
export interface Difference {
  /** The field by its titles in the form. */
  readonly breadcrumb: string;
  /** Undefined if the version has nothing there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The differences between two versions of a document, in the words of the form. */
export function differencesBetween(
  before: ContentDocument,
  after: ContentDocument,
  words: Words,
): Difference[] {
  return placesOf(before, after, [], words).map(({ path, before: old, after: now }) => ({
    breadcrumb: words.titles.breadcrumbOf(path, now === undefined ? before : after),
    before: old,
    after: now,
  }));
}

interface Place extends Pick<Difference, "before" | "after"> {
  readonly path: Path;
}

function placesOf(before: unknown, after: unknown, path: Path, words: Words): Place[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isText = [before, after].every((value) => storedField(value, "_type") === "block");
  if (isText || !isObject(before) || !isObject(after)) {
    const [old, now] = [textOf(before, words), textOf(after, words)];
    // The same words with another style, link or figure.
    return [{ path, before: old, after: now === old ? `${now ?? ""} (changed)` : now }];
  }
  if (Array.isArray(before) || Array.isArray(after))
    return placesInLists(listOf(before), listOf(after), path, words);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !name.startsWith("_"))
    .flatMap((name) => placesOf(storedField(before, name), storedField(after, name), [...path, name], words));
}

function placesInLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  words: Words,
): Place[] {
  const keys = new Set([...before, ...after].map((item) => keyOf(item)));
  if (![...keys].every((each) => typeof each === "string"))
    return [{ path, before: textsOf(before, words), after: textsOf(after, words) }];
  const items = [...keys].flatMap((each) => {
    const [old, now] = [before, after].map((list) => list.find((item) => keyOf(item) === each));
    return placesOf(old, now, [...path, { _key: String(each) }], words);
  });
  const [oldOrder, newOrder] = [commonItems(before, after), commonItems(after, before)];
  const isMoved = oldOrder.some((item, index) => keyOf(item) !== keyOf(newOrder[index]));
  return isMoved
    ? [...items, { path, before: titlesOf(oldOrder, words), after: titlesOf(newOrder, words) }]
    : items;
}

/** The items of a list that another one has too, in the order of the first. */
function commonItems(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  return list.filter((item) => other.some((same) => keyOf(same) === keyOf(item)));
}

function keyOf(item: unknown): unknown {
  return storedField(item, "_key");
}

function titlesOf(items: readonly unknown[], { titles }: Words): string {
  return items.map((_, index) => titles.itemTitle(items, index)).join(", ");
}

function textsOf(items: readonly unknown[], words: Words): string {
  return items.map((item) => textOf(item, words)).join(", ");
}

/** A value in one line. Undefined for a missing one. */
function textOf(value: unknown, words: Words): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string" || typeof value === "number") return `${value}`;
  if (!isObject(value)) return undefined;
  if (Array.isArray(value)) return titlesOf(value, words);
  return storedField(value, "_type") === "block"
    ? words.textOfBlock(value)
    : words.titles.itemTitle([value], 0);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function listOf(value: object): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
