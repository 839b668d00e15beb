import { existsSync } from "node:fs";
import { join } from "node:path";

import { type Check, commandCheck } from "check-runner/checks.ts";
import { describeFailure, readBrowserTestReport } from "check-runner/test-reports.ts";
import type { TestResults } from "check-runner/test-results.ts";
import { type Command, describeExit, type RunningProcess, waitUntilReady } from "process-stack/process.ts";
import { Failure } from "process-stack/report.ts";
import type { Stack } from "process-stack/stack.ts";

import { startServerControl } from "../../e2e/testing/server-control.ts";
import { createServerProcess } from "../../e2e/testing/server-process.ts";
import type { Addresses, ServerAddress } from "../run/addresses.ts";
import { chromiumEnv, scriptCommand, serverCommands } from "../run/commands.ts";
import { readEnvironment, root, type Variables } from "../run/env.ts";

interface BrowserTestSettings {
  readonly stack: Stack;
  /** A workspace with builds and content. */
  readonly workspace: string;
  readonly addresses: Addresses;
  /** The shell's variables without this project's, which are in the workspace's `.env`. */
  readonly env: Variables;
  /** For reports and temporary files. */
  readonly folder: string;
  /** The test files to run, relative to `e2e/`. If empty, all of them. */
  readonly files: readonly string[];
  /** Whether to run the thorough tests too: those in files `*.thorough.spec.ts` and those with the tag `@thorough`. */
  readonly isThorough: boolean;
  readonly results: TestResults;
}

/** Test files or folders as arguments name them, relative to `e2e/` or to the root. Throws a Failure if one does not exist. */
export function testFiles(names: readonly string[]): string[] {
  return names.map((name) => {
    const file = name.replace(/^e2e\//, "");
    if (existsSync(join(root, "e2e", file))) return file;
    throw new Failure(`There is no test file e2e/${file}. Name one like visitor/search.spec.ts.`);
  });
}

/**
 * Unpacks Chromium, starts it and shows a page. Fails with the reason, such as a system library that the machine lacks. Runs before
 * all tests, because most of them would fail for that reason.
 */
export function startChromium({ stack, folder }: { stack: Stack; folder: string }): Check {
  const command = scriptCommand("Chromium", "e2e/start-chromium.ts", [], "e2e");
  const inFolder = { ...command, env: { ...command.env, ...chromiumEnv, TMPDIR: folder } };
  return { ...commandCheck(stack, inFolder), name: "Chromium starts" };
}

/** The projects of e2e/playwright.config.ts, in order. The attacks run last, because they leave quote requests and files behind. */
const PROJECTS = ["together", "alone", "attacks"];

/** Starts the built servers and runs the browser tests and the attacks. Prints each test when it ends. */
export function browserTests(settings: BrowserTestSettings): Check {
  const { stack, workspace, addresses, env, files, results } = settings;
  return {
    name: "Browser tests",
    work: async () => {
      const { site, studio, lake, admin } = addresses;
      if (!lake || !admin) throw new Failure("The browser tests need the embedded lake and the admin API.");
      const variables = readEnvironment(workspace, env);
      const commands = serverCommands(workspace, variables, addresses, "production");
      const control = (command: Command, { localUrl, port }: ServerAddress) =>
        startServerControl(createServerProcess(stack, command, `${localUrl}/health`), port);
      const [lakeControl, adminControl] = await Promise.all([
        control(commands.lake, lake),
        control(commands.admin, admin),
      ]);
      const controls = { E2E_LAKE_CONTROL_URL: lakeControl.url, E2E_ADMIN_CONTROL_URL: adminControl.url };
      const servers = [
        { url: site.localUrl, running: stack.start(commands.site) },
        { url: studio.localUrl, running: stack.start(commands.studio) },
      ];
      for (const { running } of servers) void reportCrash(running, results);
      try {
        await Promise.all(servers.map(({ url, running }) => waitUntilReady(url, running)));
        const failed: string[] = [];
        const unstable: string[] = [];
        let testCount = 0;
        for (const project of PROJECTS) {
          const file = join(settings.folder, `${project}.json`);
          const run = playwright(settings, project, { ...variables, ...controls }, file, commands.site.cwd);
          const failure = await failureOf(stack.run(run));
          const report = await readBrowserTestReport(file);
          results.add(report.count, report.failed);
          // A page can crash without a word of Chromium.
          for (const { name, error } of report.failed)
            if (CRASHED_PAGE.test(error)) results.reportCrash(`Chromium or a page of it, in ${name},`, []);
          testCount += report.count.passed + report.count.failed;
          unstable.push(...report.unstable.flatMap(describeFailure));
          if (failure) failed.push(failure.message, ...report.failed.flatMap(describeFailure));
        }
        // Printed at the end, because the beginning of a long log is often cut off.
        if (unstable.length > 0) {
          printIndented("These passed only on the second attempt. Each is a defect in the test or the site:");
          for (const line of unstable) printIndented(`  ${line}`);
        }
        if (failed.length > 0) throw new Failure("Some failed, with the reasons above. In detail:", failed);
        if (testCount === 0) throw new Failure(`There are no tests in ${files.join(", ")}.`);
      } finally {
        lakeControl.close();
        adminControl.close();
      }
    },
  };
}

/** Reports a server that ends before `pnpm test` stops it. */
async function reportCrash(server: RunningProcess, results: TestResults): Promise<void> {
  const exit = await server.exited;
  if (server.isStopping()) return;
  results.reportCrash(`${server.name} (${describeExit(exit)})`, server.lastLines());
}

function playwright(
  { folder, addresses, files, isThorough, results }: BrowserTestSettings,
  project: string,
  /** The variables of the servers, with the secrets that some attacks need. */
  variables: Variables,
  report: string,
  siteFolder: string,
): Command {
  const cli = "e2e/node_modules/@playwright/test/cli.js";
  const args = ["test", "--project", project, ...(isThorough ? [] : ["--grep-invert", THOROUGH])];
  // Chosen files may all belong to the other project.
  const command = scriptCommand("Playwright", cli, [...args, "--pass-with-no-tests", ...files], "e2e");
  return {
    ...command,
    onLine: (line) => {
      if (!isBrowserLog(line)) printIndented(line);
      else if (CRASH.test(line)) results.reportCrash("Chromium", [line]);
    },
    env: {
      ...command.env,
      ...variables,
      ATTACK_SCALE: "fast",
      E2E_SITE_URL: addresses.site.url,
      E2E_STUDIO_URL: addresses.studio.url,
      E2E_LAKE_URL: addresses.lake?.url,
      E2E_ADMIN_URL: addresses.admin?.url,
      // Has the key of the lake under test.
      DATA_DIR: join(siteFolder, "../.data"),
      E2E_REPORT: report,
      E2E_SITE_FOLDER: siteFolder,
      E2E_ARTIFACTS: join(root, "e2e/test-results", project),
      ...chromiumEnv,
      // Makes Playwright print what Chromium logs.
      DEBUG: BROWSER_LOG,
      DEBUG_COLORS: "0",
      // Chromium is unpacked in TMPDIR. Two simultaneous runs must not share it.
      TMPDIR: folder,
    },
  };
}

/** Playwright compares it with the name of the file, the title and the tags. */
const THOROUGH = String.raw`@thorough|\.thorough\.spec`;

const BROWSER_LOG = "pw:browser";
const CRASHED_PAGE = /\b(?:target|page) crashed\b|browser has been closed/i;
const CRASH = /FATAL:|Received signal \d|signal=SIG(?!KILL|TERM)/;

function isBrowserLog(line: string): boolean {
  return line.includes(BROWSER_LOG);
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
