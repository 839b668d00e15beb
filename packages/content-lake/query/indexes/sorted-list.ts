import type { StoredDocument } from "../../documents/document.ts";

/** An `order(…)` whose keys depend only on the document. */
export interface DocumentOrder {
  /** Identical for all expressions with the same order. */
  readonly id: string;
  keysOf(document: StoredDocument): readonly unknown[];
  compareKeys(a: readonly unknown[], b: readonly unknown[]): number;
}

interface Entry {
  readonly document: StoredDocument;
  readonly keys: readonly unknown[];
}

/** Above this number of changes a new sort is faster than insertions. */
const MAX_INSERTIONS = 64;

/** The characters in the keys of a list, which may be computed from texts of any length. Titles of 50,000 documents have 3 million. */
const MAX_KEY_CHARACTERS = 4_000_000;

/** A list of documents in the order of `order(…)`, then by `_id`. It is reused by later queries. */
export class SortedList {
  /** Undefined until a query needs it, and if its keys are too long to be kept. */
  #entries: Entry[] | undefined;
  #documents: readonly StoredDocument[] | undefined;
  readonly #changedIds = new Set<string>();

  /** Call this when the document with this id in the view was written or deleted. */
  markChanged(id: string): void {
    this.#changedIds.add(id);
  }

  /**
   * The current documents in order; undefined if their keys are too long to be kept. `documents` are all documents, and `get` finds one
   * that belongs to the list.
   */
  current(
    documents: readonly StoredDocument[],
    get: (id: string) => StoredDocument | undefined,
    order: DocumentOrder,
  ): readonly StoredDocument[] | undefined {
    const changed = [...this.#changedIds];
    if (this.#entries === undefined || changed.length > MAX_INSERTIONS)
      this.#entries = sortEntries(documents, order);
    else if (changed.length > 0) this.#entries = updateEntries(this.#entries, new Set(changed), get, order);
    if (changed.length > 0) this.#documents = undefined;
    // Cleared only now: if the budget stops the query in the lines above, the next query must process the changes again.
    this.#changedIds.clear();
    return (this.#documents ??= this.#entries?.map(({ document }) => document));
  }
}

function updateEntries(
  entries: readonly Entry[],
  changed: ReadonlySet<string>,
  get: (id: string) => StoredDocument | undefined,
  order: DocumentOrder,
): Entry[] | undefined {
  const updated = entries.filter(({ document }) => !changed.has(document._id));
  for (const id of changed) {
    const document = get(id);
    if (document === undefined) continue;
    const entry = { document, keys: order.keysOf(document) };
    updated.splice(insertionIndex(updated, entry, order), 0, entry);
  }
  const characters = updated.reduce((sum, { keys }) => sum + charactersIn(keys), 0);
  return characters > MAX_KEY_CHARACTERS ? undefined : updated;
}

function insertionIndex(entries: readonly Entry[], entry: Entry, order: DocumentOrder): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = entries[middle];
    if (other && compareEntries(other, entry, order) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sortEntries(documents: readonly StoredDocument[], order: DocumentOrder): Entry[] | undefined {
  const entries: Entry[] = [];
  let characters = 0;
  for (const document of documents) {
    const keys = order.keysOf(document);
    characters += charactersIn(keys);
    if (characters > MAX_KEY_CHARACTERS) return undefined;
    entries.push({ document, keys });
  }
  return entries.toSorted((a, b) => compareEntries(a, b, order));
}

function charactersIn(keys: readonly unknown[]): number {
  return keys.reduce<number>((sum, key) => sum + (typeof key === "string" ? key.length : 0), 0);
}

function compareEntries(a: Entry, b: Entry, order: DocumentOrder): number {
  return order.compareKeys(a.keys, b.keys) || (a.document._id < b.document._id ? -1 : 1);
}
