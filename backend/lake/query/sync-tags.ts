import { hash } from "node:crypto";

import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { isPublishedId, publishedIdOf } from "../documents/ids.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { Reads } from "./evaluate.ts";
import { Recent } from "./lru-cache.ts";
import type { View } from "./perspective.ts";
import { isObject } from "./values.ts";

/** Next keeps at most 128 tags of an answer, and next-sanity adds some. */
const TAGS_MAX = 64;

/** Connects what queries read with what transactions change. A tag stands for an id, a slug, a type, or everything. */
export class SyncTags {
  readonly #siblings: Siblings;
  readonly #salt: string;
  readonly #tags = new Recent<string>(10_000);

  constructor(documents: DocumentReader, salt: string) {
    this.#siblings = new Siblings(documents);
    this.#salt = salt;
  }

  applyTransaction(transaction: Transaction): void {
    this.#siblings.applyTransaction(transaction);
  }

  /** One of these is announced whenever something changes that the query read. */
  ofQuery(reads: Reads, view: View): string[] {
    if (reads.everything) return [this.#tag(EVERYTHING)];
    const exact = [
      ...[...reads.ids].map(idFacet),
      ...[...reads.slugs.values()].map(({ name, current }) => slugFacet(name, current)),
    ];
    const types = [...reads.types].map(typeFacet);
    if (exact.length + types.length <= TAGS_MAX) return [...exact, ...types].map((facet) => this.#tag(facet));
    return this.#coarse(reads, view);
  }

  /** Types instead of ids. Where that is impossible (a missing document has no type, a slug may be any type's): everything. */
  #coarse(reads: Reads, view: View): string[] {
    const documents = [...reads.ids].map((id) => view.get(id));
    const types = new Set([...reads.types, ...documents.flatMap((document) => document?._type ?? [])]);
    if (types.size > TAGS_MAX || reads.slugs.size > 0 || documents.includes(undefined))
      return [this.#tag(EVERYTHING)];
    return [...types].map((type) => this.#tag(typeFacet(type)));
  }

  invalidatedBy({ changes }: Transaction, { includeDrafts }: { includeDrafts: boolean }): string[] {
    const facets = new Set<string>();
    for (const { id, before, after } of changes) {
      if (!isPublishedId(id) && !includeDrafts) continue;
      facets.add(EVERYTHING).add(idFacet(publishedIdOf(id)));
      // In a perspective, what one of them gave up another may show.
      const others = includeDrafts ? this.#siblings.of(id) : [];
      for (const document of [before, after, ...others])
        for (const facet of facetsOf(document)) facets.add(facet);
    }
    return [...facets].map((facet) => this.#tag(facet));
  }

  #tag(facet: string): string {
    return this.#tags.getOrMake(
      facet,
      () => `s1:${hash("sha1", `${this.#salt} ${facet}`, "base64url").slice(0, 10)}`,
    );
  }
}

const EVERYTHING = "everything";
const idFacet = (id: string): string => `id ${id}`;
const typeFacet = (type: string): string => `type ${type}`;
const slugFacet = (name: string, current: string): string => `slug ${name} ${current}`;

function facetsOf(document: StoredDocument | null): string[] {
  if (!document) return [];
  const slugs = Object.entries(document).flatMap(([name, field]) =>
    isObject(field) && typeof field.current === "string" ? [slugFacet(name, field.current)] : [],
  );
  return [typeFacet(document._type), ...slugs];
}

/** Which of a document, its draft and its versions there are. */
class Siblings {
  readonly #documents: DocumentReader;
  readonly #versions = new Map<string, Set<string>>();

  constructor(documents: DocumentReader) {
    this.#documents = documents;
    for (const { _id } of documents.all()) this.#add(_id);
  }

  applyTransaction({ changes }: Transaction): void {
    for (const { id, after } of changes) if (after) this.#add(id);
  }

  /** All that now exist, the one with this id included. */
  of(id: string): StoredDocument[] {
    const base = publishedIdOf(id);
    const versions = this.#versions.get(base) ?? [];
    return [base, `drafts.${base}`, ...versions].flatMap((one) => this.#documents.get(one) ?? []);
  }

  /** Deleted versions stay listed: `of` finds them gone. */
  #add(id: string): void {
    if (!id.startsWith("versions.")) return;
    const base = publishedIdOf(id);
    const known = this.#versions.get(base);
    if (known) known.add(id);
    else this.#versions.set(base, new Set([id]));
  }
}
