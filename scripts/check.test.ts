import { expect, test } from "vitest";

import { type Check, commandCheck, inSequence, type Outcome, runChecks } from "./check.ts";
import { Failure } from "./failure.ts";
import { createStack } from "./stack.ts";

const passes: Check = { name: "Passes", work: async () => undefined };
const fails: Check = {
  name: "Fails",
  work: () => Promise.reject(new Failure("Two files differ.", ["a.ts", "b.ts"])),
};

async function outcomesOf(checks: readonly Check[], lanes = 1): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await runChecks(checks, lanes, (outcome) => outcomes.push(outcome));
  return outcomes;
}

test("each check is told with what a person needs to put it right", async () => {
  expect(await outcomesOf([passes, fails, passes])).toMatchObject([
    { name: "Passes", fault: undefined },
    { name: "Fails", fault: ["Two files differ.", "  a.ts", "  b.ts"] },
    { name: "Passes", fault: undefined },
  ]);
});

test("no more checks run at once than there are lanes", async () => {
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
  await outcomesOf([check, check, check, check, check], 2);
  expect(most).toBe(2);
});

test("in a sequence, nothing is tried after a failure, and nothing counts as passed", async () => {
  expect(await outcomesOf(inSequence([passes, fails, passes]))).toMatchObject([
    { fault: undefined },
    { fault: ["Two files differ.", "  a.ts", "  b.ts"] },
    { fault: ["Not tried, because this failed: Fails."] },
  ]);
});

test("a command that fails tells all it printed, however long", async () => {
  const args = ["-e", "for (let n = 1; n <= 200; n++) console.log(n); process.exitCode = 1"];
  const stack = createStack();
  const [outcome] = await outcomesOf([
    commandCheck(stack, {
      name: "Lint",
      command: process.execPath,
      args,
      cwd: import.meta.dirname,
      env: process.env,
    }),
  ]);
  await stack.stop();
  expect(outcome?.fault).toHaveLength(201);
  expect(outcome?.fault?.at(0)).toBe("Lint failed (exit code 1).");
});
