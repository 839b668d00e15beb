import { expect, test } from "vitest";

import { createAccounts } from "./accounts.ts";
import { openAccessDatabase } from "./database.ts";
import { createTokens } from "./tokens.ts";

const ADA = { email: "Ada@Example.com ", name: "Ada Lovelace", role: "editor", password: "a long password" };

function setup(now?: () => Date) {
  const database = openAccessDatabase(":memory:");
  return { accounts: createAccounts(database), tokens: createTokens(database, now), database };
}

test("an account is verified with its password only, and the address is case-insensitive", async () => {
  const { accounts } = setup();
  await accounts.add(ADA);
  expect(await accounts.verify("ADA@example.com", "a long password")).toMatchObject({
    email: "ada@example.com",
    role: "editor",
  });
  expect(await accounts.verify("ada@example.com", "another password")).toBeUndefined();
  expect(await accounts.verify("bob@example.com", "a long password")).toBeUndefined();
});

test("passwords and tokens are not stored in plain text", async () => {
  const { accounts, tokens, database } = setup();
  const token = tokens.startSession(await accounts.add(ADA));
  const rows = [
    ...database.prepare("select * from accounts").all(),
    ...database.prepare("select * from tokens").all(),
  ];
  const text = rows
    .flatMap((row) => Object.values(row))
    .map((value) => Buffer.from(value instanceof Uint8Array ? value : String(value)).toString("latin1"))
    .join("|");
  expect(text).toContain("ada@example.com");
  expect(text).not.toContain("a long password");
  expect(text).not.toContain(token);
});

test.each([
  [{ ...ADA, email: "ada" }, "email is not an email address"],
  [{ ...ADA, password: "short" }, "password needs at least 10 characters"],
  [{ ...ADA, role: "owner" }, "role must be one of viewer, contributor, editor, administrator"],
  [{ ...ADA, name: " " }, "name is empty"],
])("an invalid account is rejected with the reason", async (account, reason) => {
  const { accounts } = setup();
  await expect(accounts.add(account)).rejects.toThrow(reason);
  expect(accounts.count()).toBe(0);
});

test("a second account for an address is rejected", async () => {
  const { accounts } = setup();
  await accounts.add(ADA);
  await expect(accounts.add(ADA)).rejects.toThrow("already an account for ada@example.com");
});

test("removing an account ends its sessions", async () => {
  const { accounts, tokens } = setup();
  const token = tokens.startSession(await accounts.add(ADA));
  expect(tokens.find(token)).toMatchObject({ role: "editor", label: "Ada Lovelace" });
  expect(accounts.remove("ada@example.com")).toBe(true);
  expect(tokens.find(token)).toBeUndefined();
  expect(accounts.remove("ada@example.com")).toBe(false);
});

test("an account keeps its 100 newest sessions, whatever others have", async () => {
  const { accounts, tokens } = setup();
  const account = await accounts.add(ADA);
  const other = tokens.startSession({ id: "other", name: "Other", role: "viewer" });
  const api = tokens.createApiToken("import", "editor");
  const sessions = Array.from({ length: 103 }, () => tokens.startSession(account));
  expect(sessions.map((session) => tokens.find(session) !== undefined)).toEqual(
    sessions.map((_, index) => index >= 3),
  );
  expect([other, api].map((token) => tokens.find(token)?.label)).toEqual(["Other", "import"]);
});

test("a session expires after 30 days; an API token is valid until it is revoked", async () => {
  let now = new Date("2026-01-01T00:00:00Z");
  const { accounts, tokens } = setup(() => now);
  const session = tokens.startSession(await accounts.add(ADA));
  const api = tokens.createApiToken("import", "editor");
  now = new Date("2026-01-30T23:59:59Z");
  expect(tokens.find(session)).toMatchObject({ label: "Ada Lovelace" });
  now = new Date("2026-01-31T00:00:01Z");
  expect(tokens.find(session)).toBeUndefined();
  expect(tokens.find(api)).toMatchObject({ label: "import", role: "editor" });
  expect(tokens.revokeByLabel("import")).toBe(1);
  expect(tokens.find(api)).toBeUndefined();
});
