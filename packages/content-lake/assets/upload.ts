import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { Hono } from "hono";

import { type Identity, mayUpload } from "../access/identity.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { JsonObject } from "../documents/json.ts";
import { forbidden, unauthorized, httpError } from "../errors.ts";
import { createTurns } from "../turns.ts";
import { type AssetLake, type AssetName, fileAssetName, imageAssetName, detectFileType } from "./asset.ts";
import type { ImageProcessor } from "./images/image-process.ts";
import { createOpenUploads } from "./open-uploads.ts";
import { receiveUpload, moveUpload, type ReceivedUpload } from "./receive-upload.ts";
import { parseUploadOptions, toAssetFields, type UploadOptions } from "./upload-options.ts";

interface UploadRoute {
  readonly target: UploadTarget;
  readonly incoming: string;
  readonly identify: (request: Request) => Identity;
  readonly sizes: { readonly image: number; readonly file: number };
}

/** POST /v{version}/assets/{images|files}/{dataset}: the body is the file. Responds with the asset document. */
export function createUploadRoute({ target, incoming, identify, sizes }: UploadRoute): Hono {
  // Uploaded images are decoded one at a time, separate from those that are requested.
  const takeTurn = createTurns();
  const countOpen = createOpenUploads();

  return new Hono().post(
    "/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}/assets/:kind{images|files}/:dataset",
    async (c) => {
      const request = c.req.raw;
      const identity = requireWriter(identify(request));
      requireDataset(target.lake, c.req.param("dataset"));
      const options = parseUploadOptions(new URL(request.url).searchParams);
      const isImage = c.req.param("kind") === "images";

      const limit = isImage ? sizes.image : sizes.file;
      const declared = Number(request.headers.get("content-length") ?? limit);
      const size = Math.min(declared, limit);
      requireStorable(target, { identity, options, size, isImage });
      const end = countOpen(identity, size);
      let received: ReceivedUpload | undefined;
      try {
        received = await receiveUpload(request, { folder: incoming, limit });
        const upload = {
          received,
          options,
          contentType: request.headers.get("content-type"),
          identify: () => requireWriter(identify(request)),
        };
        const document = isImage
          ? await takeTurn(identity.id, () => storeImage(target, upload))
          : await storeFile(target, upload);
        return c.json({ document });
      } finally {
        if (received) await rm(received.path, { force: true });
        end();
      }
    },
  );
}

function requireWriter(identity: Identity): Identity {
  if (identity.role === "anonymous") throw unauthorized("Uploads require a token or a login");
  if (!mayUpload(identity)) throw forbidden("create");
  return identity;
}

function requireDataset({ dataset }: AssetLake, requested: string): void {
  if (requested !== dataset) throw httpError(404, `Dataset "${requested}" not found`);
}

interface Expected {
  readonly identity: Identity;
  readonly options: UploadOptions;
  /** Bytes, at most. */
  readonly size: number;
  readonly isImage: boolean;
}

/** Throws LakeError before the file is read if the account could not store one of this size. */
function requireStorable(target: UploadTarget, { identity, options, size, isImage }: Expected): void {
  const sha1 = "0".repeat(40);
  const name = isImage ? imageAssetName(sha1, { width: 1, height: 1 }, "png") : fileAssetName(sha1, "bin");
  const document = toAssetDocument(target, name, { received: { sha1, size }, options });
  target.lake.mutate([{ createIfNotExists: document }], {
    identity: { ...identity, isUpload: true },
    dryRun: true,
  });
}

interface Upload {
  readonly received: ReceivedUpload;
  readonly options: UploadOptions;
  readonly contentType: string | null;
  /** An upload can take half an hour, and wait for others, in which time its account may be removed. Throws LakeError then. */
  readonly identify: () => Identity;
}

interface UploadTarget {
  readonly lake: AssetLake;
  readonly imageProcessor: ImageProcessor;
  /** The directory of original files. */
  readonly originals: string;
  /** The base of asset URLs, without a slash at the end. */
  readonly publicUrl: string;
}

/** Stores a received image and creates its document; returns the existing document if these bytes were uploaded before. */
async function storeImage(target: UploadTarget, upload: Upload): Promise<StoredDocument> {
  const { path, sha1 } = upload.received;
  upload.identify();
  const header = await target.imageProcessor.readHeader(path);
  const name = imageAssetName(sha1, header, header.extension);
  return storeAsset(target, name, upload, async () => ({
    mimeType: header.mimeType,
    metadata: await target.imageProcessor.imageMetadata(path, header, upload.options.parts),
  }));
}

/** Stores a received file that is not an image. */
async function storeFile(target: UploadTarget, upload: Upload): Promise<StoredDocument> {
  const { extension, mimeType } = detectFileType(upload.contentType, upload.options.filename);
  return storeAsset(target, fileAssetName(upload.received.sha1, extension), upload, async () => ({
    mimeType,
  }));
}

async function storeAsset(
  target: UploadTarget,
  name: AssetName,
  upload: Upload,
  inspect: () => Promise<JsonObject>,
): Promise<StoredDocument> {
  const { lake, originals } = target;
  const path = join(originals, name.fileName);
  const existing = lake.documents.get(name.id);
  if (existing && existsSync(path)) {
    await Promise.all([rm(upload.received.path), lake.flushed()]);
    return existing;
  }

  const details = existing ? {} : await inspect();
  const mutations = [{ createIfNotExists: { ...toAssetDocument(target, name, upload), ...details } }];
  const identity = { ...upload.identify(), isUpload: true };
  // Otherwise the file of a rejected document would stay where nobody sees it.
  lake.mutate(mutations, { identity, dryRun: true });
  await moveUpload(upload.received, path);
  const written = lake.mutate(mutations, { identity });
  await lake.flushed();
  const stored = lake.documents.get(name.id);
  if (!stored) throw new Error(`Transaction ${written.transactionId} did not create ${name.id}`);
  return stored;
}

function toAssetDocument(
  { lake, publicUrl }: UploadTarget,
  name: AssetName,
  {
    received,
    options,
  }: { readonly received: Pick<ReceivedUpload, "sha1" | "size"> } & Pick<Upload, "options">,
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
    ...toAssetFields(options),
  };
}
