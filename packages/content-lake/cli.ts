#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from "node:module";

import { readPassword, ACCOUNT_USAGE, runAccountCommand } from "./access/account-commands.ts";
import { createAccounts } from "./access/accounts.ts";
import { openAccessDatabase } from "./access/database.ts";
import { createTokens } from "./access/tokens.ts";
import { backUp } from "./back-up.ts";
import { dataPaths, prepareDataDirectory } from "./data-directory.ts";
import { readDataDirectory } from "./env.ts";
import { scopeProblem } from "./query/document-filter.ts";

const USAGE = `Usage: content-lake …
  start
  backup <file>${ACCOUNT_USAGE}`;

// Files that this process creates are readable only for its user, because they contain password hashes and drafts.
process.umask(0o077);

// content-lake user add ada@example.com --role editor
try {
  const [command, ...args] = process.argv.slice(2);
  if (command === "start") await start();
  else if (command === "backup") await copyDatabases(args);
  else if (command === "user" || command === "token") await changeAccounts([command, ...args]);
  else throw new Error(USAGE);
} catch (error) {
  // Plain errors are about arguments and settings, so only their message is printed, without the stack.
  console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exit(1);
}

/** Serves the lake until SIGINT or SIGTERM. */
async function start(): Promise<void> {
  // Before the import of the server. After the first start, it halves the start time. Node's default is a folder that all users share.
  enableCompileCache(dataPaths(readDataDirectory()).compileCache);
  const { startServer } = await import("./start.ts");
  const server = await startServer();
  console.log(`The Content Lake is ready at ${server.description}`);
  // Node writes it at the end, which a process that is killed does not reach.
  flushCompileCache();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
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
  const database = openAccessDatabase(dataPaths(dataDirectory).accounts);
  const context = {
    accounts: createAccounts(database),
    tokens: createTokens(database),
    print: console.log,
    promptForPassword: readPassword,
    scopeProblem,
  };
  await runAccountCommand(args, context);
  database.close();
}
