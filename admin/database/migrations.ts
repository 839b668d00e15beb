import { randomBytes } from "node:crypto";

import { createCountTable } from "day-counts/count-tables.ts";
import { sql } from "kysely";
import type { Migration } from "sql-database/migrate.ts";

import { COUNT_COLUMNS, COUNT_TABLES, type CountTable } from "./count-columns.ts";
import { createRequestNumber, numberText } from "./request-number.ts";
import type { Database, Schema } from "./schema.ts";

/** The types of columns that SQLite and Postgres name differently, and what follows a table's columns. */
export interface SqlTypes {
  /** A text that is ordered by its bytes. Times and prefixes of paths depend on it. */
  readonly text: string;
  /** An integer of 64 bits. */
  readonly long: string;
  readonly afterColumns: string;
  /** Instead of `afterColumns`, if the rows are stored in the order of the primary key, by which they are summed. */
  readonly afterOrderedColumns: string;
}

export const SQLITE_TYPES: SqlTypes = {
  text: "text",
  long: "integer",
  afterColumns: "strict",
  afterOrderedColumns: "strict, without rowid",
};
export const POSTGRES_TYPES: SqlTypes = {
  text: 'text collate "C"',
  long: "bigint",
  afterColumns: "",
  afterOrderedColumns: "",
};

/** All migrations. A new one goes to the end, written with Kysely's schema builder, so that it runs on both engines. */
export function migrations(types: SqlTypes): readonly Migration<Schema>[] {
  return [
    {
      name: "Create the tables",
      run: async (database) => {
        await runAll(database, tables(types));
        await createAccessKey(database);
      },
    },
    {
      name: "Add the report of the part check to quote requests",
      run: (database) =>
        database.schema
          .alterTable("quoteRequests")
          .addColumn("partReport", "text", (column) => column.notNull().defaultTo(""))
          .execute(),
    },
    {
      name: "Add the reason why quote requests look automated",
      run: (database) =>
        database.schema
          .alterTable("quoteRequests")
          .addColumn("suspicion", "text", (column) => column.notNull().defaultTo(""))
          .execute(),
    },
    {
      name: "Count the visitors of campaigns",
      // A new database has the table already.
      run: (database) => runAll(database, countTable(types, "campaignDays")),
    },
    { name: "Give each quote request a number", run: addNumbers },
    {
      name: "Allow several mails about a quote request",
      // SQLite cannot change a primary key.
      run: (database) => runAll(database, mailsByKind(types)),
    },
    {
      name: "Give each quote request a page",
      run: async (database) => {
        const quoteRequests = () => database.schema.alterTable("quoteRequests");
        const add = (name: string, value: string) =>
          quoteRequests()
            .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
            .execute();
        await add("progress", "received");
        await add("language", "en");
        await quoteRequests().addColumn("replyBy", "text").execute();
        await database
          .updateTable("quoteRequests")
          .set({ progress: "review" })
          .where("state", "=", "answered")
          .execute();
        await runAll(database, requestPages(types));
      },
    },
    {
      name: "Note which quote request another one repeats",
      run: (database) =>
        database.schema.alterTable("quoteRequests").addColumn("repeatedFrom", "text").execute(),
    },
    {
      name: "Count the visitors of versions of blocks",
      // A new database has the table already.
      run: (database) => runAll(database, countTable(types, "versionDays")),
    },
    {
      name: "Lock the receipts",
      run: (database) =>
        runAll(database, [
          `create table receipt_lock (id integer primary key) ${types.afterColumns}`,
          "insert into receipt_lock (id) values (1)",
        ]),
    },
    {
      name: "Find the quote requests that repeat another one",
      run: (database) =>
        runAll(database, [
          "create index quote_requests_by_repeated on quote_requests (repeated_from) where repeated_from is not null",
        ]),
    },
    {
      name: "Note the name of the company that a customer wrote to",
      run: (database) => database.schema.alterTable("quoteRequests").addColumn("brand", "text").execute(),
    },
    {
      name: "Note which mails were given up",
      run: (database) =>
        runAll(database, [
          `alter table mails add column failed_at ${types.text}`,
          "drop index unsent_mails",
          "create index waiting_mails on mails ((tries > 0), next_try_at) where sent_at is null and failed_at is null",
          "create index failed_mails on mails (failed_at) where failed_at is not null",
        ]),
    },
    {
      name: "Note who has sent a quote request, and when its receipt is due",
      run: (database) =>
        runAll(database, [
          "alter table quote_requests add column sender text",
          `alter table quote_requests add column receipt_at ${types.text}`,
          `update quote_requests set receipt_at = received_at
            where id in (select quote_request_id from mails where kind = 'receipt')`,
          "create index quote_requests_by_receipt on quote_requests (receipt_at) where receipt_at is not null",
        ]),
    },
    {
      name: "Note who has caused a mail",
      run: (database) =>
        runAll(database, [
          `alter table mails add column sender ${types.text} not null default ''`,
          "drop index waiting_mails",
          "create index waiting_mails on mails (next_try_at) where sent_at is null and failed_at is null",
          "create index mails_by_sender on mails (sender, sent_at) where sent_at is not null",
          "create index sent_mails on mails (sent_at) where sent_at is not null",
        ]),
    },
  ];
}

/** The file of a request is unique, because another process may store a request at the same moment. */
const tables = (types: SqlTypes): readonly string[] => {
  const { text, long, afterColumns } = types;
  return [
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
    // For the list of staff, which is read every few seconds: the counts of each state, and the order of quote-request-table.ts.
    "create index quote_requests_by_state on quote_requests (state)",
    "create index quote_requests_in_list on quote_requests ((state <> 'new'), received_at desc, id)",
    "create unique index quote_requests_by_file on quote_requests (file_upload) where file_upload <> ''",
    `create table mails (
    quote_request_id text primary key references quote_requests (id) on delete cascade,
    tries integer not null default 0,
    next_try_at ${text} not null,
    sent_at text
  ) ${afterColumns}`,
    "create index unsent_mails on mails (next_try_at) where sent_at is null",
    ...COUNT_TABLES.flatMap((table) => countTable(types, table)),
    `create table mail_settings (id integer primary key check (id = 1), content text not null) ${afterColumns}`,
    `create table access_key (id text not null, secret text not null) ${afterColumns}`,
    `create table objects (
    key ${text} primary key,
    folder text not null,
    uploader text not null,
    size ${long} not null,
    name text not null,
    md5 text not null,
    stored_at ${text} not null,
    risk text
  ) ${afterColumns}`,
    "create index objects_by_folder on objects (folder)",
    "create index objects_by_uploader on objects (uploader)",
  ];
};

async function runAll(database: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

async function addNumbers(database: Database): Promise<void> {
  await database.schema
    .alterTable("quoteRequests")
    .addColumn("number", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const numbers = new Set<string>();
  for (const { id } of await database.selectFrom("quoteRequests").select("id").execute()) {
    let number = createRequestNumber();
    while (numbers.has(number)) number = createRequestNumber();
    numbers.add(number);
    await database
      .updateTable("quoteRequests")
      .set((builder) => ({
        number,
        searchText: sql`${builder.ref("searchText")} || ${` ${numberText(number)}`}`,
      }))
      .where("id", "=", id)
      .execute();
  }
  await sql.raw("create unique index quote_requests_by_number on quote_requests (number)").execute(database);
}

const mailsByKind = ({ text, afterColumns }: SqlTypes): readonly string[] => [
  "drop index unsent_mails",
  "alter table mails rename to mails_to_staff",
  `create table mails (
    quote_request_id text not null references quote_requests (id) on delete cascade,
    kind text not null,
    about text not null,
    tries integer not null default 0,
    next_try_at ${text} not null,
    sent_at text,
    primary key (quote_request_id, kind, about)
  ) ${afterColumns}`,
  `insert into mails (quote_request_id, kind, about, tries, next_try_at, sent_at)
    select quote_request_id, 'request', '', tries, next_try_at, sent_at from mails_to_staff`,
  "drop table mails_to_staff",
  "create index unsent_mails on mails (next_try_at) where sent_at is null",
];

/** What customers see of their request and add to it (quote-requests/request-page-table.ts). */
const requestPages = ({ text, afterColumns }: SqlTypes): readonly string[] => {
  const ofRequest = "quote_request_id text not null references quote_requests (id) on delete cascade";
  return [
    `create table request_links (
      token_hash text primary key,
      ${ofRequest},
      ordinal integer not null,
      expires_at ${text} not null
    ) ${afterColumns}`,
    "create index request_links_by_request on request_links (quote_request_id)",
    `create table request_details (
      quote_request_id text primary key references quote_requests (id) on delete cascade,
      content text not null,
      changed_at ${text} not null,
      seen_content text not null,
      seen_at ${text}
    ) ${afterColumns}`,
    `create table request_files (
      id text primary key,
      ${ofRequest},
      url text not null unique,
      name text not null,
      added_at ${text} not null
    ) ${afterColumns}`,
    "create index request_files_by_request on request_files (quote_request_id)",
    `create table request_events (
      id text primary key,
      ${ofRequest},
      at ${text} not null,
      kind text not null,
      text text not null,
      author text
    ) ${afterColumns}`,
    "create index request_events_by_request on request_events (quote_request_id)",
  ];
};

function countTable(types: SqlTypes, table: CountTable): readonly string[] {
  return createCountTable(table, COUNT_COLUMNS[table], types);
}

/** It is stored, so that signatures stay valid after a restart, and are valid in all processes. */
async function createAccessKey(database: Database): Promise<void> {
  const key = {
    id: `embedded-${randomBytes(6).toString("hex")}`,
    secret: randomBytes(32).toString("base64url"),
  };
  await database.insertInto("accessKey").values(key).execute();
}
