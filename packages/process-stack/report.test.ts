import { expect, test } from "vitest";

import { createSteps, explain, Failure, formatSeconds } from "./report.ts";

test("a step is printed when it is done, with its result and how long it took", async () => {
  const lines: string[] = [];
  const { step } = createSteps((line) => lines.push(line));
  await step("Build of the site", async () => "unchanged");
  expect(lines).toEqual([expect.stringMatching(/^ {2}Build of the site {2,}unchanged {2,}0\.\d s$/)]);
});

test("a step that fails prints nothing and rethrows the error", async () => {
  const lines: string[] = [];
  const { step } = createSteps((line) => lines.push(line));
  await expect(step("Build", () => Promise.reject(new Failure("Port 3000 is in use.")))).rejects.toThrow(
    "Port 3000 is in use.",
  );
  expect(lines).toEqual([]);
});

test("durations are in seconds", () => {
  expect([formatSeconds(40), formatSeconds(1234), formatSeconds(61_000)]).toEqual([
    "0.0 s",
    "1.2 s",
    "61.0 s",
  ]);
});

test("a Failure is printed with its message and details, without a stack", () => {
  expect(explain(new Failure("The site did not start.", ["SITE_URL: is wrong"]))).toEqual([
    "The site did not start.",
    "  SITE_URL: is wrong",
  ]);
});

test("any other error is printed with its stack", () => {
  expect(explain(new TypeError("undefined is not a function")).join("\n")).toMatch(
    /TypeError: undefined.*\n\s+at /s,
  );
});
