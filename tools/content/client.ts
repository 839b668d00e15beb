import { createClient, type SanityClient } from "@sanity/client";

import type { ContentEnv } from "./env.ts";

export function createContentClient({ projectId, dataset, lakeUrl, token }: ContentEnv): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: "2025-11-01",
    perspective: "raw",
    useCdn: false,
    token,
    ...(lakeUrl === undefined ? {} : { apiHost: lakeUrl, useProjectHostname: false }),
  });
}
