import * as v from "valibot";

import { isLoopbackHostname } from "./access/access.ts";

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port such as 3400"),
  v.transform(Number),
  v.minValue(1, "must be a port from 1 to 65535"),
  v.maxValue(65_535, "must be a port from 1 to 65535"),
);
const webAddress = v.config(
  v.pipe(
    v.string(),
    v.url("must be an address such as http://localhost:3000"),
    v.regex(/^https?:\/\//, "must begin with http:// or https://"),
    v.transform((value) => value.replace(/\/+$/, "")),
  ),
  { abortPipeEarly: true },
);
const addresses = v.pipe(
  v.string(),
  v.transform((value) => value.split(",").map((address) => address.trim())),
  v.array(webAddress),
);

/** The variables of `content-lake`. An empty value counts as not set. */
const Settings = v.object({
  DATA_DIR: v.optional(v.string(), ".data"),
  LAKE_DATASET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9_~-]+$/, "may hold only a-z, 0-9, _, ~ and -")),
    "production",
  ),
  LAKE_HOST: v.optional(v.string(), "127.0.0.1"),
  LAKE_ORIGINS: v.optional(addresses),
  LAKE_PORT: v.optional(port, "3400"),
  LAKE_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, "may hold only a-z, 0-9 and dashes")),
    "local000",
  ),
  LAKE_READ_TOKEN: v.optional(v.pipe(v.string(), v.minLength(8, "needs at least 8 characters"))),
  LAKE_URL: v.optional(webAddress),
  LAKE_VISIBILITY: v.optional(v.picklist(["private", "public"], "must be private or public"), "private"),
  LAKE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, "needs at least 16 characters"))),
  LAKE_WEBHOOK_URL: v.optional(webAddress),
  LISTEN_FDS: v.optional(v.literal("1", "must be 1: the lake listens on one socket")),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "error"], "must be debug, info or error"), "info"),
  SITE_URL: v.optional(webAddress),
  STUDIO_URL: v.optional(webAddress, "http://localhost:3333"),
  TRUSTED_PROXY_HOPS: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, "must be a number of proxies, such as 1"), v.transform(Number)),
    "0",
  ),
});

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the settings of `content-lake start`. Throws one Error that names every invalid variable. */
export function readEnv(variables: Variables = process.env) {
  const set = parse(variables);
  const publicUrl = set.LAKE_URL ?? `http://localhost:${set.LAKE_PORT}`;
  const { LAKE_WEBHOOK_URL: url, LAKE_WEBHOOK_SECRET: secret } = set;
  if ((url === undefined) !== (secret === undefined))
    throw new Error("Set both LAKE_WEBHOOK_URL and LAKE_WEBHOOK_SECRET, or none.");
  return {
    port: set.LAKE_PORT,
    host: set.LAKE_HOST,
    // Set by systemd, and by other programs that hold the port while the lake restarts.
    inheritsSocket: set.LISTEN_FDS !== undefined,
    publicUrl,
    // With a public address, a reverse proxy forwards requests of other machines.
    isLoopback: isLoopbackHost(set.LAKE_HOST) && isLoopbackHostname(new URL(publicUrl).hostname),
    isPublic: set.LAKE_VISIBILITY === "public",
    dataDirectory: set.DATA_DIR,
    projectId: set.LAKE_PROJECT_ID,
    dataset: set.LAKE_DATASET,
    siteUrl: set.SITE_URL,
    studioUrl: set.STUDIO_URL,
    origins: set.LAKE_ORIGINS ?? [set.STUDIO_URL, ...(set.SITE_URL === undefined ? [] : [set.SITE_URL])],
    readToken: set.LAKE_READ_TOKEN,
    webhooks: url === undefined || secret === undefined ? [] : [{ url, secret }],
    trustedProxyHops: set.TRUSTED_PROXY_HOPS,
    logLevel: set.LOG_LEVEL,
  };
}

/** Reads only DATA_DIR, because `content-lake user add` must work before the other settings are complete. */
export function readDataDirectory({ DATA_DIR }: Variables = process.env): string {
  return parse({ DATA_DIR }).DATA_DIR;
}

function parse(variables: Variables): v.InferOutput<typeof Settings> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(Settings, set);
  if (parsed.success) return parsed.output;
  // The second part of a path is the position in a list of addresses.
  const lines = parsed.issues.map((issue) => `  ${String(issue.path?.[0].key)}: ${issue.message}`);
  throw new Error(`Invalid environment.\n${lines.join("\n")}`);
}

function isLoopbackHost(host: string): boolean {
  return host === "::1" || isLoopbackHostname(host);
}
