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

/** A `hidden` option: shows a field only if the field `name` of the same object has one of the `needed` values. */
export function hiddenUnless(name: string, ...needed: readonly string[]) {
  return ({ parent }: { parent?: unknown }) => !needed.some((value) => storedField(parent, name) === value);
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

interface StoredValue {
  readonly value: unknown;
  readonly path: Path;
}

/** A stored value and every value inside it, each with its path. Outer values come first. */
export function storedValues(value: unknown, path: Path = []): StoredValue[] {
  // Not pushed into one list: the arguments of a call have a limit, which a large document would exceed.
  return [{ value, path }, ...partsOf(value).flatMap(([step, part]) => storedValues(part, [...path, step]))];
}

function partsOf(value: unknown): [step: Path[number], part: unknown][] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      const key = storedField(item, "_key");
      return [typeof key === "string" ? { _key: key } : index, item];
    });
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).filter(([name]) => !name.startsWith("_"));
}
