import { expect, test } from "vitest";

import { openLake } from "./open-lake.ts";
import { setup, editor, refusal } from "./test-lake.ts";

test("a created document is there, with the transaction as its revision", () => {
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

test("a listener hears of each commit in order, also when another one throws or writes", () => {
  const { lake, identity, reported } = setup();
  const heard: string[] = [];
  lake.onCommit(({ id }) => {
    if (id === "first")
      lake.mutate([{ create: { _id: "b", _type: "page" } }], { identity, transactionId: "second" });
    throw new Error(`broken at ${id}`);
  });
  lake.onCommit(({ id }) => heard.push(id));
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity, transactionId: "first" });
  expect(heard).toEqual(["first", "second"]);
  expect(reported).toEqual([new Error("broken at first"), new Error("broken at second")]);
});

test("the read side knows of a change before the listeners do", () => {
  const { lake, identity, applied } = setup();
  const seen: string[][] = [];
  lake.onCommit(() => seen.push([...applied]));
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity, transactionId: "one" });
  expect(seen).toEqual([["one"]]);
});

test("a listener that has left hears nothing more", () => {
  const { lake, identity } = setup();
  const heard: string[] = [];
  const leave = lake.onCommit(({ id }) => heard.push(id));
  leave();
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity });
  expect(heard).toEqual([]);
});

test("timestamps never run backwards when the clock does", () => {
  let now = Date.parse("2026-11-21T12:00:00.000Z");
  const { lake, identity } = setup({ now: () => now });
  lake.mutate([{ create: { _id: "a", _type: "page" } }], { identity });
  now -= 60_000;
  lake.mutate([{ create: { _id: "b", _type: "page" } }], { identity });
  expect(lake.documents.get("b")?._createdAt).toBe("2026-11-21T12:00:00.000Z");
});

test("mutations select their documents with GROQ, in all perspectives at once", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
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
  expect(refusal(() => lake.mutate([{ delete: { query: "*[" } }], { identity: editor }))).toMatchObject({
    status: 400,
  });
  lake.close();
});

test("queries see a commit at once", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const request = {
    query: "*[_type == 'page'].title",
    params: {},
    perspective: "published",
    identity: editor,
  } as const;
  expect(lake.queries.query(request).result).toEqual([]);
  lake.mutate([{ create: { _id: "a", _type: "page", title: "A" } }], { identity: editor });
  expect(lake.queries.query(request).result).toEqual(["A"]);
  lake.close();
});
