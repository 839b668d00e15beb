import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { Hono } from "hono";

import type { Identity } from "../access/identity.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { JsonObject } from "../documents/json.ts";
import { forbidden, unauthorized, httpError } from "../errors.ts";
import { type AssetLake, type AssetName, fileAssetName, imageAssetName, fileType } from "./asset.ts";
import type { Pictures } from "./images/image-process.ts";
import { createJobQueue } from "./images/job-queue.ts";
import { receive, keep, type Received } from "./receive-upload.ts";
import { parseUploadOptions, describedBy, type UploadOptions } from "./upload-options.ts";

interface UploadRoute {
  readonly home: Home;
  readonly incoming: string;
  readonly identify: (request: Request) => Identity;
  readonly sizes: { readonly image: number; readonly file: number };
}

export function createUploadRoute({ home, incoming, identify, sizes }: UploadRoute): Hono {
  // Pictures are decoded one after another, and separately from those that visitors wait for.
  const inspecting = createJobQueue({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });

  return new Hono().post(
    "/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}/assets/:kind{images|files}/:dataset",
    async (c) => {
      const request = c.req.raw;
      const identity = identify(request);
      mustBeAllowed(identity);
      mustBeDataset(home.lake, c.req.param("dataset"));
      const options = parseUploadOptions(new URL(request.url).searchParams);
      const isImage = c.req.param("kind") === "images";

      const received = await receive(request, {
        folder: incoming,
        limit: isImage ? sizes.image : sizes.file,
      });
      const upload = {
        received,
        options,
        contentType: request.headers.get("content-type"),
        identity,
      };
      try {
        const document = isImage
          ? await inspecting(() => storeImage(home, upload))
          : await storeFile(home, upload);
        return c.json({ document });
      } finally {
        await rm(received.path, { force: true });
      }
    },
  );
}

function mustBeAllowed({ role }: Identity): void {
  if (role === "anonymous") throw unauthorized("Uploading needs a token or a login");
  if (role === "viewer") throw forbidden("create");
}

function mustBeDataset({ dataset }: AssetLake, asked: string): void {
  if (asked !== dataset) throw httpError(404, `Dataset "${asked}" not found: this lake holds "${dataset}"`);
}

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
  const name = imageAssetName(sha1, header, header.extension);
  return store(home, name, upload, async () => ({
    mimeType: header.mimeType,
    metadata: await home.pictures.imageMetadata(path, header, upload.options.parts),
  }));
}

/** The same for any other file. */
export async function storeFile(home: Home, upload: Upload): Promise<StoredDocument> {
  const { extension, mimeType } = fileType(upload.contentType, upload.options.filename);
  return store(home, fileAssetName(upload.received.sha1, extension), upload, async () => ({ mimeType }));
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
