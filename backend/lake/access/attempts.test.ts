import { expect, test } from "vitest";

import { createAttempts } from "./attempts.ts";

const MINUTE = 60_000;

test("after the limit one waits until 15 minutes have passed since the first failure", () => {
  let time = 0;
  const attempts = createAttempts(2, () => time);
  attempts.failed("ada");
  expect(attempts.waitFor("ada")).toBe(0);
  time = 10 * MINUTE;
  attempts.failed("ada");
  expect(attempts.waitFor("ada")).toBe(300);
  expect(attempts.waitFor("bob")).toBe(0);
  time = 15 * MINUTE;
  expect(attempts.waitFor("ada")).toBe(0);
});

test("a failure every 14 minutes never makes anybody wait", () => {
  let time = 0;
  const attempts = createAttempts(3, () => time);
  for (; time < 24 * 60 * MINUTE; time += 14 * MINUTE) {
    expect(attempts.waitFor("ada")).toBe(0);
    attempts.failed("ada");
  }
});

test("a success forgives what was before; taken back, it was one less", () => {
  const attempts = createAttempts(1, () => 0);
  attempts.failed("ada");
  attempts.forgive("ada");
  expect(attempts.waitFor("ada")).toBe(0);
  attempts.failed("bob");
  attempts.failed("bob");
  attempts.takeBack("bob");
  expect(attempts.waitFor("bob")).toBe(900);
  attempts.takeBack("bob");
  expect(attempts.waitFor("bob")).toBe(0);
});
