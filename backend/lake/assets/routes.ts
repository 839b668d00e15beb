import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Hono } from "hono";

import type { Identity } from "../access/identity.ts";
import type { AssetLake } from "./asset.ts";
import type { Pictures } from "./images/image-process.ts";
import { createJobQueue } from "./images/job-queue.ts";
import { createVariantStore } from "./images/variant-store.ts";
import { createVariants } from "./images/variants.ts";
import { createFileRoute } from "./serve-file.ts";
import { createImageRoute } from "./serve-image.ts";
import { createUploadRoute } from "./upload.ts";

export interface AssetOptions {
  readonly lake: AssetLake;
  readonly pictures: Pictures;
  /** Everything of the assets lies in here: originals, made pictures, uploads under way. */
  readonly directory: string;
  /** The address that asset URLs begin with, as browsers reach it. */
  readonly publicUrl: string;
  /** Who asks; throws LakeError 401 for a bad token. */
  readonly identify: (request: Request) => Identity;
  /** Bytes. */
  readonly limits?: { readonly image?: number; readonly file?: number; readonly variants?: number };
  /** How many pictures may wait to be made before further ones are answered with 503. */
  readonly maxWaiting?: number;
}

/** POST /v{version}/assets/{images|files}/{dataset}, GET /images/… and GET /files/… */
export function createAssetRoutes({
  lake,
  pictures,
  directory,
  publicUrl,
  identify,
  limits = {},
  maxWaiting = 200,
}: AssetOptions): Hono {
  const originals = join(directory, "originals");
  const incoming = join(directory, "incoming");
  // What a crash left half received belongs to no document.
  rmSync(incoming, { recursive: true, force: true });
  for (const folder of [originals, incoming]) mkdirSync(folder, { recursive: true });

  const store = createVariantStore({
    folder: join(directory, "variants"),
    maxBytes: limits.variants ?? 512_000_000,
  });
  const queue = createJobQueue({ concurrency: 1, maxWaiting });
  const variants = createVariants({ originals, pictures, store, queue });
  const home = { lake, pictures, originals, publicUrl: publicUrl.replace(/\/+$/, "") };
  const sizes = { image: limits.image ?? 50_000_000, file: limits.file ?? 500_000_000 };
  return new Hono()
    .route("/", createUploadRoute({ home, incoming, identify, sizes }))
    .route("/", createImageRoute({ lake, originals, variants }))
    .route("/", createFileRoute({ lake, originals }));
}
