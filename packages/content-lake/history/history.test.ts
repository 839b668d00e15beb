import { expect, onTestFinished, test, vi } from "vitest";

import type { Transaction } from "../documents/transaction.ts";
import { setup } from "../testing/lake.ts";
import { expectLinearTime } from "../testing/linear-time.ts";

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
  expect(history.atRevision("a", "one", Number.POSITIVE_INFINITY)).toMatchObject({
    title: "A long enough title",
    _rev: "one",
  });
  expect(history.atRevision("a", "two", Number.POSITIVE_INFINITY)).toMatchObject({
    title: "A long enough title!",
    _rev: "two",
  });
  expect(history.atRevision("a", "three", Number.POSITIVE_INFINITY)).toBeNull();
  expect(history.atRevision("b", "two", Number.POSITIVE_INFINITY)).toBeNull();
  expect(history.atRevision("b", "unknown", Number.POSITIVE_INFINITY)).toBeNull();
});

test("a document is restored at a time", () => {
  const { history } = setupHistory();
  expect(history.atTime("a", "2026-11-21T11:59:59Z", Number.POSITIVE_INFINITY)).toBeNull();
  expect(history.atTime("a", "2026-11-21T12:00:30Z", Number.POSITIVE_INFINITY)).toMatchObject({
    _rev: "one",
  });
  expect(history.atTime("a", "2026-11-21T13:01:00+01:00", Number.POSITIVE_INFINITY)).toMatchObject({
    _rev: "two",
  });
  expect(history.atTime("a", "2026-11-21T12:02:00Z", Number.POSITIVE_INFINITY)).toBeNull();
});

test("an invalid time is rejected with 400", () => {
  const { history } = setupHistory();
  expect(() => history.atTime("a", "noon", Number.POSITIVE_INFINITY)).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test("the last revision of a deleted document is the one before the deletion", () => {
  const { history } = setupHistory();
  expect(history.lastRevision("a", Infinity)).toMatchObject({ title: "A long enough title!", _rev: "two" });
  expect(history.lastRevision("b", Infinity)).toMatchObject({ _rev: "four" });
  expect(history.lastRevision("c", Infinity)).toBeNull();
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
  expect(lake.transactionsFrom("two", Infinity)).toEqual(received.slice(1));
  expect(lake.transactionsFrom("unknown", Infinity)).toBeUndefined();
  expect(lake.transactionsFrom("two", performance.now())).toBeUndefined();
  expect(lake.transaction("two")).toEqual(received[1]);
  expect(lake.transaction("unknown")).toBeUndefined();
});

test("more than 10,000 missed transactions are not replayed", () => {
  const { lake, mutate } = setup();
  mutate({ create: { _id: "a", _type: "page" } });
  for (let edit = 0; edit < 10_000; edit += 1) mutate({ patch: { id: "a", set: { edit } } });
  expect(lake.transactionsAfter(0)).toBeUndefined();
  expect(lake.transactionsAfter(1)).toHaveLength(10_000);
});

test("many small changes of a large document, each of which copies it, are not replayed", () => {
  const { lake, mutate } = setup();
  const items = Array.from({ length: 1000 }, (_, index) => `${index} ${"x".repeat(1000)}`);
  mutate({ create: { _id: "a", _type: "page", items } });
  for (let count = 0; count < 80; count++) mutate({ patch: { id: "a", set: { "items[0]": `${count}` } } });
  expect(lake.transactionsAfter(60)).toHaveLength(21);
  expect(lake.transactionsAfter(1)).toBeUndefined();
});

test("all documents of a transaction together have five seconds to be restored", () => {
  const { lake, identity } = setup();
  const ids = ["a", "b", "c"];
  lake.mutate(
    ids.map((_id) => ({ create: { _id, _type: "page" } })),
    { identity, transactionId: "first" },
  );
  for (const id of ids) lake.mutate([{ patch: { id, set: { title: "x" } } }], { identity });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1500));
  onTestFinished(() => clock.mockRestore());
  expect(() => lake.transaction("first")).toThrow(expect.objectContaining({ status: 413 }));
});

test("all documents of a request share one deadline", () => {
  const { history } = setupHistory();
  const isOver = performance.now() - 1;
  const tooLarge = expect.objectContaining({ status: 413 });
  expect(() => history.atRevision("a", "one", isOver)).toThrow(tooLarge);
  expect(() => history.atTime("a", "2026-11-21T12:00:30Z", isOver)).toThrow(tooLarge);
  expect(() => history.lastRevision("a", isOver)).toThrow(tooLarge);
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
