import type { DocumentReader } from "./document.ts";
import { isPublishedId } from "./ids.ts";

/** The types of the documents of uploaded files. */
const ASSETS = new Set(["sanity.imageAsset", "sanity.fileAsset"]);

export function isAsset({ _type }: { readonly _type: string }): boolean {
  return ASSETS.has(_type);
}

/** Whether visitors can see an asset: a published document refers to it, which is no asset itself. */
export function isAssetOnSite(id: string, documents: Pick<DocumentReader, "get" | "referrers">): boolean {
  const isShowing = (referrer: string) => {
    const document = isPublishedId(referrer) ? documents.get(referrer) : undefined;
    return document !== undefined && !isAsset(document);
  };
  return [...documents.referrers(id)].some(isShowing);
}
