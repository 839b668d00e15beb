/** A type or a field of the content model, as far as the order of its keys needs it. */
interface Definition {
  readonly name?: string;
  readonly type: string;
  readonly fields?: readonly Definition[];
  readonly of?: readonly Definition[];
}

/** The fields that Sanity adds, and those of its own types, in the order in which a reader expects them. */
const FIRST = ["_id", "_type", "_key", "_ref", "_weak", "_sanityAsset", "style", "listItem", "level"];
const LAST = ["children", "markDefs", "marks", "crop", "hotspot"];

/** Returns a function that sorts the keys of a document, at every depth, in the order of the fields in its schema. */
export function createKeySorter(schemaTypes: readonly object[]): (document: object) => unknown {
  const types = new Map(schemaTypes.map(toDefinition).map((type) => [type.name ?? "", type]));

  /** The fields or members of a definition: its own, or those of the type that it names. */
  function resolve(definition: Definition | undefined): Definition | undefined {
    if (definition === undefined || definition.fields || definition.of) return definition;
    return types.get(definition.type);
  }

  function sort(value: unknown, definition: Definition | undefined): unknown {
    const { fields = [], of = [] } = resolve(definition) ?? {};
    if (Array.isArray(value)) return value.map((item: unknown) => sort(item, memberFor(item, of)));
    if (typeof value !== "object" || value === null) return value;
    const names = [...FIRST, ...fields.map(({ name = "" }) => name), ...LAST];
    const rank = (key: string) => (names.includes(key) ? names.indexOf(key) : names.length);
    const entries = Object.entries(value)
      .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([key, inner]: [string, unknown]) => [
        key,
        sort(
          inner,
          fields.find(({ name }) => name === key),
        ),
      ]);
    return Object.fromEntries(entries);
  }

  /** The definition of an item of an array. Members that are not listed by name are text blocks and their spans. */
  function memberFor(item: unknown, of: readonly Definition[]): Definition | undefined {
    const type = typeof item === "object" && item !== null && "_type" in item ? item._type : undefined;
    return of.find(({ name, type: base }) => (name ?? base) === type) ?? types.get(String(type));
  }

  return (document) => sort(document, types.get("_type" in document ? String(document._type) : ""));
}

function toDefinition(schemaType: object): Definition {
  return { type: "object", ...schemaType };
}
