import { createImageUrlBuilder } from "@sanity/image-url";

import { client } from "./client.ts";

type LakeConfig = { apiHost: string; projectId?: string; dataset?: string };

/** Made from the client, so that pictures come from the embedded lake, or from cdn.sanity.io when hosted. */
export const imageUrl = createImageUrlBuilder(client).auto("format");

/** `file-<hash>-pdf` → the address of the file; undefined when it is not the id of a file. */
export function fileUrlOf(assetId: string, { apiHost, projectId, dataset }: LakeConfig): string | undefined {
  const [, hash, extension] = /^file-(\w+)-(\w+)$/.exec(assetId) ?? [];
  if (!hash || !extension) return undefined;
  const host = apiHost.replace(/^https:\/\/api\./, "https://cdn.");
  return `${host}/files/${projectId}/${dataset}/${hash}.${extension}`;
}

export function fileUrl(assetId: string): string | undefined {
  return fileUrlOf(assetId, client.config());
}
