import { expect, test } from "vitest";

import { refusal, setup } from "../test-lake.ts";

const page = { _id: "a", _type: "page", title: "A" };

test("create refuses an id that is taken", () => {
  const { mutate, lake } = setup();
  mutate({ create: page });
  expect(refusal(() => mutate({ create: { ...page, title: "B" } }))).toEqual({
    status: 409,
    error: { type: "documentAlreadyExistsError", id: "a", description: 'Document by ID "a" already exists' },
  });
  expect(lake.documents.get("a")).toMatchObject({ title: "A" });
});

test("an id is made up where none is given, and a trailing dot asks for a random ending", () => {
  const { lake, identity } = setup();
  const { results } = lake.mutate(
    [{ create: { _type: "page" } }, { create: { _id: "drafts.", _type: "page" } }],
    { identity },
  );
  expect(results.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^[A-Za-z0-9]{22}$/),
    expect.stringMatching(/^drafts\.[A-Za-z0-9]{22}$/),
  ]);
});

test("createIfNotExists leaves an existing document and its revision alone, and tells nobody", () => {
  const { lake, identity, mutate, applied } = setup();
  mutate({ create: page });
  const before = lake.documents.get("a");
  const { results } = lake.mutate([{ createIfNotExists: { ...page, title: "B" } }], { identity });
  expect(results).toEqual([{ id: "a", operation: "none", document: before }]);
  expect(lake.documents.get("a")).toBe(before);
  expect(applied).toHaveLength(1);
});

test("createOrReplace replaces all fields and keeps the time of creation", () => {
  let now = Date.parse("2026-11-21T12:00:00.000Z");
  const { lake, mutate } = setup({ now: () => now });
  mutate({ create: { ...page, subtitle: "gone" } });
  now += 1000;
  mutate({ createOrReplace: { ...page, title: "B" } });
  expect(lake.documents.get("a")).toEqual({
    _id: "a",
    _type: "page",
    title: "B",
    _rev: expect.any(String),
    _createdAt: "2026-11-21T12:00:00.000Z",
    _updatedAt: "2026-11-21T12:00:01.000Z",
  });
});

test("an import keeps the times that it brings, and not the revision", () => {
  const { lake, mutate } = setup();
  const times = { _createdAt: "2020-01-01T00:00:00Z", _updatedAt: "2021-01-01T00:00:00Z" };
  mutate({ create: { ...page, ...times, _rev: "foreign" } });
  mutate({ createOrReplace: { ...page, ...times, title: "B" } });
  expect(lake.documents.get("a")).toMatchObject(times);
  expect(lake.documents.get("a")?._rev).not.toBe("foreign");
});

test("all mutations of a request are done, or none", () => {
  const { lake, mutate } = setup();
  expect(
    refusal(() => mutate({ create: page }, { patch: { id: "missing", set: { title: "B" } } })),
  ).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError", id: "missing" },
  });
  expect(lake.documents.size).toBe(0);
});

test("a refusal says which of the mutations it is about", () => {
  const { lake, identity } = setup();
  expect(() => lake.mutate([{ create: page }, { create: page }], { identity })).toThrow(
    expect.objectContaining({
      status: 409,
      body: {
        error: expect.objectContaining({
          type: "mutationError",
          items: [expect.objectContaining({ index: 1 })],
        }),
      },
    }),
  );
});

test("ifRevisionID lets a patch through only at that revision", () => {
  const { lake, identity, mutate } = setup();
  mutate({ create: page });
  const rev = lake.documents.get("a")?._rev;
  expect(
    refusal(() => mutate({ patch: { id: "a", ifRevisionID: "old", set: { title: "B" } } })),
  ).toMatchObject({
    status: 409,
    error: { type: "documentRevisionIDDoesNotMatchError", currentRevisionID: rev, expectedRevisionID: "old" },
  });
  lake.mutate([{ patch: { id: "a", ifRevisionID: rev ?? "", set: { title: "B" } } }], { identity });
  expect(lake.documents.get("a")).toMatchObject({ title: "B" });
});

test("patch and delete by query reach what was there before the transaction", () => {
  const { lake, identity, mutate } = setup();
  mutate({ create: page }, { create: { ...page, _id: "b" } }, { create: { _id: "c", _type: "post" } });
  const select = { query: "*[_type == $type]", params: { type: "page" } };
  const { results } = lake.mutate(
    [{ create: { ...page, _id: "d" } }, { patch: { ...select, set: { title: "B" } } }],
    { identity },
  );
  expect(results.map(({ id, operation }) => [id, operation])).toEqual([
    ["d", "create"],
    ["a", "update"],
    ["b", "update"],
  ]);
  expect(lake.documents.get("d")).toMatchObject({ title: "A" });
  mutate({ delete: select });
  expect([...lake.documents.all()].map(({ _id }) => _id)).toEqual(["c"]);
});

test("deleting what is gone is no error and no change", () => {
  const { lake, identity, applied } = setup();
  expect(lake.mutate([{ delete: { id: "a" } }], { identity }).results).toEqual([
    { id: "a", operation: "none", document: null },
  ]);
  expect(applied).toEqual([]);
});

test("a dry run answers with the new document and changes nothing", () => {
  const { lake, identity, mutate, applied } = setup();
  mutate({ create: page });
  const { results } = lake.mutate([{ patch: { id: "a", set: { title: "B" } } }], { identity, dryRun: true });
  expect(results).toMatchObject([{ id: "a", operation: "update", document: { title: "B" } }]);
  expect(lake.documents.get("a")).toMatchObject({ title: "A" });
  expect(applied).toHaveLength(1);
});

test("array items get keys where they are asked for, in what is new and in the event", () => {
  const { lake, identity } = setup();
  const heard: unknown[] = [];
  lake.onCommit(({ changes }) => heard.push(...changes.flatMap(({ mutations }) => mutations)));
  const options = { identity, autoGenerateArrayKeys: true };
  lake.mutate(
    [
      {
        create: {
          ...page,
          blocks: [{ text: "one", children: [{ text: "deep" }] }, { _key: "own" }, "plain"],
        },
      },
    ],
    options,
  );
  lake.mutate([{ patch: { id: "a", insert: { after: "blocks[-1]", items: [{ text: "two" }] } } }], options);
  const key = expect.stringMatching(/^[A-Za-z0-9]{12}$/);
  const blocks = [
    { _key: key, text: "one", children: [{ _key: key, text: "deep" }] },
    { _key: "own" },
    "plain",
    { _key: key, text: "two" },
  ];
  expect(lake.documents.get("a")?.blocks).toEqual(blocks);
  expect(heard).toMatchObject([
    { create: { blocks: blocks.slice(0, 3) } },
    { patch: { id: "a", insert: { items: [{ _key: key }] } } },
  ]);
});

test("an event holds only the document's own mutations, as plain ones by id", () => {
  const { lake, identity, mutate } = setup();
  mutate({ create: page }, { create: { ...page, _id: "b" } });
  const heard: unknown[] = [];
  lake.onCommit(({ changes }) => heard.push(...changes.map(({ id, mutations }) => [id, mutations])));
  const select = { query: "*[_type == $type]", params: { type: "page" } };
  lake.mutate(
    [
      { patch: { ...select, set: { title: "B" } } },
      { createIfNotExists: { _id: "c", _type: "post" } },
      { delete: { id: "b" } },
    ],
    { identity },
  );
  expect(heard).toEqual([
    ["a", [{ patch: { id: "a", set: { title: "B" } } }]],
    ["b", [{ patch: { id: "b", set: { title: "B" } } }, { delete: { id: "b" } }]],
    ["c", [{ create: expect.objectContaining({ _id: "c", _type: "post" }) }]],
  ]);
});

test.each([
  ["no object", 7, /must be an object/],
  ["two kinds at once", { create: page, delete: { id: "a" } }, /exactly one key/],
  ["an unknown kind", { upsert: page }, /Unknown mutation "upsert"/],
  ["a document without a type", { create: { _id: "a" } }, /"_type"/],
  ["a document without an id to replace", { createOrReplace: { _type: "page" } }, /non-empty string/],
  ["an id that begins with a dash", { create: { ...page, _id: "-a" } }, /Malformed document ID/],
  ["an id with two dots", { create: { ...page, _id: "a..b" } }, /Malformed document ID/],
  ["an id with a space", { create: { ...page, _id: "a b" } }, /Malformed document ID/],
  ["an id of 129 characters", { create: { ...page, _id: "a".repeat(129) } }, /at most 128/],
  ["a date that is none", { create: { ...page, _createdAt: "yesterday" } }, /ISO 8601/],
  ["a patch of nothing in particular", { patch: { set: { title: "B" } } }, /non-empty string/],
  ["an id and a query", { delete: { id: "a", query: "*" } }, /not by both/],
])("%s is refused with 400", (_, mutation, description) => {
  const { mutate } = setup();
  expect(refusal(() => mutate(mutation))).toMatchObject({
    status: 400,
    error: { type: "validationError", description: expect.stringMatching(description) },
  });
});
