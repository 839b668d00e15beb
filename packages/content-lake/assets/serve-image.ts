import { stat } from "node:fs/promises";
import { join } from "node:path";

import { type Context, Hono } from "hono";

import { httpError } from "../errors.ts";
import { type AssetLake, type AssetName, findAsset, originalFilename } from "./asset.ts";
import { type ImageParameters, parseImageParameters } from "./images/image-parameters.ts";
import { BudgetError, QueueFullError, type RenderClient } from "./images/render-queue.ts";
import type { Variant, Variants } from "./images/variants.ts";
import { assetHeaders, downloadName, serveFile, serveOriginal } from "./serve-file.ts";

interface ImageRoute {
  readonly lake: AssetLake;
  readonly originals: string;
  readonly variants: Variants;
  readonly clientOf: (c: Context) => RenderClient;
}

/** GET /images/{project}/{dataset}/{file} with the parameters of https://www.sanity.io/docs/image-urls */
export function createImageRoute({ lake, originals, variants, clientOf }: ImageRoute): Hono {
  return new Hono().get("/images/:project/:dataset/:file/:vanity?", async (c) => {
    const { name, document } = findAsset(lake, "images", c.req.param());
    const query = new URL(c.req.url).searchParams;
    const parameters = parseImageParameters(query);
    const download = downloadName(query, originalFilename(document, name));

    if (parameters.fm === "json") return describeImage(c, name);
    if (wantsOriginal(name, parameters) || query.has("dlRaw")) {
      const { mimeType } = await variants.header(name);
      return (
        (await serveOriginal(c.req.raw, originals, name, assetHeaders(mimeType, { download }))) ??
        c.notFound()
      );
    }
    return serveVariant(c, name, parameters, download);
  });

  async function serveVariant(
    c: Context,
    name: AssetName,
    parameters: ImageParameters,
    download: string | undefined,
  ) {
    const varies = parameters.auto === "format";
    const { signal } = c.req.raw;
    try {
      const requester = { client: clientOf(c), accept: c.req.header("accept") ?? "", signal };
      const find = () => variants.find(name, parameters, requester);
      const variant = await find();
      const headers = assetHeaders(variant.mimeType, { download, varies });
      return (
        (await serveVariantFile(c.req.raw, variant, headers)) ??
        (await renderAgain(c.req.raw, variant, find, headers)) ??
        c.notFound()
      );
    } catch (error) {
      if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
      if (error instanceof BudgetError)
        return c.json(httpError(429, error.message).body, 429, { "retry-after": String(error.waitSeconds) });
      if (!(error instanceof QueueFullError)) throw error;
      const busy = httpError(503, "Too many images are being rendered. Try again in a moment");
      return c.json(busy.body, 503, { "retry-after": "2" });
    }
  }

  /** Renders a variant again if its file was deleted by someone else. */
  async function renderAgain(
    request: Request,
    lost: Variant,
    find: () => Promise<Variant>,
    headers: Record<string, string>,
  ) {
    variants.removeFromIndex(lost);
    return serveVariantFile(request, await find(), headers);
  }

  async function describeImage(c: Context, name: AssetName): Promise<Response> {
    const { width, height, frames, mimeType } = await variants.header(name);
    const { size } = await stat(join(originals, name.fileName));
    return c.json({ width, height, frames, contentType: mimeType, contentLength: size });
  }
}

/** Nobody receives this status. It prevents an error in the log when a client has disconnected. */
const CLIENT_CLOSED_REQUEST = 499;

/** An SVG scales without loss, so it is rendered only if a format is requested. */
function wantsOriginal({ extension }: AssetName, parameters: ImageParameters): boolean {
  if (extension === "svg") return parameters.fm === undefined;
  return Object.values(parameters).every((value) => value === undefined);
}

function serveVariantFile(request: Request, { path, name }: Variant, headers: Record<string, string>) {
  return serveFile(request, { path, etag: `"${name}"`, headers });
}
