import type { DocumentReader, StoredDocument } from "./document.ts";
import { isPublishedId, publishedIdOf } from "./ids.ts";
import { withLazyFields } from "./lazy-document.ts";
import { mentionedIds, type Reference, referencesOf } from "./references.ts";

/** All current documents in memory, with indexes by type, by reference, and from each document to its drafts and versions. */
export class Dataset implements DocumentReader {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #byType = new Map<string, Map<string, StoredDocument>>();
  readonly #references = new Map<string, readonly Reference[]>();
  readonly #referrers = new Map<string, Set<string>>();
  /** The ids of documents with a reference inside another reference object. */
  readonly #withHiddenReferences = new Set<string>();
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

  get hasExactReferrers(): boolean {
    return this.#withHiddenReferences.size === 0;
  }

  /** The references in a current document. */
  references(id: string): readonly Reference[] {
    return this.#references.get(id) ?? [];
  }

  versionsOf(publishedId: string): Iterable<string> {
    return this.#versions.get(publishedId) ?? [];
  }

  /** Adds or replaces a document. `isRead`: whether its fields will probably be read soon, as after a write. */
  put(given: StoredDocument, { isRead = true } = {}): void {
    const document = withLazyFields(given, { keepsParsed: isRead });
    const id = document._id;
    const previous = this.#documents.get(id);
    if (previous !== undefined && previous._type !== document._type) this.#removeFromType(previous);
    this.#documents.set(id, document);
    this.#documentsOfType(document._type).set(id, document);
    this.#updateReferences(id, referencesOf(given));
    if (mentionedIds(given).length < this.references(id).length) this.#withHiddenReferences.add(id);
    else this.#withHiddenReferences.delete(id);
    if (previous === undefined && !isPublishedId(id)) addToIndex(this.#versions, publishedIdOf(id), id);
  }

  remove(id: string): void {
    const document = this.#documents.get(id);
    if (document === undefined) return;
    this.#documents.delete(id);
    this.#removeFromType(document);
    this.#updateReferences(id, []);
    this.#withHiddenReferences.delete(id);
    if (!isPublishedId(id)) removeFromIndex(this.#versions, publishedIdOf(id), id);
  }

  #documentsOfType(type: string): Map<string, StoredDocument> {
    const documents = this.#byType.get(type) ?? new Map<string, StoredDocument>();
    this.#byType.set(type, documents);
    return documents;
  }

  #removeFromType({ _id, _type }: StoredDocument): void {
    const documents = this.#documentsOfType(_type);
    documents.delete(_id);
    if (documents.size === 0) this.#byType.delete(_type);
  }

  #updateReferences(id: string, references: readonly Reference[]): void {
    for (const { id: target } of this.references(id)) removeFromIndex(this.#referrers, target, id);
    if (references.length === 0) this.#references.delete(id);
    else this.#references.set(id, references);
    for (const { id: target } of references) addToIndex(this.#referrers, target, id);
  }
}

function addToIndex(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids === undefined) index.set(key, new Set([id]));
  else ids.add(id);
}

function removeFromIndex(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}
