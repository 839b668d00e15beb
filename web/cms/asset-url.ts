import { createImageUrlBuilder } from "@sanity/image-url";

import { env, type Env } from "#env.ts";

import { client, createLakeClient } from "./client.ts";

type LakeConfig = { apiHost: string; projectId?: string; dataset?: string };

/** Pictures come from the site itself, which hands on those of the embedded lake (server/pictures); hosted, from cdn.sanity.io. */
export function createImageUrl(settings: Env) {
  const builder = createImageUrlBuilder(createLakeClient(settings)).auto("format");
  return settings.lakeUrl === undefined ? builder : builder.withOptions({ baseUrl: settings.siteUrl });
}

export const imageUrl = createImageUrl(env);

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
