import { join } from "node:path";

import type { Addresses } from "./addresses.ts";
import { lakeVariables, root, shell, type Variables } from "./env.ts";
import type { Command } from "./process.ts";
import type { Steps } from "./report.ts";
import type { Stack } from "./stack.ts";

const HOST = "127.0.0.1";

/** Halves the memory under write load and costs a few percent of the speed (`pnpm bench lake`). */
const SERVER_FLAGS = ["--max-semi-space-size=8"];

/** The site needs a tenth of this heap. Without a limit, Node collects garbage late and the process grows. */
const SITE_FLAGS = [...SERVER_FLAGS, "--max-old-space-size=512"];

/** Without it, each thread that compresses pages keeps tens of megabytes that it has freed. Only glibc reads it. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" } as const;

/** Turns off usage reports and update checks of all tools. */
const NO_TELEMETRY = {
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
} as const;

/** The secrets of all processes. Each process gets only those that it needs. */
const NO_SECRETS = {
  DATABASE_URL: undefined,
  OSS_ACCESS_KEY_SECRET: undefined,
  SANITY_API_READ_TOKEN: undefined,
  SANITY_API_WRITE_TOKEN: undefined,
  SANITY_REVALIDATE_SECRET: undefined,
  SMTP_URL: undefined,
} as const;

/** Makes the Chromium package from npm also unpack system libraries that a minimal machine lacks. */
export const chromiumEnv = { AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" } as const;

const WITHOUT_LAKE =
  "Meanwhile the site shows the pages that it has and takes quote requests. The Studio waits.";
const WITHOUT_ADMIN =
  "Meanwhile pages and editing go on. Quote requests cannot be sent: the form keeps what visitors typed and tells them so.";

export type ServerCommands = ReturnType<typeof serverCommands>;

/** The commands that build and start the four servers of the workspace in `folder`. */
export function serverCommands(
  folder: string,
  variables: Variables,
  addresses: Addresses,
  mode: "production" | "development",
) {
  const env = { ...variables, ...NO_TELEMETRY, NODE_ENV: mode };
  const { site, studio, lake } = addresses;
  const lakeEnv = lake && { ...env, ...lakeVariables(variables, site.url, lake.url), ...NO_SECRETS };
  const adminEnv = { ...env, SANITY_API_READ_TOKEN: undefined, SANITY_API_WRITE_TOKEN: undefined };
  // Its build is public, and its server only serves files.
  const studioEnv = { ...env, ...studioVariables(variables, addresses), ...NO_SECRETS };

  const command = (name: string, cwd: string, args: readonly string[], ownEnv: Variables = env): Command => ({
    name,
    command: process.execPath,
    args,
    cwd: join(folder, cwd),
    env: ownEnv,
  });
  const next = join(folder, "web/node_modules/next/dist/bin/next");
  const sanity = join(folder, "studio/node_modules/sanity/bin/sanity");
  const watch = ["--watch", "--watch-preserve-output"];
  const lakeServer = ["packages/content-lake/cli.ts", "start"];

  return {
    // These run in the root folder, so that DATA_DIR=.data is the same folder for all.
    lake: command("The Content Lake", ".", [...SERVER_FLAGS, ...lakeServer], lakeEnv),
    watchedLake: command("The Content Lake", ".", [...watch, ...lakeServer], lakeEnv),
    admin: command("The admin API", ".", [...SERVER_FLAGS, "admin/server.ts"], adminEnv),
    watchedAdmin: command("The admin API", ".", [...watch, "admin/server.ts"], adminEnv),
    firstContent: command("The import of the first content", ".", ["tools/content/first-content.ts"]),
    buildSite: command("The build of the site", "web", [next, "build"]),
    buildStudio: command("The build of the Studio", "studio", [sanity, "build", "--yes"], studioEnv),
    site: command("The site", "web", [...SITE_FLAGS, "server/main.ts", ...listenFlags(site.port)], {
      ...env,
      ...FEW_ARENAS,
    }),
    studio: command("The Studio", "studio", ["server/main.ts"], studioEnv),
    developSite: command("The site", "web", [next, "dev", ...listenFlags(site.port)]),
    developStudio: command(
      "The Studio",
      "studio",
      [sanity, "dev", "--host", HOST, "--port", String(studio.port)],
      studioEnv,
    ),
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

/** Starts the lake and imports the first content into an empty dataset. Does nothing with Sanity's hosted lake. */
export async function startLake(
  stack: Stack,
  server: Command,
  firstContent: Command,
  { lake }: Addresses,
  { step }: Steps,
): Promise<void> {
  if (!lake) return;

  await step("Content Lake ready", () => stack.keepRunning(server, `${lake.localUrl}/health`, WITHOUT_LAKE));
  await step("First content", () => stack.run(firstContent));
}

/** Starts the admin API. Does nothing if another host takes its calls. */
export async function startAdmin(
  stack: Stack,
  server: Command,
  { admin }: Addresses,
  { step }: Steps,
): Promise<void> {
  if (!admin) return;

  await step("Admin API ready", () => stack.keepRunning(server, `${admin.localUrl}/health`, WITHOUT_ADMIN));
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

function listenFlags(port: number): string[] {
  return ["--hostname", HOST, "--port", String(port)];
}
