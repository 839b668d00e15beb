import { DatabaseSync } from "node:sqlite";

import type { QuoteRequest } from "contracts/quote-request.ts";

import { migrate, type Migration } from "./migrate.ts";

type ColumnOfEachField = { readonly [Field in keyof QuoteRequest]: string };

/** The columns of quote_requests. For a new one, add a migration below. */
export const QUOTE_REQUEST_COLUMNS: ColumnOfEachField = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  location: "location",
  phone: "phone",
  message: "message",
  fileUpload: "file_upload",
  fileName: "file_name",
  webType: "web_type",
};

const MIGRATIONS: readonly Migration[] = [
  { name: "Create the tables", run: createTables },
  { name: "Rename inquiries to quote requests", run: renameInquiries },
  { name: "Create the table of searches", run: createSearches },
  { name: "Create the table of missing pages", run: createMissingPages },
  { name: "Create the mail settings", run: createMailSettings },
  { name: "Mark the quote requests that are counted", run: addIsCounted },
];

/** Opens and migrates admin.db: quote requests, their mails, statistics, and the storage's list of files. */
export function openAdminDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // `synchronous = full`, so that a request that was answered with 200 survives a power cut.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000");
  migrate(database, MIGRATIONS);
  return database;
}

/** Databases from before the migrations have these tables already, some of them without the column `risk`. */
function createTables(database: DatabaseSync): void {
  database.exec(`
    create table if not exists inquiries (
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
    create index if not exists inquiries_by_time on inquiries (received_at desc);
    create index if not exists inquiries_by_file on inquiries (file_upload) where file_upload <> '';
    create table if not exists mails (
      inquiry_id text primary key references inquiries (id),
      tries integer not null default 0,
      next_try_at text not null,
      sent_at text
    ) strict;
    create table if not exists page_statistics (
      received_at text not null,
      web_type text not null,
      residence_time integer not null,
      equipment_type text not null,
      module text not null,
      page_url text not null
    ) strict;
    create index if not exists page_statistics_by_time on page_statistics (received_at);
    create table if not exists page_vitals (
      received_at text not null,
      page_url text not null,
      equipment_type text not null,
      lcp_ms integer,
      inp_ms integer,
      cls real,
      quote_opened integer not null,
      quote_sent integer not null
    ) strict;
    create index if not exists page_vitals_by_time on page_vitals (received_at);
    create table if not exists access_key (id text not null, secret text not null) strict;
    create table if not exists objects (
      key text primary key,
      size integer not null,
      name text not null,
      md5 text not null,
      stored_at text not null,
      risk text
    ) strict, without rowid;
  `);
  const columns = database.prepare("pragma table_info(objects)").all();
  if (!columns.some(({ name }) => name === "risk")) database.exec("alter table objects add column risk text");
}

function renameInquiries(database: DatabaseSync): void {
  database.exec(`
    alter table inquiries rename to quote_requests;
    alter table mails rename column inquiry_id to quote_request_id;
    drop index inquiries_by_time;
    drop index inquiries_by_file;
    create index quote_requests_by_time on quote_requests (received_at desc);
    create index quote_requests_by_file on quote_requests (file_upload) where file_upload <> '';
  `);
}

function createSearches(database: DatabaseSync): void {
  database.exec(`
    create table searches (received_at text not null, query text not null, results integer not null) strict;
    create index searches_by_time on searches (received_at);
  `);
}

/** `received_at` is a day. Each path has one row per day. */
function createMissingPages(database: DatabaseSync): void {
  database.exec(`
    create table missing_pages (
      received_at text not null, path text not null, visits integer not null, primary key (received_at, path)
    ) strict;
  `);
}

function createMailSettings(database: DatabaseSync): void {
  // The table has one row with JSON (packages/contracts/mail-settings.ts).
  database.exec(
    "create table mail_settings (id integer primary key check (id = 1), content text not null) strict",
  );
}

/** Requests that are already stored are counted, because their pages are unknown. */
function addIsCounted(database: DatabaseSync): void {
  database.exec("alter table quote_requests add column is_counted integer not null default 1");
}
