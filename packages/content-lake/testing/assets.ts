import { Hono } from "hono";
import sharp from "sharp";
import * as v from "valibot";
import { expect } from "vitest";

import type { Identity } from "../access/identity.ts";
import { sharpProcessor } from "../assets/images/sharp-processor.ts";
import { type AssetOptions, createAssetRoutes } from "../assets/routes.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const UploadResponse = v.object({
  document: v.looseObject({
    _id: v.string(),
    path: v.string(),
    sha1hash: v.string(),
    metadata: v.optional(v.looseObject({ palette: v.optional(v.looseObject({})) })),
  }),
});

/** The asset routes over a stub lake. `upload` returns the new document. */
export function setupAssets({
  role = "editor",
  ...options
}: Partial<AssetOptions> & { role?: Identity["role"] } = {}) {
  const directory = temporaryFolder();
  const documents = new Map<string, StoredDocument>();
  const lake: AssetOptions["lake"] = {
    projectId: "local000",
    dataset: "production",
    documents,
    mutate(mutations, { dryRun = false }) {
      for (const document of createdDocuments(mutations))
        if (!dryRun && !documents.has(document._id)) documents.set(document._id, document);
      return { transactionId: "t1", results: [] };
    },
    flushed: async () => {},
  };
  const routes = createAssetRoutes({
    lake,
    imageProcessor: sharpProcessor,
    directory,
    publicUrl: "http://lake.test",
    identify: () => ({ id: "ada", role }),
    trustedProxyHops: 1,
    ...options,
  });
  const app = new Hono().route("/", routes);
  app.onError((error, c) =>
    error instanceof LakeError
      ? new Response(JSON.stringify(error.body), { status: error.status })
      : c.text(error.message, 500),
  );

  const post = async (
    kind: "images" | "files",
    body: Buffer | string,
    query = "",
    headers: Record<string, string> = {},
  ) => app.request(`/v2025-02-19/assets/${kind}/production${query}`, { method: "POST", body, headers });
  const upload = async (...request: Parameters<typeof post>) =>
    v.parse(UploadResponse, await (await post(...request)).json()).document;
  return { app, documents, directory, post, upload };
}

/** The path and query of an uploaded asset. */
export function pathOf({ path }: { path: string }, query = ""): string {
  return `/${path}${query}`;
}

const Creations = v.array(
  v.object({ createIfNotExists: v.custom<JsonObject>((value) => v.is(DocumentHead, value)) }),
);
const DocumentHead = v.looseObject({ _id: v.string(), _type: v.string() });

function createdDocuments(mutations: Json): StoredDocument[] {
  return v.parse(Creations, mutations).map(({ createIfNotExists: document }) => {
    const { _id, _type } = v.parse(DocumentHead, document);
    return Object.assign(document, { _id, _type }, SYSTEM_FIELDS);
  });
}

const SYSTEM_FIELDS = { _rev: "t1", _createdAt: "2026-11-21T00:00:00Z", _updatedAt: "2026-11-21T00:00:00Z" };

/** An image of 400 × 200 pixels: the left half red, the right half blue. */
export function twoHalves() {
  const input = { create: { width: 200, height: 200, channels: 3 as const, background: "#00f" } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#f00" } }).composite([
    { input, left: 200, top: 0 },
  ]);
}

// cspell:ignore Zwei lften
/** The asset routes with one uploaded image, and `get` to request it. */
export async function setupImage(options: Parameters<typeof setupAssets>[0] = {}, bytes?: Buffer) {
  const assets = setupAssets(options);
  const document = await assets.upload(
    "images",
    bytes ?? (await twoHalves().png().toBuffer()),
    "?filename=Zwei%20H%C3%A4lften.png",
  );
  const get = async (query = "", headers: Record<string, string> = {}, method = "GET") =>
    assets.app.request(pathOf(document, query), { method, headers });
  return { ...assets, document, get };
}

/** Decodes an image response: its size, and a pixel at a position as RGBA. */
export async function decode(response: Response) {
  expect(response.status).toBe(200);
  const { data, info } = await sharp(await response.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { size: `${info.width}x${info.height}`, at };
}
