import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Outcome, runChecks } from "./check.ts";
import { sourceChecks } from "./source-checks.ts";
import { createSteps, seconds } from "./steps.ts";
import { supervise } from "./supervise.ts";
import { sum, type Tally } from "./tally.ts";
import { wholeChecks } from "./whole-checks.ts";

const withSources = !process.argv.includes("--only-browser");
const withBrowser = !process.argv.includes("--without-browser");

const folder = await mkdtemp(join(tmpdir(), "site-test-"));
const tallies: Tally[] = [];

/** Every check there is. The last line counts the checks and the tests in them. */
await supervise(
  async (stack) => {
    const { note } = createSteps();
    note("\n  Checking everything. Nothing here touches your data or a running site.\n");

    const count = (tally: Tally) => void tallies.push(tally);
    if (withSources) await runChecks(sourceChecks(stack, folder, count), 2, tell);
    if (withBrowser) await runChecks(await wholeChecks(stack, folder, count), 1, tell);
    return sum(tallies).failed === 0 ? 0 : 1;
  },
  { exitCodeWhenInterrupted: 130, afterwards },
);

function tell({ name, durationMs, fault }: Outcome): void {
  tallies.push(fault ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
  console.log(`  ${fault ? "✗" : "✓"} ${name.padEnd(42)}${seconds(durationMs).padStart(8)}`);
  if (fault) console.log(`\n${fault.join("\n")}\n`);
}

async function afterwards(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { passed, failed } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
}
