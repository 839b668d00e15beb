import { expect, test } from "vitest";

import { createAttempts } from "./attempts.ts";

test("after the limit one waits until 15 minutes have passed since the last failure", () => {
  let time = 0;
  const attempts = createAttempts(2, () => time);
  attempts.failed("ada");
  expect(attempts.waitFor("ada")).toBe(0);
  attempts.failed("ada");
  expect(attempts.waitFor("ada")).toBe(900);
  expect(attempts.waitFor("bob")).toBe(0);
  time = 900_000;
  expect(attempts.waitFor("ada")).toBe(0);
});

test("a success forgives what was before", () => {
  const attempts = createAttempts(1, () => 0);
  attempts.failed("ada");
  attempts.forgive("ada");
  expect(attempts.waitFor("ada")).toBe(0);
});
