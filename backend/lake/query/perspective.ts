import { type Identity, mayRead } from "../access/identity.ts";
import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { isPublishedId, publishedIdOf } from "../documents/ids.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { Perspective } from "../lake.ts";
import { Recent } from "./lru-cache.ts";
import { SortedDocuments } from "./sorted-documents.ts";

/** Stacks of releases are made by request: only the ones used last are kept. */
const KEPT_VIEWS = 12;

/** One view for each perspective and kind of reader, made when first asked for. */
export class Views {
  readonly #reader: DocumentReader;
  readonly #views = new Recent<PerspectiveView>(KEPT_VIEWS);

  constructor(reader: DocumentReader) {
    this.#reader = reader;
  }

  of(perspective: Perspective, identity: Identity): PerspectiveView {
    const key = JSON.stringify([perspective, mayRead(identity, "drafts.any")]);
    return this.#views.getOrMake(
      key,
      () => new PerspectiveView(this.#reader, perspective, (id) => mayRead(identity, id)),
    );
  }

  applyTransaction({ changes }: Transaction): void {
    for (const view of this.#views.values()) for (const { id } of changes) view.markChanged(id);
  }
}

/** The documents as one perspective and one reader see them, by the ids they have there. */
export interface View {
  /** By `_id`, ascending. */
  readonly documents: readonly StoredDocument[];
  /** By `_id`, ascending. */
  ofType(type: string): readonly StoredDocument[];
  get(id: string): StoredDocument | undefined;
}

/** A perspective on the documents that follows their changes: `touch` what changed, and the next look is right again. */
class PerspectiveView implements View {
  readonly #reader: DocumentReader;
  readonly #layers: readonly string[] | "raw" | "published";
  readonly #mayRead: (id: string) => boolean;
  readonly #touched = new Set<string>();
  readonly #sorted = new SortedDocuments();
  #isBuilt = false;

  constructor(reader: DocumentReader, perspective: Perspective, isReadable: (id: string) => boolean) {
    this.#reader = reader;
    this.#layers = layersOf(perspective);
    this.#mayRead = isReadable;
  }

  get documents(): readonly StoredDocument[] {
    return this.#fresh().all();
  }

  ofType(type: string): readonly StoredDocument[] {
    return this.#fresh().ofType(type);
  }

  get(id: string): StoredDocument | undefined {
    return this.#fresh().get(id);
  }

  /** A document with this real id was written or deleted. */
  markChanged(realId: string): void {
    if (this.#isBuilt) this.#touched.add(this.#idHere(realId));
  }

  #fresh(): SortedDocuments {
    if (!this.#isBuilt) {
      const ids = new Set<string>();
      for (const { _id } of this.#reader.all()) ids.add(this.#idHere(_id));
      this.#sorted.replaceAll([...ids].flatMap((id) => this.#find(id) ?? []));
      this.#isBuilt = true;
    } else if (this.#touched.size > 0) {
      this.#sorted.update([...this.#touched].map((id) => ({ id, document: this.#find(id) })));
    }
    this.#touched.clear();
    return this.#sorted;
  }

  #idHere(realId: string): string {
    return this.#layers === "raw" ? realId : publishedIdOf(realId);
  }

  #find(id: string): StoredDocument | undefined {
    if (this.#layers === "raw") return this.#read(id);
    if (this.#layers === "published") return isPublishedId(id) ? this.#read(id) : undefined;
    for (const layer of this.#layers) {
      const document = this.#read(layer + id);
      if (document)
        return isDeletion(document) ? undefined : { ...document, _id: id, _originalId: document._id };
    }
    return undefined;
  }

  #read(id: string): StoredDocument | undefined {
    return this.#mayRead(id) ? this.#reader.get(id) : undefined;
  }
}

/** What stands before the id in each layer, the one that wins first. The published documents are always underneath. */
function layersOf(perspective: Perspective): readonly string[] | "raw" | "published" {
  if (perspective === "raw" || perspective === "published") return perspective;
  const names = perspective === "drafts" ? [perspective] : perspective.filter((name) => name !== "published");
  if (names.length === 0) return "published";
  return [
    ...names.map((name) => (name === "drafts" || name === "previewDrafts" ? "drafts." : `versions.${name}.`)),
    "",
  ];
}

/** A version may say that publishing its release deletes the document. */
function isDeletion({ _system }: StoredDocument): boolean {
  return (
    typeof _system === "object" && _system !== null && !Array.isArray(_system) && _system.delete === true
  );
}

/** A view in which some documents are otherwise, or (null) not there. */
export function overlaid(view: View, changed: ReadonlyMap<string, StoredDocument | null>): View {
  let documents: readonly StoredDocument[] | undefined;
  let byType: Map<string, StoredDocument[]> | undefined;
  const all = (): readonly StoredDocument[] => (documents ??= merged(view, changed));
  return {
    get documents() {
      return all();
    },
    ofType(type) {
      byType ??= Map.groupBy(all(), ({ _type }) => _type);
      return byType.get(type) ?? [];
    },
    get: (id) => (changed.has(id) ? (changed.get(id) ?? undefined) : view.get(id)),
  };
}

function merged(view: View, changed: ReadonlyMap<string, StoredDocument | null>): readonly StoredDocument[] {
  const untouched = view.documents.filter(({ _id }) => !changed.has(_id));
  const put = [...changed.values()].filter((document) => document !== null);
  return [...untouched, ...put].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}
