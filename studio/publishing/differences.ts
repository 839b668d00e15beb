import type { Path } from "sanity";
import type { ContentDocument } from "schemas/fields/lake.ts";
import { storedField } from "schemas/fields/stored-field.ts";
import { textBlock, textOfBlock } from "schemas/objects/prose.ts";

import { breadcrumbOf } from "#check/findings.ts";
import { itemTitle } from "#structure/titles.ts";

/** A place in which two versions of a document differ. */
export interface Difference {
  /** The field by its titles in the form. */
  readonly breadcrumb: string;
  /** Undefined if the version has nothing there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The differences between two versions of a document, in the words of the form. */
export function differencesBetween(before: ContentDocument, after: ContentDocument): Difference[] {
  return placesOf(before, after, []).map(({ path, before: old, after: now }) => ({
    breadcrumb: breadcrumbOf(path, now === undefined ? before : after),
    before: old,
    after: now,
  }));
}

interface Place extends Pick<Difference, "before" | "after"> {
  readonly path: Path;
}

function placesOf(before: unknown, after: unknown, path: Path): Place[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isText = [before, after].every((value) => storedField(value, "_type") === textBlock.type);
  if (isText || !isObject(before) || !isObject(after)) {
    const [old, now] = [textOf(before), textOf(after)];
    // The same words with another style, link or figure.
    return [{ path, before: old, after: now === old ? `${now ?? ""} (changed)` : now }];
  }
  if (Array.isArray(before) || Array.isArray(after))
    return placesInLists(listOf(before), listOf(after), path);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !name.startsWith("_"))
    .flatMap((name) => placesOf(storedField(before, name), storedField(after, name), [...path, name]));
}

function placesInLists(before: readonly unknown[], after: readonly unknown[], path: Path): Place[] {
  const keys = new Set([...before, ...after].map((item) => keyOf(item)));
  if (![...keys].every((each) => typeof each === "string"))
    return [{ path, before: before.map(textOf).join(", "), after: after.map(textOf).join(", ") }];
  const items = [...keys].flatMap((each) => {
    const [old, now] = [before, after].map((list) => list.find((item) => keyOf(item) === each));
    return placesOf(old, now, [...path, { _key: String(each) }]);
  });
  const [oldOrder, newOrder] = [commonItems(before, after), commonItems(after, before)];
  const isMoved = oldOrder.some((item, index) => keyOf(item) !== keyOf(newOrder[index]));
  return isMoved ? [...items, { path, before: titles(oldOrder), after: titles(newOrder) }] : items;
}

/** The items of a list that another one has too, in the order of the first. */
function commonItems(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  return list.filter((item) => other.some((same) => keyOf(same) === keyOf(item)));
}

function keyOf(item: unknown): unknown {
  return storedField(item, "_key");
}

function titles(items: readonly unknown[]): string {
  return items.map((_, index) => itemTitle(items, index)).join(", ");
}

/** A value in one line. Undefined for a missing one. */
function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string" || typeof value === "number") return `${value}`;
  if (!isObject(value)) return undefined;
  if (Array.isArray(value)) return titles(value);
  return storedField(value, "_type") === textBlock.type ? textOfBlock(value) : itemTitle([value], 0);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function listOf(value: object): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
