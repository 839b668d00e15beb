import { expect, test } from "vitest";

import { setup, FOREVER } from "../testing/lake.ts";

const DAY_MS = 86_400_000;

function setupWithClock(retention: { days: number; transactions: number }) {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const context = setup({ now: () => now, retention });
  return { ...context, advance: (days: number) => (now += days * DAY_MS) };
}

const release = (verb: string) => ({ actionType: `sanity.action.release.${verb}`, releaseId: "spring" });

test("transactions older than the retention are deleted; the newer ones can still be reverted", () => {
  const { lake, identity, mutate, advance } = setupWithClock({ days: 90, transactions: 1000 });
  mutate({ create: { _id: "a", _type: "page", title: "one" } });
  mutate({ patch: { id: "a", set: { title: "two" } } });
  advance(80);
  lake.mutate([{ patch: { id: "a", set: { title: "three" } } }], { identity, transactionId: "three" });
  lake.mutate([{ patch: { id: "a", set: { title: "four" } } }], { identity, transactionId: "four" });
  expect(lake.compact()).toBe(false);
  expect(lake.transactionsAfter(0)).toHaveLength(4);
  advance(20);
  lake.compact();
  expect(lake.history.transactions(["a"], { limit: 10 }).map(({ id }) => id)).toEqual(["three", "four"]);
  expect(lake.history.atRevision("a", "three", FOREVER)).toMatchObject({ title: "three" });
  expect(lake.history.atTime("a", "2026-01-02T00:00:00Z", FOREVER)).toMatchObject({
    title: "two",
  });
  expect(lake.history.atTime("a", "2025-12-31T00:00:00Z", FOREVER)).toBeNull();
  expect(lake.transactionsAfter(1)).toBeUndefined();
  expect(lake.transactionsAfter(2)).toMatchObject([
    { id: "three", changes: [{ before: { title: "two" } }] },
    { id: "four" },
  ]);
});

test("only the configured number of transactions is kept, regardless of their age", () => {
  const { lake, mutate } = setupWithClock({ days: 90, transactions: 10 });
  mutate({ create: { _id: "a", _type: "page" } });
  for (let edit = 1; edit < 2100; edit += 1) mutate({ patch: { id: "a", set: { edit } } });
  expect(lake.compact()).toBe(true);
  expect(lake.compact()).toBe(false);
  expect(lake.history.transactions(["a"], { limit: 100 })).toHaveLength(10);
});

test("a release archived before the retention period can still be unarchived", () => {
  const { lake, runActions, advance } = setupWithClock({ days: 90, transactions: 1000 });
  const document = { _id: "versions.spring.a", _type: "page", title: "Spring" };
  runActions(release("create"), {
    actionType: "sanity.action.document.version.create",
    publishedId: "a",
    document,
  });
  runActions(release("archive"));
  advance(365);
  lake.compact();
  expect(lake.history.transactions(["_.releases.spring"], { limit: 10 })).toEqual([]);
  runActions(release("unarchive"));
  expect(lake.documents.get("versions.spring.a")).toMatchObject({ title: "Spring" });
});

test("a release whose states are not those that archiving writes does not keep the log from being compacted", () => {
  const { lake, mutate, advance } = setupWithClock({ days: 90, transactions: 1000 });
  for (const [index, finalDocumentStates] of [["x"], "x", 5, [[], null, { id: "a" }]].entries())
    mutate({
      create: {
        _id: `_.releases.r${index}`,
        _type: "system.release",
        name: `r${index}`,
        state: "archived",
        finalDocumentStates,
      },
    });
  mutate({ create: { _id: "a", _type: "page" } }, { delete: { id: "a" } });
  mutate({ create: { _id: "a", _type: "page" } });
  mutate({ delete: { id: "a" } });
  advance(100);
  mutate({ create: { _id: "b", _type: "page" } });
  lake.compact();
  expect(lake.history.transactions(["_.releases.r0"], { limit: 10 })).toEqual([]);
});

test("sequence numbers continue after the whole log was deleted", () => {
  const { lake, mutate, advance } = setupWithClock({ days: 1, transactions: 1000 });
  mutate({ create: { _id: "a", _type: "page" } });
  advance(3);
  lake.compact();
  expect(lake.sequence).toBe(1);
  mutate({ create: { _id: "b", _type: "page" } });
  expect(lake.sequence).toBe(2);
  expect(lake.transactionsAfter(1)).toMatchObject([{ sequence: 2 }]);
});
