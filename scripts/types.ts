import { commandCheck, runChecks } from "./check.ts";
import { seconds } from "./steps.ts";
import { supervise } from "./supervise.ts";
import { tool } from "./tool.ts";

const PROJECTS = [".", "contracts", "schemas", "studio", "web", "backend", "bench", "e2e"];

/** Type-checks the projects named as arguments, or every one of the workspace, each by its own tsconfig.json. */
const projects = process.argv.length > 2 ? process.argv.slice(2) : PROJECTS;

await supervise(
  async (stack) => {
    // Next generates the types of the site's routes from its folders.
    await stack.run(tool("Route types", "web/node_modules/next/dist/bin/next", ["typegen"], "web"));

    const checks = projects.map((project) =>
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
