import { hash } from "node:crypto";

import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { isPublishedId, publishedIdOf } from "../documents/ids.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { Dependencies } from "./evaluate.ts";
import { LruCache } from "./lru-cache.ts";
import type { View } from "./perspective.ts";
import { isObject } from "./values.ts";

/** Next keeps at most 128 tags per response, and next-sanity adds some. */
const MAX_TAGS = 64;
/** Ten thousand keys are known. Drafts may have slugs of any length, whose tags are computed each time. */
const MAX_KNOWN_CHARACTERS = 500_000;
const MAX_KNOWN_KEY = 300;
/** More than a publish has. All subscribers of live events get the tags, and the last thousand events are kept. */
export const MAX_INVALIDATED = 500;

/**
 * Computes sync tags, which connect query results with the transactions that make them stale. A tag is the hash of an id, a slug, a
 * type, or "everything".
 */
export class SyncTags {
  readonly #documents: DocumentReader;
  readonly #salt: string;
  readonly #tags = new LruCache<string>(MAX_KNOWN_CHARACTERS, {
    weightOf: (key) => key.length,
    maxEntryWeight: MAX_KNOWN_KEY,
  });

  constructor(documents: DocumentReader, salt: string) {
    this.#documents = documents;
    this.#salt = salt;
  }

  /** The tags of a query result. Every transaction that can change the result invalidates at least one of them. */
  ofQuery(dependencies: Dependencies, view: View): string[] {
    if (dependencies.everything) return [this.#tag(EVERYTHING)];
    const exact = [
      ...[...dependencies.ids].map(idKey),
      ...[...dependencies.slugs.values()].map(({ name, current }) => slugKey(name, current)),
    ];
    const types = [...dependencies.types].map(typeKey);
    if (exact.length + types.length <= MAX_TAGS) return [...exact, ...types].map((key) => this.#tag(key));
    return this.#coarseTags(dependencies, view);
  }

  /**
   * The tags of types, if there are too many ids and slugs. "everything" if there is no type, as for missing documents and for
   * slugs.
   */
  #coarseTags(dependencies: Dependencies, view: View): string[] {
    const documents = [...dependencies.ids].map((id) => view.get(id));
    const types = new Set([...dependencies.types, ...documents.flatMap((document) => document?._type ?? [])]);
    if (types.size > MAX_TAGS || dependencies.slugs.size > 0 || documents.includes(undefined))
      return [this.#tag(EVERYTHING)];
    return [...types].map((type) => this.#tag(typeKey(type)));
  }

  /**
   * The tags that a transaction invalidates; undefined for too many, when any result may be stale. Without `includeDrafts` changes of drafts and
   * versions have none.
   */
  invalidatedBy(
    { changes }: Transaction,
    { includeDrafts }: { includeDrafts: boolean },
  ): string[] | undefined {
    const visible = changes.filter(({ id }) => includeDrafts || isPublishedId(id));
    if (visible.length === 0) return [];
    const published = new Set(visible.map(({ id }) => publishedIdOf(id)));
    const keys = new Set([EVERYTHING, ...[...published].map(idKey)]);
    for (const document of this.#affected(visible, includeDrafts ? published : new Set())) {
      if (keys.size > MAX_INVALIDATED) return undefined;
      for (const key of keysOf(document)) keys.add(key);
    }
    return keys.size > MAX_INVALIDATED ? undefined : [...keys].map((key) => this.#tag(key));
  }

  /** The documents before and after changes, and all versions of those with these ids. */
  *#affected(
    changes: Transaction["changes"],
    publishedIds: ReadonlySet<string>,
  ): Generator<StoredDocument | null | undefined> {
    for (const { before, after } of changes) yield* [before, after];
    // In a perspective, a change of one version can make another one visible. One transaction may change thousands of one document.
    for (const id of publishedIds)
      for (const other of [id, ...this.#documents.versionsOf(id)]) yield this.#documents.get(other);
  }

  #tag(key: string): string {
    return this.#tags.getOrCreate(
      key,
      () => `s1:${hash("sha1", `${this.#salt} ${key}`, "base64url").slice(0, 10)}`,
    );
  }
}

const EVERYTHING = "everything";
const idKey = (id: string): string => `id ${id}`;
const typeKey = (type: string): string => `type ${type}`;
const slugKey = (name: string, current: string): string => `slug ${name} ${current}`;

function keysOf(document: StoredDocument | null | undefined): string[] {
  if (!document) return [];
  const slugs = Object.entries(document).flatMap(([name, field]) =>
    isObject(field) && typeof field.current === "string" ? [slugKey(name, field.current)] : [],
  );
  return [typeKey(document._type), ...slugs];
}
