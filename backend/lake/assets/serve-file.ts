import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { create as contentDisposition } from "content-disposition";
import { Hono } from "hono";

import { type AssetLake, findAsset, originalFilename, fileType, type AssetName } from "./asset.ts";

/** GET /files/{project}/{dataset}/{file} */
export function createFileRoute({ lake, originals }: { lake: AssetLake; originals: string }): Hono {
  return new Hono().get("/files/:project/:dataset/:file/:vanity?", async (c) => {
    const { name, document } = findAsset(lake, "files", c.req.param());
    const declared = typeof document["mimeType"] === "string" ? document["mimeType"] : null;
    const { mimeType } = fileType(declared, name.fileName);
    const download = downloadName(new URL(c.req.url).searchParams, originalFilename(document, name));
    const headers = assetHeaders(mimeType, { download });
    return (await serveOriginal(c.req.raw, originals, name, headers)) ?? c.notFound();
  });
}

export interface Served {
  readonly path: string;
  /** Strong, with its quotes. */
  readonly etag: string;
  readonly headers: Record<string, string>;
}

/** Answers GET and HEAD from a file: 200, 206, 304 or 416. Undefined when there is no such file. */
export async function serveFile(
  request: Request,
  { path, etag, headers }: Served,
): Promise<Response | undefined> {
  const file = await openIfThere(path);
  if (!file) return undefined;

  const { size } = await file.stat();
  const shared = { ...headers, etag, "accept-ranges": "bytes" };
  const range = parseRange(request.headers.get("range"), size);
  if (matches(request.headers.get("if-none-match"), etag))
    return closing(file, new Response(null, { status: 304, headers: shared }));
  if (range === "unsatisfiable") {
    return closing(
      file,
      new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } }),
    );
  }

  const { start, end } = range ?? { start: 0, end: size - 1 };
  const answer = {
    status: range ? 206 : 200,
    headers: {
      ...shared,
      "content-length": String(end - start + 1),
      ...(range ? { "content-range": `bytes ${start}-${end}/${size}` } : {}),
    },
  };
  if (request.method === "HEAD") return closing(file, new Response(null, answer));
  return new Response(Readable.toWeb(file.createReadStream({ start, end })), answer);
}

/** The bytes that were uploaded, with their hash: @sanity/export checks what it fetched against it. */
export function serveOriginal(
  request: Request,
  folder: string,
  { fileName, sha1 }: AssetName,
  headers: Record<string, string>,
) {
  const served = {
    path: join(folder, fileName),
    etag: `"${fileName}"`,
    headers: { ...headers, "x-sanity-sha1": sha1 },
  };
  return serveFile(request, served);
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function closing(file: FileHandle, response: Response): Promise<Response> {
  await file.close();
  return response;
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}

/** One range, as browsers ask for it; several ranges are answered with the whole, which RFC 9110 allows. */
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

/** Types that a browser shows without running anything in them. */
const INERT = /^(image\/(?!svg)|audio\/|video\/|font\/|application\/pdf$|text\/plain$)/;

/** What every asset is served with. An asset's bytes never change, so it may be kept for a year. */
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
    ...(INERT.test(mimeType)
      ? {}
      : {
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        }),
    ...(download === undefined ? {} : { "content-disposition": contentDisposition(download) }),
  };
}

/** The name under which ?dl, ?dl=NAME or ?dlRaw saves the asset; undefined when it is to be shown. */
export function downloadName(query: URLSearchParams, ownName: string): string | undefined {
  const name = query.get("dl") ?? query.get("dlRaw");
  if (name === null) return undefined;
  return name === "" || name === "true" ? ownName : name;
}
