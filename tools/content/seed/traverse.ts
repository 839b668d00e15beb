import { storedField } from "../../../schemas/fields/stored-field.ts";

interface Found {
  readonly field: string;
  readonly value: unknown;
}

/** All fields of a value at any depth. */
export function fieldsOf(value: unknown): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const found: Found[] = [];
  for (const [field, inner] of Object.entries(value)) found.push({ field, value: inner }, ...fieldsOf(inner));
  return found;
}

/** All strings in fields of this name. */
export function textsIn(value: unknown, field: string): string[] {
  return fieldsOf(value).flatMap((found) =>
    found.field === field && typeof found.value === "string" ? [found.value] : [],
  );
}

/** All objects with this `_type`. */
export function objectsIn(value: unknown, type: string): object[] {
  return fieldsOf({ value }).flatMap(({ value: found }) =>
    typeof found === "object" && found !== null && storedField(found, "_type") === type ? [found] : [],
  );
}

const INVISIBLE_FIELDS = new Set([
  "_id",
  "_key",
  "_type",
  "_ref",
  "_sanityAsset",
  "anchor",
  "kind",
  "style",
  "marks",
  "drawing",
]);

/** All visible texts of a value. The spans of a line are joined. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const children: unknown = Reflect.get(value, "children");
  if (Array.isArray(children))
    return [children.map((child: unknown) => String(Object(child)["text"])).join("")];
  if (Array.isArray(value)) return value.flatMap((inner) => wordsIn(inner));
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    INVISIBLE_FIELDS.has(name) ? [] : wordsIn(inner),
  );
}
