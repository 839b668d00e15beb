import { join } from "node:path";

import { prepareDataDirectory } from "#data-directory.ts";
import { readDataDirectory } from "#env.ts";

import { readPassword, ACCOUNT_USAGE, runAccountCommand } from "./access/account-commands.ts";
import { createAccounts } from "./access/accounts.ts";
import { openAccessDatabase } from "./access/database.ts";
import { createTokens } from "./access/tokens.ts";
import { backUp } from "./back-up.ts";

const USAGE = `Usage: pnpm lake …
  backup <file>${ACCOUNT_USAGE}`;

// Files that this process creates are readable only for its user.
process.umask(0o077);

// pnpm lake user add ada@example.com --role editor
try {
  const [command, ...args] = process.argv.slice(2);
  if (command === "backup") await copyDatabases(args);
  else if (command === "user" || command === "token") await changeAccounts([command, ...args]);
  else throw new Error(USAGE);
} catch (error) {
  // Plain errors are about the arguments, so only their message is printed, without the stack.
  console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exitCode = 1;
}

/** Writes a copy of documents, comments and log. Assets are not included. */
async function copyDatabases([target]: readonly string[]): Promise<void> {
  if (target === undefined) throw new Error(`Name the file for the copy.\n${USAGE}`);
  const files = await backUp(readDataDirectory(), target);
  console.log(`The lake was copied to ${files.join(" and ")}. Copy the directory assets/ too.`);
}

async function changeAccounts(args: readonly string[]): Promise<void> {
  const dataDirectory = readDataDirectory();
  prepareDataDirectory(dataDirectory);
  const database = openAccessDatabase(join(dataDirectory, "accounts.db"));
  const context = {
    accounts: createAccounts(database),
    tokens: createTokens(database),
    print: console.log,
    promptForPassword: readPassword,
  };
  await runAccountCommand(args, context);
  database.close();
}
