import { join } from "node:path";

import { type Check, commandCheck } from "check-runner/checks.ts";
import { readUnitTestReport } from "check-runner/test-reports.ts";
import type { TestResults } from "check-runner/test-results.ts";
import type { Command } from "process-stack/process.ts";
import type { Stack } from "process-stack/stack.ts";

import { scriptCommand } from "../run/commands.ts";
import { root, shell } from "../run/env.ts";

/** Type-checks and lints all sources. */
export function typeChecks(stack: Stack): Check[] {
  return [
    // Next generates the types of the site's routes from its folders.
    lowPriorityCheck(stack, "Types of the routes", "web/node_modules/next/dist/bin/next", ["typegen"], "web"),
    // Oxlint also reports every error of the type checker.
    lowPriorityCheck(stack, "Types and lint", "node_modules/oxlint/bin/oxlint", []),
  ];
}

/** The checks that read the sources and run none of them. They give way to all other work. */
export function staticChecks(stack: Stack): Check[] {
  // Fails if there are serious advisories for packages that run in production. Passes, and says so, if the registry does not respond.
  const audit: Command = {
    name: "Known advisories of dependencies",
    command: "npx",
    args: ["-y", "pnpm", "audit", "--prod", "--audit-level=high", "--ignore-registry-errors"],
    cwd: root,
    env: shell,
    hasLowPriority: true,
    onLine: (line) => {
      if (line.includes("audit endpoint")) console.log(`    No audit of dependencies ran. ${line}`);
    },
  };
  return [
    ...typeChecks(stack),
    lowPriorityCheck(stack, "Unused files, exports, dependencies", "node_modules/knip/bin/knip.js", []),
    lowPriorityCheck(stack, "Spelling", "node_modules/cspell/bin.mjs", [
      "lint",
      "--quiet",
      "--config",
      "cspell.jsonc",
    ]),
    lowPriorityCheck(stack, "Generated types are up to date", "tools/generate/typegen.ts", ["--check"]),
    lowPriorityCheck(stack, "Format", "node_modules/oxfmt/bin/oxfmt", ["--check", "."]),
    commandCheck(stack, audit),
  ];
}

function lowPriorityCheck(
  stack: Stack,
  name: string,
  script: string,
  args: readonly string[],
  cwd?: string,
): Check {
  return commandCheck(stack, { ...scriptCommand(name, script, args, cwd), hasLowPriority: true });
}

/** Runs the unit tests, except those in files named `*.thorough.test.ts`. The report is written into `folder`. */
export function unitTests(stack: Stack, folder: string, results: TestResults): Check {
  const vitest = scriptCommand("Unit tests", VITEST, ["run", "--project=!thorough"]);
  return vitestCheck(stack, vitest, join(folder, "unit.json"), results);
}

/** Runs the other unit tests. They give way to all other work. */
export function thoroughUnitTests(stack: Stack, folder: string, results: TestResults): Check {
  const args = ["run", "--project=thorough", "--maxWorkers=1", `--testTimeout=${THOROUGH_TEST_MS}`];
  const vitest = { ...scriptCommand("Thorough unit tests", VITEST, args), hasLowPriority: true };
  return vitestCheck(stack, vitest, join(folder, "thorough.json"), results);
}

const VITEST = "node_modules/vitest/vitest.mjs";
/** Ends a hang. Long enough for a test that waits until the browser tests leave a core unused. */
const THOROUGH_TEST_MS = 20 * 60_000;

function vitestCheck(stack: Stack, vitest: Command, report: string, results: TestResults): Check {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { name, work } = commandCheck(stack, { ...vitest, args: [...vitest.args, ...reporters] });
  return {
    name,
    work: async () => {
      try {
        await work();
      } finally {
        const { count, failed } = await readUnitTestReport(report, root);
        results.add(count, failed);
      }
    },
  };
}
