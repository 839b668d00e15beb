import { randomBytes } from "node:crypto";

import { type RawBuilder, sql } from "kysely";

import type { Migration } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { searchTextOf } from "./search-text.ts";

// A new migration goes to the end of SHARED, written with Kysely's schema builder, so that it runs on both engines.

const SHARED: readonly Migration[] = [
  { name: "Store what staff can search for", run: addSearchText },
  { name: "Create the access key of the storage", run: createAccessKey },
];

/** The first six are from before Postgres was supported. */
export const SQLITE_MIGRATIONS: readonly Migration[] = [
  { name: "Create the tables", run: createTables },
  { name: "Rename inquiries to quote requests", run: renameInquiries },
  { name: "Create the table of searches", run: createSearches },
  { name: "Create the table of missing pages", run: createMissingPages },
  { name: "Create the mail settings", run: createMailSettings },
  { name: "Mark the quote requests that are counted", run: addIsCounted },
  ...SHARED,
];

export const POSTGRES_MIGRATIONS: readonly Migration[] = [
  { name: "Create the tables", run: createPostgresTables },
  ...SHARED,
];

async function addSearchText(database: Database): Promise<void> {
  await database.schema
    .alterTable("quote_requests")
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const { id, ...texts } of await database.selectFrom("quoteRequests").selectAll().execute()) {
    const change = { searchText: searchTextOf(texts) };
    // In one transaction, which has one connection.
    await database.updateTable("quoteRequests").set(change).where("id", "=", id).execute();
  }
}

/** It is stored, so that signatures stay valid after a restart, and are valid in all processes. */
async function createAccessKey(database: Database): Promise<void> {
  const stored = await database.selectFrom("accessKey").select("id").executeTakeFirst();
  if (stored !== undefined) return;
  const key = {
    id: `embedded-${randomBytes(6).toString("hex")}`,
    secret: randomBytes(32).toString("base64url"),
  };
  await database.insertInto("accessKey").values(key).execute();
}

/** Runs statements that only one of the engines understands. */
async function execute(database: Database, ...statements: readonly RawBuilder<unknown>[]): Promise<void> {
  // Each builds on the one before.
  for (const statement of statements) await statement.execute(database);
}

/** Databases from before the migrations have these tables already, some of them without the column `risk`. */
async function createTables(database: Database): Promise<void> {
  await execute(
    database,
    sql`create table if not exists inquiries (
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
    ) strict`,
    sql`create index if not exists inquiries_by_time on inquiries (received_at desc)`,
    sql`create index if not exists inquiries_by_file on inquiries (file_upload) where file_upload <> ''`,
    sql`create table if not exists mails (
      inquiry_id text primary key references inquiries (id),
      tries integer not null default 0,
      next_try_at text not null,
      sent_at text
    ) strict`,
    sql`create table if not exists page_statistics (
      received_at text not null,
      web_type text not null,
      residence_time integer not null,
      equipment_type text not null,
      module text not null,
      page_url text not null
    ) strict`,
    sql`create index if not exists page_statistics_by_time on page_statistics (received_at)`,
    sql`create table if not exists page_vitals (
      received_at text not null,
      page_url text not null,
      equipment_type text not null,
      lcp_ms integer,
      inp_ms integer,
      cls real,
      quote_opened integer not null,
      quote_sent integer not null
    ) strict`,
    sql`create index if not exists page_vitals_by_time on page_vitals (received_at)`,
    sql`create table if not exists access_key (id text not null, secret text not null) strict`,
    sql`create table if not exists objects (
      key text primary key,
      size integer not null,
      name text not null,
      md5 text not null,
      stored_at text not null,
      risk text
    ) strict, without rowid`,
  );
  const { rows } = await sql<{ name: string }>`pragma table_info(objects)`.execute(database);
  if (!rows.some(({ name }) => name === "risk"))
    await execute(database, sql`alter table objects add column risk text`);
}

async function renameInquiries(database: Database): Promise<void> {
  await execute(
    database,
    sql`alter table inquiries rename to quote_requests`,
    sql`alter table mails rename column inquiry_id to quote_request_id`,
    sql`drop index inquiries_by_time`,
    sql`drop index inquiries_by_file`,
    sql`create index quote_requests_by_time on quote_requests (received_at desc)`,
    sql`create index quote_requests_by_file on quote_requests (file_upload) where file_upload <> ''`,
  );
}

async function createSearches(database: Database): Promise<void> {
  await execute(
    database,
    sql`create table searches (received_at text not null, query text not null, results integer not null) strict`,
    sql`create index searches_by_time on searches (received_at)`,
  );
}

async function createMissingPages(database: Database): Promise<void> {
  await execute(
    database,
    sql`create table missing_pages (
      received_at text not null, path text not null, visits integer not null, primary key (received_at, path)
    ) strict`,
  );
}

async function createMailSettings(database: Database): Promise<void> {
  await execute(
    database,
    sql`create table mail_settings (id integer primary key check (id = 1), content text not null) strict`,
  );
}

/** Requests that are already stored are counted, because their pages are unknown. */
async function addIsCounted(database: Database): Promise<void> {
  await execute(database, sql`alter table quote_requests add column is_counted integer not null default 1`);
}

/**
 * The collation "C" compares texts by their bytes, as SQLite does. Times and prefixes depend on that. The file of a request is unique,
 * because another process may store a request at the same moment.
 */
async function createPostgresTables(database: Database): Promise<void> {
  await execute(
    database,
    sql`create table quote_requests (
      id text primary key,
      received_at text collate "C" not null,
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
      is_counted integer not null,
      note text not null default '',
      changed_by text,
      changed_at text
    )`,
    sql`create index quote_requests_by_time on quote_requests (received_at desc)`,
    sql`create unique index quote_requests_by_file on quote_requests (file_upload) where file_upload <> ''`,
    sql`create table mails (
      quote_request_id text primary key references quote_requests (id),
      tries integer not null default 0,
      next_try_at text collate "C" not null,
      sent_at text
    )`,
    sql`create index unsent_mails on mails (next_try_at) where sent_at is null`,
    sql`create table page_statistics (
      received_at text collate "C" not null,
      web_type text not null,
      residence_time integer not null,
      equipment_type text not null,
      module text not null,
      page_url text collate "C" not null
    )`,
    sql`create index page_statistics_by_time on page_statistics (received_at)`,
    sql`create table page_vitals (
      received_at text collate "C" not null,
      page_url text collate "C" not null,
      equipment_type text not null,
      lcp_ms integer,
      inp_ms integer,
      cls double precision,
      quote_opened integer not null,
      quote_sent integer not null
    )`,
    sql`create index page_vitals_by_time on page_vitals (received_at)`,
    sql`create table searches (
      received_at text collate "C" not null, query text collate "C" not null, results integer not null
    )`,
    sql`create index searches_by_time on searches (received_at)`,
    sql`create table missing_pages (
      received_at text collate "C" not null, path text collate "C" not null, visits integer not null,
      primary key (received_at, path)
    )`,
    sql`create table mail_settings (id integer primary key check (id = 1), content text not null)`,
    sql`create table access_key (id text not null, secret text not null)`,
    sql`create table objects (
      key text collate "C" primary key,
      size bigint not null,
      name text not null,
      md5 text not null,
      stored_at text collate "C" not null,
      risk text
    )`,
  );
}
