import { createClient } from "@sanity/client";
import { apiVersion } from "schemas/api-version.ts";

import { env, type Env } from "#env.ts";

type Fetch = typeof globalThis.fetch;

/**
 * The client for published content. The embedded lake answers on one host; hosted Sanity on `<project>.api.sanity.io`.
 * Sanity's CDN is not used: a page is fetched again right after a publish, when the CDN may still be a moment behind.
 */
export function createLakeClient(settings: Env, fetch?: Fetch) {
  return createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiVersion,
    perspective: "published",
    useCdn: false,
    ...(settings.lakeUrl ? { apiHost: settings.lakeUrl, useProjectHostname: false } : {}),
    ...(fetch ? { resolveFetch: () => fetch } : {}),
  });
}

export const client = createLakeClient(env);

/** The same client with the read token: it sees drafts. Only for draft mode, never for what visitors get. */
export const draftClient = client.withConfig({ token: env.readToken });
