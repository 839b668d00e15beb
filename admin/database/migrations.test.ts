import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { openTestDatabase } from "#testing/database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openSqliteDatabase } from "./open-database.ts";

function createFile(sql: string): string {
  const file = join(temporaryFolder(), "admin.db");
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  return file;
}

test("a database of a newer version is rejected with an error that names the file and the version", async () => {
  const file = createFile("pragma user_version = 99");
  await expect(openSqliteDatabase(file)).rejects.toThrow(
    /admin\.db has schema version 99; this program supports up to \d+/,
  );
});

test("each field of a quote request has a column", async () => {
  const database = await openTestDatabase();
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === "quote_requests")?.columns.map(({ name }) => name);
  expect(columns, "Add a migration to migrations.ts.").toEqual(
    expect.arrayContaining(
      Object.keys(sampleQuoteRequest).map((field) =>
        field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      ),
    ),
  );
});
