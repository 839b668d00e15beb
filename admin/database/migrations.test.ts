import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, onTestFinished, test } from "vitest";

import { createOutbox } from "#quote-requests/outbox.ts";
import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { createStatisticsTable } from "#statistics/statistics-table.ts";
import { createObjectTable } from "#storage/object-table.ts";
import { openTestDatabase } from "#testing/database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openSqliteDatabase } from "./open-database.ts";

/** admin.db as it was before the migrations, with one row in each table. */
const VERSION_0 = `
  create table inquiries (
    id text primary key,
    received_at text not null,
    idempotency_key text unique,
    first_name text not null,
    last_name text not null,
    email text not null,
    message text not null,
    phone text not null,
    location text not null,
    file_upload text not null,
    file_name text not null,
    web_type text not null,
    state text not null check (state in ('new', 'answered', 'spam')),
    note text not null default '',
    changed_by text,
    changed_at text
  ) strict;
  create index inquiries_by_time on inquiries (received_at desc);
  create index inquiries_by_file on inquiries (file_upload) where file_upload <> '';
  create table mails (
    inquiry_id text primary key references inquiries (id),
    tries integer not null default 0,
    next_try_at text not null,
    sent_at text
  ) strict;
  create table page_statistics (
    received_at text not null,
    web_type text not null,
    residence_time integer not null,
    equipment_type text not null,
    module text not null,
    page_url text not null
  ) strict;
  create index page_statistics_by_time on page_statistics (received_at);
  create table page_vitals (
    received_at text not null,
    page_url text not null,
    equipment_type text not null,
    lcp_ms integer,
    inp_ms integer,
    cls real,
    quote_opened integer not null,
    quote_sent integer not null
  ) strict;
  create index page_vitals_by_time on page_vitals (received_at);
  create table access_key (id text not null, secret text not null) strict;
  create table objects (
    key text primary key, size integer not null, name text not null, md5 text not null, stored_at text not null, risk text
  ) strict, without rowid;
  insert into inquiries values ('1', '2026-11-20T09:00:00.000Z', 'key-1', 'Grace', 'Hopper', 'grace@example.com',
    'One housing', '123456', '+1', 'https://files.example/quote/a/part.step', 'part.step', 'website',
    'answered', 'Quoted', 'ada', '2026-11-20T10:00:00.000Z');
  insert into mails values ('1', 3, '2026-11-20T09:30:00.000Z', null);
  insert into page_statistics values ('2026-11-20T09:00:00.000Z', 'website', 900, '电脑', 'home', '/');
  insert into page_vitals values ('2026-11-20T09:00:00.000Z', '/', '电脑', 800, null, 0.02, 1, 1);
  insert into access_key values ('embedded-1', 'secret');
  insert into objects values ('quote/a/part.step', 10, 'part.step', 'md5', '2026-11-20T08:00:00.000Z', null);
`;

function createFile(sql: string): string {
  const file = join(temporaryFolder(), "admin.db");
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  return file;
}

async function open(file: string) {
  const database = await openSqliteDatabase(file);
  onTestFinished(() => database.destroy());
  return database;
}

test("a database from before the migrations keeps its rows and takes new ones", async () => {
  const file = createFile(VERSION_0);
  await (await openSqliteDatabase(file)).destroy();
  const database = await open(file);
  const quoteRequests = createQuoteRequestTable(database);
  expect(await quoteRequests.get("1")).toEqual({
    id: "1",
    receivedAt: "2026-11-20T09:00:00.000Z",
    firstName: "Grace",
    lastName: "Hopper",
    email: "grace@example.com",
    message: "One housing",
    phone: "123456",
    location: "+1",
    fileUpload: "https://files.example/quote/a/part.step",
    fileName: "part.step",
    webType: "website",
    state: "answered",
    note: "Quoted",
    changedBy: "ada",
    changedAt: "2026-11-20T10:00:00.000Z",
  });
  expect(await quoteRequests.find({ text: "HOUSING" })).toMatchObject({ total: 1 });
  const outbox = createOutbox(database);
  expect(await outbox.take("2026-11-21T00:00:00.000Z", "2026-11-21T00:01:00.000Z")).toEqual({
    quoteRequestId: "1",
    tries: 3,
  });
  const objects = createObjectTable(database);
  expect(await objects.get("quote/a/part.step")).toMatchObject({ size: 10, name: "part.step" });
  expect(await createStatisticsTable(database).usage("2026-11-20", "2026-11-21")).toMatchObject({
    pages: [{ pageUrl: "/", views: 1, quoteOpens: 1, quoteRequests: 1, lcpMs: 800, cls: 0.02 }],
    days: [{ day: "2026-11-20", views: 1, requests: 1 }],
  });
  const keys = await database.selectFrom("accessKey").selectAll().execute();
  expect(keys).toEqual([{ id: "embedded-1", secret: "secret" }]);

  const received = { at: "2026-11-21T12:00:00.000Z", state: "new", isCounted: true } as const;
  expect(await quoteRequests.add(sampleQuoteRequest, { ...received, idempotencyKey: "key-1" })).toBe("1");
  const id = await quoteRequests.add(sampleQuoteRequest, { ...received, idempotencyKey: "key-2" });
  expect((await quoteRequests.find({})).quoteRequests).toMatchObject([
    { ...sampleQuoteRequest, id, state: "new" },
    { id: "1" },
  ]);
});

test("files stored before the quarantine existed have no risk", async () => {
  const file = createFile(`
    create table objects (
      key text primary key, size integer not null, name text not null, md5 text not null, stored_at text not null
    ) strict, without rowid;
    insert into objects values ('quote/a/part.step', 10, 'part.step', 'md5', '2026-11-20T08:00:00.000Z');
  `);
  const objects = createObjectTable(await open(file));
  expect(await objects.get("quote/a/part.step")).toMatchObject({ size: 10, risk: null });
});

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
