import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expectLinearTime } from "benchmarking/linear-time.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { Deadline } from "../deadline.ts";
import type { Transaction } from "../documents/transaction.ts";
import { StoppedError } from "../errors.ts";
import { FOREVER, rejectionOf, setup } from "../testing/lake.ts";

/** Four transactions, one minute apart from noon: "one" creates a, "two" edits it, "three" deletes it, "four" creates b. */
function setupHistory() {
  let now = Date.parse("2026-11-21T12:00:00.000Z");
  const { lake, identity } = setup({ now: () => now });
  const received: Transaction[] = [];
  lake.onCommit((transaction) => received.push(transaction));
  const steps = {
    one: { create: { _id: "a", _type: "page", title: "A long enough title" } },
    two: { patch: { id: "a", set: { title: "A long enough title!" } } },
    three: { delete: { id: "a" } },
    four: { create: { _id: "b", _type: "page" } },
  };
  for (const [transactionId, mutation] of Object.entries(steps)) {
    lake.mutate([mutation], { identity, transactionId });
    now += 60_000;
  }
  return { lake, identity, received, history: lake.history };
}

test("a document is restored at each of its revisions, with that _rev", () => {
  const { history } = setupHistory();
  expect(history.atRevision("a", "one", FOREVER)).toMatchObject({
    title: "A long enough title",
    _rev: "one",
  });
  expect(history.atRevision("a", "two", FOREVER)).toMatchObject({
    title: "A long enough title!",
    _rev: "two",
  });
  expect(history.atRevision("a", "three", FOREVER)).toBeNull();
  expect(history.atRevision("b", "two", FOREVER)).toBeNull();
  expect(history.atRevision("b", "unknown", FOREVER)).toBeNull();
});

test("a document is restored at a time", () => {
  const { history } = setupHistory();
  expect(history.atTime("a", "2026-11-21T11:59:59Z", FOREVER)).toBeNull();
  expect(history.atTime("a", "2026-11-21T12:00:30Z", FOREVER)).toMatchObject({
    _rev: "one",
  });
  expect(history.atTime("a", "2026-11-21T13:01:00+01:00", FOREVER)).toMatchObject({
    _rev: "two",
  });
  expect(history.atTime("a", "2026-11-21T12:02:00Z", FOREVER)).toBeNull();
});

test("an invalid time is rejected with 400", () => {
  const { history } = setupHistory();
  expect(() => history.atTime("a", "noon", FOREVER)).toThrow(expect.objectContaining({ status: 400 }));
});

test("the last revision of a deleted document is the one before the deletion", () => {
  const { history } = setupHistory();
  expect(history.lastRevision("a", FOREVER)).toMatchObject({ title: "A long enough title!", _rev: "two" });
  expect(history.lastRevision("b", FOREVER)).toMatchObject({ _rev: "four" });
  expect(history.lastRevision("c", FOREVER)).toBeNull();
});

test("transactions are filtered by document and range, each with only the changes to these documents", () => {
  const { history, lake, identity } = setupHistory();
  lake.mutate([{ create: { _id: "c", _type: "page" } }, { delete: { id: "b" } }], {
    identity,
    transactionId: "five",
  });
  const ids = (documents: string[], range = {}) =>
    history.transactions(documents, { limit: 50, ...range }).map(({ id }) => id);
  expect(ids(["a"])).toEqual(["one", "two", "three"]);
  expect(ids(["a", "b"], { reverse: true, limit: 2 })).toEqual(["five", "four"]);
  expect(ids(["a"], { fromTransaction: "two", toTransaction: "two" })).toEqual(["two"]);
  expect(ids(["a"], { fromTime: "2026-11-21T12:01:00Z", toTime: "2026-11-21T12:01:30Z" })).toEqual(["two"]);
  expect(ids(["a"], { authors: ["grace"] })).toEqual([]);
  expect(ids(["a"], { toTransaction: "unknown" })).toEqual([]);
  const [last] = history.transactions(["b"], { limit: 1, reverse: true });
  expect(last?.changes.map(({ id }) => id)).toEqual(["b"]);
  expect(last).toMatchObject({
    author: "ada",
    changes: [{ apply: "[0,null]", mutations: '[{"delete":{"id":"b"}}]' }],
  });
});

test("transactions loaded from the log are those that the listeners received", () => {
  const { lake, received } = setupHistory();
  expect(lake.transactionsAfter(0)).toEqual(received);
  expect(lake.transactionsAfter(2)).toEqual(received.slice(2));
  expect(lake.transactionsAfter(4)).toEqual([]);
  expect(lake.transactionsFrom("two", FOREVER)).toEqual(received.slice(1));
  expect(lake.transactionsFrom("unknown", FOREVER)).toBeUndefined();
  expect(lake.transactionsFrom("two", new Deadline(0))).toBeUndefined();
});

test("the result of a transaction is found again for its author, with documents if they are asked for", () => {
  const { lake, identity } = setup();
  const steps = {
    one: [{ create: { _id: "z", _type: "page", title: "Z" } }, { create: { _id: "a", _type: "page" } }],
    two: [{ patch: { id: "z", set: { title: "Y" } } }, { delete: { id: "a" } }],
    three: [{ delete: { id: "z" } }],
  };
  const results = Object.entries(steps).map(([transactionId, mutations]) => [
    transactionId,
    lake.mutate(mutations, { identity, transactionId }),
  ]);
  for (const [transactionId, result] of Object.entries(Object.fromEntries(results))) {
    const again = lake.loggedResult(transactionId, { identity, returnsDocuments: true });
    expect(again).toEqual(result);
    const withoutDocuments = again?.results.map(({ id, operation }) => ({ id, operation, document: null }));
    expect(lake.loggedResult(transactionId, { identity })?.results).toEqual(withoutDocuments);
  }
  expect(lake.loggedResult("one", { identity: { id: "eve", role: "editor" } })).toBeUndefined();
  expect(lake.loggedResult("unknown", { identity })).toBeUndefined();
});

test("more than 10,000 missed transactions are not replayed", () => {
  const { lake, mutate } = setup();
  mutate({ create: { _id: "a", _type: "page" } });
  for (let edit = 0; edit < 10_000; edit += 1) mutate({ patch: { id: "a", set: { edit } } });
  expect(lake.transactionsAfter(0)).toBeUndefined();
  expect(lake.transactionsAfter(1)).toHaveLength(10_000);
});

test("a change that cannot be reverted counts as one that has left the log", () => {
  const folder = mkdtempSync(join(tmpdir(), "lake-history-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "lake.sqlite");
  const first = setup({ file });
  first.mutate({ create: { _id: "a", _type: "page" } });
  first.mutate({ patch: { id: "a", set: { title: "A" } } });
  first.mutate({ patch: { id: "a", set: { title: "B" } } });
  first.lake.close();
  const database = new DatabaseSync(file);
  database.exec(`UPDATE changes SET revert = '[17,5,"_id"]' WHERE sequence = 2`);
  database.close();

  const { lake } = setup({ file });
  onTestFinished(() => lake.close());
  expect(lake.transactionsAfter(2)).toHaveLength(1);
  expect(lake.transactionsAfter(1)).toBeUndefined();
});

test.each([JSON.parse('{"__proto__":{"a":1}}'), { toString: "a" }, { _sanityAsset: "file@./a" }])(
  "a field with a reserved name is rejected, at any depth: %j",
  (value) => {
    const { mutate } = setup();
    for (const document of [value, { list: [value] }]) {
      const create = { ...document, _id: "a", _type: "page" };
      expect(rejectionOf(() => mutate({ create }))).toMatchObject({ status: 400 });
    }
  },
);

test("many small changes of a large document, each of which copies it, are not replayed", () => {
  const { lake, mutate } = setup();
  const items = Array.from({ length: 1000 }, (_, index) => `${index} ${"x".repeat(1000)}`);
  mutate({ create: { _id: "a", _type: "page", items } });
  for (let count = 0; count < 80; count++) mutate({ patch: { id: "a", set: { "items[0]": `${count}` } } });
  expect(lake.transactionsAfter(60)).toHaveLength(21);
  expect(lake.transactionsAfter(1)).toBeUndefined();
});

test("all documents of a transaction that a client repeats have a time together, less for a contributor", () => {
  const { lake } = setup();
  const ids = ["drafts.a", "drafts.b", "drafts.c"];
  const write = (role: "contributor" | "editor") => {
    const identity = { id: role, role };
    lake.mutate(
      ids.map((_id) => ({ createOrReplace: { _id, _type: "page", role } })),
      { identity, transactionId: role },
    );
    return (returnsDocuments: boolean) => lake.loggedResult(role, { identity, returnsDocuments });
  };
  const [repeatAsContributor, repeatAsEditor] = [write("contributor"), write("editor")];
  lake.mutate(
    ids.map((id) => ({ delete: { id } })),
    { identity: { id: "ed", role: "editor" } },
  );
  let now = 0;
  // Each look at the clock takes 400 ms.
  const clock = vi
    .spyOn(process, "threadCpuUsage")
    .mockImplementation((start) => ({ user: (now += 400_000) - (start?.user ?? 0), system: 0 }));
  onTestFinished(() => clock.mockRestore());
  expect(() => repeatAsContributor(true)).toThrow(StoppedError);
  expect(repeatAsContributor(false)?.results).toHaveLength(3);
  expect(repeatAsEditor(true)?.results).toHaveLength(3);
});

test("all documents of a request share one deadline", () => {
  const { history } = setupHistory();
  const isOver = new Deadline(0);
  const tooLarge = expect.objectContaining({ status: 413 });
  expect(() => history.atRevision("a", "one", isOver)).toThrow(tooLarge);
  expect(() => history.atTime("a", "2026-11-21T12:00:30Z", isOver)).toThrow(tooLarge);
  expect(() => history.lastRevision("a", isOver)).toThrow(tooLarge);
  expect(() => history.documentEvents("a", { limit: 1 }, isOver)).toThrow(StoppedError);
  expect(() => history.releaseEvents("r1", isOver)).toThrow(StoppedError);
});

test("the time to read transactions does not grow with documents times transactions", () => {
  const { lake, identity } = setup();
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity });
  for (let count = 0; count < 4000; count++)
    lake.mutate([{ patch: { id: "a", set: { count } } }], { identity });
  expectLinearTime(4000, (size) => {
    const ids = Array.from({ length: size }, (_, index) => (index === 0 ? "a" : `missing-${index}`));
    return () => {
      const found = lake.history.transactions(ids, { limit: size });
      expect(found).toHaveLength(size);
      expect(found.every(({ changes }) => changes.length === 1)).toBe(true);
    };
  });
});
