import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, test } from "vitest";

import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createAccounts } from "./accounts.ts";
import { openAccessDatabase } from "./database.ts";

test("a database from before the migrations keeps its accounts and tokens and takes new ones", async () => {
  const file = join(temporaryFolder(), "accounts.db");
  const old = new DatabaseSync(file);
  old.exec(`
    create table accounts (
      id text primary key, email text not null unique, name text not null, role text not null,
      salt blob not null, hash blob not null, createdAt text not null
    ) strict;
    create table tokens (
      hash text primary key, kind text not null, owner text not null, label text not null, role text not null,
      createdAt text not null, expiresAt text
    ) strict;
    insert into accounts values ('u1', 'ada@example.com', 'Ada', 'editor', x'00', x'00', '2026-11-20T09:00:00.000Z');
    insert into tokens values ('h1', 'api', 't1', 'import', 'editor', '2026-11-20T09:00:00.000Z', null);
  `);
  old.close();

  using database = openAccessDatabase(file);
  const accounts = createAccounts(database);
  await accounts.add({
    email: "grace@example.com",
    name: "Grace",
    role: "viewer",
    password: "a long password",
  });
  expect(accounts.list().map(({ email }) => email)).toEqual(["ada@example.com", "grace@example.com"]);
  expect(database.prepare("select label from tokens").all()).toEqual([{ label: "import" }]);
});

test("a database of a newer version is rejected with an error that names the file and the version", () => {
  const file = join(temporaryFolder(), "accounts.db");
  const newer = new DatabaseSync(file);
  newer.exec("pragma user_version = 99");
  newer.close();
  expect(() => openAccessDatabase(file)).toThrow(/accounts\.db has schema version 99/);
});
