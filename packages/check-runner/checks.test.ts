import { Failure } from "process-stack/report.ts";
import { createStack } from "process-stack/stack.ts";
import { expect, test } from "vitest";

import { type Check, type CheckResult, commandCheck, inSequence, runChecks } from "./checks.ts";

const passes: Check = { name: "Passes", work: async () => undefined };
const fails: Check = {
  name: "Fails",
  work: () => Promise.reject(new Failure("Two files differ.", ["a.ts", "b.ts"])),
};

async function resultsOf(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  await runChecks(checks, (result) => results.push(result));
  return results;
}

test("each failed check is reported with its details", async () => {
  expect(await resultsOf([passes, fails, passes])).toMatchObject([
    { name: "Passes", failure: undefined },
    { name: "Fails", failure: ["Two files differ.", "  a.ts", "  b.ts"] },
    { name: "Passes", failure: undefined },
  ]);
});

test("the checks run one after the other", async () => {
  let running = 0;
  let most = 0;
  const check: Check = {
    name: "Counted",
    work: async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running -= 1;
    },
  };
  await resultsOf([check, check, check]);
  expect(most).toBe(1);
});

test("in a sequence, the checks after a failed one fail without running", async () => {
  expect(await resultsOf(inSequence([passes, fails, passes]))).toMatchObject([
    { failure: undefined },
    { failure: ["Two files differ.", "  a.ts", "  b.ts"] },
    { failure: ["Not run, because this failed: Fails."] },
  ]);
});

test("a command that fails is reported with everything it printed", async () => {
  const args = ["-e", "for (let n = 1; n <= 200; n++) console.log(n); process.exitCode = 1"];
  const stack = createStack();
  const [result] = await resultsOf([
    commandCheck(stack, {
      name: "Lint",
      command: process.execPath,
      args,
      cwd: import.meta.dirname,
      env: process.env,
    }),
  ]);
  await stack.stop();
  expect(result?.failure).toHaveLength(201);
  expect(result?.failure?.at(0)).toBe("Lint failed (exit code 1).");
});
