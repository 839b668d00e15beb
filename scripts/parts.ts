import { join } from "node:path";

import type { Addresses } from "./addresses.ts";
import type { Variables } from "./environment.ts";
import type { Part } from "./process.ts";
import { quiet } from "./quiet.ts";

/** Half the memory under a load of writes, at a few percent of speed: `pnpm bench lake`. */
const FRUGAL = "--max-semi-space-size=8";
const HOST = "127.0.0.1";

/** The site needs a tenth of it. Without a limit Node lets garbage pile up before it cleans. */
const SMALL_HEAP = ["--max-semi-space-size=8", "--max-old-space-size=512"];

export type Mode = "production" | "development";
export type Parts = ReturnType<typeof createParts>;

/** Every command that the scripts run for the three servers. */
export function createParts(root: string, variables: Variables, addresses: Addresses, mode: Mode) {
  const env = { ...variables, ...quiet, NODE_ENV: mode };
  const studioEnv = { ...env, ...studioVariables(variables, addresses) };

  const part = (name: string, folder: string, args: readonly string[], own: Variables = env): Part => ({
    name,
    command: process.execPath,
    args,
    cwd: join(root, folder),
    env: own,
  });
  const next = join(root, "web/node_modules/next/dist/bin/next");
  const sanity = join(root, "studio/node_modules/sanity/bin/sanity");

  return {
    // From the root, so that DATA_DIR=.data means the same folder everywhere.
    backend: part("The backend", ".", [FRUGAL, "backend/server.ts"]),
    watchedBackend: part("The backend", ".", ["--watch", "--watch-preserve-output", "backend/server.ts"]),
    seed: part("The seed", ".", ["backend/content/seed.ts"]),
    buildSite: part("The build of the site", "web", [next, "build"]),
    buildStudio: part("The build of the Studio", "studio", [sanity, "build", "--yes"], studioEnv),
    site: part("The site", "web", [...SMALL_HEAP, "server/main.ts", ...listen(addresses.site.port)]),
    studio: part("The Studio", "studio", ["serve.ts"], studioEnv),
    developSite: part("The site", "web", [next, "dev", ...listen(addresses.site.port)]),
    developStudio: part(
      "The Studio",
      "studio",
      [sanity, "dev", "--host", HOST, "--port", String(addresses.studio.port)],
      studioEnv,
    ),
  };
}

function listen(port: number): string[] {
  return ["--hostname", HOST, "--port", String(port)];
}

/** The Studio runs in the browser: its build gets copies, under names that say so, of the few variables it needs. */
export function studioVariables(variables: Variables, { site, studio, backend }: Addresses): Variables {
  return {
    SANITY_STUDIO_SITE_URL: site.url,
    STUDIO_URL: studio.url,
    SANITY_STUDIO_LAKE_URL: backend?.url,
    SANITY_STUDIO_ADMIN_URL: variables["ADMIN_API_URL"],
    SANITY_STUDIO_PROJECT_ID: variables["SANITY_PROJECT_ID"],
    SANITY_STUDIO_DATASET: variables["SANITY_DATASET"],
  };
}
