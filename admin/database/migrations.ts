import { randomBytes } from "node:crypto";

import { sql } from "kysely";

import type { Migration } from "./migrate.ts";
import type { Database } from "./schema.ts";

/** The types of columns that SQLite and Postgres name differently, and what follows a table's columns. */
export interface SqlTypes {
  /** A text whose order is that of its bytes. Times and prefixes of paths depend on it. */
  readonly text: string;
  readonly float: string;
  /** An integer of 64 bits. */
  readonly long: string;
  readonly afterColumns: string;
}

export const SQLITE_TYPES: SqlTypes = {
  text: "text",
  float: "real",
  long: "integer",
  afterColumns: "strict",
};
export const POSTGRES_TYPES: SqlTypes = {
  text: 'text collate "C"',
  float: "double precision",
  long: "bigint",
  afterColumns: "",
};

/** All migrations. A new one goes to the end, written with Kysely's schema builder, so that it runs on both engines. */
export function migrations(types: SqlTypes): readonly Migration[] {
  return [
    { name: "Create the tables", run: (database) => createTables(database, types) },
    { name: "Create the access key of the storage", run: createAccessKey },
  ];
}

async function createTables(database: Database, types: SqlTypes): Promise<void> {
  for (const statement of tables(types)) await sql.raw(statement).execute(database);
}

/** The file of a request is unique, because another process may store a request at the same moment. */
const tables = ({ text, float, long, afterColumns }: SqlTypes): readonly string[] => [
  `create table quote_requests (
    id text primary key,
    received_at ${text} not null,
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
    changed_at text,
    search_text text not null
  ) ${afterColumns}`,
  "create index quote_requests_by_time on quote_requests (received_at desc)",
  "create unique index quote_requests_by_file on quote_requests (file_upload) where file_upload <> ''",
  `create table mails (
    quote_request_id text primary key references quote_requests (id),
    tries integer not null default 0,
    next_try_at ${text} not null,
    sent_at text
  ) ${afterColumns}`,
  "create index unsent_mails on mails (next_try_at) where sent_at is null",
  `create table page_statistics (
    received_at ${text} not null,
    web_type text not null,
    residence_time integer not null,
    equipment_type text not null,
    module text not null,
    page_url ${text} not null
  ) ${afterColumns}`,
  "create index page_statistics_by_time on page_statistics (received_at)",
  `create table page_vitals (
    received_at ${text} not null,
    page_url ${text} not null,
    equipment_type text not null,
    lcp_ms integer,
    inp_ms integer,
    cls ${float},
    quote_opened integer not null,
    quote_sent integer not null
  ) ${afterColumns}`,
  "create index page_vitals_by_time on page_vitals (received_at)",
  `create table searches (
    received_at ${text} not null,
    query ${text} not null,
    results integer not null
  ) ${afterColumns}`,
  "create index searches_by_time on searches (received_at)",
  `create table missing_pages (
    received_at ${text} not null,
    path ${text} not null,
    visits integer not null,
    primary key (received_at, path)
  ) ${afterColumns}`,
  `create table mail_settings (id integer primary key check (id = 1), content text not null) ${afterColumns}`,
  `create table access_key (id text not null, secret text not null) ${afterColumns}`,
  `create table objects (
    key ${text} primary key,
    size ${long} not null,
    name text not null,
    md5 text not null,
    stored_at ${text} not null,
    risk text
  ) ${afterColumns}`,
];

/** It is stored, so that signatures stay valid after a restart, and are valid in all processes. */
async function createAccessKey(database: Database): Promise<void> {
  const key = {
    id: `embedded-${randomBytes(6).toString("hex")}`,
    secret: randomBytes(32).toString("base64url"),
  };
  await database.insertInto("accessKey").values(key).execute();
}
