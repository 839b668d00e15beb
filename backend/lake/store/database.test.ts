import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { inTransaction, openDatabase } from "./database.ts";

const folder = mkdtempSync(join(tmpdir(), "lake-database-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a transaction that meets a full disk leaves nothing behind, and the next one works", () => {
  const database = openDatabase(join(folder, "full.sqlite"));
  const put = database.prepare("INSERT INTO documents (id, body) VALUES (?, ?)");
  const ids = () =>
    database
      .prepare("SELECT id FROM documents")
      .all()
      .map(({ id }) => id);
  database.exec("PRAGMA max_page_count = 20");
  const tooMuch = () =>
    inTransaction(database, () => {
      put.run("a", "small");
      put.run("b", "x".repeat(1_000_000));
    });
  expect(tooMuch).toThrow("database or disk is full");
  expect([database.isTransaction, ids()]).toEqual([false, []]);
  inTransaction(database, () => void put.run("c", "small"));
  expect(ids()).toEqual(["c"]);
  database.close();
});

test("a file that cannot be opened is named, with what to do", () => {
  const file = join(folder, "text.sqlite");
  writeFileSync(file, "This is no database. ".repeat(100));
  expect(() => openDatabase(file)).toThrow(`${file} cannot be opened (file is not a database)`);
});
