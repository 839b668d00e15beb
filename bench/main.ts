import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What `pnpm bench NAME` measures. */
const BENCHES: Readonly<Record<string, string>> = {
  site: "site/main.ts",
  dialog: "dialog.ts",
  lake: "../backend/lake/bench/main.ts",
  "lake-soak": "../backend/lake/soak/main.ts",
  soak: "soak.ts",
};

/** `pnpm bench` measures these, one after the other; a soak takes as long as one likes. */
const WITHOUT_NAME = ["site", "dialog", "lake"];

const [wanted, ...rest] = process.argv.slice(2);
const names = wanted === undefined ? WITHOUT_NAME : [wanted];

for (const name of names) {
  const script = BENCHES[name];
  if (script === undefined) {
    console.error(`There is no bench ${name}. There are: ${Object.keys(BENCHES).join(", ")}`);
    process.exitCode = 1;
    break;
  }
  console.log(`\n${name}`);
  const path = fileURLToPath(new URL(script, import.meta.url));
  const running = spawn(process.execPath, [path, ...rest], { stdio: "inherit" });
  // oxlint-disable-next-line no-await-in-loop -- what is measured must not overlap
  const [code] = await once(running, "close");
  if (code !== 0) process.exitCode = 1;
}
