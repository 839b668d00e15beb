import { globSync } from "node:fs";
import { dirname } from "node:path";

import { scriptCommand } from "../run/commands.ts";
import { root } from "../run/env.ts";
import { formatSeconds } from "../run/report.ts";
import { runWithStack } from "../run/stack.ts";
import { commandCheck, runChecks } from "../test/checks.ts";

const everyProject = globSync("{.,*,packages/*,tools/*}/tsconfig.json", { cwd: root }).map((file) =>
  dirname(file),
);

/** Type-checks the projects that are passed as arguments, or all. Each has its own tsconfig.json. */
const projects = process.argv.length > 2 ? process.argv.slice(2) : everyProject.toSorted();

const knownErrors = new Set<string>();

/** Removes errors that were already printed. They repeat, because every project also compiles the files that it imports. */
function withoutKnownErrors(lines: readonly string[]): string[] {
  let isKnown = false;
  return lines.filter((line) => {
    if (/\(\d+,\d+\): error /.test(line)) {
      isKnown = knownErrors.has(line);
      knownErrors.add(line);
    }
    return !isKnown;
  });
}

await runWithStack(
  async (stack) => {
    // Next generates the types of the site's routes from its folders.
    await stack.run(scriptCommand("Route types", "web/node_modules/next/dist/bin/next", ["typegen"], "web"));

    const tsc = "node_modules/typescript/bin/tsc";
    const checks = projects.map((project) =>
      commandCheck(stack, scriptCommand(`Types of ${project}`, tsc, ["--noEmit", "--project", project])),
    );
    let exitCode = 0;
    await runChecks(checks, 2, ({ name, durationMs, failure }) => {
      console.log(`  ${name.padEnd(34)}${formatSeconds(durationMs).padStart(8)}`);
      if (!failure) return;
      exitCode = 1;
      console.log(withoutKnownErrors(failure).join("\n"));
    });
    return exitCode;
  },
  { exitCodeWhenInterrupted: 130 },
);
