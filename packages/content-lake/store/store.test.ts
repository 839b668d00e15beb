import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { afterAll, expect, test } from "vitest";

import { editor, openTestLake, setup } from "../testing/lake.ts";

const folder = mkdtempSync(join(tmpdir(), "lake-store-"));
const pathOf = (name: string) => join(folder, name, "lake.sqlite");
const page = { _id: "a", _type: "page", title: "A", link: { _ref: "b", _weak: true } };

afterAll(() => rmSync(folder, { recursive: true }));

test("a reopened lake has its documents, indexes, key values and log position", () => {
  const file = pathOf("again");
  const before = openTestLake({ file });
  before.mutate([{ create: page }], { identity: editor, transactionId: "one" });
  before.keyValues.set("ada", "recent", ["a"]);
  before.close();
  const { lake, identity } = setup({ file });
  expect(lake.documents.get("a")).toMatchObject({ title: "A", _rev: "one" });
  expect([...lake.documents.ofType("page")]).toHaveLength(1);
  expect([...lake.documents.referrers("b")]).toEqual(["a"]);
  expect(lake.keyValues.get("ada", "recent")).toEqual(["a"]);
  expect(lake.keyValues.get("grace", "recent")).toBeUndefined();
  lake.mutate([{ delete: { id: "a" } }], { identity, transactionId: "two" });
  expect(lake.transactionsAfter(0)?.map(({ id, sequence }) => [id, sequence])).toEqual([
    ["one", 1],
    ["two", 2],
  ]);
  lake.close();
});

test("a write that SQLite cannot store fails with 503 and changes nothing; reads and later writes work", () => {
  const file = pathOf("locked");
  const { lake, identity, mutate, commits } = setup({ file });
  mutate({ create: page });
  const locked = new DatabaseSync(file);
  locked.exec("BEGIN IMMEDIATE");
  expect(() => lake.mutate([{ patch: { id: "a", set: { title: "B" } } }], { identity })).toThrow(
    expect.objectContaining({
      status: 503,
      body: {
        statusCode: 503,
        error: "Service Unavailable",
        message: expect.stringContaining("could not write to its disk"),
      },
    }),
  );
  expect(lake.documents.get("a")).toMatchObject({ title: "A" });
  expect(commits).toHaveLength(1);
  locked.exec("ROLLBACK");
  locked.close();
  mutate({ patch: { id: "a", set: { title: "C" } } });
  expect(lake.documents.get("a")).toMatchObject({ title: "C" });
  lake.close();
});

test("a backup taken during writes is a consistent lake", async () => {
  const { lake, mutate } = setup({ file: pathOf("source") });
  for (let index = 0; index < 200; index += 1) mutate({ create: { ...page, _id: `before${index}` } });
  const copy = join(folder, "copy.sqlite");
  const done = lake.backup(copy);
  for (let index = 0; index < 200; index += 1) mutate({ create: { ...page, _id: `after${index}` } });
  await done;
  const restored = openTestLake({ file: copy });
  expect(restored.documents.size).toBeGreaterThanOrEqual(200);
  expect(restored.transactionsAfter(0)).toHaveLength(restored.documents.size);
  expect(restored.documents.get("before7")).toEqual(lake.documents.get("before7"));
  restored.close();
  await expect(lake.backup(copy)).rejects.toThrow(/exists already/);
  lake.close();
});

test("a file of a newer schema version is not opened", () => {
  const file = pathOf("newer");
  openTestLake({ file }).close();
  const database = new DatabaseSync(file);
  database.exec("PRAGMA user_version = 99");
  database.close();
  expect(() => openTestLake({ file })).toThrow(/schema version 99/);
});

test("a write conflicts with one from a second process instead of overwriting it", () => {
  const file = pathOf("twice");
  const [one, two] = [setup({ file }), setup({ file })];
  one.mutate({ create: page });
  expect(() => two.mutate({ create: { ...page, title: "B" } })).toThrow(
    expect.objectContaining({ status: 503 }),
  );
  one.lake.close();
  two.lake.close();
});
