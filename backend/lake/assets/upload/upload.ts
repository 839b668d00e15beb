import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { JsonObject, StoredDocument } from "../../documents/document.ts";
import type { Identity } from "../../identity.ts";
import type { AssetLake } from "../asset-lake.ts";
import { type AssetName, fileName, imageName } from "../asset-name.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { fileType } from "./media-type.ts";
import { keep, type Received } from "./receive.ts";
import { describedBy, type UploadOptions } from "./upload-options.ts";

export interface Upload {
  readonly received: Received;
  readonly options: UploadOptions;
  readonly contentType: string | null;
  readonly identity: Identity;
}

export interface Home {
  readonly lake: AssetLake;
  readonly pictures: Pictures;
  /** The folder of the originals. */
  readonly originals: string;
  /** The address that asset URLs begin with, without a slash at the end. */
  readonly publicUrl: string;
}

/** Stores a received picture with its document, or returns the document that these bytes have already. */
export async function storeImage(home: Home, upload: Upload): Promise<StoredDocument> {
  const { path, sha1 } = upload.received;
  const header = await home.pictures.readHeader(path);
  const name = imageName(sha1, header, header.extension);
  return store(home, name, upload, async () => ({
    mimeType: header.mimeType,
    metadata: await home.pictures.imageMetadata(path, header, upload.options.parts),
  }));
}

/** The same for any other file. */
export async function storeFile(home: Home, upload: Upload): Promise<StoredDocument> {
  const { extension, mimeType } = fileType(upload.contentType, upload.options.filename);
  return store(home, fileName(upload.received.sha1, extension), upload, async () => ({ mimeType }));
}

async function store(
  home: Home,
  name: AssetName,
  upload: Upload,
  inspect: () => Promise<JsonObject>,
): Promise<StoredDocument> {
  const { lake, originals } = home;
  const target = join(originals, name.fileName);
  const existing = lake.documents.get(name.id);
  if (existing && existsSync(target)) {
    await Promise.all([rm(upload.received.path), lake.flushed()]);
    return existing;
  }

  const details = existing ? {} : await inspect();
  await keep(upload.received, target);
  const document = { ...assetDocument(home, name, upload), ...details };
  const answer = lake.mutate([{ createIfNotExists: document }], { identity: upload.identity });
  await lake.flushed();
  const stored = lake.documents.get(name.id);
  if (!stored) throw new Error(`Transaction ${answer.transactionId} did not create ${name.id}`);
  return stored;
}

function assetDocument(
  { lake, publicUrl }: Home,
  name: AssetName,
  { received, options }: Upload,
): JsonObject {
  const path = `${name.kind}s/${lake.projectId}/${lake.dataset}/${name.fileName}`;
  return {
    _id: name.id,
    _type: `sanity.${name.kind}Asset`,
    assetId: received.sha1,
    sha1hash: received.sha1,
    extension: name.extension,
    size: received.size,
    path,
    url: `${publicUrl}/${path}`,
    uploadId: randomBytes(16).toString("hex"),
    ...describedBy(options),
  };
}
