import type { Path } from "sanity";

/** A published document, a draft or a version in a release. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly [field: string]: unknown;
}

/** The value of a field of a stored value of any type; undefined if the value has no fields. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The text in a field; undefined if it is missing or blank. */
export function textOf(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

/** The id of the asset of a stored picture or file; undefined before one is chosen. */
export function assetIdOf(holder: unknown): string | undefined {
  return textOf(fieldOf(holder, "asset"), "_ref");
}

/** The paths of the values inside a stored value for which `isFound` is true. Outer values come first. */
export function pathsOf(value: unknown, isFound: (value: unknown) => boolean, path: Path = []): Path[] {
  const found = isFound(value) ? [path] : [];
  if (Array.isArray(value)) {
    const inItems = value.flatMap((item: unknown, index) => {
      const key = textOf(item, "_key");
      return pathsOf(item, isFound, [...path, key === undefined ? index : { _key: key }]);
    });
    return [...found, ...inItems];
  }
  if (typeof value !== "object" || value === null) return found;
  const fields = Object.entries(value).filter(([name]) => !name.startsWith("_"));
  return [...found, ...fields.flatMap(([name, inner]) => pathsOf(inner, isFound, [...path, name]))];
}
