import type { SanityClient } from "@sanity/client";

/** The server that has the pictures and files of a client's lake: Sanity's own, or a lake of one host. Without a slash at the end. */
export function assetHost(client: SanityClient): string {
  const { apiHost, useProjectHostname } = client.config();
  return useProjectHostname ? "https://cdn.sanity.io" : apiHost;
}
