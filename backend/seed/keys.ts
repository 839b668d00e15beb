export type Keyed<Item> = Item & { _key: string };

/** A key made of words, so that the same content has the same keys at every import. */
export function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Gives each item of a list the key that is made of its words. */
export function keyed<Item>(items: readonly Item[], wordsOf: (item: Item) => string): Keyed<Item>[] {
  return items.map((item) => ({ ...item, _key: keyOf(wordsOf(item)) }));
}

/** References to documents, keyed by the id that they lead to. */
export function references(ids: readonly string[]): Keyed<{ _type: "reference"; _ref: string }>[] {
  return ids.map((id) => ({ _key: id, ...referenceTo(id) }));
}

export function referenceTo(id: string): { _type: "reference"; _ref: string } {
  return { _type: "reference", _ref: id };
}
