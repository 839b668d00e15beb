import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";

import { isLoopbackHostname, portOf } from "contracts/environment.ts";
import { Failure } from "process-stack/report.ts";

import {
  addressesOf,
  type Addresses,
  assertPortsAreFree,
  listAddresses,
  type ServerAddress,
} from "./addresses.ts";
import { createTemporaryFolder, openSecrets, readSecrets } from "./secrets.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

/** The folder of the workspace. */
export const root = join(import.meta.dirname, "../..");

/** The environment of the shell. No other file of scripts/ reads `process.env`. */
export const shell: Variables = process.env;

export interface Settings {
  readonly variables: Variables;
  readonly addresses: Addresses;
}

/**
 * Checks all settings, and the ports of the servers that will be started, before a process starts. Generates the secrets that the processes share, unless they are
 * set, and gives them a folder for temporary files. Throws a Failure that names the variable or the port.
 */
export async function loadSettings(
  serversToStart: (addresses: Addresses) => readonly ServerAddress[] = listAddresses,
): Promise<Settings> {
  const set = readEnvironment(root, shell);
  const variables = isEmbedded(set)
    ? { ...asFailure(() => openSecrets(dataDirectory(root, set))), ...set }
    : set;
  const { adminUrl, ...settings } = await parseVariables(variables);
  const addresses = addressesOf(settings);
  await assertPortsAreFree(serversToStart(addresses));
  const TMPDIR = asFailure(() => createTemporaryFolder(dataDirectory(root, set)));
  return { variables: { ...variables, ADMIN_API_URL: adminUrl, TMPDIR }, addresses };
}

/**
 * Combines the variables of `.env` (if it exists), of the shell, which takes precedence, and the generated secrets that neither
 * sets. An empty value counts as not set, also in the shell. If `.env` contains a variable that is not in `.env.example`, or an invalid line, throws a
 * Failure that names it.
 */
export function readEnvironment(folder: string, shellVariables: Variables): Variables {
  const set = withoutEmpty({ ...readEnvFile(folder), ...shellVariables });
  return isEmbedded(set) ? { ...asFailure(() => readSecrets(dataDirectory(folder, set))), ...set } : set;
}

function readEnvFile(folder: string): Variables {
  const file = join(folder, ".env");
  if (!existsSync(file)) return {};

  const content = readFileSync(file, "utf8");
  const faults = findFaults(content, variableNames(readFileSync(join(folder, ".env.example"), "utf8")));
  if (faults.length > 0) throw new Failure(".env cannot be used. See .env.example.", faults);
  return parseEnv(content);
}

function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}

/** Whether the embedded lake is used. Sanity's hosted lake has other secrets. */
function isEmbedded({ SANITY_LAKE_URL, SANITY_PROJECT_ID }: Variables): boolean {
  return SANITY_LAKE_URL !== undefined || SANITY_PROJECT_ID === undefined;
}

/** The data directory of the lake and of the admin API, which run in the same folder. */
function dataDirectory(folder: string, { DATA_DIR = ".data" }: Variables): string {
  return resolve(folder, DATA_DIR);
}

/** The variables in the text of `.env.example`, including those that are commented out. */
export function variableNames(example: string): string[] {
  return [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? "");
}

/** Runs the checks of all servers. Each server checks its own variables, but this finds a wrong value before anything is built. */
async function parseVariables(variables: Variables) {
  try {
    // Imported here, because each module also reads the variables of this process, and throws if one is invalid.
    const [web, admin, lake] = await Promise.all([
      import("../../web/env.ts"),
      import("../../admin/env.ts"),
      import("../../packages/content-lake/env.ts"),
    ]);
    const { siteUrl, studioUrl, lakeUrl } = web.readEnv(variables);
    const { publicUrl: adminUrl, port: adminPort, host: adminHost } = admin.readEnv(variables);
    // Another host takes the calls of visitors, unless a port for them is set here.
    const isAdminHere = isLoopbackHostname(new URL(adminUrl).hostname) || variables["ADMIN_PORT"];
    const lakeEnv =
      lakeUrl === undefined ? undefined : lake.readEnv(lakeVariables(variables, siteUrl, lakeUrl));
    return {
      siteUrl,
      studioUrl,
      lake: lakeEnv && { url: lakeEnv.publicUrl, port: lakeEnv.port, host: lakeEnv.host },
      admin: isAdminHere ? { url: adminUrl, port: adminPort, host: adminHost } : undefined,
      adminUrl,
    };
  } catch (error) {
    throw toFailure(error);
  }
}

/** The variables of `content-lake start`. Those with other names than in .env know nothing of this project. */
export function lakeVariables(variables: Variables, siteUrl: string, lakeUrl: string): Variables {
  const { DATA_DIR, LAKE_HOST, LAKE_ORIGINS, LAKE_PORT, LOG_LEVEL, STUDIO_URL, TRUSTED_PROXY_HOPS } =
    variables;
  const { SANITY_REVALIDATE_SECRET: secret } = variables;
  return {
    DATA_DIR,
    LAKE_HOST,
    LAKE_ORIGINS,
    LOG_LEVEL,
    STUDIO_URL,
    TRUSTED_PROXY_HOPS,
    LAKE_VISIBILITY: variables["LAKE_VISIBILITY"],
    LAKE_PORT: LAKE_PORT ?? String(portOf(lakeUrl, 3400)),
    LAKE_URL: lakeUrl,
    LAKE_PROJECT_ID: variables["SANITY_PROJECT_ID"],
    LAKE_DATASET: variables["SANITY_DATASET"],
    LAKE_READ_TOKEN: variables["SANITY_API_READ_TOKEN"],
    LAKE_WEBHOOK_URL: secret && `${siteUrl}/api/revalidate`,
    LAKE_WEBHOOK_SECRET: secret,
    SITE_URL: siteUrl,
  };
}

function asFailure<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw toFailure(error);
  }
}

function toFailure(error: unknown): Failure {
  return new Failure(error instanceof Error ? error.message : String(error));
}

function findFaults(content: string, known: readonly string[]): string[] {
  return content.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#.*)?$/.test(line)) return [];
    const name = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/.exec(line)?.[1];
    if (name === undefined) return [`Line ${index + 1} is not of the form NAME=value.`];
    return known.includes(name) ? [] : [`${name} (line ${index + 1}) is not a variable of this project.`];
  });
}
