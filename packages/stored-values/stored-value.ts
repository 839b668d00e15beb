import type { Path } from "@sanity/types";

/** The value of a field of a stored value of any type; undefined if the value has no fields. */
export function storedField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The text in a field of a stored value; undefined if it is missing or blank. */
export function storedText(value: unknown, name: string): string | undefined {
  const text = storedField(value, name);
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

/** The items of a stored list of any type. A value that is not a list counts as an empty list. */
export function storedItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Replaces the items of a list in place. Not with `splice`: the arguments of a call have a limit, which any stored list may exceed. */
export function replaceItems<Item>(list: Item[], items: readonly Item[]): void {
  list.length = items.length;
  for (const [index, item] of items.entries()) list[index] = item;
}

/** Whether at least one of the fields has a value. */
export function hasOneOf(value: unknown, ...names: string[]): boolean {
  return names.some((name) => storedField(value, name) !== undefined);
}

/** The number of items in words: `1 link`, `3 links`. */
export function countOf(list: unknown, one: string, many = `${one}s`): string {
  const count = storedItems(list).length;
  return `${count} ${count === 1 ? one : many}`;
}

/** The id of the asset of a stored picture or file; undefined before one is chosen. */
export function assetIdOf(holder: unknown): string | undefined {
  return storedText(storedField(holder, "asset"), "_ref");
}

interface StoredValue {
  readonly value: unknown;
  readonly path: Path;
}

/** A stored value and every value inside it, each with its path. Outer values come first. Fields of Sanity, such as `_key`, are left out. */
export function storedValues(value: unknown, path: Path = []): StoredValue[] {
  const found: StoredValue[] = [];
  const collect = (each: unknown, at: Path) => {
    found.push({ value: each, path: at });
    for (const [step, part] of partsOf(each)) collect(part, [...at, step]);
  };
  collect(value, path);
  return found;
}

function partsOf(value: unknown): [step: Path[number], part: unknown][] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      const key = storedText(item, "_key");
      return [key === undefined ? index : { _key: key }, item];
    });
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).filter(([name]) => !name.startsWith("_"));
}
