import { normalizeText } from "unicode-text/unicode-text.ts";

// The ids that links inside a page lead to. The search dialog downloads this file.

/**
 * `Wall thickness (min.)` → `wall-thickness-min`. github-slugger is not used, because it turns “0.5 mm” into `05-mm` and would
 * change existing anchors.
 */
export function slugOf(text: string): string {
  const slug = normalizeText(text, "NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return slug || "part";
}

/** Keeps the ids of listed documents apart from the ids of blocks. */
export const DOCUMENT_ANCHOR_PREFIX = "entry-";

/** The id of a document in a block that lists documents with anchors. */
export function documentAnchor(title: string): string {
  return DOCUMENT_ANCHOR_PREFIX + slugOf(title);
}
