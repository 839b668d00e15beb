import {
  environmentError,
  isLoopbackHostname,
  listenFds,
  portOf,
  projectId,
  proxyHops,
  readEnvironment,
  revalidateSecret,
  webAddress,
} from "contracts/environment.ts";
import type { Bucket } from "oss-storage/download-url.ts";
import * as v from "valibot";

const DEFAULT_PORT = 3500;

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port such as 3500"),
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
  v.array(webAddress),
);

const Settings = v.object({
  ADMIN_API_URL: v.optional(webAddress),
  ADMIN_HOST: v.optional(v.string(), "127.0.0.1"),
  ADMIN_ORIGINS: v.optional(origins),
  ADMIN_PORT: v.optional(port),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, "must begin with postgres:// or postgresql://")),
  ),
  DATA_DIR: v.optional(v.string(), ".data"),
  LISTEN_FDS: v.optional(listenFds),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "error"], "must be debug, info or error"), "info"),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email("must be an email address"))),
  MAIL_TO: v.optional(v.pipe(v.string(), v.email("must be an email address"))),
  OSS_ACCESS_KEY_ID: v.optional(v.string()),
  OSS_ACCESS_KEY_SECRET: v.optional(v.string()),
  OSS_BUCKET: v.optional(v.string()),
  OSS_HOST: v.optional(webAddress),
  QUOTE_REQUEST_DAYS: v.optional(days),
  SANITY_LAKE_URL: v.optional(webAddress),
  SANITY_PROJECT_ID: v.optional(projectId),
  SANITY_REVALIDATE_SECRET: v.optional(revalidateSecret),
  SITE_URL: v.optional(webAddress),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"))),
  STATISTICS_DAYS: v.optional(days, "400"),
  STUDIO_URL: v.optional(webAddress),
  TRUSTED_PROXY_HOPS: v.optional(proxyHops, "0"),
});

type Variables = Readonly<Record<string, string | undefined>>;

export type Env = ReturnType<typeof readEnv>;

/** Reads the settings of the admin API. Throws one Error that names every invalid variable. An empty value counts as not set. */
export function readEnv(variables: Variables = process.env) {
  const set = readEnvironment(Settings, variables);
  if (set.SANITY_REVALIDATE_SECRET === undefined)
    throw environmentError([
      "SANITY_REVALIDATE_SECRET: is not set. Set the value that the site has, or use pnpm start, which generates one",
    ]);
  const { port: listenPort, url } = adminAddress(variables);
  const siteUrl = set.SITE_URL ?? "http://localhost:3000";
  return {
    port: listenPort,
    host: set.ADMIN_HOST,
    /** Whether this process inherited a socket that listens, so that its port stays taken when this process ends. */
    inheritsSocket: set.LISTEN_FDS !== undefined,
    /** The address at which the site and browsers reach this process, without a slash at the end. */
    publicUrl: url,
    /** Whether only this machine can reach this process. With a public address, a reverse proxy forwards requests of others. */
    isLoopback: isLoopbackHost(set.ADMIN_HOST) && isLoopbackHostname(new URL(url).hostname),
    dataDirectory: set.DATA_DIR,
    /** A Postgres database. If undefined, the data is in a SQLite file in the data directory. */
    databaseUrl: set.DATABASE_URL,
    siteUrl,
    /** The web addresses whose pages may send requests: the site, and Studios. */
    origins: set.ADMIN_ORIGINS ?? [siteUrl, set.STUDIO_URL ?? "http://localhost:3333"],
    studioUrl: set.STUDIO_URL,
    /** The secret with which the site signs its requests. */
    siteSecret: set.SANITY_REVALIDATE_SECRET,
    /** The API that knows who is signed in to the Studio: the embedded lake, or the API of Sanity's hosted project. */
    contentApiUrl: set.SANITY_LAKE_URL ?? hostedApi(set.SANITY_PROJECT_ID) ?? "http://localhost:3400",
    /** The Aliyun OSS bucket for visitors' files. If undefined, they are stored in the data directory. */
    bucket: toBucket(set),
    /** The mail server and addresses for notifications of quote requests. If undefined, none are sent. */
    mail: toMail(set),
    /** The number of days for which page statistics and web vitals are stored. */
    statisticsDays: set.STATISTICS_DAYS,
    /** The number of days for which quote requests and their files are stored. If undefined, only staff delete them. */
    quoteRequestDays: set.QUOTE_REQUEST_DAYS,
    logLevel: set.LOG_LEVEL,
    trustedProxyHops: set.TRUSTED_PROXY_HOPS,
  };
}

/**
 * Throws one Error that names each address that is not set, although other machines reach the admin API: the defaults are on this
 * machine, so visitors could not upload files, and staff could not read quote requests.
 */
export function requireAddresses(variables: Variables = process.env): void {
  const set = readEnvironment(Settings, variables);
  if (readEnv(variables).isLoopback) return;
  const missing = [
    set.SITE_URL === undefined && "SITE_URL: is not set. Set the address of the site",
    set.STUDIO_URL === undefined &&
      set.ADMIN_ORIGINS === undefined &&
      "STUDIO_URL: is not set. Set the address of the Studio",
    set.SANITY_PROJECT_ID === undefined &&
      set.SANITY_LAKE_URL === undefined &&
      "SANITY_PROJECT_ID: is not set. Set the project whose members are your staff, or SANITY_LAKE_URL",
  ].filter((line) => line !== false);
  if (missing.length > 0) throw environmentError(missing);
}

/** The address and the port of the admin API. Behind a proxy with a public address, it listens on its default port. */
export function adminAddress(variables: Variables): { readonly url: string; readonly port: number } {
  const { ADMIN_API_URL, ADMIN_PORT } = readEnvironment(Settings, variables);
  if (ADMIN_API_URL === undefined) {
    const listenPort = ADMIN_PORT ?? DEFAULT_PORT;
    return { url: `http://localhost:${listenPort}`, port: listenPort };
  }
  return { url: ADMIN_API_URL, port: ADMIN_PORT ?? portOf(ADMIN_API_URL, DEFAULT_PORT) };
}

function isLoopbackHost(host: string): boolean {
  return ["127.0.0.1", "::1", "localhost"].includes(host);
}

function hostedApi(project: string | undefined): string | undefined {
  return project === undefined ? undefined : `https://${project}.api.sanity.io`;
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

function toMail({ SMTP_URL, MAIL_FROM, MAIL_TO }: Parsed) {
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
