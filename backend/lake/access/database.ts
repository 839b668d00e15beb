import { DatabaseSync } from "node:sqlite";

/** Who may use the lake. A file of its own: a copy of the content carries no passwords. */
export function openAccessDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal;
    pragma busy_timeout = 5000;
    create table if not exists accounts (
      id text primary key,
      email text not null unique,
      name text not null,
      role text not null,
      salt blob not null,
      hash blob not null,
      createdAt text not null
    ) strict;
    create table if not exists tokens (
      hash text primary key,
      kind text not null,
      owner text not null,
      label text not null,
      role text not null,
      createdAt text not null,
      expiresAt text
    ) strict;
  `);
  return database;
}
