import type { DocumentReader, StoredDocument } from "./document.ts";
import { isPublishedId, publishedIdOf } from "./ids.ts";
import { withLazyFields } from "./lazy-document.ts";
import { foreignReferencesOf, mentionedIds, type Reference, referencesOf } from "./references.ts";

/** All current documents in memory, with indexes by type, by reference, and from each document to its drafts and versions. */
export class Dataset implements DocumentReader {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #byType = new Map<string, Map<string, StoredDocument>>();
  readonly #references = new Map<string, readonly Reference[]>();
  readonly #referrers = new Map<string, Set<string>>();
  /** Documents with a reference to another dataset, by its id. */
  readonly #foreignReferrers = new Map<string, Set<string>>();
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

  referrersOfAnyKind(id: string): Iterable<string> {
    const local = this.referrers(id);
    const foreign = this.#foreignReferrers.get(id);
    return foreign === undefined ? local : new Set([...local, ...foreign]);
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
    this.#updateForeignReferences(previous, given);
    if (previous === undefined && !isPublishedId(id)) addToIndex(this.#versions, publishedIdOf(id), id);
  }

  remove(id: string): void {
    const document = this.#documents.get(id);
    if (document === undefined) return;
    this.#documents.delete(id);
    this.#removeFromType(document);
    this.#updateReferences(id, []);
    this.#updateForeignReferences(document, undefined);
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

  #updateForeignReferences(previous: StoredDocument | undefined, current: StoredDocument | undefined): void {
    if (previous !== undefined && this.#foreignReferrers.size > 0)
      for (const target of foreignReferencesOf(previous))
        removeFromIndex(this.#foreignReferrers, target, previous._id);
    if (previous !== undefined) this.#withHiddenReferences.delete(previous._id);
    if (current === undefined) return;
    const foreign = foreignReferencesOf(current);
    for (const target of foreign) addToIndex(this.#foreignReferrers, target, current._id);
    const all = new Set(foreign);
    for (const { id } of this.references(current._id)) all.add(id);
    if (mentionedIds(current).length < all.size) this.#withHiddenReferences.add(current._id);
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
