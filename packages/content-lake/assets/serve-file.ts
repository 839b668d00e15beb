import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { create as contentDisposition } from "content-disposition";
import { Hono } from "hono";

import { type AssetLake, findAsset, originalFilename, detectFileType, type AssetName } from "./asset.ts";

/** GET /files/{project}/{dataset}/{file} */
export function createFileRoute({ lake, originals }: { lake: AssetLake; originals: string }): Hono {
  return new Hono().get("/files/:project/:dataset/:file/:vanity?", async (c) => {
    const { name, document } = findAsset(lake, "files", c.req.param());
    const declared = typeof document["mimeType"] === "string" ? document["mimeType"] : null;
    const { mimeType } = detectFileType(declared, name.fileName);
    const download = downloadName(new URL(c.req.url).searchParams, originalFilename(document, name));
    const headers = assetHeaders(mimeType, { download });
    return (await serveOriginal(c.req.raw, originals, name, headers)) ?? c.notFound();
  });
}

interface StoredFile {
  readonly path: string;
  /** A strong ETag, including its quotes. */
  readonly etag: string;
  readonly headers: Record<string, string>;
}

/** Less than Node's default, because three chunks stay in memory for each client that reads slowly. */
const CHUNK_BYTES = 16 * 1024;

/** Responds to GET and HEAD with a file: 200, 206, 304 or 416. Undefined if the file does not exist. */
export async function serveFile(
  request: Request,
  { path, etag, headers }: StoredFile,
): Promise<Response | undefined> {
  const file = await openIfExists(path);
  if (!file) return undefined;

  const { size } = await file.stat();
  const commonHeaders = { ...headers, etag, "accept-ranges": "bytes" };
  const range = parseRange(request.headers.get("range"), size);
  if (matchesEtag(request.headers.get("if-none-match"), etag))
    return closeAndReturn(file, new Response(null, { status: 304, headers: commonHeaders }));
  if (range === "unsatisfiable") {
    return closeAndReturn(
      file,
      new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } }),
    );
  }

  const { start, end } = range ?? { start: 0, end: size - 1 };
  const init = {
    status: range ? 206 : 200,
    headers: {
      ...commonHeaders,
      "content-length": String(end - start + 1),
      ...(range ? { "content-range": `bytes ${start}-${end}/${size}` } : {}),
    },
  };
  if (request.method === "HEAD") return closeAndReturn(file, new Response(null, init));
  const content = file.createReadStream({ start, end, highWaterMark: CHUNK_BYTES });
  return new Response(Readable.toWeb(content), init);
}

/** Responds with an original file and its hash in `x-sanity-sha1`, which @sanity/export verifies. */
export function serveOriginal(
  request: Request,
  folder: string,
  { fileName, sha1 }: AssetName,
  headers: Record<string, string>,
) {
  const file = {
    path: join(folder, fileName),
    etag: `"${fileName}"`,
    headers: { ...headers, "x-sanity-sha1": sha1 },
  };
  return serveFile(request, file);
}

async function openIfExists(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function closeAndReturn(file: FileHandle, response: Response): Promise<Response> {
  await file.close();
  return response;
}

function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}

/** Parses a single range. A request for several ranges gets the whole file, which RFC 9110 allows. */
function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;

  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start >= size || (first === "" && Number(last) === 0) ? "unsatisfiable" : { start, end };
}

/**
 * Media types that browsers show without running scripts. An allowlist, because browsers may parse any type with `xml` in it as
 * XML.
 */
const INERT_TYPES = new Set([
  ..."avif bmp gif heic heif jp2 jpeg jxl png tiff vnd.microsoft.icon webp x-icon"
    .split(" ")
    .map((name) => `image/${name}`),
  ..."aac flac mp4 mpeg ogg wav webm x-wav".split(" ").map((name) => `audio/${name}`),
  ..."mp4 mpeg ogg quicktime webm".split(" ").map((name) => `video/${name}`),
  ..."otf ttf woff woff2".split(" ").map((name) => `font/${name}`),
  "application/pdf",
  "text/plain",
]);

/** The response headers of an asset. Assets never change, so they are cacheable for a year; active content is sandboxed. */
export function assetHeaders(
  mimeType: string,
  { download, varies = false }: { download?: string | undefined; varies?: boolean },
) {
  return {
    "content-type": mimeType.startsWith("text/") ? `${mimeType}; charset=utf-8` : mimeType,
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    ...(varies ? { vary: "accept" } : {}),
    ...(INERT_TYPES.has(mimeType)
      ? {}
      : {
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        }),
    ...(download === undefined ? {} : { "content-disposition": contentDisposition(download) }),
  };
}

/** The file name for the download with ?dl, ?dl=NAME or ?dlRaw; undefined if the asset is to be displayed. */
export function downloadName(query: URLSearchParams, ownName: string): string | undefined {
  const name = query.get("dl") ?? query.get("dlRaw");
  if (name === null) return undefined;
  return name === "" || name === "true" ? ownName : name;
}
