import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { chromiumEnv } from "#scripts/chromium.ts";
import { shell } from "#scripts/env.ts";

/** The figures of the quote dialog (quality.md §2) on a running site: `node bench/dialog.ts --site http://localhost:3000`. */
const script = fileURLToPath(new URL("../e2e/speed/dialog.ts", import.meta.url));
const running = spawn(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: "inherit",
  cwd: fileURLToPath(new URL("../e2e", import.meta.url)),
  env: { ...chromiumEnv, ...shell },
});
const [code] = await once(running, "close");
process.exitCode = typeof code === "number" ? code : 1;
