import { DatabaseSync } from "node:sqlite";

/** Quote requests and statistics. `full`: a request that was answered with 200 survives a power cut. */
export function openAdminDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma busy_timeout = 2000;
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
  `);
  return database;
}
