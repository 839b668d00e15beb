import { join } from "node:path";

import type { Addresses } from "./addresses.ts";
import { type Check, countPlaywright, type TestCount } from "./checks.ts";
import { chromiumEnv, scriptCommand, serverCommands } from "./commands.ts";
import { slowestBrowserTests } from "./durations.ts";
import { readEnvironment, root, type Variables } from "./env.ts";
import { startLakeControl } from "./lake-control.ts";
import { type Command, waitUntilReady } from "./process.ts";
import { Failure, formatSeconds } from "./report.ts";
import type { Stack } from "./stack.ts";

interface BrowserTestSettings {
  /** The folder of a workspace that is built and has content. */
  readonly workspace: string;
  readonly addresses: Addresses;
  /** A shell without the project's variables. The others are in the workspace. */
  readonly env: Variables;
  /** The folder for reports and temporary files. */
  readonly folder: string;
  readonly count: (tests: TestCount) => void;
}

/** Starts the built servers, runs the browser tests in Chromium and then the attacks. Prints each test when it ends. */
export function browserTests(
  stack: Stack,
  { workspace, addresses, env, folder, count }: BrowserTestSettings,
): Check {
  return {
    name: "Browser tests",
    work: async () => {
      const { site, studio, backend } = addresses;
      if (!backend) throw new Failure("The browser tests need the embedded lake.");
      const variables = readEnvironment(workspace, env);
      const commands = serverCommands(workspace, variables, addresses, "production");
      const control = await startLakeControl(stack, commands.backend, `${backend.localUrl}/health`);
      try {
        await Promise.all([
          waitUntilReady(site.localUrl, stack.start(commands.site)),
          waitUntilReady(studio.localUrl, stack.start(commands.studio)),
        ]);
        const failed: string[] = [];
        const addFailure = (what: string) => (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          failed.push(what);
        };
        for (const project of ["together", "alone"]) {
          const report = join(folder, `${project}.json`);
          const start = performance.now();
          const command = playwright(project, folder, addresses, control.url, report, commands.site.cwd);
          // oxlint-disable-next-line no-await-in-loop -- "alone" means after all others
          await stack.run(command).catch(addFailure(project));
          // oxlint-disable-next-line no-await-in-loop -- as above
          count(await countPlaywright(report));
          printIndented(
            `Tests that run ${project}: ${formatSeconds(performance.now() - start)}. The slowest:`,
          );
          // oxlint-disable-next-line no-await-in-loop -- as above
          for (const line of await slowestBrowserTests(report)) printIndented(`  ${line}`);
        }
        const start = performance.now();
        // Last, because they leave quote requests and files behind.
        await stack.run(fastAttacks(variables)).catch(addFailure("attacks"));
        printIndented(`Attacks: ${formatSeconds(performance.now() - start)}`);
        // Each failed test was printed when it ended.
        if (failed.length > 0) throw new Failure(`Tests failed, see above (${failed.join(", ")}).`);
      } finally {
        control.close();
      }
    },
  };
}

/** The attacks that need no servers of their own. */
function fastAttacks(env: Variables): Command {
  return { ...scriptCommand("Attacks", "attack/main.ts", ["--fast"]), onLine: printIndented, env };
}

function playwright(
  project: string,
  folder: string,
  addresses: Addresses,
  controlUrl: string,
  report: string,
  siteFolder: string,
): Command {
  const cli = "e2e/node_modules/@playwright/test/cli.js";
  const command = scriptCommand("Playwright", cli, ["test", "--project", project], "e2e");
  return {
    ...command,
    onLine: printIndented,
    env: {
      ...command.env,
      E2E_SITE_URL: addresses.site.url,
      E2E_STUDIO_URL: addresses.studio.url,
      E2E_LAKE_URL: addresses.backend?.url,
      E2E_LAKE_CONTROL_URL: controlUrl,
      E2E_REPORT: report,
      E2E_SITE_FOLDER: siteFolder,
      E2E_ARTIFACTS: join(root, "e2e/test-results", project),
      ...chromiumEnv,
      // Chromium is unpacked there. Two runs at the same time must not share it.
      TMPDIR: folder,
    },
  };
}

function printIndented(line: string): void {
  console.log(`    ${line}`);
}
