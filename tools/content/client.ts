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

/**
 * Returns a client with a placeholder token that is never sent. @sanity/import requires a token, but a lake without accounts has
 * none.
 */
export function withPlaceholderToken(client: SanityClient): SanityClient {
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
