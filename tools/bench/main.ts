import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { readTarget } from "../../e2e/testing/target.ts";
import { chromiumEnv } from "../run/commands.ts";
import { shell } from "../run/env.ts";

/** The script behind each `pnpm bench NAME`. */
const BENCHES: Readonly<Record<string, string>> = {
  site: "site/main.ts",
  dialog: "browser/dialog.ts",
  search: "browser/search.ts",
  "part-view": "browser/part-view.ts",
  publish: "browser/publish.ts",
  editor: "browser/editor.ts",
  start: "start/main.ts",
  lake: "../../packages/content-lake/bench/speed/main.ts",
  "part-check": "../../packages/part-check/bench/main.ts",
  "lake-soak": "../../packages/content-lake/bench/soak/main.ts",
};

/** `pnpm bench` without a name runs these, one after the other. Soak tests are left out, because they can run for a long time. */
const DEFAULT_BENCHES = ["site", "dialog", "search", "part-view", "publish", "editor", "start", "lake"];

const [wanted, ...options] = process.argv.slice(2);

for (const name of wanted === undefined ? DEFAULT_BENCHES : [wanted]) {
  const script = BENCHES[name];
  if (script === undefined) {
    console.error(`There is no bench ${name}. There are: ${Object.keys(BENCHES).join(", ")}`);
    process.exitCode = 1;
    break;
  }
  console.log(`\n${name}`);
  const path = fileURLToPath(new URL(script, import.meta.url));
  const bench = spawn(process.execPath, [path, ...options], {
    stdio: "inherit",
    env: { ...chromiumEnv, ...(script.startsWith("browser/") ? testedServers() : {}), ...shell },
  });
  const [code] = await once(bench, "close");
  if (code !== 0) process.exitCode = 1;
}

/** The variables that tell the code of the browser tests where the running servers are (e2e/env.ts). */
function testedServers() {
  const { siteUrl, studioUrl, lakeUrl } = readTarget();
  return { E2E_SITE_URL: siteUrl, E2E_STUDIO_URL: studioUrl, E2E_LAKE_URL: lakeUrl };
}
