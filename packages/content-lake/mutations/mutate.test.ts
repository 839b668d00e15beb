import { expect, onTestFinished, test, vi } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { rejectionOf, setup } from "../testing/lake.ts";

const page = { _id: "a", _type: "page", title: "A" };

test("create is rejected if the id is taken", () => {
  const { mutate, lake } = setup();
  mutate({ create: page });
  expect(rejectionOf(() => mutate({ create: { ...page, title: "B" } }))).toEqual({
    status: 409,
    error: { type: "documentAlreadyExistsError", id: "a", description: 'Document by ID "a" already exists' },
  });
  expect(lake.documents.get("a")).toMatchObject({ title: "A" });
});

test("a missing id is generated, and a trailing dot gets a random suffix", () => {
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

test("createIfNotExists of an existing document changes nothing and notifies no listener", () => {
  const { lake, identity, mutate, commits } = setup();
  mutate({ create: page });
  const before = lake.documents.get("a");
  const { results } = lake.mutate([{ createIfNotExists: { ...page, title: "B" } }], { identity });
  expect(results).toEqual([{ id: "a", operation: "none", document: before }]);
  expect(lake.documents.get("a")).toBe(before);
  expect(commits).toHaveLength(1);
});

test("createOrReplace replaces all fields but _createdAt", () => {
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

test("imported documents keep their times but not their revision", () => {
  const { lake, mutate } = setup();
  const times = { _createdAt: "2020-01-01T00:00:00Z", _updatedAt: "2021-01-01T00:00:00Z" };
  mutate({ create: { ...page, ...times, _rev: "foreign" } });
  mutate({ createOrReplace: { ...page, ...times, title: "B" } });
  expect(lake.documents.get("a")).toMatchObject(times);
  expect(lake.documents.get("a")?._rev).not.toBe("foreign");
});

test("a contributor does not choose when a document was changed, which would keep it at the top of lists", () => {
  const { lake } = setup();
  const _updatedAt = "2099-01-01T00:00:00Z";
  lake.mutate([{ create: { _id: "drafts.a", _type: "page", _updatedAt } }], {
    identity: { id: "ada", role: "contributor" },
  });
  expect(lake.documents.get("drafts.a")?._updatedAt).not.toContain("2099");
});

test("a failing mutation rolls back all mutations of the request", () => {
  const { lake, mutate } = setup();
  expect(
    rejectionOf(() => mutate({ create: page }, { patch: { id: "missing", set: { title: "B" } } })),
  ).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError", id: "missing" },
  });
  expect(lake.documents.size).toBe(0);
});

test("an error contains the index of the failing mutation", () => {
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

test("ifRevisionID rejects a patch at another revision", () => {
  const { lake, identity, mutate } = setup();
  mutate({ create: page });
  const rev = lake.documents.get("a")?._rev;
  expect(
    rejectionOf(() => mutate({ patch: { id: "a", ifRevisionID: "old", set: { title: "B" } } })),
  ).toMatchObject({
    status: 409,
    error: { type: "documentRevisionIDDoesNotMatchError", currentRevisionID: rev, expectedRevisionID: "old" },
  });
  lake.mutate([{ patch: { id: "a", ifRevisionID: rev ?? "", set: { title: "B" } } }], { identity });
  expect(lake.documents.get("a")).toMatchObject({ title: "B" });
});

test("patch and delete by query select documents from before the transaction", () => {
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

test("deleting a missing document is not an error and changes nothing", () => {
  const { lake, identity, commits } = setup();
  expect(lake.mutate([{ delete: { id: "a" } }], { identity }).results).toEqual([
    { id: "a", operation: "none", document: null },
  ]);
  expect(commits).toEqual([]);
});

test("a dry run returns the new document and changes nothing", () => {
  const { lake, identity, mutate, commits } = setup();
  mutate({ create: page });
  const { results } = lake.mutate([{ patch: { id: "a", set: { title: "B" } } }], { identity, dryRun: true });
  expect(results).toMatchObject([{ id: "a", operation: "update", document: { title: "B" } }]);
  expect(lake.documents.get("a")).toMatchObject({ title: "A" });
  expect(commits).toHaveLength(1);
});

test("autoGenerateArrayKeys adds keys to new array items, in the document and in the event", () => {
  const { lake, identity } = setup();
  const received: unknown[] = [];
  lake.onCommit(({ changes }) => received.push(...changes.flatMap(({ mutations }) => mutations)));
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
  expect(received).toMatchObject([
    { create: { blocks: blocks.slice(0, 3) } },
    { patch: { id: "a", insert: { items: [{ _key: key }] } } },
  ]);
});

test("an event contains only the document's own mutations, by id", () => {
  const { lake, identity, mutate } = setup();
  mutate({ create: page }, { create: { ...page, _id: "b" } });
  const received: unknown[] = [];
  lake.onCommit(({ changes }) => received.push(...changes.map(({ id, mutations }) => [id, mutations])));
  const select = { query: "*[_type == $type]", params: { type: "page" } };
  lake.mutate(
    [
      { patch: { ...select, set: { title: "B" } } },
      { createIfNotExists: { _id: "c", _type: "post" } },
      { delete: { id: "b" } },
    ],
    { identity },
  );
  expect(received).toEqual([
    ["a", [{ patch: { id: "a", set: { title: "B" } } }]],
    ["b", [{ patch: { id: "b", set: { title: "B" } } }, { delete: { id: "b" } }]],
    ["c", [{ create: expect.objectContaining({ _id: "c", _type: "post" }) }]],
  ]);
});

test.each([
  ["a number", 7, /must be an object/],
  ["two mutations in one object", { create: page, delete: { id: "a" } }, /exactly one key/],
  ["an unknown kind", { upsert: page }, /Unknown mutation "upsert"/],
  ["a document without a type", { create: { _id: "a" } }, /"_type"/],
  ["createOrReplace without an id", { createOrReplace: { _type: "page" } }, /non-empty string/],
  ["an id that begins with a dash", { create: { ...page, _id: "-a" } }, /Malformed document ID/],
  ["an id with two dots", { create: { ...page, _id: "a..b" } }, /Malformed document ID/],
  ["an id with a space", { create: { ...page, _id: "a b" } }, /Malformed document ID/],
  ["an id of 129 characters", { create: { ...page, _id: "a".repeat(129) } }, /at most 128/],
  ["an invalid date", { create: { ...page, _createdAt: "yesterday" } }, /ISO 8601/],
  ["a date that only some browsers parse", { create: { ...page, _updatedAt: "May 1" } }, /ISO 8601/],
  ["a day that no month has", { create: { ...page, _updatedAt: "2026-02-31T00:00:00Z" } }, /ISO 8601/],
  ["a patch without an id or a query", { patch: { set: { title: "B" } } }, /non-empty string/],
  ["an id and a query", { delete: { id: "a", query: "*" } }, /not by both/],
])("%s is rejected with 400", (_, mutation, description) => {
  const { mutate } = setup();
  expect(rejectionOf(() => mutate(mutation))).toMatchObject({
    status: 400,
    error: { type: "validationError", description: expect.stringMatching(description) },
  });
});

const patchNotes = (set: JsonObject) => ({
  patch: { query: "*[_type == $type]", params: { type: "note" }, set },
});

test("a transaction that would store more than 64 MB is refused, however small its request is", () => {
  const { lake, mutate } = setup();
  const ids = Array.from({ length: 40 }, (_, index) => `n${index}`);
  mutate(
    ...ids.map((_id) => ({ create: { _id, _type: "note", items: Array.from({ length: 50 }, () => ({})) } })),
  );
  const tooLarge = { status: 413, error: { type: "transactionTooLargeError" } };
  // 40 documents of 2 MB, from a request of 2 MB.
  expect(rejectionOf(() => mutate(patchNotes({ text: "x".repeat(2_000_000) })))).toMatchObject(tooLarge);
  // 40 documents of 2 MB, from a request of 40 kB.
  expect(rejectionOf(() => mutate(patchNotes({ "items[*].text": "x".repeat(40_000) })))).toMatchObject(
    tooLarge,
  );
  // One document of 100 MB, from a request of 2 MB.
  expect(
    rejectionOf(() => mutate({ patch: { id: "n0", set: { "items[*].text": "x".repeat(2_000_000) } } })),
  ).toMatchObject({ status: 413, error: { type: "documentTooLargeError" } });
  expect(lake.documents.get("n0")).not.toHaveProperty("text");
});

test("nobody makes the lake work on a patch of a document that they may not change", () => {
  const { lake, mutate } = setup();
  mutate({ create: page });
  const patch = { id: "a", diffMatchPatch: { title: "no diff" } };
  const identity = { id: "vera", role: "viewer" } as const;
  // The diff would be an error too, but it is not read.
  expect(rejectionOf(() => lake.mutate([{ patch }], { identity }))).toMatchObject({ status: 403 });
});

test("nothing gets keys before its author's permission and time were checked", () => {
  const { lake } = setup({ maxTransactionMs: 300 });
  const write = (role: "viewer" | "editor", length: number) => {
    const blocks = Array.from({ length }, () => ({}));
    const mutations = [{ create: { _id: "drafts.a", _type: "page", blocks } }];
    const options = { identity: { id: "vera", role }, autoGenerateArrayKeys: true };
    return rejectionOf(() => lake.mutate(mutations, options));
  };
  const random = vi.spyOn(crypto, "randomUUID");
  onTestFinished(() => random.mockRestore());
  expect(write("viewer", 10)).toMatchObject({ status: 403 });
  expect(random).not.toHaveBeenCalled();
  expect(write("editor", 10)).toBe("accepted");
  expect(random).toHaveBeenCalledTimes(10);
  expect(write("editor", 3_000_000)).toMatchObject({ status: 413 });
});
