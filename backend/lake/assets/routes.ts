import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Hono } from "hono";

import type { Identity } from "../access/identity.ts";
import type { AssetLake } from "./asset.ts";
import type { ImageProcessor } from "./images/image-process.ts";
import { createJobQueue } from "./images/job-queue.ts";
import { createVariantStore } from "./images/variant-store.ts";
import { createVariants } from "./images/variants.ts";
import { createFileRoute } from "./serve-file.ts";
import { createImageRoute } from "./serve-image.ts";
import { createUploadRoute } from "./upload.ts";

export interface AssetOptions {
  readonly lake: AssetLake;
  readonly imageProcessor: ImageProcessor;
  /** The directory of all asset files: originals, image variants and unfinished uploads. */
  readonly directory: string;
  /** The start of asset URLs: the address at which browsers reach the lake. */
  readonly publicUrl: string;
  /** The identity of a request. Throws LakeError 401 for an invalid token. */
  readonly identify: (request: Request) => Identity;
  /** Maximum sizes in bytes: of an uploaded image, an uploaded file, and of all variants together. */
  readonly limits?: { readonly image?: number; readonly file?: number; readonly variants?: number };
  /** The length of the rendering queue above which requests get 503. */
  readonly maxWaiting?: number;
}

/** POST /v{version}/assets/{images|files}/{dataset}, GET /images/… and GET /files/… */
export function createAssetRoutes({
  lake,
  imageProcessor,
  directory,
  publicUrl,
  identify,
  limits = {},
  maxWaiting = 200,
}: AssetOptions): Hono {
  const originals = join(directory, "originals");
  const incoming = join(directory, "incoming");
  // Unfinished uploads of a crashed process belong to no document.
  rmSync(incoming, { recursive: true, force: true });
  for (const folder of [originals, incoming]) mkdirSync(folder, { recursive: true });

  const store = createVariantStore({
    folder: join(directory, "variants"),
    maxBytes: limits.variants ?? 512_000_000,
  });
  const queue = createJobQueue({ concurrency: 1, maxWaiting });
  const variants = createVariants({ originals, imageProcessor, store, queue });
  const target = { lake, imageProcessor, originals, publicUrl: publicUrl.replace(/\/+$/, "") };
  const sizes = { image: limits.image ?? 50_000_000, file: limits.file ?? 500_000_000 };
  return new Hono()
    .route("/", createUploadRoute({ target, incoming, identify, sizes }))
    .route("/", createImageRoute({ lake, originals, variants }))
    .route("/", createFileRoute({ lake, originals }));
}
