import { createHmac } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { routableTypes } from "../../schemas/fields/path.ts";
import { Failure } from "./report.ts";

/** Deletes the lake's responses that an earlier run of the site has cached on disk. Call this before the site starts. */
export async function clearFetchCache(root: string): Promise<void> {
  await rm(join(root, "web/.next/cache/fetch-cache"), { recursive: true, force: true });
}

/**
 * Expires all pages that an earlier run of the site has cached on disk. Next remembers expired tags only in memory, so after a
 * restart a page could be older than the content. Every page depends on the route map, which expires when a document with a path
 * changes. The sitemap, the feed and lists of pages depend on the types of these documents and on the settings.
 */
export async function expirePages(
  siteUrl: string,
  secret: string,
  { fetch = globalThis.fetch, now = Date.now() } = {},
): Promise<void> {
  const body = JSON.stringify({
    documents: [...routableTypes, "settings"].map((type) => ({
      _id: "restart",
      _type: type,
      before: { path: "/" },
      after: null,
    })),
  });
  const signature = createHmac("sha256", secret).update(`${now}.${body}`).digest("base64url");
  const headers = {
    "content-type": "application/json",
    "sanity-webhook-signature": `t=${now},v1=${signature}`,
  };

  const response = await fetch(`${siteUrl}/api/revalidate`, { method: "POST", headers, body });
  if (!response.ok)
    throw new Failure(`The site rejected the request to expire its pages (${response.status}).`, [
      await response.text(),
    ]);
}
