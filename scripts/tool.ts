import { join } from "node:path";

import { shell } from "./env.ts";
import { root } from "./prepare.ts";
import type { Part } from "./process.ts";
import { quiet } from "./quiet.ts";

/** A script of an installed package, by its path from the root; run by this Node, in a folder of the workspace. */
export function tool(name: string, script: string, args: readonly string[], folder = "."): Part {
  return {
    name,
    command: process.execPath,
    args: [join(root, script), ...args],
    cwd: join(root, folder),
    env: { ...shell, ...quiet },
  };
}
