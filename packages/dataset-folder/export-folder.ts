import type { SanityClient } from "@sanity/client";

import { assetHost } from "./asset-host.ts";
import { type Asset, assetNames, type ContentDocument, writeContent } from "./content-folder.ts";
import { createKeySorter } from "./key-order.ts";

/** Published documents without those that Sanity keeps for itself. Drafts and releases are work in progress and stay in the lake. */
const DOCUMENTS = `*[!(_id in path("_.**") || _id in path("drafts.**") || _id in path("versions.**"))
  && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]`;

/** All assets, with the fields that editors write in the Media tool. */
const ASSETS = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(_id) {
  _id, _type, path, "sha1": sha1hash, "filename": coalesce(string(originalFilename), assetId + "." + extension),
  "details": {title, description, altText, creditLine, label, source, opt}
}`;

interface StoredAsset {
  readonly _id: string;
  readonly _type: string;
  readonly path: string;
  readonly sha1: string;
  readonly filename: string;
  readonly details: Asset["details"];
}

interface FolderExport {
  readonly client: SanityClient;
  readonly folder: string;
  /** The schema types, whose fields set the order of the keys. */
  readonly schemaTypes: readonly object[];
}

/**
 * Writes all published documents and the assets to which they refer into a content folder. Deletes what it has and the lake no longer has.
 * Other assets stay in the lake: contributors upload them without the approval of an editor.
 */
export async function exportToFolder({ client, folder, schemaTypes }: FolderExport) {
  const raw = { perspective: "raw" } as const;
  const documents = await client.fetch<ContentDocument[]>(DOCUMENTS, {}, raw);
  const used = targetsOf(documents);
  const stored = (await client.fetch<StoredAsset[]>(ASSETS, {}, raw)).filter(({ _id }) => used.has(_id));
  const names = assetNames(stored);
  const host = assetHost(client);
  const addresses = new Map(stored.map((asset) => [asset._id, addressOf(asset, names.get(asset) ?? "")]));
  const content = {
    documents: documents.map((document) => toFileFormat(document, addresses)),
    assets: await Promise.all(stored.map((asset) => download(host, asset, addresses.get(asset._id) ?? ""))),
  };
  const changed = await writeContent(folder, content, createKeySorter(schemaTypes));
  return { documents: documents.length, assets: stored.length, changed };
}

/** The ids in all references. */
function targetsOf(documents: readonly ContentDocument[]): ReadonlySet<unknown> {
  const targets = new Set<unknown>();
  JSON.stringify(documents, (name, value: unknown) => {
    if (name === "_ref") targets.add(value);
    return value;
  });
  return targets;
}

function addressOf({ _type }: StoredAsset, name: string): string {
  return _type === "sanity.imageAsset"
    ? `image@file://./assets/images/${name}`
    : `file@file://./assets/files/${name}`;
}

/** Not from the address in the document of the asset: a lake may let its members write any. */
async function download(host: string, { path, details }: StoredAsset, address: string): Promise<Asset> {
  const url = `${host}/${path}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} cannot be downloaded: ${response.status} ${response.statusText}`);
  const written = Object.entries(details).filter(([, value]) => value !== null);
  return { address, bytes: Buffer.from(await response.arrayBuffer()), details: Object.fromEntries(written) };
}

/** The fields that a lake sets itself. */
const SET_BY_LAKE = new Set(["_rev", "_createdAt", "_updatedAt"]);

/** Copies a document without the fields that a lake sets, and with the address of each asset instead of a reference to it. */
function toFileFormat(document: ContentDocument, addresses: ReadonlyMap<string, string>): ContentDocument {
  const fields = Object.entries(document).filter(([name]) => !SET_BY_LAKE.has(name));
  return JSON.parse(
    JSON.stringify(Object.fromEntries(fields), (_, value: unknown) => withAddress(value, addresses)),
  );
}

function withAddress(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null || !("asset" in value)) return value;
  const { asset, ...rest } = value;
  const id = typeof asset === "object" && asset !== null && "_ref" in asset ? String(asset._ref) : "";
  const address = addresses.get(id);
  return address === undefined ? value : { ...rest, _sanityAsset: address };
}
