import type { DocumentReader, StoredDocument } from "./document.ts";
import { isPublishedId, publishedIdOf } from "./ids.ts";
import { type Reference, referencesOf } from "./references.ts";

/** All current documents, in memory, with indexes: by type, who refers to whom, and the drafts and versions of each document. */
export class Dataset implements DocumentReader {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #byType = new Map<string, Map<string, StoredDocument>>();
  readonly #references = new Map<string, readonly Reference[]>();
  readonly #referrers = new Map<string, Set<string>>();
  readonly #versions = new Map<string, Set<string>>();

  get size(): number {
    return this.#documents.size;
  }

  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }

  all(): Iterable<StoredDocument> {
    return this.#documents.values();
  }

  ofType(type: string): Iterable<StoredDocument> {
    return this.#byType.get(type)?.values() ?? [];
  }

  referrers(id: string): Iterable<string> {
    return this.#referrers.get(id) ?? [];
  }

  /** The references that a current document holds. */
  references(id: string): readonly Reference[] {
    return this.#references.get(id) ?? [];
  }

  /** Ids of the drafts and versions of a published id. */
  versionsOf(publishedId: string): Iterable<string> {
    return this.#versions.get(publishedId) ?? [];
  }

  put(document: StoredDocument): void {
    const id = document._id;
    const previous = this.#documents.get(id);
    if (previous !== undefined && previous._type !== document._type) this.#leaveType(previous);
    this.#documents.set(id, document);
    this.#typed(document._type).set(id, document);
    this.#pointFrom(id, referencesOf(document));
    if (previous === undefined && !isPublishedId(id)) add(this.#versions, publishedIdOf(id), id);
  }

  remove(id: string): void {
    const document = this.#documents.get(id);
    if (document === undefined) return;
    this.#documents.delete(id);
    this.#leaveType(document);
    this.#pointFrom(id, []);
    if (!isPublishedId(id)) take(this.#versions, publishedIdOf(id), id);
  }

  #typed(type: string): Map<string, StoredDocument> {
    const documents = this.#byType.get(type) ?? new Map<string, StoredDocument>();
    this.#byType.set(type, documents);
    return documents;
  }

  #leaveType({ _id, _type }: StoredDocument): void {
    const documents = this.#typed(_type);
    documents.delete(_id);
    if (documents.size === 0) this.#byType.delete(_type);
  }

  #pointFrom(id: string, references: readonly Reference[]): void {
    for (const { id: target } of this.references(id)) take(this.#referrers, target, id);
    if (references.length === 0) this.#references.delete(id);
    else this.#references.set(id, references);
    for (const { id: target } of references) add(this.#referrers, target, id);
  }
}

function add(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids === undefined) index.set(key, new Set([id]));
  else ids.add(id);
}

function take(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}
