import { expect, test } from "vitest";

import { Failure } from "./failure.ts";
import { createSteps, explain, seconds } from "./steps.ts";

test("a step is told when it is done, with what it says and how long it took", async () => {
  const lines: string[] = [];
  const { step } = createSteps((line) => lines.push(line));
  await step("Build of the site", async () => "unchanged");
  expect(lines).toEqual([expect.stringMatching(/^ {2}Build of the site {2,}unchanged {2,}0\.\d s$/)]);
});

test("a step that fails tells nothing and passes the failure on", async () => {
  const lines: string[] = [];
  const { step } = createSteps((line) => lines.push(line));
  await expect(step("Build", () => Promise.reject(new Failure("Port 3000 is in use.")))).rejects.toThrow(
    "Port 3000 is in use.",
  );
  expect(lines).toEqual([]);
});

test("times are in seconds", () => {
  expect([seconds(40), seconds(1234), seconds(61_000)]).toEqual(["0.0 s", "1.2 s", "61.0 s"]);
});

test("a failure is explained by its message and details, without a stack", () => {
  expect(explain(new Failure("The site did not start.", ["SITE_URL: is wrong"]))).toEqual([
    "The site did not start.",
    "  SITE_URL: is wrong",
  ]);
});

test("a bug keeps its stack", () => {
  expect(explain(new TypeError("undefined is not a function")).join("\n")).toMatch(
    /TypeError: undefined.*\n\s+at /s,
  );
});
