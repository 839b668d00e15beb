import { join } from "node:path";

import { auditCheck } from "./audit.ts";
import { type Check, commandCheck } from "./check.ts";
import { sourceFiles } from "./clean-clone.ts";
import { assertVariablesAreReadInOnePlace } from "./env-rule.ts";
import { root } from "./prepare.ts";
import type { Stack } from "./stack.ts";
import { type Tally, tallyOfVitest } from "./tally.ts";
import { tool } from "./tool.ts";

const FOLDERS = [
  "attack",
  "bench",
  "harness",
  "scripts",
  "contracts",
  "schemas",
  "studio",
  "web",
  "backend",
  "e2e",
];

/** What can be said of the sources without starting anything. `count` gets the unit tests. */
export function sourceChecks(stack: Stack, reports: string, count: (tally: Tally) => void): Check[] {
  const command = (name: string, script: string, args: readonly string[]) =>
    commandCheck(stack, tool(name, script, args));
  return [
    // The longest first, so that two lanes end together.
    command("Generated types are up to date", "scripts/typegen.ts", ["--check"]),
    command("Format", "node_modules/oxfmt/bin/oxfmt", ["--check", "."]),
    command("Lint", "node_modules/oxlint/bin/oxlint", FOLDERS),
    {
      name: "Variables are read in env.ts only",
      work: async () => assertVariablesAreReadInOnePlace(root, await sourceFiles(root)),
    },
    command("Spelling", "node_modules/cspell/bin.mjs", ["lint", "--quiet", "--config", "cspell.jsonc"]),
    command("Unused files, exports, dependencies", "node_modules/knip/bin/knip.js", []),
    unitTests(stack, join(reports, "vitest.json"), count),
    auditCheck(),
    command("Types", "scripts/types.ts", []),
  ];
}

function unitTests(stack: Stack, report: string, count: (tally: Tally) => void): Check {
  const args = ["scripts", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { name, work } = commandCheck(stack, tool("Unit tests", "node_modules/vitest/vitest.mjs", args));
  return {
    name,
    work: async () => {
      try {
        await work();
      } finally {
        count(await tallyOfVitest(report));
      }
    },
  };
}
