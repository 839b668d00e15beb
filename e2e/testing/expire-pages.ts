import { createHmac } from "node:crypto";

import { Failure } from "process-stack/report.ts";

import { routableTypes } from "../../schemas/fields/routable-types.ts";

/**
 * Expires all pages of a running site, as if everything had been published. Every page depends on the route map, which expires when
 * a document with a path changes. The sitemap, the feed and lists of pages depend on the types of these documents and on the settings.
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
