import { type Identity, mayRead, mayReadId, readerOf } from "../access/identity.ts";
import { type DocumentReader, isMarkedForUnpublishing, type StoredDocument } from "../documents/document.ts";
import { isPublishedId, publishedIdOf } from "../documents/ids.ts";
import { copyWithIds } from "../documents/lazy-document.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { Perspective } from "../lake.ts";
import type { Budget } from "./budget.ts";
import { queryError } from "./errors.ts";
import { FieldIndexes, type FieldPath } from "./indexes/field-indexes.ts";
import { SortedDocuments } from "./indexes/sorted-documents.ts";
import { type DocumentOrder, SortedList } from "./indexes/sorted-list.ts";
import { LruCache } from "./lru-cache.ts";
import type { Search } from "./search/search-terms.ts";
import { type Frequencies, TextIndex } from "./search/text-index.ts";

/** Requests can name any stack of releases, so only the most recently used of these views are kept. */
const MAX_RELEASE_VIEWS = 12;

/** The views for each perspective and kind of reader. They are created on first use. */
export class Views {
  readonly #reader: DocumentReader;
  /** Of the perspectives without releases: three for each kind of reader. They take milliseconds to build, so no request evicts them. */
  readonly #usualViews = new Map<string, PerspectiveView>();
  readonly #releaseViews = new LruCache<PerspectiveView>(MAX_RELEASE_VIEWS);
  readonly #indexes: Indexes;

  constructor(reader: DocumentReader) {
    this.#reader = reader;
    this.#indexes = { fields: new FieldIndexes(reader), text: new TextIndex(reader) };
  }

  /** Adds up to `count` documents to the text index. Returns whether more are left. */
  indexTexts(count: number): boolean {
    return this.#indexes.text.addNext(count);
  }

  /** Throws LakeError 400 for a stack of too many releases, each of which is looked up for every document. */
  get(perspective: Perspective, identity: Identity): PerspectiveView {
    const mayReadVersions = mayReadId(identity, "drafts.any");
    const layers = layersOf(perspective, mayReadVersions);
    if (layers.length > MAX_LAYERS && typeof layers !== "string")
      throw queryError(`A perspective can name ${MAX_LAYERS - 1} releases at most`);
    const key = JSON.stringify([layers, readerOf(identity)]);
    const create = () =>
      new PerspectiveView(this.#reader, layers, (document) => mayRead(identity, document), this.#indexes);
    if (namesReleases(layers)) return this.#releaseViews.getOrCreate(key, create);
    const view = this.#usualViews.get(key) ?? create();
    this.#usualViews.set(key, view);
    return view;
  }

  applyTransaction(transaction: Transaction): void {
    const { changes } = transaction;
    this.#indexes.fields.applyTransaction(transaction);
    this.#indexes.text.applyTransaction(transaction);
    for (const views of [this.#usualViews, this.#releaseViews])
      for (const view of views.values()) for (const { id } of changes) view.markChanged(id);
  }
}

/** The indexes of the stored documents. All views share them. */
interface Indexes {
  readonly fields: FieldIndexes;
  readonly text: TextIndex;
}

type Layers = readonly string[] | "raw" | "published";
const MAX_LAYERS = 101;
const MAX_REFERRERS = 16;
/** One takes about 5 MB for 50,000 documents, and 16 MB at most. */
const MAX_SORTED_LISTS = 4;
/** Above this share (1/16 of all documents), picking documents from the sorted list is faster than sorting the picked ones. */
const SORTED_SHARE = 16;

/** The documents of a perspective that one kind of reader may read, by their ids in that perspective. */
export interface View {
  /** Sorted by `_id`. */
  readonly documents: readonly StoredDocument[];
  /** Sorted by `_id`. */
  ofType(type: string): readonly StoredDocument[];
  get(id: string): StoredDocument | undefined;
  /** The ids in the store of all documents that may have one of the values in a field; undefined if there is no index. */
  findByField(path: FieldPath, values: readonly unknown[]): ReadonlySet<string> | undefined;
  /** The documents that may refer to one of these ids, sorted by `_id`; undefined if there is no index. */
  referrers(ids: readonly string[]): readonly StoredDocument[] | undefined;
  /** Whether `referrers` is exactly what `references()` selects. */
  readonly hasExactReferrers: boolean;
  /** Searches a document of the view with the text index. Undefined for any other value, and if the view has no text index. */
  searchDocument(value: Record<string, unknown>, search: Search, budget: Budget): Frequencies | undefined;
  /** All documents, or those of a type, in an order; undefined if the view keeps no sorted list of them. */
  sorted(type: string | undefined, order: DocumentOrder): readonly StoredDocument[] | undefined;
  /** The documents of the view with these stored ids. May contain others. Sorted by `_id`. */
  ofStoredIds(ids: ReadonlySet<string>): readonly StoredDocument[];
}

/** A view of a perspective that is updated lazily: call `markChanged` for each changed document. */
class PerspectiveView implements View {
  readonly #reader: DocumentReader;
  readonly #layers: Layers;
  readonly #mayRead: (document: StoredDocument) => boolean;
  readonly #indexes: Indexes;
  readonly #changedIds = new Set<string>();
  readonly #sorted = new SortedDocuments();
  readonly #sortedLists = new LruCache<SortedList>(MAX_SORTED_LISTS);
  /** A cache of `referrers` by the referenced ids. It is cleared on every change. */
  #referrers = new LruCache<readonly StoredDocument[]>(MAX_REFERRERS);
  #isBuilt = false;

  constructor(
    reader: DocumentReader,
    layers: Layers,
    isReadable: (document: StoredDocument) => boolean,
    indexes: Indexes,
  ) {
    this.#reader = reader;
    this.#indexes = indexes;
    this.#layers = layers;
    this.#mayRead = isReadable;
  }

  get documents(): readonly StoredDocument[] {
    return this.#upToDate().all();
  }

  ofType(type: string): readonly StoredDocument[] {
    return this.#upToDate().ofType(type);
  }

  get(id: string): StoredDocument | undefined {
    return this.#upToDate().get(id);
  }

  findByField(path: FieldPath, values: readonly unknown[]): ReadonlySet<string> | undefined {
    return this.#indexes.fields.find(path, values);
  }

  referrers(ids: readonly string[]): readonly StoredDocument[] {
    this.#upToDate();
    return this.#referrers.getOrCreate(JSON.stringify(ids), () => {
      const storedIds = new Set<string>();
      for (const id of ids) for (const referrer of this.#reader.referrers(id)) storedIds.add(referrer);
      // The perspective may show another version of the document than the one with the reference.
      return this.ofStoredIds(storedIds).filter((document) => storedIds.has(this.#storedIdOf(document)));
    });
  }

  get hasExactReferrers(): boolean {
    return this.#reader.hasExactReferrers;
  }

  searchDocument(value: Record<string, unknown>, search: Search, budget: Budget): Frequencies | undefined {
    const document = typeof value._id === "string" ? this.get(value._id) : undefined;
    if (document === undefined || document !== value) return undefined;
    return this.#indexes.text.frequenciesIn(document, this.#storedIdOf(document), search, budget);
  }

  sorted(type: string | undefined, order: DocumentOrder): readonly StoredDocument[] | undefined {
    const view = this.#upToDate();
    const documents = type === undefined ? view.all() : view.ofType(type);
    const get = (id: string): StoredDocument | undefined => {
      const document = view.get(id);
      return type === undefined || document?._type === type ? document : undefined;
    };
    return this.#sortedLists
      .getOrCreate(JSON.stringify([type ?? null, order.id]), () => new SortedList())
      .current(documents, get, order);
  }

  ofStoredIds(storedIds: ReadonlySet<string>): readonly StoredDocument[] {
    const sorted = this.#upToDate();
    const ids = new Set<string>();
    for (const id of storedIds) ids.add(this.#idInView(id));
    if (ids.size > sorted.all().length / SORTED_SHARE) return sorted.all().filter(({ _id }) => ids.has(_id));
    return [...ids].flatMap((id) => sorted.get(id) ?? []).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  }

  /** Call this when the document with this stored id was written or deleted. */
  markChanged(storedId: string): void {
    if (this.#isBuilt) this.#changedIds.add(this.#idInView(storedId));
  }

  #upToDate(): SortedDocuments {
    if (!this.#isBuilt) {
      const ids = new Set<string>();
      for (const { _id } of this.#reader.all()) ids.add(this.#idInView(_id));
      this.#sorted.replaceAll([...ids].flatMap((id) => this.#find(id) ?? []));
      this.#isBuilt = true;
    } else if (this.#changedIds.size > 0) {
      this.#sorted.update([...this.#changedIds].map((id) => ({ id, document: this.#find(id) })));
      this.#referrers = new LruCache(MAX_REFERRERS);
      for (const list of this.#sortedLists.values()) for (const id of this.#changedIds) list.markChanged(id);
    }
    this.#changedIds.clear();
    return this.#sorted;
  }

  #storedIdOf({ _id, _originalId }: StoredDocument): string {
    return typeof this.#layers !== "string" && typeof _originalId === "string" ? _originalId : _id;
  }

  #idInView(storedId: string): string {
    return this.#layers === "raw" ? storedId : publishedIdOf(storedId);
  }

  #find(id: string): StoredDocument | undefined {
    if (this.#layers === "raw") return this.#read(id);
    if (this.#layers === "published") return isPublishedId(id) ? this.#read(id) : undefined;
    for (const layer of this.#layers) {
      const document = this.#read(layer + id);
      if (document)
        return isMarkedForUnpublishing(document) ? undefined : copyWithIds(document, id, document._id);
    }
    return undefined;
  }

  #read(id: string): StoredDocument | undefined {
    const document = this.#reader.get(id);
    return document && this.#mayRead(document) ? document : undefined;
  }
}

/**
 * The id prefixes of the perspective's layers, by priority. The last layer is always the published documents. A reader who may not
 * read versions has the same view for all stacks of releases.
 */
function layersOf(perspective: Perspective, mayReadVersions: boolean): Layers {
  if (perspective === "raw" || perspective === "published") return perspective;
  const names = perspective === "drafts" ? [perspective] : perspective.filter((name) => name !== "published");
  if (names.length === 0) return "published";
  if (!mayReadVersions) return [""];
  const layers = names.map((name) =>
    name === "drafts" || name === "previewDrafts" ? "drafts." : `versions.${name}.`,
  );
  return [...new Set(layers), ""];
}

function namesReleases(layers: Layers): boolean {
  return typeof layers !== "string" && layers.some((layer) => layer.startsWith("versions."));
}

/** A view with some documents replaced, or deleted with null. */
export function viewWithChanges(view: View, changed: ReadonlyMap<string, StoredDocument | null>): View {
  let documents: readonly StoredDocument[] | undefined;
  let byType: Map<string, StoredDocument[]> | undefined;
  const all = (): readonly StoredDocument[] => (documents ??= mergeDocuments(view, changed));
  return {
    get documents() {
      return all();
    },
    ofType(type) {
      byType ??= Map.groupBy(all(), ({ _type }) => _type);
      return byType.get(type) ?? [];
    },
    get: (id) => (changed.has(id) ? (changed.get(id) ?? undefined) : view.get(id)),
    findByField: () => undefined,
    referrers: () => undefined,
    hasExactReferrers: false,
    ofStoredIds: () => all(),
    sorted: () => undefined,
    searchDocument: () => undefined,
  };
}

function mergeDocuments(
  view: View,
  changed: ReadonlyMap<string, StoredDocument | null>,
): readonly StoredDocument[] {
  const untouched = view.documents.filter(({ _id }) => !changed.has(_id));
  const replaced = [...changed.values()].filter((document) => document !== null);
  return [...untouched, ...replaced].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}
