import { createHmac } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { routableTypes } from "../schemas/documents/routable.ts";
import { Failure } from "./failure.ts";

/** Before the site starts: forgets the lake's answers that an earlier run kept on disk. */
export async function forgetAnswers(root: string): Promise<void> {
  await rm(join(root, "web/.next/cache/fetch-cache"), { recursive: true, force: true });
}

/**
 * Expires everything that an earlier run left on disk. Next remembers only in memory what was expired, so after a restart
 * a page could be older than the content. Every page depends on the map of routes, which a delivery of something that has
 * moved expires; the sitemap, the feed and other lists of pages depend on the types of what has a page, and on the settings.
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
    throw new Failure(`The site refused to expire its pages (${response.status}).`, [await response.text()]);
}
