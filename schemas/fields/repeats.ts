import type { ValidationError } from "@sanity/types";

/** Finds the items of a list that it has already. Sanity’s `unique()` compares each with all others: a long list would block the form. */
export function repeats(items: readonly unknown[] | undefined): true | ValidationError[] {
  const known = new Set<string>();
  const repeated: ValidationError[] = [];
  for (const [index, item] of items?.entries() ?? []) {
    const text = JSON.stringify(item, (name, value: unknown) => (name === "_key" ? undefined : value));
    if (known.has(text)) repeated.push({ message: "It is in the list already", path: [index] });
    known.add(text);
  }
  return repeated.length === 0 ? true : repeated;
}
