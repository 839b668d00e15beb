import type { StoredDocument } from "../../documents/document.ts";

type Documents = readonly StoredDocument[];

/** Documents sorted by id, also by type. Updates replace the returned arrays instead of changing them. */
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
      if (before && before._type !== document?._type)
        addToList(types, before._type, { id, document: undefined });
      if (document) addToList(types, document._type, { id, document });
      if (document) this.#byId.set(id, document);
      else this.#byId.delete(id);
    }
    this.#all = applyChanges(this.#all, changes);
    for (const [type, ofType] of types) this.#byType.set(type, applyChanges(this.ofType(type), ofType));
  }
}

/** Above this number of changes a new sort is faster than insertions. */
const MAX_INSERTIONS = 64;

function applyChanges(
  documents: Documents,
  changes: readonly { id: string; document: StoredDocument | undefined }[],
): Documents {
  if (changes.length > MAX_INSERTIONS) {
    const byDocumentId = new Map(documents.map((document) => [document._id, document]));
    for (const { id, document } of changes) {
      if (document) byDocumentId.set(id, document);
      else byDocumentId.delete(id);
    }
    return [...byDocumentId.values()].toSorted(byId);
  }
  const result = [...documents];
  for (const { id, document } of changes) {
    const at = insertionIndex(result, id);
    const existing = result[at]?._id === id ? 1 : 0;
    if (document) result.splice(at, existing, document);
    else result.splice(at, existing);
  }
  return result;
}

/** The index of `id`, or the one at which to insert it. */
function insertionIndex(documents: Documents, id: string): number {
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

function addToList<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
