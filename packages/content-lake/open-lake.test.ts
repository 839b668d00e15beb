import { expect, test } from "vitest";

import { editor, openTestLake, rejectionOf, setup } from "./testing/lake.ts";

test("a created document has the transaction's id as its revision", () => {
  const { lake, identity } = setup();
  const { transactionId } = lake.mutate([{ create: { _id: "a", _type: "page", title: "A" } }], {
    identity,
  });
  expect(lake.documents.get("a")).toMatchObject({
    _id: "a",
    _type: "page",
    title: "A",
    _rev: transactionId,
  });
});

test("listeners are called for each commit in order, even if another listener throws or writes", () => {
  const { lake, identity, reportedErrors } = setup();
  const received: string[] = [];
  lake.onCommit(({ id }) => {
    if (id === "first")
      lake.mutate([{ create: { _id: "b", _type: "page" } }], { identity, transactionId: "second" });
    throw new Error(`broken at ${id}`);
  });
  lake.onCommit(({ id }) => received.push(id));
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity, transactionId: "first" });
  expect(received).toEqual(["first", "second"]);
  expect(reportedErrors).toEqual([new Error("broken at first"), new Error("broken at second")]);
});

test("an unsubscribed listener is not called", () => {
  const { lake, identity } = setup();
  const received: string[] = [];
  const unsubscribe = lake.onCommit(({ id }) => received.push(id));
  unsubscribe();
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity });
  expect(received).toEqual([]);
});

test("timestamps do not decrease when the clock is set back", () => {
  let now = Date.parse("2026-11-21T12:00:00.000Z");
  const { lake, identity } = setup({ now: () => now });
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity });
  now -= 60_000;
  lake.mutate([{ create: { _id: "b", _type: "page" } }], { identity });
  expect(lake.documents.get("b")?._createdAt).toBe("2026-11-21T12:00:00.000Z");
});

test("mutations by query select published documents, drafts and versions", () => {
  const lake = openTestLake();
  const documents = ["a", "drafts.a", "versions.r.a"].map((_id) => ({
    create: { _id, _type: "page", title: "A" },
  }));
  lake.mutate(documents, { identity: editor });
  lake.mutate(
    [
      {
        patch: {
          query: "*[_type == 'page' && title == $title]",
          params: { title: "A" },
          set: { title: "B" },
        },
      },
    ],
    { identity: editor },
  );
  expect([...lake.documents.all()].map(({ _id, title }) => [_id, title])).toEqual([
    ["a", "B"],
    ["drafts.a", "B"],
    ["versions.r.a", "B"],
  ]);
  lake.mutate([{ delete: { query: "*[_id in path('drafts.**')]" } }], { identity: editor });
  expect([...lake.documents.all()].map(({ _id }) => _id)).toEqual(["a", "versions.r.a"]);
  expect(rejectionOf(() => lake.mutate([{ delete: { query: "*[" } }], { identity: editor }))).toMatchObject({
    status: 400,
  });
  lake.close();
});

test("queries see a commit immediately, and so do those of its listeners", () => {
  const lake = openTestLake();
  const request = {
    query: "*[_type == 'page'].title",
    params: {},
    perspective: "published",
    identity: editor,
  } as const;
  const seen: unknown[] = [];
  lake.onCommit(() => seen.push(lake.queries.query(request).result));
  expect(lake.queries.query(request).result).toEqual([]);
  lake.mutate([{ create: { _id: "a", _type: "page", title: "A" } }], { identity: editor });
  expect(lake.queries.query(request).result).toEqual(["A"]);
  expect(seen).toEqual([["A"]]);
  lake.close();
});
