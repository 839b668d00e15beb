import { isAsset } from "../documents/assets.ts";
import type { StoredDocument } from "../documents/document.ts";
import { isEqual, isObject, isString, omit } from "../documents/json.ts";
import { referencesOf } from "../documents/references.ts";
import type { Change } from "../documents/transaction.ts";
import type { Identity } from "./identity.ts";

// Who may write the documents of uploaded files, and what in them.

type States = Pick<Change, "before" | "after">;

/** The texts that describe an asset. */
const ASSET_TEXTS = ["title", "altText", "description", "creditLine", "originalFilename"];
/** The field with the tags and the folder of an asset. The fields that are in neither of the two identify its file. */
const ASSET_TAGS = "opt";
/** The fields that say which file an asset is, and where. */
const ASSET_FILE = [
  "_type",
  "assetId",
  "extension",
  "mimeType",
  "path",
  "sha1hash",
  "size",
  "uploadId",
  "url",
] as const;

/**
 * Whether a change invents an asset, or says that its file is another one. Only an upload may, because programs fetch the file from the
 * address in the document: an export would read any address of the operator's network.
 */
export function forgesAsset({ isUpload = false }: Identity, { before, after }: States): boolean {
  const concernsAsset = [before, after].some((each) => each !== null && isAsset(each));
  if (isUpload || !concernsAsset || after === null) return false;
  return before === null || ASSET_FILE.some((field) => !isEqual(before[field], after[field]));
}

/** Whether a change adds the document of a file that the identity has uploaded. Such documents are published. */
export function addsUpload({ isUpload = false }: Identity, { before, after }: States): boolean {
  return isUpload && before === null && after !== null && isAsset(after);
}

/**
 * Whether a change only affects the fields that describe an asset. Media, which lists all assets, ends with an error if one has another
 * type. A strong reference would prevent the deletion of its target: an asset is a published document.
 */
export function describesAsset({ before, after }: States): boolean {
  if (before === null || after === null || !isAsset(before)) return false;
  const [fileBefore, fileAfter] = [before, after].map((asset) =>
    omit(asset, ...ASSET_TEXTS, ASSET_TAGS, "_rev", "_updatedAt"),
  );
  return (
    isEqual(fileBefore, fileAfter) &&
    ASSET_TEXTS.every((field) => (after[field] ?? null) === null || isString(after[field])) &&
    hasTags(after) &&
    referencesOf(after).every(({ strong }) => !strong)
  );
}

/** Whether the tags of an asset are a list of references, as the Studio writes it. */
function hasTags(asset: StoredDocument): boolean {
  const options = asset[ASSET_TAGS] ?? {};
  if (!isObject(options)) return false;
  const media = options.media ?? {};
  if (!isObject(media)) return false;
  const tags = media.tags ?? [];
  return Array.isArray(tags) && tags.every((tag) => isObject(tag) && isString(tag._ref));
}
