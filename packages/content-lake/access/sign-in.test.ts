import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { createTestApp } from "../testing/server.ts";
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
    kinds.add(await signIn());
    if (count > 150) waitMinutes(14);
  }
  expect(kinds).toEqual(new Set(["signed in"]));
});

test("an address is limited after a hundred failures for any accounts, even if they run in parallel", async () => {
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

/** A sign-in whose verifications end when the test says so. Only the password of `ada@example.com` is right. */
function setUpVerification() {
  const { accounts } = createTestApp();
  const verified: string[] = [];
  const ends: (() => void)[] = [];
  const signIn = createSignIn({
    ...accounts,
    async verify(email) {
      verified.push(email);
      await new Promise<void>((end) => void ends.push(end));
      return email === "ada@example.com"
        ? await accounts.add({ email, name: "Ada", role: "editor", password: PASSWORD })
        : undefined;
    },
  });
  const kinds: string[] = [];
  return {
    verified,
    kinds,
    running: () => ends.length,
    endAll: async () => {
      await setImmediate();
      while (ends.length > 0) {
        ends.shift()?.();
        await setImmediate();
      }
    },
    attempt: async (email: string, address: string) => {
      kinds.push((await signIn({ email, password: PASSWORD, address })).kind);
    },
  };
}

test("in a flood from many addresses only two passwords are verified at a time, and further attempts are rejected", async () => {
  const { attempt, running, endAll, kinds } = setUpVerification();
  const attempts = Array.from({ length: 200 }, (_, index) =>
    attempt("eve@example.com", `203.0.113.${index}`),
  );
  await setImmediate();
  expect(running()).toBe(2);
  await endAll();
  await Promise.all(attempts);
  expect(kinds.filter((kind) => kind === "wrong credentials")).toHaveLength(122);
  expect(kinds.filter((kind) => kind === "busy")).toHaveLength(78);
});

test.each([
  ["one address", () => "203.0.113.7"],
  ["four addresses", (index: number) => `203.0.113.${index % 4}`],
])("a flood from %s delays an editor by a few passwords", async (_case, addressOf) => {
  const { attempt, verified, endAll, kinds } = setUpVerification();
  const flood = Array.from({ length: 400 }, (_, index) =>
    attempt(`eve-${index}@example.com`, addressOf(index)),
  );
  const editor = attempt("ada@example.com", "198.51.100.1");
  await endAll();
  await Promise.all([...flood, editor]);
  expect(verified.indexOf("ada@example.com")).toBeLessThan(6);
  expect(kinds).toContain("signed in");
});

test("an attempt that is rejected because many people sign in is no failure", async () => {
  const { attempt, endAll, kinds } = setUpVerification();
  const flood = Array.from({ length: 130 }, (_, index) => attempt("eve@example.com", `203.0.113.${index}`));
  const early = Array.from({ length: 7 }, () => attempt("ada@example.com", "198.51.100.1"));
  await endAll();
  await Promise.all([...flood, ...early]);
  const late = attempt("ada@example.com", "198.51.100.1");
  await endAll();
  await late;
  expect(kinds.filter((kind) => kind === "signed in")).toHaveLength(1);
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
