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
