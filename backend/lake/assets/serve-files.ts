import { Hono } from "hono";

import type { AssetLake } from "./asset-lake.ts";
import { findAsset, ownName } from "./find-asset.ts";
import { assetHeaders, downloadName } from "./response-headers.ts";
import { serveOriginal } from "./serve-file.ts";
import { fileType } from "./upload/media-type.ts";

/** GET /files/{project}/{dataset}/{file} */
export function createFileRoute({ lake, originals }: { lake: AssetLake; originals: string }): Hono {
  return new Hono().get("/files/:project/:dataset/:file/:vanity?", async (c) => {
    const { name, document } = findAsset(lake, "files", c.req.param());
    const declared = typeof document["mimeType"] === "string" ? document["mimeType"] : null;
    const { mimeType } = fileType(declared, name.fileName);
    const download = downloadName(new URL(c.req.url).searchParams, ownName(document, name));
    const headers = assetHeaders(mimeType, { download });
    return (await serveOriginal(c.req.raw, originals, name, headers)) ?? c.notFound();
  });
}
