import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Addresses } from "./addresses.ts";
import type { Check, TestCount } from "./checks.ts";
import { chromiumEnv, scriptCommand, serverCommands } from "./commands.ts";
import { readEnvironment, root, type Variables } from "./env.ts";
import { type Command, waitUntilReady } from "./process.ts";
import { Failure, formatSeconds } from "./report.ts";
import { startServerControl } from "./server-control.ts";
import type { Stack } from "./stack.ts";
import { readBrowserTestReport } from "./test-reports.ts";

interface BrowserTestSettings {
  /** The folder of a workspace with builds and content. */
  readonly workspace: string;
  readonly addresses: Addresses;
  /** The shell's variables without those of this project, which are in the workspace's `.env`. */
  readonly env: Variables;
  /** The folder for reports and temporary files. */
  readonly folder: string;
  /** The test files to run, relative to `e2e/`. If empty, all of them and the attacks. */
  readonly files: readonly string[];
  readonly count: (tests: TestCount) => void;
}

/** Test files or folders as arguments name them, relative to `e2e/` or to the root. Throws a Failure if one does not exist. */
export function testFiles(names: readonly string[]): string[] {
  return names.map((name) => {
    const file = name.replace(/^e2e\//, "");
    if (existsSync(join(root, "e2e", file))) return file;
    throw new Failure(`There is no test file e2e/${file}. Name one like visitor/search.spec.ts.`);
  });
}

/** Starts the built servers, runs the browser tests in Chromium and then the attacks. Prints each test when it ends. */
export function browserTests(
  stack: Stack,
  { workspace, addresses, env, folder, files, count }: BrowserTestSettings,
): Check {
  return {
    name: "Browser tests",
    work: async () => {
      const { site, studio, lake, admin } = addresses;
      if (!lake || !admin) throw new Failure("The browser tests need the embedded lake and the admin API.");
      const variables = readEnvironment(workspace, env);
      const commands = serverCommands(workspace, variables, addresses, "production");
      const [lakeControl, adminControl] = await Promise.all([
        startServerControl(stack, commands.lake, `${lake.localUrl}/health`),
        startServerControl(stack, commands.admin, `${admin.localUrl}/health`),
      ]);
      const controls = { E2E_LAKE_CONTROL_URL: lakeControl.url, E2E_ADMIN_CONTROL_URL: adminControl.url };
      try {
        await Promise.all([
          waitUntilReady(site.localUrl, stack.start(commands.site)),
          waitUntilReady(studio.localUrl, stack.start(commands.studio)),
        ]);
        const failed: string[] = [];
        const unstable: string[] = [];
        let testCount = 0;
        for (const project of ["together", "alone"]) {
          const file = join(folder, `${project}.json`);
          const start = performance.now();
          const run = playwright(project, folder, addresses, controls, file, commands.site.cwd);
          // Chosen files may all belong to the other project.
          const command = { ...run, args: [...run.args, "--pass-with-no-tests", ...files] };
          // oxlint-disable-next-line no-await-in-loop -- "alone" means after all others
          const failure = await failureOf(stack.run(command));
          // oxlint-disable-next-line no-await-in-loop -- as above
          const report = await readBrowserTestReport(file);
          count(report.count);
          testCount += report.count.passed + report.count.failed;
          unstable.push(...report.unstable);
          if (failure) failed.push(failure.message, ...report.failures);
          if (report.slowest.length === 0) continue;
          printIndented(
            `Tests that run ${project}: ${formatSeconds(performance.now() - start)}. The slowest:`,
          );
          for (const line of report.slowest) printIndented(`  ${line}`);
        }
        // The attacks run last, because they leave quote requests and files behind.
        if (files.length === 0) {
          const start = performance.now();
          const failure = await failureOf(stack.run(fastAttacks(variables)));
          if (failure) failed.push(failure.message);
          printIndented(`Attacks: ${formatSeconds(performance.now() - start)}`);
        }
        // Printed at the end, because the beginning of a long log is often cut off.
        if (unstable.length > 0) {
          printIndented("These passed only on the second attempt. Each is a defect in the test or the site:");
          for (const line of unstable) printIndented(`  ${line}`);
        }
        if (failed.length > 0) throw new Failure("These failed:", failed);
        if (testCount === 0) throw new Failure(`There are no tests in ${files.join(", ")}.`);
      } finally {
        lakeControl.close();
        adminControl.close();
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
  controls: Variables,
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
      E2E_LAKE_URL: addresses.lake?.url,
      E2E_ADMIN_URL: addresses.admin?.url,
      ...controls,
      E2E_REPORT: report,
      E2E_SITE_FOLDER: siteFolder,
      E2E_ARTIFACTS: join(root, "e2e/test-results", project),
      ...chromiumEnv,
      // Chromium is unpacked in TMPDIR. Two simultaneous runs must not share it.
      TMPDIR: folder,
    },
  };
}

/** The Failure of a command. Undefined if it passed. */
function failureOf(run: Promise<void>): Promise<Failure | undefined> {
  return run.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Failure) return error;
      throw error;
    },
  );
}

function printIndented(line: string): void {
  console.log(`    ${line}`);
}
