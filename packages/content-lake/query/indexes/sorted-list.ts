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

/** A list of documents in the order of `order(…)`, then by `_id`. It is reused by later queries. */
export class SortedList {
  #entries: Entry[];
  #documents: readonly StoredDocument[] | undefined;
  readonly #changedIds = new Set<string>();

  constructor(documents: readonly StoredDocument[], order: DocumentOrder) {
    this.#entries = sortEntries(documents, order);
  }

  /** Call this when the document with this id in the view was written or deleted. */
  markChanged(id: string): void {
    this.#changedIds.add(id);
  }

  /** The current documents in order. `documents` are all documents, and `get` finds one that belongs to the list. */
  current(
    documents: readonly StoredDocument[],
    get: (id: string) => StoredDocument | undefined,
    order: DocumentOrder,
  ): readonly StoredDocument[] {
    const changed = [...this.#changedIds];
    if (changed.length > MAX_INSERTIONS) this.#entries = sortEntries(documents, order);
    else if (changed.length > 0) this.#update(new Set(changed), get, order);
    if (changed.length > 0) this.#documents = undefined;
    // Cleared only now: if the budget stops the query in the lines above, the next query must process the changes again.
    this.#changedIds.clear();
    return (this.#documents ??= this.#entries.map(({ document }) => document));
  }

  #update(
    changed: ReadonlySet<string>,
    get: (id: string) => StoredDocument | undefined,
    order: DocumentOrder,
  ): void {
    this.#entries = this.#entries.filter(({ document }) => !changed.has(document._id));
    for (const id of changed) {
      const document = get(id);
      if (document === undefined) continue;
      const entry = { document, keys: order.keysOf(document) };
      this.#entries.splice(this.#insertionIndex(entry, order), 0, entry);
    }
  }

  #insertionIndex(entry: Entry, order: DocumentOrder): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#entries[middle];
      if (other && compareEntries(other, entry, order) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function sortEntries(documents: readonly StoredDocument[], order: DocumentOrder): Entry[] {
  return documents
    .map((document) => ({ document, keys: order.keysOf(document) }))
    .toSorted((a, b) => compareEntries(a, b, order));
}

function compareEntries(a: Entry, b: Entry, order: DocumentOrder): number {
  return order.compareKeys(a.keys, b.keys) || (a.document._id < b.document._id ? -1 : 1);
}
