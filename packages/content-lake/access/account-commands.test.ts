import { expect, test } from "vitest";

import { scopeProblem } from "../query/document-filter.ts";
import { runAccountCommand } from "./account-commands.ts";
import { createAccounts } from "./accounts.ts";
import { openAccessDatabase } from "./database.ts";
import { createTokens } from "./tokens.ts";

function setup(password = "a long password") {
  const database = openAccessDatabase(":memory:");
  const [accounts, tokens] = [createAccounts(database), createTokens(database)];
  const printed: string[] = [];
  const run = (...args: string[]) =>
    runAccountCommand(args, {
      accounts,
      tokens,
      print: (line) => printed.push(line),
      promptForPassword: async () => password,
      scopeProblem,
    });
  return { accounts, tokens, run, printed };
}

test("an account is created, listed and removed", async () => {
  const { accounts, run, printed } = setup();
  await run("user", "add", "ada@example.com", "--role", "administrator", "--name", "Ada Lovelace");
  expect(await accounts.verify("ada@example.com", "a long password")).toMatchObject({
    name: "Ada Lovelace",
    role: "administrator",
  });
  await run("user", "list");
  await run("user", "remove", "ada@example.com");
  expect(printed[0]).toBe("ada@example.com can now sign in as administrator.");
  expect(printed[1]).toContain("ada@example.com  administrator");
  expect(accounts.count()).toBe(0);
});

test("an account may be limited to a part of the documents", async () => {
  const { accounts, run, printed } = setup();
  const add = (scope: string) => run("user", "add", "gerda@example.com", "--scope", scope);
  const scope = '_type == "page" && language == "de"';
  await expect(add("language ==")).rejects.toThrow("--scope cannot be used");
  await expect(add('language == "de"')).rejects.toThrow("--scope cannot be used: it must name the types");
  await add(scope);
  await run("user", "list");
  expect(accounts.list()).toMatchObject([{ role: "editor", scope }]);
  expect(printed[0]).toBe(`gerda@example.com can now sign in as editor of ${scope}.`);
  expect(printed[1]).toContain(`editor of ${scope}`);
});

test("the list says which accounts may change nothing until they get a scope with types", async () => {
  const { accounts, run, printed } = setup();
  const gerda = { email: "gerda@example.com", name: "Gerda", role: "editor", password: "correct horse" };
  await accounts.add({ ...gerda, scope: 'language == "de"' });
  await run("user", "list");
  expect(printed[0]).toContain('editor of nothing, because language == "de" names no types');
});

test("a token is printed once and works until it is removed", async () => {
  const { tokens, run, printed } = setup();
  await run("token", "add", "import", "--rights", "write");
  const token = printed[0]?.split("\n")[0] ?? "";
  expect(tokens.find(token)).toMatchObject({ label: "import", role: "editor" });
  await run("token", "list");
  expect(printed[1]).not.toContain(token);
  await run("token", "remove", "import");
  expect(tokens.find(token)).toBeUndefined();
});

test.each([
  [["user", "add"], "Name the email address"],
  [
    ["user", "add", "ada@example.com", "--role", "owner"],
    "--role must be one of viewer, contributor, editor, administrator",
  ],
  [["user", "add", "ada@example.com", "--size", "7"], "Usage"],
  [["user", "remove", "ada@example.com"], "There is no account for ada@example.com"],
  [["token", "add", "x", "--rights", "all"], "--rights must be read or write"],
  [["token", "remove", "x"], "There is no token with the label x"],
  [[], "Usage"],
])("%j fails with an explanation", async (args, message) => {
  const { run, accounts } = setup();
  await expect(run(...args)).rejects.toThrow(message);
  expect(accounts.count()).toBe(0);
});

test("a short password is rejected", async () => {
  const { run } = setup("short");
  await expect(run("user", "add", "ada@example.com")).rejects.toThrow("at least 10 characters");
});
