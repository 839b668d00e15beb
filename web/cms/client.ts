import { createClient } from "@sanity/client";
import { createImageUrlBuilder } from "@sanity/image-url";
import { apiVersion } from "schemas/fields/lake.ts";

import { env, type Env } from "#env.ts";

import { fetchDraftLists, fetchDrafts } from "./fetch-drafts.ts";

type Fetch = typeof globalThis.fetch;

/** Far longer than the slowest query takes. */
const TIMEOUT_MS = 30_000;
type LakeConfig = { apiHost: string; projectId?: string; dataset?: string };

/**
 * The client for published content. The embedded lake has one host, and is private, so it gets the read token; hosted Sanity has
 * `<project>.api.sanity.io`.
 * It does not use Sanity's CDN: pages are fetched again right after a publish, when the CDN may still have the old content.
 */
export function createLakeClient(settings: Env, fetch?: Fetch) {
  return createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiVersion,
    perspective: "published",
    useCdn: false,
    // With the default of five minutes, renders that wait for a lake that hangs would keep other pages from being rendered.
    timeout: TIMEOUT_MS,
    ...(settings.lakeUrl
      ? { apiHost: settings.lakeUrl, useProjectHostname: false, token: settings.readToken }
      : {}),
    ...(fetch ? { resolveFetch: () => fetch } : {}),
  });
}

export const client = createLakeClient(env);

/**
 * The same client for drafts. Only for draft mode, never for what visitors get. Its token can read the secrets of previews; pages read drafts
 * with that of draft-token.ts.
 */
export const draftClient = client.withConfig({ token: env.readToken, resolveFetch: () => fetchDrafts });

/** The same client for everything that a page shows besides its own document. */
export const draftListClient = draftClient.withConfig({ resolveFetch: () => fetchDraftLists });

/**
 * Builds the addresses of pictures: on the site itself, which forwards them to the embedded lake, or on cdn.sanity.io for hosted
 * Sanity.
 */
export function createImageUrl(settings: Env) {
  const builder = createImageUrlBuilder(createLakeClient(settings)).auto("format");
  return settings.lakeUrl === undefined ? builder : builder.withOptions({ baseUrl: settings.siteUrl });
}

export const imageUrl = createImageUrl(env);

/** The address of an uploaded file, whose id is `file-<hash>-<extension>`; undefined for any other id. */
export function fileUrl(
  assetId: string,
  { apiHost, projectId, dataset }: LakeConfig = client.config(),
): string | undefined {
  const [, hash, extension] = /^file-(\w+)-(\w+)$/.exec(assetId) ?? [];
  if (!hash || !extension) return undefined;
  const host = apiHost.replace(/^https:\/\/api\./, "https://cdn.");
  return `${host}/files/${projectId}/${dataset}/${hash}.${extension}`;
}
