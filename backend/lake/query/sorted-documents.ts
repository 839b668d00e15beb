import type { StoredDocument } from "../documents/document.ts";

type Documents = readonly StoredDocument[];

/** Documents by id and by type. The arrays it gives out never change: an update makes new ones. */
export class SortedDocuments {
  readonly #byId = new Map<string, StoredDocument>();
  readonly #byType = new Map<string, Documents>();
  #all: Documents = [];

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id);
  }

  all(): Documents {
    return this.#all;
  }

  ofType(type: string): Documents {
    return this.#byType.get(type) ?? [];
  }

  replaceAll(documents: Documents): void {
    this.#byId.clear();
    for (const document of documents) this.#byId.set(document._id, document);
    this.#all = documents.toSorted(byId);
    this.#byType.clear();
    for (const [type, ofType] of Map.groupBy(this.#all, ({ _type }) => _type)) this.#byType.set(type, ofType);
  }

  update(changes: readonly { id: string; document: StoredDocument | undefined }[]): void {
    const types = new Map<string, { id: string; document: StoredDocument | undefined }[]>();
    for (const { id, document } of changes) {
      const before = this.#byId.get(id);
      if (before && before._type !== document?._type) push(types, before._type, { id, document: undefined });
      if (document) push(types, document._type, { id, document });
      if (document) this.#byId.set(id, document);
      else this.#byId.delete(id);
    }
    this.#all = withChanges(this.#all, changes);
    for (const [type, ofType] of types) this.#byType.set(type, withChanges(this.ofType(type), ofType));
  }
}

/** Beyond this many changes a new sort costs less than one insertion after another. */
const FEW = 64;

function withChanges(
  documents: Documents,
  changes: readonly { id: string; document: StoredDocument | undefined }[],
): Documents {
  if (changes.length > FEW) {
    const kept = new Map(documents.map((document) => [document._id, document]));
    for (const { id, document } of changes) {
      if (document) kept.set(id, document);
      else kept.delete(id);
    }
    return [...kept.values()].toSorted(byId);
  }
  const result = [...documents];
  for (const { id, document } of changes) {
    const at = positionOf(result, id);
    const stands = result[at]?._id === id ? 1 : 0;
    if (document) result.splice(at, stands, document);
    else result.splice(at, stands);
  }
  return result;
}

/** Where `id` stands, or would stand. */
function positionOf(documents: Documents, id: string): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const document = documents[middle];
    if (document && document._id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byId(a: StoredDocument, b: StoredDocument): number {
  return a._id < b._id ? -1 : 1;
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
