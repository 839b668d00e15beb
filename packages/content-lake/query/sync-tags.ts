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

/**
 * Computes sync tags, which connect query results with the transactions that make them stale. A tag is the hash of an id, a slug, a
 * type, or "everything".
 */
export class SyncTags {
  readonly #documents: DocumentReader;
  readonly #salt: string;
  readonly #tags = new LruCache<string>(10_000);

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

  /** The tags that a transaction invalidates. Without `includeDrafts` changes of drafts and versions have none. */
  invalidatedBy({ changes }: Transaction, { includeDrafts }: { includeDrafts: boolean }): string[] {
    const visible = changes.filter(({ id }) => includeDrafts || isPublishedId(id));
    const published = new Set(visible.map(({ id }) => publishedIdOf(id)));
    const keys = new Set([...published].map(idKey));
    const addKeysOf = (document: StoredDocument | null | undefined) => {
      for (const key of keysOf(document)) keys.add(key);
    };
    for (const { before, after } of visible) [before, after].forEach(addKeysOf);
    // In a perspective, a change of one version can make another one visible. One transaction may change thousands of one document.
    for (const id of includeDrafts ? published : [])
      for (const other of [id, ...this.#documents.versionsOf(id)]) addKeysOf(this.#documents.get(other));
    if (keys.size > 0) keys.add(EVERYTHING);
    return [...keys].map((key) => this.#tag(key));
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
