import { storedField } from "../../schemas/stored-field.ts";

interface Found {
  readonly field: string;
  readonly value: unknown;
}

/** Every field of a document or of a list of them, however deep, with its value. */
export function fieldsOf(value: unknown): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const found: Found[] = [];
  for (const [field, inner] of Object.entries(value)) found.push({ field, value: inner }, ...fieldsOf(inner));
  return found;
}

/** The text of every field with this name. */
export function textsIn(value: unknown, field: string): string[] {
  return fieldsOf(value).flatMap((found) =>
    found.field === field && typeof found.value === "string" ? [found.value] : [],
  );
}

/** Every list of objects. */
export function listsIn(value: unknown): object[][] {
  return fieldsOf(value).flatMap(({ value: list }) => {
    if (!Array.isArray(list)) return [];
    const objects = list.filter((item: unknown): item is object => typeof item === "object" && item !== null);
    return objects.length === 0 ? [] : [objects];
  });
}

/** Every object of this type. */
export function objectsIn(value: unknown, type: string): object[] {
  return fieldsOf({ value }).flatMap(({ value: found }) =>
    typeof found === "object" && found !== null && storedField(found, "_type") === type ? [found] : [],
  );
}

const NOT_READ = new Set([
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

/** All that a reader reads in a value; the pieces of one line are joined. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const children: unknown = Reflect.get(value, "children");
  if (Array.isArray(children))
    return [children.map((child: unknown) => String(Object(child)["text"])).join("")];
  if (Array.isArray(value)) return value.flatMap((inner) => wordsIn(inner));
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    NOT_READ.has(name) ? [] : wordsIn(inner),
  );
}
