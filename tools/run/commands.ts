import { join } from "node:path";

import type { Command } from "process-stack/process.ts";

import type { Addresses, ServerAddress } from "./addresses.ts";
import { lakeVariables, root, shell, type Variables } from "./env.ts";

const HOST = "127.0.0.1";

/** Halves the memory under write load and costs a few percent of the speed (`pnpm bench lake`). */
const SERVER_FLAGS = ["--max-semi-space-size=8"];

/**
 * The site needs a fifth of this heap. Without a limit, Node collects garbage late and the process grows. `--optimize-for-size` would
 * take less memory, but collect so often that the first visitor after a publish waits for 150 ms instead of 110.
 */
const SITE_FLAGS = [...SERVER_FLAGS, "--max-old-space-size=256"];

/**
 * Without these, each thread that compresses pages keeps tens of megabytes that it has freed. With the second one, blocks above 128 kB
 * are always returned to the system. Only glibc reads them.
 */
const RETURN_MEMORY = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" } as const;

/** Turns off usage reports and update checks of all tools. */
const NO_TELEMETRY = {
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
} as const;

/** Each process gets only the secrets that it needs. The site needs none of these. */
const NO_SECRETS_OF_OTHERS = {
  DATABASE_URL: undefined,
  OSS_ACCESS_KEY_SECRET: undefined,
  SANITY_API_WRITE_TOKEN: undefined,
  SMTP_URL: undefined,
} as const;
const NO_SECRETS = {
  ...NO_SECRETS_OF_OTHERS,
  SANITY_API_READ_TOKEN: undefined,
  SANITY_REVALIDATE_SECRET: undefined,
} as const;

/** Makes the Chromium package from npm also unpack system libraries that a minimal machine lacks. */
export const chromiumEnv = { AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" } as const;

export type ServerCommands = ReturnType<typeof serverCommands>;

/** The commands that build and start the four servers of the workspace in `folder`. */
export function serverCommands(
  folder: string,
  variables: Variables,
  addresses: Addresses,
  mode: "production" | "development",
) {
  const { site, studio, lake, admin } = addresses;
  // Each process gets only the variables that it needs.
  const env = { ...variables, ...NO_TELEMETRY, NODE_ENV: mode };
  // A proxy at the public address of the admin API would count all calls of the site as one visitor.
  const internalUrl = variables["ADMIN_API_INTERNAL_URL"] ?? admin?.localUrl;
  const buildEnv = { ...env, ...NO_SECRETS_OF_OTHERS };
  const contentEnv = { ...buildEnv, SANITY_API_WRITE_TOKEN: variables["SANITY_API_WRITE_TOKEN"] };
  const siteEnv = { ...buildEnv, ...RETURN_MEMORY, ADMIN_API_INTERNAL_URL: internalUrl };
  const lakeEnv = lake && { ...env, ...lakeVariables(variables, site.url, lake.url), ...NO_SECRETS };
  const adminEnv = { ...env, SANITY_API_READ_TOKEN: undefined, SANITY_API_WRITE_TOKEN: undefined };
  // Its build is public, and its server only serves files.
  const studioEnv = { ...env, ...studioVariables(variables, addresses), ...NO_SECRETS };

  const command = (name: string, cwd: string, args: readonly string[], ownEnv: Variables): Command => ({
    name,
    command: process.execPath,
    args,
    cwd: join(folder, cwd),
    env: ownEnv,
  });
  // In development, `node --watch` does not pass an inherited socket on.
  const onHeldPort = (address: ServerAddress | undefined) =>
    mode === "production" && address ? { listensOn: address } : {};
  const next = join(folder, "web/node_modules/next/dist/bin/next");
  const sanity = join(folder, "studio/node_modules/sanity/bin/sanity");
  const lakeServer = ["packages/content-lake/cli.ts", "start"];
  const watch = ["--watch", "--watch-preserve-output"];
  const args = {
    production: {
      lake: [...SERVER_FLAGS, ...lakeServer],
      admin: [...SERVER_FLAGS, "admin/server.ts"],
      site: [...SITE_FLAGS, "server/main.ts", "--hostname", ...listenOn(site)],
      studio: ["server/main.ts"],
    },
    development: {
      lake: [...watch, ...lakeServer],
      admin: [...watch, "admin/server.ts"],
      site: [next, "dev", "--hostname", ...listenOn(site)],
      studio: [sanity, "dev", "--host", ...listenOn(studio)],
    },
  }[mode];

  return {
    // These run in the root folder, so that DATA_DIR=.data is the same folder for all.
    lake: { ...command("The Content Lake", ".", args.lake, lakeEnv ?? {}), ...onHeldPort(lake) },
    admin: { ...command("The admin API", ".", args.admin, adminEnv), ...onHeldPort(admin) },
    firstContent: command(
      "The import of the first content",
      ".",
      ["tools/content/first-content.ts"],
      contentEnv,
    ),
    buildSite: command("The build of the site", "web", [next, "build"], buildEnv),
    buildStudio: command("The build of the Studio", "studio", [sanity, "build", "--yes"], studioEnv),
    site: { ...command("The site", "web", args.site, siteEnv), ...onHeldPort(site) },
    studio: { ...command("The Studio", "studio", args.studio, studioEnv), ...onHeldPort(studio) },
  };
}

/** A command that runs a script of this workspace or of an installed package with Node. Paths are relative to the root. */
export function scriptCommand(name: string, script: string, args: readonly string[], cwd = "."): Command {
  return {
    name,
    command: process.execPath,
    args: [join(root, script), ...args],
    cwd: join(root, cwd),
    env: { ...shell, ...NO_TELEMETRY },
  };
}

/**
 * The variables of the Studio's build. It runs in the browser, so it gets only the few variables that it needs, with other names.
 */
export function studioVariables(variables: Variables, { site, studio, lake }: Addresses): Variables {
  return {
    SANITY_STUDIO_SITE_URL: site.url,
    STUDIO_URL: studio.url,
    SANITY_STUDIO_LAKE_URL: lake?.url,
    SANITY_STUDIO_ADMIN_URL: variables["ADMIN_API_URL"],
    SANITY_STUDIO_STORAGE_URL: variables["OSS_HOST"],
    SANITY_STUDIO_PROJECT_ID: variables["SANITY_PROJECT_ID"],
    SANITY_STUDIO_DATASET: variables["SANITY_DATASET"],
  };
}

function listenOn({ port }: ServerAddress): string[] {
  return [HOST, "--port", String(port)];
}
