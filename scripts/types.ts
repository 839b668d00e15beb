import { commandCheck, runChecks } from "./check.ts";
import { seconds } from "./steps.ts";
import { supervise } from "./supervise.ts";
import { tool } from "./tool.ts";

const PROJECTS = [".", "contracts", "schemas", "studio", "web", "backend", "e2e"];

/** Type checks every project of the workspace, each by its own tsconfig.json. */
await supervise(
  async (stack) => {
    // The types of the site's routes are made from its folders.
    await stack.run(
      tool("The making of route types", "web/node_modules/next/dist/bin/next", ["typegen"], "web"),
    );

    const checks = PROJECTS.map((project) =>
      commandCheck(
        stack,
        tool(`Types of ${project}`, "node_modules/typescript/bin/tsc", ["--noEmit", "--project", project]),
      ),
    );
    let exitCode = 0;
    await runChecks(checks, 2, ({ name, durationMs, fault }) => {
      console.log(`  ${name.padEnd(34)}${seconds(durationMs).padStart(8)}`);
      if (!fault) return;
      exitCode = 1;
      console.log(fault.join("\n"));
    });
    return exitCode;
  },
  { exitCodeWhenInterrupted: 130 },
);
