import { randomUUID } from "node:crypto";

import {
  webAddress,
  dataset,
  environmentError,
  isLoopbackHostname,
  listenFds,
  projectId,
  proxyHops,
  readEnvironment,
  readToken,
  revalidateSecret,
} from "contracts/environment.ts";
import * as v from "valibot";

const Variables = v.object({
  NODE_ENV: v.optional(v.string(), "development"),
  SITE_URL: v.optional(webAddress, "http://localhost:3000"),
  STUDIO_URL: v.optional(webAddress, "http://localhost:3333"),
  SANITY_LAKE_URL: v.optional(webAddress),
  SANITY_PROJECT_ID: v.optional(projectId),
  SANITY_DATASET: v.optional(dataset, "production"),
  SANITY_API_READ_TOKEN: v.optional(readToken),
  SANITY_REVALIDATE_SECRET: v.optional(revalidateSecret),
  ADMIN_API_URL: v.optional(webAddress, "http://localhost:3500"),
  ADMIN_API_INTERNAL_URL: v.optional(webAddress),
  OSS_HOST: v.optional(webAddress),
  DEFERRED_HYDRATION: v.optional(v.picklist(["on", "off"], "must be on or off"), "on"),
  TRUSTED_PROXY_HOPS: v.optional(proxyHops, "0"),
  LISTEN_FDS: v.optional(listenFds),
  VERCEL: v.optional(v.string()),
});

export type Env = ReturnType<typeof readEnv>;

/** Parses the environment of the site. Throws one error that names every wrong variable. */
export function readEnv(variables: Record<string, string | undefined>) {
  const set = readEnvironment(Variables, variables);
  const { NODE_ENV, SANITY_PROJECT_ID, SANITY_API_READ_TOKEN, SANITY_REVALIDATE_SECRET } = set;
  const lakeUrl = set.SANITY_LAKE_URL ?? (SANITY_PROJECT_ID ? undefined : LOCAL_LAKE);

  if (!isLocal(lakeUrl) && (NODE_ENV === "production" || lakeUrl === undefined)) requireSecrets(variables);

  return {
    isProduction: NODE_ENV === "production",
    siteUrl: set.SITE_URL,
    studioUrl: set.STUDIO_URL,
    /** The embedded lake; undefined = hosted Sanity. */
    lakeUrl,
    /** What browsers upload files to: the bucket, or else the storage of the admin API. */
    storageUrl: set.OSS_HOST ?? set.ADMIN_API_URL,
    projectId: SANITY_PROJECT_ID ?? "local000",
    dataset: set.SANITY_DATASET,
    // Random: a tool that only loads the configuration needs no secrets, and nobody can guess one that is missing.
    readToken: SANITY_API_READ_TOKEN ?? randomUUID(),
    revalidateSecret: SANITY_REVALIDATE_SECRET ?? randomUUID(),
    /** Whether the custom server sends React's data and scripts after the page: see hydration/protocol.ts. */
    hasDeferredHydration: set.DEFERRED_HYDRATION === "on",
    /** Whether this process inherited a socket that listens, so that its port stays taken when this process ends. */
    inheritsSocket: set.LISTEN_FDS !== undefined,
    /** Vercel sets the variable VERCEL in builds and servers. */
    isOnVercel: set.VERCEL !== undefined,
  };
}

/**
 * Throws one error that names each secret that is not set. `pnpm start` and `pnpm dev` set them. A server that is started directly may
 * lack them.
 */
export function requireSecrets(variables: Record<string, string | undefined> = process.env): void {
  const set = readEnvironment(Variables, variables);
  const isHosted = set.SANITY_LAKE_URL === undefined && set.SANITY_PROJECT_ID !== undefined;
  const generated = "Set the value that the lake has, or use pnpm start, which generates one";
  const missing = [
    set.SANITY_API_READ_TOKEN === undefined &&
      `SANITY_API_READ_TOKEN: is not set. ${isHosted ? "Create a token with the role Viewer at https://www.sanity.io/manage" : generated}`,
    set.SANITY_REVALIDATE_SECRET === undefined &&
      `SANITY_REVALIDATE_SECRET: is not set. ${isHosted ? "Choose one of at least 16 characters, and the same for the webhook and the admin API" : generated}`,
  ].filter((line) => line !== false);
  if (missing.length > 0) throw environmentError(missing);
}

/** Read for each request, so that it can change without a new build. */
export function readAdminHost(variables: Record<string, string | undefined> = process.env) {
  const { ADMIN_API_URL, ADMIN_API_INTERNAL_URL, TRUSTED_PROXY_HOPS } = readEnvironment(Variables, variables);
  return {
    /** The admin host of docs/behavior.md §8.1 as this server reaches it, without a slash at the end. */
    adminUrl: ADMIN_API_INTERNAL_URL ?? ADMIN_API_URL,
    /** How many of our reverse proxies are in front of the site and set X-Forwarded-For. */
    trustedProxyHops: TRUSTED_PROXY_HOPS,
  };
}

/** How this server reaches an address of the admin host that browsers use, such as that of its storage. */
export function internalAddress(url: string, variables: Record<string, string | undefined> = process.env) {
  const { ADMIN_API_URL } = readEnvironment(Variables, variables);
  return url.startsWith(`${ADMIN_API_URL}/`)
    ? readAdminHost(variables).adminUrl + url.slice(ADMIN_API_URL.length)
    : url;
}

const LOCAL_LAKE = "http://localhost:3400";

function isLocal(lakeUrl: string | undefined): boolean {
  return lakeUrl !== undefined && isLoopbackHostname(new URL(lakeUrl).hostname);
}

export const env = readEnv(process.env);
