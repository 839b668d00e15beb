import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, onTestFinished, test } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { inTransaction } from "./in-transaction.ts";

function setup() {
  const database = new DatabaseSync(join(temporaryFolder(), "data.db"));
  onTestFinished(() => database.close());
  database.exec("CREATE TABLE words (word TEXT PRIMARY KEY) STRICT");
  const put = database.prepare("INSERT INTO words (word) VALUES (?)");
  const words = () =>
    database
      .prepare("SELECT word FROM words")
      .all()
      .map(({ word }) => word);
  return { database, put, words };
}

test("the result of the work is returned and its changes are stored", () => {
  const { database, put, words } = setup();
  expect(inTransaction(database, () => put.run("a").changes)).toBe(1);
  expect(words()).toEqual(["a"]);
});

test("a transaction that fills the disk is rolled back, and the next one works", () => {
  const { database, put, words } = setup();
  database.exec("PRAGMA max_page_count = 20");
  const writeTooMuch = () =>
    inTransaction(database, () => {
      put.run("a");
      put.run("x".repeat(1_000_000));
    });
  expect(writeTooMuch).toThrow("database or disk is full");
  expect([database.isTransaction, words()]).toEqual([false, []]);
  inTransaction(database, () => put.run("c"));
  expect(words()).toEqual(["c"]);
});
