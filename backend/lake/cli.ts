import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { readDataDirectory } from "#env.ts";

import { readPassword, ACCESS_USAGE, runAccessCommand } from "./access/account-commands.ts";
import { createAccounts } from "./access/accounts.ts";
import { openAccessDatabase } from "./access/database.ts";
import { createTokens } from "./access/tokens.ts";
import { backupDatabase } from "./store/database.ts";

const USAGE = `Usage: pnpm lake …
  backup <file>${ACCESS_USAGE}`;

// pnpm lake user add ada@example.com --role editor
try {
  const [command, ...words] = process.argv.slice(2);
  if (command === "backup") await backUp(words);
  else if (command === "user" || command === "token") await changeAccess([command, ...words]);
  else throw new Error(USAGE);
} catch (error) {
  // What is wrong with the words is for people: no stack.
  console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exitCode = 1;
}

/** Copies documents and log as they are at one moment; the lake may be writing meanwhile. Assets are files of their own. */
async function backUp([target]: readonly string[]): Promise<void> {
  if (target === undefined) throw new Error(`Say where to put the copy.\n${USAGE}`);
  await backupDatabase(join(readDataDirectory(), "lake.db"), target);
  console.log(`The lake is copied to ${target}. Copy the folder assets/ beside it too.`);
}

async function changeAccess(words: readonly string[]): Promise<void> {
  const dataDirectory = readDataDirectory();
  mkdirSync(dataDirectory, { recursive: true });
  const database = openAccessDatabase(join(dataDirectory, "accounts.db"));
  const command = {
    accounts: createAccounts(database),
    tokens: createTokens(database),
    say: console.log,
    askPassword: readPassword,
  };
  await runAccessCommand(words, command);
  database.close();
}
