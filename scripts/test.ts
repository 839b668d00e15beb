import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { testFiles } from "./browser-tests.ts";
import { addCounts, type CheckResult, runChecks, type TestCount } from "./checks.ts";
import { cloneChecks } from "./clone-checks.ts";
import { createSteps, Failure, formatSeconds } from "./report.ts";
import { slowUnitTests, staticChecks, unitTests } from "./source-checks.ts";
import { runWithStack } from "./stack.ts";

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { "only-browser": { type: "boolean" }, "without-browser": { type: "boolean" } },
});
const withSources = !options["only-browser"];
const withBrowser = !options["without-browser"];

const folder = await mkdtemp(join(tmpdir(), "site-test-"));
const counts: TestCount[] = [];
const failedChecks: string[] = [];

/** Runs all checks. The last line counts the checks and the tests that they contain. */
await runWithStack(
  async (stack) => {
    if (withSources && names.length > 0)
      throw new Failure("This command takes no files. `pnpm e2e` and `pnpm unit` do.");
    const files = testFiles(names);
    const { note } = createSteps();
    const checked = files.length === 0 ? "everything" : files.join(", ");
    note(`\n  Checking ${checked}. Nothing here touches your data or a running site.\n`);

    const count = (tests: TestCount) => void counts.push(tests);
    const testSources = withSources ? [unitTests(stack, folder, count)] : [];
    const background = withSources ? [slowUnitTests(stack, folder, count), ...staticChecks(stack)] : [];
    const runTests = async () => {
      await runChecks(testSources, 1, report);
      if (withBrowser) await runChecks(await cloneChecks(stack, folder, files, count), 1, report);
    };
    // The browser tests leave some processor time unused. The background checks use it.
    await Promise.all([runTests(), runChecks(background, 1, report)]);
    return addCounts(counts).failed === 0 ? 0 : 1;
  },
  { exitCodeWhenInterrupted: 130, afterwards: reportCounts },
);

function report({ name, durationMs, failure }: CheckResult): void {
  counts.push(failure ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
  if (failure) failedChecks.push(name);
  console.log(`  ${failure ? "✗" : "✓"} ${name.padEnd(42)}${formatSeconds(durationMs).padStart(8)}`);
  if (failure) console.log(`\n${failure.join("\n")}\n`);
}

async function reportCounts(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { passed, failed } = addCounts(counts);
  if (failedChecks.length > 0) console.log(`\nFailed, with the reason above: ${failedChecks.join(", ")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}
