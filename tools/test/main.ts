import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { type CheckResult, inSequence, runChecks } from "check-runner/checks.ts";
import { createTestResults } from "check-runner/test-results.ts";
import { createSteps, Failure, formatSeconds } from "process-stack/report.ts";
import { runWithStack } from "process-stack/stack.ts";

import { startChromium, testFiles } from "./browser-tests.ts";
import { cloneChecks } from "./clone-checks.ts";
import { staticChecks, thoroughUnitTests, typeChecks, unitTests } from "./source-checks.ts";

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    "only-browser": { type: "boolean", default: false },
    "only-types": { type: "boolean", default: false },
    "without-browser": { type: "boolean", default: false },
  },
});
const withSources = !options["only-browser"] && !options["only-types"];
const withBrowser = !options["without-browser"] && !options["only-types"];

const folder = await mkdtemp(join(tmpdir(), "site-test-"));
const results = createTestResults();

/** Runs all checks. The last line counts the checks and the tests that they contain. */
await runWithStack(
  async (stack) => {
    if (!options["only-browser"] && names.length > 0)
      throw new Failure("This command takes no files. `pnpm e2e` and `pnpm unit` do.");
    const files = testFiles(names);
    const { note } = createSteps();
    const suite = options["only-types"] ? "types" : options.all ? "everything" : "all but the thorough tests";
    const checked = files.length > 0 ? files.join(", ") : suite;
    note(`\n  Checking ${checked}. Nothing here touches your data or a running site.\n`);

    // Named files may be thorough tests.
    const isThorough = options.all || files.length > 0;
    const settings = { stack, folder, files, isThorough, results };
    const browser = withBrowser ? [startChromium(settings), ...(await cloneChecks(settings))] : [];
    const [canStart, ...inClone] = inSequence(browser);
    // First, because it says what the machine lacks.
    if (canStart) await runChecks([canStart], report);
    const tested = withSources ? [unitTests(stack, folder, results)] : [];
    const background = withSources ? staticChecks(stack) : [];
    if (options["only-types"]) background.push(...typeChecks(stack));
    if (withSources && isThorough) background.push(thoroughUnitTests(stack, folder, results));
    // The browser tests leave some processor time unused. The background checks use it.
    await Promise.all([runChecks([...tested, ...inClone], report), runChecks(background, report)]);

    return results.total().failed === 0 ? 0 : 1;
  },
  { exitCodeWhenInterrupted: 130, afterwards: printSummary },
);

function report({ name, durationMs, failure }: CheckResult): void {
  if (failure) results.add({ passed: 0, failed: 1 }, [{ name, error: failure.join("\n") }]);
  else results.add({ passed: 1, failed: 0 });
  console.log(`  ${failure ? "✗" : "✓"} ${name.padEnd(42)}${formatSeconds(durationMs).padStart(8)}`);
  if (failure) console.log(`\n${failure.join("\n")}\n`);
}

async function printSummary(): Promise<void> {
  // With retries, because processes that are being stopped may still write into it.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  const { passed, failed } = results.total();
  const lines = results.summary();
  if (lines.length > 0) console.log(`\n${lines.join("\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}
