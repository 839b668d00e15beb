import { expect, test } from "vitest";

import { createTestApp } from "../http/test-server.ts";
import { createSignIn, createFailureLimit } from "./sign-in.ts";

const PASSWORD = "a long password";

async function setup() {
  const { accounts } = createTestApp();
  let time = 0;
  const signIn = createSignIn(accounts, () => time);
  await accounts.add({ email: "ada@example.com", name: "Ada", role: "editor", password: PASSWORD });
  return {
    waitMinutes: (minutes: number) => void (time += minutes * 60_000),
    signIn: async (password = PASSWORD, email = "ada@example.com") =>
      (await signIn({ email, password, address: "203.0.113.7" })).kind,
  };
}

test("successful sign-ins are not limited", async () => {
  const { signIn, waitMinutes } = await setup();
  const kinds = new Set<string>();
  for (let count = 0; count < 300; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential sign-ins
    kinds.add(await signIn());
    if (count > 150) waitMinutes(14);
  }
  expect(kinds).toEqual(new Set(["signed in"]));
});

test("an address is limited after a hundred failures for any accounts, also in parallel", async () => {
  const { signIn, waitMinutes } = await setup();
  const attempts = Array.from({ length: 150 }, (_, index) => signIn("wrong wrong", `${index}@example.com`));
  const kinds = await Promise.all(attempts);
  expect(kinds.filter((kind) => kind === "wrong credentials")).toHaveLength(100);
  expect(await signIn()).toBe("rate limited");
  waitMinutes(15);
  expect(await signIn()).toBe("signed in");
});

const MINUTE = 60_000;

test("after the limit the next attempt is allowed 15 minutes after the first failure", () => {
  let time = 0;
  const attempts = createFailureLimit(2, () => time);
  attempts.recordFailure("ada");
  expect(attempts.secondsToWait("ada")).toBe(0);
  time = 10 * MINUTE;
  attempts.recordFailure("ada");
  expect(attempts.secondsToWait("ada")).toBe(300);
  expect(attempts.secondsToWait("bob")).toBe(0);
  time = 15 * MINUTE;
  expect(attempts.secondsToWait("ada")).toBe(0);
});

test("a failure every 14 minutes never reaches the limit", () => {
  let time = 0;
  const attempts = createFailureLimit(3, () => time);
  for (; time < 24 * 60 * MINUTE; time += 14 * MINUTE) {
    expect(attempts.secondsToWait("ada")).toBe(0);
    attempts.recordFailure("ada");
  }
});

test("reset clears a count, and removeFailure reduces it by one", () => {
  const attempts = createFailureLimit(1, () => 0);
  attempts.recordFailure("ada");
  attempts.reset("ada");
  expect(attempts.secondsToWait("ada")).toBe(0);
  attempts.recordFailure("bob");
  attempts.recordFailure("bob");
  attempts.removeFailure("bob");
  expect(attempts.secondsToWait("bob")).toBe(900);
  attempts.removeFailure("bob");
  expect(attempts.secondsToWait("bob")).toBe(0);
});
