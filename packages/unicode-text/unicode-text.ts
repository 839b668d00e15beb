/** A run of accents, and of what becomes one when it is decomposed: the two marks of Japanese with half the width. */
const LONG_RUN = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;
/** Characters that are compared. No two titles agree in so many. */
const MAX_SORTED = 500;

/** A Unicode normalization form of a text, in which no run of accents is longer than 30. */
export function normalizeText(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  // oxlint-disable-next-line no-restricted-properties -- here the runs of accents are limited
  return text.replace(LONG_RUN, "$1").normalize(form);
}

/**
 * The same items, sorted by a text of each in the order of a language, by default that of the browser or server. Equal ones keep their
 * order.
 */
export function sortByText<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  language?: string,
): Item[] {
  const { compare } = new Intl.Collator(language);
  return items
    .map((item) => ({ item, text: textOf(item).slice(0, MAX_SORTED).replace(LONG_RUN, "$1") }))
    .toSorted((one, other) => compare(one.text, other.text))
    .map(({ item }) => item);
}
