import type { DocumentReader } from "./document.ts";
import { isPublishedId } from "./ids.ts";

/** The types of the documents of uploaded files. */
const ASSETS = new Set(["sanity.imageAsset", "sanity.fileAsset"]);

export function isAsset({ _type }: { readonly _type: string }): boolean {
  return ASSETS.has(_type);
}

/** Whether visitors can see an asset: a published document refers to it. */
export function isAssetOnSite(id: string, documents: Pick<DocumentReader, "referrers">): boolean {
  return [...documents.referrers(id)].some(isPublishedId);
}
