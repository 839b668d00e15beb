import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { type Context, Hono } from "hono";

import { CLIENT_ADDRESS_HEADER, createClientAddressReader } from "../access/client-address.ts";
import type { Identity } from "../access/identity.ts";
import type { AssetLake } from "./asset.ts";
import { RENDERERS } from "./images/image-pool.ts";
import type { ImageProcessor } from "./images/image-process.ts";
import { createRenderQueue, type RenderClient, type RenderLimits } from "./images/render-queue.ts";
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
  /** The base of asset URLs: the address at which browsers reach the lake. */
  readonly publicUrl: string;
  /** The identity of a request. Throws LakeError 401 for an invalid token. */
  readonly identify: (request: Request) => Identity;
  /** Maximum sizes in bytes of an uploaded image, an uploaded file, and the variants of the site. Those of others get a quarter. */
  readonly limits?: { readonly image?: number; readonly file?: number; readonly variants?: number };
  /** Whether a request has the site's token. Only then the header with the visitor's address is trusted. */
  readonly isSite?: (request: Request) => boolean;
  /** The number of trusted reverse proxies in front that append to X-Forwarded-For. */
  readonly trustedProxyHops?: number;
  /** The maximum number of pictures of one address that wait to be rendered. Further requests get status 503. */
  readonly maxWaiting?: number;
  /** How much is rendered for one address. Further requests get status 429. */
  readonly budget?: RenderLimits["budget"];
}

/** POST /v{version}/assets/{images|files}/{dataset}, GET /images/… and GET /files/… */
export function createAssetRoutes({
  lake,
  imageProcessor,
  directory,
  publicUrl,
  identify,
  isSite = () => false,
  trustedProxyHops = 0,
  limits = {},
  maxWaiting,
  budget,
}: AssetOptions): Hono {
  const originals = join(directory, "originals");
  const incoming = join(directory, "incoming");
  // Unfinished uploads of a crashed process belong to no document.
  rmSync(incoming, { recursive: true, force: true });
  for (const folder of [originals, incoming]) mkdirSync(folder, { recursive: true });

  const { variants: variantBytes = 512_000_000 } = limits;
  const stores = {
    site: createVariantStore({ folder: join(directory, "variants"), maxBytes: variantBytes }),
    direct: createVariantStore({ folder: join(directory, "direct-variants"), maxBytes: variantBytes / 4 }),
  };
  const queue = createRenderQueue<string>({
    concurrency: RENDERERS,
    budget,
    ...(maxWaiting === undefined ? {} : { maxPerAddress: maxWaiting }),
  });
  const variants = createVariants({ originals, imageProcessor, stores, queue });
  const readClientAddress = createClientAddressReader(trustedProxyHops);
  const clientOf = (c: Context): RenderClient => ({
    kind: isSite(c.req.raw) ? "site" : "direct",
    address: (isSite(c.req.raw) && c.req.header(CLIENT_ADDRESS_HEADER)) || readClientAddress(c),
  });
  const target = { lake, imageProcessor, originals, publicUrl: publicUrl.replace(/\/+$/, "") };
  const sizes = { image: limits.image ?? 50_000_000, file: limits.file ?? 500_000_000 };
  return new Hono()
    .route("/", createUploadRoute({ target, incoming, identify, sizes }))
    .route("/", createImageRoute({ lake, originals, variants, clientOf }))
    .route("/", createFileRoute({ lake, originals }));
}
