import type { Env } from "#env.ts";

import type { Sources } from "./content-security-policy.ts";

/** What the site's settings allow its pages. */
export function sourcesOf({ siteUrl, studioUrl, lakeUrl, projectId, storageUrl }: Env): Sources {
  const lake = lakeUrl === undefined ? undefined : new URL(lakeUrl).origin;
  const storage = [...new Set([storageUrl, lakeUrl].flatMap((url) => (url ? [new URL(url).origin] : [])))];
  return {
    content: [lake ?? "https://cdn.sanity.io"],
    storage,
    lake: [lake ?? `https://${projectId}.api.sanity.io`],
    studio: new URL(studioUrl).origin,
    isSecure: siteUrl.startsWith("https:"),
  };
}
