import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { openOldTestDatabase, openTestDatabase } from "#testing/database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openSqliteDatabase } from "./open-database.ts";

function createFile(statements: string): string {
  const file = join(temporaryFolder(), "admin.db");
  const database = new DatabaseSync(file);
  database.exec(statements);
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

test("the quote requests of a database without numbers get one each, and their mails stay as they are", async () => {
  const { database, update } = await openOldTestDatabase(4);
  const insert = (id: string, state: string) =>
    sql`
    insert into quote_requests (id, received_at, first_name, last_name, email, message, phone, location,
      file_upload, file_name, web_type, state, is_counted, search_text)
    values (${id}, '2026-01-01T00:00:00.000Z', 'Ada', 'Lovelace', 'ada@example.com', '12 brackets', '123', '+44',
      '', '', 'website', ${state}, 1, 'ada')`.execute(database);
  await insert("a", "new");
  await insert("b", "answered");
  await sql`insert into mails (quote_request_id, tries, next_try_at, sent_at)
    values ('a', 2, '2026-01-01T00:00:10.000Z', null), ('b', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z')`.execute(
    database,
  );
  await update();
  await update();

  const quoteRequests = createQuoteRequestTable(database);
  const { quoteRequests: all } = await quoteRequests.find({ limit: 100, offset: 0 });
  expect(all).toMatchObject([
    { id: "a", progress: "received", hasNews: false },
    { id: "b", progress: "review", hasNews: false },
  ]);
  expect(new Set(all.map(({ number }) => number)).size).toBe(2);
  const [first] = all;
  expect(first?.number).toMatch(/^\w{3}-\w{3}$/);
  for (const text of [first?.number, first?.number.replace("-", "").toLowerCase()])
    expect((await quoteRequests.find({ text, limit: 1, offset: 0 })).quoteRequests).toMatchObject([
      { id: "a" },
    ]);
  expect(await database.selectFrom("mails").selectAll().orderBy("quoteRequestId").execute()).toEqual([
    {
      quoteRequestId: "a",
      kind: "request",
      about: "",
      sender: "",
      tries: 2,
      nextTryAt: "2026-01-01T00:00:10.000Z",
      sentAt: null,
      failedAt: null,
    },
    {
      quoteRequestId: "b",
      kind: "request",
      about: "",
      sender: "",
      tries: 0,
      nextTryAt: "2026-01-01T00:00:00.000Z",
      sentAt: "2026-01-01T00:00:01.000Z",
      failedAt: null,
    },
  ]);
});

test("the receipts of a database that did not note when they are due count as before", async () => {
  const { database, update } = await openOldTestDatabase(12);
  const receivedAt = "2026-11-21T12:00:00.000Z";
  for (const id of ["a", "b"])
    await sql`
      insert into quote_requests (id, number, received_at, first_name, last_name, email, message, phone, location,
        file_upload, file_name, web_type, state, is_counted, search_text)
      values (${id}, ${id}, ${receivedAt}, 'Ada', 'Lovelace', 'ada@example.com', '12 brackets', '123', '+44',
        '', '', 'website', 'new', 1, 'ada')`.execute(database);
  await sql`insert into mails (quote_request_id, kind, about, next_try_at)
    values ('a', 'receipt', '', ${receivedAt}), ('b', 'request', '', ${receivedAt})`.execute(database);
  await update();
  expect(
    await database.selectFrom("quoteRequests").select(["id", "receiptAt", "sender"]).orderBy("id").execute(),
  ).toEqual([
    { id: "a", receiptAt: receivedAt, sender: null },
    { id: "b", receiptAt: null, sender: null },
  ]);
});
