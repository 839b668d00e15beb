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

test("in a flood from many addresses only two passwords are verified at a time, and further attempts are rejected", async () => {
  const { accounts } = createTestApp();
  const gate = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const signIn = createSignIn({
    ...accounts,
    async verify() {
      most = Math.max(most, (running += 1));
      await gate.promise;
      running -= 1;
      return undefined;
    },
  });
  const attempts = Array.from({ length: 200 }, (_, index) =>
    signIn({ email: "ada@example.com", password: "wrong wrong", address: `203.0.113.${index}` }),
  );
  gate.resolve();
  const kinds = (await Promise.all(attempts)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "wrong credentials")).toHaveLength(122);
  expect(kinds.filter((kind) => kind === "busy")).toHaveLength(78);
  expect(most).toBe(2);
  const next = await signIn({ email: "ada@example.com", password: "wrong wrong", address: "203.0.113.201" });
  expect(next.kind).toBe("wrong credentials");
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
