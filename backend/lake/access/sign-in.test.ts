import { expect, test } from "vitest";

import { createFixture } from "../http/fixture.ts";
import { createSignIn } from "./sign-in.ts";

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
