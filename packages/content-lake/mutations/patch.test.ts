import { join } from "node:path";

import { Mutation } from "@sanity/mutator";
import { expect, onTestFinished, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import type { Change } from "../documents/transaction.ts";
import { rejectionOf, setup } from "../testing/lake.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { isQuickPatch } from "./patch.ts";

const blockOf = (_key: string, text: string) => ({ _key, text });

const start = {
  _id: "a",
  _type: "page",
  title: "A",
  count: 1,
  tags: ["x", "y", "z"],
  blocks: [blockOf("k1", "one"), blockOf("k2", "two")],
};

function applyToStart(patch: JsonObject): JsonObject {
  const { lake, mutate } = setup();
  mutate({ create: start }, { patch: { id: "a", ...patch } });
  const { _rev, _createdAt, _updatedAt, ...document } = lake.documents.get("a") ?? {};
  return document;
}

function rejectionOfPatch(patch: JsonObject): unknown {
  const { mutate } = setup();
  mutate({ create: start });
  return rejectionOf(() => mutate({ patch: { id: "a", ...patch } }));
}

test.each([
  ["set", { set: { title: "B", "seo.title": "C" } }, { title: "B", seo: { title: "C" } }],
  [
    "set by key",
    { set: { 'blocks[_key=="k2"].text': "2" } },
    { blocks: [start.blocks[0], { _key: "k2", text: "2" }] },
  ],
  ["setIfMissing", { setIfMissing: { title: "B", subtitle: "C" } }, { title: "A", subtitle: "C" }],
  ["unset", { unset: ["tags[1]", 'blocks[_key=="k1"]'] }, { tags: ["x", "z"], blocks: [start.blocks[1]] }],
  ["insert before", { insert: { before: "tags[0]", items: ["w"] } }, { tags: ["w", "x", "y", "z"] }],
  ["insert after the last", { insert: { after: "tags[-1]", items: ["!"] } }, { tags: ["x", "y", "z", "!"] }],
  ["insert replace", { insert: { replace: "tags[0:2]", items: ["w"] } }, { tags: ["w", "z"] }],
  [
    "insert replace of an empty range",
    { insert: { replace: "tags[1:1]", items: ["w"] } },
    { tags: ["x", "w", "y", "z"] },
  ],
  [
    "insert replace of an empty range at the start",
    { insert: { replace: "tags[0:0]", items: ["w"] } },
    { tags: ["w", "x", "y", "z"] },
  ],
  [
    "insert replace of an empty range without a start",
    { insert: { replace: "tags[ :0]", items: ["w"] } },
    { tags: ["w", "x", "y", "z"] },
  ],
  [
    "insert replace of a range that ends before it starts",
    { insert: { replace: "tags[2:0]", items: ["w"] } },
    { tags: ["x", "y", "w", "z"] },
  ],
  [
    "insert replace of a range without a start in an empty list",
    { set: { tags: [] }, insert: { replace: "tags[:2]", items: ["w"] } },
    { tags: ["w"] },
  ],
  [
    "insert replace of a range after the end",
    { insert: { replace: "tags[7:9]", items: ["w"] } },
    { tags: ["x", "y", "z", "w"] },
  ],
  ["insert at a position outside of an array", { insert: { before: "[0]", items: ["w"] } }, {}],
  ["insert replace of a range in a missing field", { insert: { replace: "nothing[0:0]", items: ["w"] } }, {}],
  ["every item", { set: { "blocks[*].text": "!" } }, { blocks: [blockOf("k1", "!"), blockOf("k2", "!")] }],
  ["every item of a range without ends", { unset: ["tags[:]"] }, { tags: [] }],
  [
    "the first items",
    { set: { "blocks[0:1].text": "!" } },
    { blocks: [blockOf("k1", "!"), blockOf("k2", "two")] },
  ],
  [
    "more items than there are",
    { unset: ["blocks[1:90].text"] },
    { blocks: [start.blocks[0], { _key: "k2" }] },
  ],
  ["no item of an empty range", { set: { "blocks[0:0].text": "!" }, unset: ["tags[:0]"] }, {}],
  ["an empty range in quotes is none", { unset: ['blocks[text=="[0:0]"]'] }, {}],
  ["a star in quotes is not a wildcard", { set: { 'blocks[text=="[*]"].text': "!" } }, {}],
  [
    "inc and dec",
    { inc: { count: 4 }, dec: { other: 1 }, setIfMissing: { other: 0 } },
    { count: 5, other: -1 },
  ],
  ["diffMatchPatch", { diffMatchPatch: { title: "@@ -1 +1,3 @@\n A\n+BC\n" } }, { title: "ABC" }],
])("%s", (_, patch, result) => {
  expect(applyToStart(patch)).toEqual({ ...start, ...result });
});

test.each([
  ["a path with an unclosed bracket", { set: { "[[": 1 } }, /Invalid path/],
  ["a path with trailing brackets", { set: { "a]]]": 1 } }, /Invalid path/],
  ["an empty path", { unset: [""] }, /Invalid path/],
  ["a path into the prototype", { set: { "__proto__.x": 1 } }, /Invalid path/],
  ["a path that is not a string", { unset: [7] }, /Invalid path/],
  ["an invalid diff", { diffMatchPatch: { title: "nonsense" } }, /cannot be applied/],
  [
    "an insert into several arrays",
    { set: { "blocks[*].tags": [] }, insert: { after: "blocks[*].tags[-1]", items: ["w"] } },
    /several arrays/,
  ],
  ["an increment through a string", { inc: { "title[a, b][0]": 1 } }, /cannot be applied/],
  ["an insert through a string", { insert: { before: "title[a, b][0]", items: ["w"] } }, /cannot be applied/],
  ["an unknown operation", { merge: { title: "B" } }, /Unknown patch operation "merge"/],
  ["a set that is not an object", { set: "B" }, /must be an object/],
  ["an increment by a string", { inc: { count: "1" } }, /must be a number/],
  ["an insert without a position", { insert: { items: [] } }, /exactly one of/],
  ["an insert without items", { insert: { before: "tags[0]" } }, /"items"/],
  ["a patch that unsets _createdAt", { unset: ["_createdAt"] }, /_createdAt/],
])("%s is rejected with 400", (_, patch, description) => {
  expect(rejectionOfPatch(patch)).toMatchObject({
    status: 400,
    error: { type: "validationError", description: expect.stringMatching(description) },
  });
});

test.each([
  ["a missing field", { inc: { nothing: 1 } }, /it is missing/],
  ["a field that is not a number", { dec: { title: 1 } }, /not a number/],
])("an increment of %s is rejected with 409", (_, patch, description) => {
  expect(rejectionOfPatch(patch)).toMatchObject({
    status: 409,
    error: { description: expect.stringMatching(description) },
  });
});

test.each([
  ["_id", { set: { _id: "b" } }],
  ["_type", { set: { _type: "post" } }],
  ["_type", { unset: ["_type"] }],
])("%s cannot be changed by a patch", (attribute, patch) => {
  expect(rejectionOfPatch(patch)).toMatchObject({
    status: 409,
    error: { type: "cannotModifyImmutableAttributeError", attribute },
  });
});

test("a patch without effect still creates a revision, because the Studio waits for its own commit", () => {
  const { lake, mutate, commits } = setup();
  mutate({ create: start });
  mutate({ patch: { id: "a", unset: ["nothing"] } });
  expect(lake.documents.get("a")?._rev).toBe(commits[1]);
});

test("the mutations sent to listeners give the same document in @sanity/mutator", () => {
  const { lake, mutate } = setup();
  mutate({ create: start });
  const before = lake.documents.get("a");
  const received: Change[] = [];
  lake.onCommit(({ changes }) => received.push(...changes));
  mutate({
    patch: { id: "a", set: { "blocks[*].text": "!" }, insert: { replace: "tags[2:2]", items: ["w"] } },
  });
  const repeated: unknown = new Mutation({ mutations: received.flatMap(({ mutations }) => mutations) }).apply(
    before ?? null,
  );
  expect(repeated).toMatchObject({ blocks: [{ text: "!" }, { text: "!" }], tags: ["x", "y", "w", "z"] });
});

test.each([
  ["two recursive searches", { unset: ["a..a..a..z"] }, /more than one "\.\."/],
  ["a search from the top", { set: { "..a.a..a": 1 } }, /more than one "\.\."/],
])("%s in a path are refused, because their cost multiplies", (_what, patch, message) => {
  expect(rejectionOfPatch(patch)).toMatchObject({ status: 400, error: { description: message } });
});

test("a path may search all levels once, and have dots in a text", () => {
  expect(applyToStart({ set: { "..text": "!" } })).toMatchObject({
    blocks: [blockOf("k1", "!"), blockOf("k2", "!")],
  });
  expect(applyToStart({ set: { 'blocks[text=="....one"].text': "!" } })).toMatchObject({
    blocks: start.blocks,
  });
});

test("a text diff whose changes would be searched in a long text for seconds is refused", () => {
  const { mutate } = setup();
  mutate({ create: { ...start, title: "x".repeat(100_000) } });
  const diff = "@@ -1,3 +1,4 @@\n abc\n+x\n".repeat(200);
  expect(rejectionOf(() => mutate({ patch: { id: "a", diffMatchPatch: { title: diff } } }))).toMatchObject({
    status: 400,
    error: { description: expect.stringContaining('Use "set" instead') },
  });
});

test("a position full of spaces takes no time", () => {
  const before = process.threadCpuUsage();
  rejectionOfPatch({ insert: { replace: `tags[${" ".repeat(200_000)}!]`, items: ["w"] } });
  // Microseconds of processor time, which a busy machine does not lengthen.
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});

test("a path of thousands of quotes takes no time", () => {
  const before = process.threadCpuUsage();
  expect(rejectionOfPatch({ insert: { replace: '[\\"'.repeat(40_000), items: [] } })).toMatchObject({
    status: 400,
  });
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
});

test("the time of a transaction includes the parsing of patches, of mutations and actions", () => {
  const { lake, identity } = setup({ maxTransactionMs: 100 });
  const unset = Array.from({ length: 40_000 }, (_, n) => `a[_key=="k${n}"].b`);
  const tooLong = { status: 413, error: { type: "transactionTooLargeError" } };
  expect(rejectionOf(() => lake.mutate([{ patch: { id: "drafts.x", unset } }], { identity }))).toMatchObject(
    tooLong,
  );
  const edit = {
    actionType: "sanity.action.document.edit",
    draftId: "drafts.x",
    publishedId: "x",
    patch: { unset },
  };
  expect(rejectionOf(() => lake.action([edit], { identity }))).toMatchObject({ status: 413 });
});

test.each([
  "items[0:1999].x",
  "items[0:11].x[0:11].y",
  "items[0:9].x[0:99999]",
  "items[-3:].x",
  "items[0:999999999]",
  "items[-999999999:]",
  "items[1, 0:5]",
  "items[0:5:1]",
])("the range in %s, which would be counted through, is rejected", (path) => {
  expect(rejectionOfPatch({ set: { [path]: 1 } })).toMatchObject({ status: 400 });
  expect(rejectionOfPatch({ insert: { after: path, items: [1] } })).toMatchObject({ status: 400 });
});

test("a path of thousands of positions is rejected", () => {
  const union = Array.from({ length: 1000 }, (_, index) => `_key=="k${index}"`).join(",");
  expect(rejectionOfPatch({ unset: [`blocks[${union}]`] })).toMatchObject({ status: 400 });
});

test.each<[string, JsonObject]>([
  ["a path that selects many items", { set: { "items[n > -1].x": 1 } }],
  ["a long path in many items", { set: { [`items[0:]${".a".repeat(900)}`]: 1 } }],
  ["a text diff of many items", { diffMatchPatch: { "items[0:].t": "@@ -1 +1 @@\n-a\n+b\n" } }],
  [
    "a text diff of items with one key",
    { diffMatchPatch: { 'items[_key=="k"].t': "@@ -1 +1 @@\n-a\n+b\n" } },
  ],
  ["many paths", { unset: Array.from({ length: 20_000 }, (_, n) => `items[_key=="k${n}"]`) }],
])("a patch with %s in a long array ends with the time of its transaction", async (_name, patch) => {
  const file = join(temporaryFolder(), "lake.db");
  const created = setup({ file });
  const items = Array.from({ length: 20_000 }, (_, n) => ({ _key: "k", n, t: "a" }));
  created.mutate({ create: { _id: "a", _type: "page", items } });
  await created.lake.flushed();
  created.lake.close();
  // Opened again, because creating the items may take longer than this.
  const { lake, mutate } = setup({ file, maxTransactionMs: 500 });
  onTestFinished(() => lake.close());
  const tooLong = { status: 413, error: { type: "transactionTooLargeError" } };
  expect(rejectionOf(() => mutate({ patch: { id: "a", ...patch } }))).toMatchObject(tooLong);
});

const documentWith = (count: number) => ({
  ...start,
  _rev: "r",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
  blocks: Array.from({ length: count }, () => ({ _key: "k" })),
});

test("a patch of a long document is stopped after a time, also one that takes time in proportion to it", () => {
  const patch = { set: { 'blocks[_key=="k"].text': "!" } };
  expect(isQuickPatch(documentWith(100), patch)).toBe(true);
  expect(isQuickPatch(documentWith(100_000), patch)).toBe(false);
});
