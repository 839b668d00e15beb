// Reading stored values of any type.

export type StoredObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is StoredObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text in a field of a stored value; undefined if it has none. */
export function textIn(value: unknown, name: string): string | undefined {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === "string" ? text : undefined;
}

export function itemsIn(value: unknown, name: string): readonly unknown[] {
  const items = isObject(value) ? value[name] : undefined;
  return Array.isArray(items) ? items : [];
}

/** The path of an item of a list, in Sanity’s notation: by its key, or by its index if it has none. */
export function itemPath(list: string, item: unknown, index: number): string {
  const key = textIn(item, "_key");
  return key === undefined ? `${list}[${index}]` : `${list}[_key==${JSON.stringify(key)}]`;
}

export function fieldPath(parent: string, name: string): string {
  return parent === "" ? name : `${parent}.${name}`;
}

const SEGMENT = /\[_key==(?<key>"(?:[^"\\]|\\.)*")\]|\[(?<index>\d+)\]|\[label==.*|(?<name>[^.[\]]+)/gsu;

/** A path can be from a file or a document, so its key may have escapes that JSON does not. */
function keyIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

/** The segments of a path in Sanity’s notation. A label of an SVG belongs to the field of the SVG. */
export function pathSegments(path: string): (string | number | { readonly _key: string })[] {
  return [...path.matchAll(SEGMENT)].flatMap(({ groups: { key, index, name } = {} }) => {
    if (key !== undefined) return { _key: keyIn(key) };
    return index === undefined ? (name ?? []) : Number(index);
  });
}
