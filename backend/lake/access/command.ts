import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { readDataDirectory } from "#env.ts";

import { createAccounts } from "./accounts.ts";
import { askPassword } from "./ask-password.ts";
import { runAccessCommand } from "./cli.ts";
import { openAccessDatabase } from "./database.ts";
import { createTokens } from "./tokens.ts";

// node backend/lake/access/command.ts user add ada@example.com --role editor
try {
  const dataDirectory = readDataDirectory();
  mkdirSync(dataDirectory, { recursive: true });
  const database = openAccessDatabase(join(dataDirectory, "accounts.db"));
  const command = {
    accounts: createAccounts(database),
    tokens: createTokens(database),
    say: console.log,
    askPassword,
  };
  await runAccessCommand(process.argv.slice(2), command);
  database.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
