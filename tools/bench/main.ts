import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { chromiumEnv } from "../run/commands.ts";
import { readEnvironment, root, shell } from "../run/env.ts";

/** The measurements of the running site and Studio in a browser, which are tests in e2e/bench. */
const IN_BROWSER = ["dialog", "search", "part-view", "publish", "editor"];

/** The scripts of the other measurements, which start their own servers. */
const SCRIPTS: Readonly<Record<string, string>> = {
  site: "tools/bench/site/main.ts",
  blocking: "tools/bench/blocking/main.ts",
  memory: "tools/bench/memory/main.ts",
  start: "tools/bench/start/main.ts",
  lake: "packages/content-lake/bench/speed/main.ts",
  "part-check": "packages/part-check/bench/main.ts",
  "lake-soak": "packages/content-lake/bench/soak/main.ts",
};

/** `pnpm bench` without a name runs these, one after the other. */
const DEFAULT_BENCHES = ["site", "memory", ...IN_BROWSER, "start", "lake"];

const PLAYWRIGHT = "e2e/node_modules/@playwright/test/cli.js";

const [wanted, ...options] = process.argv.slice(2);

for (const name of wanted === undefined ? DEFAULT_BENCHES : [wanted]) {
  const command = commandOf(name);
  if (command === undefined) {
    const names = [...Object.keys(SCRIPTS), ...IN_BROWSER];
    console.error(`There is no bench ${name}. There are: ${names.join(", ")}`);
    process.exitCode = 1;
    break;
  }
  console.log(`\n${name}`);
  const bench = spawn(process.execPath, [...command.args, ...options], {
    stdio: "inherit",
    env: command.env,
  });
  const [code] = await once(bench, "close");
  if (code !== 0) process.exitCode = 1;
}

function commandOf(name: string) {
  const script = SCRIPTS[name];
  if (script !== undefined) return { args: [join(root, script)], env: { ...chromiumEnv, ...shell } };
  if (!IN_BROWSER.includes(name)) return undefined;
  const args = [
    join(root, PLAYWRIGHT),
    "test",
    "--config",
    join(root, "e2e"),
    "--project=bench",
    `bench/${name}`,
  ];
  return { args, env: { ...chromiumEnv, ...readEnvironment(root, shell) } };
}
