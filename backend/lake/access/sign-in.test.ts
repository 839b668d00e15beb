import { expect, test } from "vitest";

import { createFixture } from "../http/test-server.ts";
import { createSignIn, createAttempts } from "./sign-in.ts";

const PASSWORD = "a long password";

async function setup() {
  const { accounts } = createFixture();
  let time = 0;
  const signIn = createSignIn(accounts, () => time);
  await accounts.add({ email: "ada@example.com", name: "Ada", role: "editor", password: PASSWORD });
  return {
    waitMinutes: (minutes: number) => void (time += minutes * 60_000),
    signIn: async (password = PASSWORD, email = "ada@example.com") =>
      (await signIn({ email, password, address: "203.0.113.7" })).kind,
  };
}

test("those who know their password may sign in as often as they like", async () => {
  const { signIn, waitMinutes } = await setup();
  const kinds = new Set<string>();
  for (let count = 0; count < 300; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    kinds.add(await signIn());
    if (count > 150) waitMinutes(14);
  }
  expect(kinds).toEqual(new Set(["signed in"]));
});

test("a hundred failures from one address, whoever it names, make it wait; many at once count too", async () => {
  const { signIn, waitMinutes } = await setup();
  const tries = Array.from({ length: 150 }, (_, index) => signIn("wrong wrong", `${index}@example.com`));
  const kinds = await Promise.all(tries);
  expect(kinds.filter((kind) => kind === "wrong")).toHaveLength(100);
  expect(await signIn()).toBe("too often");
  waitMinutes(15);
  expect(await signIn()).toBe("signed in");
});

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
