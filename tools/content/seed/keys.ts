export type Keyed<Item> = Item & { _key: string };

/** Derives a key from a text, so that every import has the same keys. */
export function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Adds to each item the key derived from its text. */
export function keyed<Item>(items: readonly Item[], wordsOf: (item: Item) => string): Keyed<Item>[] {
  return items.map((item) => ({ ...item, _key: keyOf(wordsOf(item)) }));
}

/** References to documents, with their ids as keys. */
export function references(ids: readonly string[]): Keyed<{ _type: "reference"; _ref: string }>[] {
  return ids.map((id) => ({ _key: id, ...referenceTo(id) }));
}

export function referenceTo(id: string): { _type: "reference"; _ref: string } {
  return { _type: "reference", _ref: id };
}
