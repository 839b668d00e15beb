import { extname } from "node:path";

import mime from "mime";

import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";

/** An asset is identified by the SHA-1 of its bytes; its document id and its file name are derived from it. */
export interface AssetName {
  readonly kind: "image" | "file";
  readonly id: string;
  readonly sha1: string;
  readonly fileName: string;
  readonly extension: string;
}

export function imageAssetName(
  sha1: string,
  { width, height }: { width: number; height: number },
  extension: string,
): AssetName {
  const stem = `${sha1}-${width}x${height}`;
  return {
    kind: "image",
    id: `image-${stem}-${extension}`,
    sha1,
    fileName: `${stem}.${extension}`,
    extension,
  };
}

export function fileAssetName(sha1: string, extension: string): AssetName {
  return {
    kind: "file",
    id: `file-${sha1}-${extension}`,
    sha1,
    fileName: `${sha1}.${extension}`,
    extension,
  };
}

/** Parses the last segment of an asset URL. Undefined for names that uploads never create, which prevents path traversal. */
function parseAssetFileName(kind: "images" | "files", text: string): AssetName | undefined {
  const pattern =
    kind === "images"
      ? /^([0-9a-f]{40}-\d{1,6}x\d{1,6})\.([a-z0-9]{1,16})$/
      : /^([0-9a-f]{40})\.([a-z0-9]{1,16})$/;
  const [, stem, extension] = pattern.exec(text) ?? [];
  if (stem === undefined || extension === undefined) return undefined;

  const singular = kind === "images" ? "image" : "file";
  return {
    kind: singular,
    id: `${singular}-${stem}-${extension}`,
    sha1: stem.slice(0, 40),
    fileName: text,
    extension,
  };
}

/** The part of the lake that the asset routes use. */
export interface AssetLake extends Pick<Lake, "projectId" | "dataset" | "mutate" | "flushed"> {
  readonly documents: Pick<DocumentReader, "get">;
}

interface AssetPath {
  readonly project: string;
  readonly dataset: string;
  readonly file: string;
}

/** Throws LakeError 404 unless the asset's document exists: deleted assets are not served. */
export function findAsset(
  lake: AssetLake,
  kind: "images" | "files",
  path: AssetPath,
): { name: AssetName; document: StoredDocument } {
  const isHere = path.project === lake.projectId && path.dataset === lake.dataset;
  const name = isHere ? parseAssetFileName(kind, path.file) : undefined;
  const document = name && lake.documents.get(name.id);
  if (!name || !document) throw httpError(404, `Asset not found in dataset "${lake.dataset}"`);
  return { name, document };
}

/** The name of the uploaded file, or else the generated name. */
export function originalFilename(document: StoredDocument, { fileName }: AssetName): string {
  const original = document["originalFilename"];
  return typeof original === "string" && original !== "" ? original : fileName;
}

const UNKNOWN_TYPE = "application/octet-stream";
const EXTENSION = /^[a-z0-9]{1,16}$/;
const MEDIA_TYPE = /^[a-z0-9][\w.+-]*\/[\w.+-]+$/;

/** The extension and media type of a file, from the uploaded Content-Type or else from its name. */
export function detectFileType(
  contentType: string | null,
  filename: string | undefined,
): { extension: string; mimeType: string } {
  const nameExtension = extname(filename ?? "")
    .slice(1)
    .toLowerCase();
  const declared = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  const mediaType = MEDIA_TYPE.test(declared) && declared !== UNKNOWN_TYPE ? declared : undefined;

  const extension = EXTENSION.test(nameExtension)
    ? nameExtension
    : ((mediaType && mime.getExtension(mediaType)) ?? "bin");
  return { extension, mimeType: mediaType ?? mime.getType(extension) ?? UNKNOWN_TYPE };
}
