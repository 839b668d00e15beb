import { existsSync } from "node:fs";
import { basename, join } from "node:path";

import type { SanityClient } from "@sanity/client";

import { type Asset, type ContentDocument, parseAddress, readContent } from "./content-folder.ts";

/** The mutation for each way to treat existing documents. */
export const OPERATIONS = { fail: "create", keep: "createIfNotExists", replace: "createOrReplace" } as const;

/** What to do with existing documents: fail, keep or overwrite them. */
export type OnExisting = keyof typeof OPERATIONS;

interface FolderImport {
  readonly client: SanityClient;
  readonly folder: string;
  readonly onExisting: OnExisting;
}

/** Uploads the assets of a content folder, then writes its documents in one transaction: all or none. Returns their number. */
export async function importFolder({ client, folder, onExisting }: FolderImport): Promise<number> {
  if (!existsSync(join(folder, "documents")))
    throw new Error(`${folder} is no content folder: it has no folder “documents”.`);
  const { documents: all, assets } = await readContent(folder);
  // The author of the folder knows the secrets in it, and could open the preview of all drafts with them.
  const documents = all.filter(({ _type }) => !_type.startsWith("sanity.previewUrl"));
  const uploaded = await Promise.all(assets.map((asset) => upload(client, asset)));
  const ids = new Map(uploaded);
  const stored = documents.map((document) => toLakeFormat(document, ids));
  const written = onExisting === "replace" ? await withoutUnchanged(client, stored) : stored;
  const transaction = written.reduce(
    (started, document) => started[OPERATIONS[onExisting]](document),
    client.transaction(),
  );
  if (written.length > 0) await transaction.commit({ visibility: "sync" });
  return documents.length;
}

/** The documents that differ from what is in the lake. The others keep the date of their last change, which search engines read. */
async function withoutUnchanged(
  client: SanityClient,
  documents: readonly ContentDocument[],
): Promise<ContentDocument[]> {
  const ids = documents.map(({ _id }) => _id);
  const existing = await client.fetch<ContentDocument[]>("*[_id in $ids]", { ids });
  const texts = new Map(existing.map((document) => [document._id, comparable(document)]));
  return documents.filter((document) => texts.get(document._id) !== comparable(document));
}

/** A document as text that does not depend on the order of its keys, without what the lake sets. */
function comparable(document: ContentDocument): string {
  const { _rev, _createdAt, _updatedAt, ...content } = document;
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

async function upload(client: SanityClient, { address, bytes, details }: Asset): Promise<[string, string]> {
  const { kind, path } = parseAddress(address);
  const options = { filename: basename(path) };
  const { _id } = await (kind === "image"
    ? client.assets.upload("image", bytes, options)
    : client.assets.upload("file", bytes, options));
  if (Object.keys(details).length > 0) await client.patch(_id).set(details).commit();
  return [address, _id];
}

/** Copies a document with a reference to each asset instead of its address. */
export function toLakeFormat(document: ContentDocument, ids: ReadonlyMap<string, string>): ContentDocument {
  return JSON.parse(JSON.stringify(document, (_, value: unknown) => withReference(value, document._id, ids)));
}

function withReference(value: unknown, documentId: string, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null || !("_sanityAsset" in value)) return value;
  const { _sanityAsset: address, ...rest } = value;
  const { path } = parseAddress(String(address));
  const id = ids.get(String(address));
  if (id === undefined) throw new Error(`“${documentId}” shows ${path}, but there is no such file.`);
  return { ...rest, asset: { _type: "reference", _ref: id } };
}
