import type { Bucket } from "admin/storage/download-url.ts";
import {
  webAddress,
  dataset,
  environmentError,
  isLoopbackHostname,
  projectId,
  readEnvironment,
  readToken,
  revalidateSecret,
} from "contracts/environment.ts";
import * as v from "valibot";

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port such as 3400"),
  v.transform(Number),
  v.minValue(1, "must be a port from 1 to 65535"),
  v.maxValue(65_535, "must be a port from 1 to 65535"),
);
const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, "must be a number of days from 1 to 99999"),
  v.transform(Number),
);
const origins = v.pipe(
  v.string(),
  v.transform((value) => value.split(",").map((origin) => origin.trim())),
  v.array(v.pipe(v.string(), v.url("must be origins such as https://studio.example, with commas between"))),
);

const Settings = v.object({
  BACKEND_PORT: v.optional(port),
  DATA_DIR: v.optional(v.string(), ".data"),
  LAKE_HOST: v.optional(v.string(), "127.0.0.1"),
  LAKE_ORIGINS: v.optional(origins),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "error"], "must be debug, info or error"), "info"),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email("must be an email address"))),
  MAIL_TO: v.optional(v.pipe(v.string(), v.email("must be an email address"))),
  OSS_ACCESS_KEY_ID: v.optional(v.string()),
  OSS_ACCESS_KEY_SECRET: v.optional(v.string()),
  OSS_BUCKET: v.optional(v.string()),
  OSS_HOST: v.optional(webAddress),
  SANITY_API_READ_TOKEN: v.optional(readToken),
  SANITY_DATASET: v.optional(dataset, "production"),
  SANITY_LAKE_URL: v.optional(webAddress),
  SANITY_PROJECT_ID: v.optional(projectId, "local000"),
  SANITY_REVALIDATE_SECRET: v.optional(revalidateSecret),
  SITE_URL: v.optional(webAddress, "http://localhost:3000"),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"))),
  STAFF_SANITY_PROJECT_ID: v.optional(projectId),
  STATISTICS_DAYS: v.optional(days, "400"),
  STUDIO_URL: v.optional(webAddress, "http://localhost:3333"),
  TRUSTED_PROXY_HOPS: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, "must be a number of proxies, such as 1"), v.transform(Number)),
    "0",
  ),
});

type Variables = Readonly<Record<string, string | undefined>>;

export interface Env {
  readonly port: number;
  readonly host: string;
  /** Whether only this machine can reach the lake. */
  readonly isLoopback: boolean;
  /** The address at which browsers reach the lake, without a slash at the end. */
  readonly lakeUrl: string;
  readonly dataDirectory: string;
  readonly projectId: string;
  readonly dataset: string;
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly origins: readonly string[];
  /** If undefined, the generated token is used (secrets.ts). */
  readonly readToken: string | undefined;
  /** If undefined, the generated secret is used (secrets.ts). */
  readonly revalidateSecret: string | undefined;
  /** The Aliyun OSS bucket for visitors' files. If undefined, they are stored in the data directory. */
  readonly bucket: Bucket | undefined;
  /** The mail server and addresses for notifications of quote requests. If undefined, none are sent. */
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly to: string } | undefined;
  /** The hosted Sanity project whose editors may read quote requests. If undefined, the editors of this lake may. */
  readonly staffProjectId: string | undefined;
  /** The number of days for which page statistics and web vitals are stored. */
  readonly statisticsDays: number;
  /** The number of trusted reverse proxies in front that append to X-Forwarded-For. */
  readonly trustedProxyHops: number;
  readonly logLevel: "debug" | "info" | "error";
}

/** Reads the backend's settings. Throws one Error that names every invalid variable. An empty value counts as not set. */
export function readEnv(variables: Variables = process.env): Env {
  const set = readEnvironment(Settings, variables);
  const listenPort = set.BACKEND_PORT ?? portOf(set.SANITY_LAKE_URL) ?? 3400;
  const lakeUrl = set.SANITY_LAKE_URL ?? `http://localhost:${listenPort}`;
  // With a public address, a reverse proxy forwards requests of other machines.
  const isLoopback = LOOPBACK.has(set.LAKE_HOST) && isLoopbackHostname(new URL(lakeUrl).hostname);
  const requiredUnlessLoopback = {
    LAKE_ORIGINS: set.LAKE_ORIGINS,
    SANITY_API_READ_TOKEN: set.SANITY_API_READ_TOKEN,
    SANITY_LAKE_URL: set.SANITY_LAKE_URL,
    SANITY_REVALIDATE_SECRET: set.SANITY_REVALIDATE_SECRET,
  };
  const missing = Object.entries(requiredUnlessLoopback).filter(([, value]) => value === undefined);
  if (!isLoopback && missing.length > 0) {
    throw environmentError(
      missing.map(
        ([name]) =>
          `${name}: has no default when other machines can reach the lake (LAKE_HOST, SANITY_LAKE_URL)`,
      ),
    );
  }

  return {
    port: listenPort,
    host: set.LAKE_HOST,
    isLoopback,
    lakeUrl,
    dataDirectory: set.DATA_DIR,
    projectId: set.SANITY_PROJECT_ID,
    dataset: set.SANITY_DATASET,
    siteUrl: set.SITE_URL,
    studioUrl: set.STUDIO_URL,
    origins: set.LAKE_ORIGINS ?? [set.SITE_URL, set.STUDIO_URL],
    readToken: set.SANITY_API_READ_TOKEN,
    revalidateSecret: set.SANITY_REVALIDATE_SECRET,
    bucket: toBucket(set),
    mail: toMail(set),
    staffProjectId: set.STAFF_SANITY_PROJECT_ID,
    statisticsDays: set.STATISTICS_DAYS,
    trustedProxyHops: set.TRUSTED_PROXY_HOPS,
    logLevel: set.LOG_LEVEL,
  };
}

type Parsed = v.InferOutput<typeof Settings>;

function toBucket({
  OSS_ACCESS_KEY_ID,
  OSS_ACCESS_KEY_SECRET,
  OSS_BUCKET,
  OSS_HOST,
}: Parsed): Bucket | undefined {
  const together = { OSS_ACCESS_KEY_ID, OSS_ACCESS_KEY_SECRET, OSS_BUCKET, OSS_HOST };
  if (!OSS_ACCESS_KEY_ID || !OSS_ACCESS_KEY_SECRET || !OSS_BUCKET || !OSS_HOST)
    return requireNoneOf(together);
  return {
    name: OSS_BUCKET,
    host: OSS_HOST,
    accessKey: { id: OSS_ACCESS_KEY_ID, secret: OSS_ACCESS_KEY_SECRET },
  };
}

function toMail({ SMTP_URL, MAIL_FROM, MAIL_TO }: Parsed): Env["mail"] {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return requireNoneOf({ SMTP_URL, MAIL_FROM, MAIL_TO });
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, to: MAIL_TO };
}

/** Returns undefined if none of the variables is set. Throws an Error that names the missing ones if only some are. */
function requireNoneOf(together: Readonly<Record<string, string | undefined>>): undefined {
  const missing = Object.keys(together).filter((name) => together[name] === undefined);
  if (missing.length === Object.keys(together).length) return undefined;
  throw environmentError(
    missing.map(
      (name) =>
        `${name}: is needed too when ${Object.keys(together)
          .filter((other) => !missing.includes(other))
          .join(", ")} is set`,
    ),
  );
}

function portOf(url: string | undefined): number | undefined {
  if (url === undefined) return undefined;
  const { port: explicitPort, protocol } = new URL(url);
  if (explicitPort !== "") return Number(explicitPort);
  return protocol === "https:" ? 443 : 80;
}
