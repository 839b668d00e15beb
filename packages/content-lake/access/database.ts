import { DatabaseSync } from "node:sqlite";

import { migrate, type Migration } from "../sqlite/migrate.ts";

const MIGRATIONS: readonly Migration[] = [
  { name: "Create the tables", run: createTables },
  {
    name: "Add the scope of accounts",
    run: (database) => database.exec("alter table accounts add column scope text"),
  },
  {
    name: "Find tokens by their kind and owner",
    run: (database) => database.exec("create index tokensOfOwner on tokens (kind, owner)"),
  },
  {
    name: "Remember the previews that have ended",
    run: (database) =>
      database.exec(`
        create table endedPreviews (hash text primary key, opener text not null, expiresAt text not null) strict;
        create index endedPreviewsOfOpener on endedPreviews (opener);
      `),
  },
];

/**
 * Opens and migrates accounts.db, which stores accounts and tokens. It is a separate file, so that a copy of the content has no
 * passwords.
 */
export function openAccessDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma busy_timeout = 5000");
  migrate(database, MIGRATIONS);
  return database;
}

function createTables(database: DatabaseSync): void {
  database.exec(`
    create table accounts (
      id text primary key,
      email text not null unique,
      name text not null,
      role text not null,
      salt blob not null,
      hash blob not null,
      createdAt text not null
    ) strict;
    create table tokens (
      hash text primary key,
      kind text not null,
      owner text not null,
      label text not null,
      role text not null,
      createdAt text not null,
      expiresAt text
    ) strict;
  `);
}
