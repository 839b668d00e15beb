import { extname } from "node:path";

import mime from "mime";

import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";

/** An asset is known by its bytes: the same three or four words make its document id and its file name. */
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

/** Undefined for whatever an upload could not have made, so no path ever leaves the folder. */
export function parseAssetFile(kind: "images" | "files", text: string): AssetName | undefined {
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

/** What the assets need of the lake. */
export interface AssetLake extends Pick<Lake, "projectId" | "dataset" | "mutate" | "flushed"> {
  readonly documents: Pick<DocumentReader, "get">;
}

interface Asked {
  readonly project: string;
  readonly dataset: string;
  readonly file: string;
}

/** Throws LakeError 404 unless the asset's document exists: a deleted asset is no longer served. */
export function findAsset(
  lake: AssetLake,
  kind: "images" | "files",
  asked: Asked,
): { name: AssetName; document: StoredDocument } {
  const isHere = asked.project === lake.projectId && asked.dataset === lake.dataset;
  const name = isHere ? parseAssetFile(kind, asked.file) : undefined;
  const document = name && lake.documents.get(name.id);
  if (!name || !document)
    throw httpError(404, `There is no asset with this address in dataset "${lake.dataset}"`);
  return { name, document };
}

/** The name under which the asset was uploaded. */
export function originalFilename(document: StoredDocument, { fileName }: AssetName): string {
  const original = document["originalFilename"];
  return typeof original === "string" && original !== "" ? original : fileName;
}

const UNKNOWN = "application/octet-stream";
const EXTENSION = /^[a-z0-9]{1,16}$/;
const MEDIA_TYPE = /^[a-z0-9][\w.+-]*\/[\w.+-]+$/;

/** What a file is, from what its uploader said and, where that says nothing, from its name. */
export function fileType(
  said: string | null,
  filename: string | undefined,
): { extension: string; mimeType: string } {
  const named = extname(filename ?? "")
    .slice(1)
    .toLowerCase();
  const declared = said?.split(";")[0]?.trim().toLowerCase() ?? "";
  const known = MEDIA_TYPE.test(declared) && declared !== UNKNOWN ? declared : undefined;

  const extension = EXTENSION.test(named) ? named : ((known && mime.getExtension(known)) ?? "bin");
  return { extension, mimeType: known ?? mime.getType(extension) ?? UNKNOWN };
}
