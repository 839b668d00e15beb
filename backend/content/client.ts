import { createClient, type SanityClient } from "@sanity/client";

import type { ContentEnv } from "./env.ts";

export function createContentClient({ projectId, dataset, lakeUrl, token }: ContentEnv): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: "2025-11-01",
    perspective: "raw",
    useCdn: false,
    ...(token === undefined ? {} : { token }),
    ...(lakeUrl === undefined ? {} : { apiHost: lakeUrl, useProjectHostname: false }),
  });
}

/** @sanity/import insists on a token, and a lake without accounts knows none: it gets one that is never sent. */
export function withSomeToken(client: SanityClient): SanityClient {
  if (client.config().token !== undefined) return client;
  return client.withConfig({
    token: "none",
    resolveFetch: () => async (url, options) => {
      const headers = new Headers(options?.headers);
      headers.delete("authorization");
      return fetch(url, { ...options, headers });
    },
  });
}
