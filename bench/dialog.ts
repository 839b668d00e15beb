import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { shell } from "../run/env.ts";

/** The figures of the quote dialog (quality.md §2) on a running site: `node bench/dialog.ts --site http://localhost:3000`. */
const script = fileURLToPath(new URL("../e2e/speed/dialog.ts", import.meta.url));
const running = spawn(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: "inherit",
  cwd: fileURLToPath(new URL("../e2e", import.meta.url)),
  // With it the package also brings the system libraries that a bare machine lacks.
  env: { AWS_LAMBDA_JS_RUNTIME: "nodejs24.x", ...shell },
});
const [code] = await once(running, "close");
process.exitCode = typeof code === "number" ? code : 1;
