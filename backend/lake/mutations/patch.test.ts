import { Mutation } from "@sanity/mutator";
import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import type { Change } from "../documents/transaction.ts";
import { refusal, setup } from "../test-lake.ts";

const blockOf = (_key: string, text: string) => ({ _key, text });

const start = {
  _id: "a",
  _type: "page",
  title: "A",
  count: 1,
  tags: ["x", "y", "z"],
  blocks: [blockOf("k1", "one"), blockOf("k2", "two")],
};

function patched(patch: JsonObject): JsonObject {
  const { lake, mutate } = setup();
  mutate({ create: start }, { patch: { id: "a", ...patch } });
  const { _rev, _createdAt, _updatedAt, ...document } = lake.documents.get("a") ?? {};
  return document;
}

function refused(patch: JsonObject): unknown {
  const { mutate } = setup();
  mutate({ create: start });
  return refusal(() => mutate({ patch: { id: "a", ...patch } }));
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
    "insert replace of a range after the end",
    { insert: { replace: "tags[7:9]", items: ["w"] } },
    { tags: ["x", "y", "z", "w"] },
  ],
  ["insert at a place in no array", { insert: { before: "[0]", items: ["w"] } }, {}],
  ["insert replace of a range in nothing", { insert: { replace: "nothing[0:0]", items: ["w"] } }, {}],
  ["every item", { set: { "blocks[*].text": "!" } }, { blocks: [blockOf("k1", "!"), blockOf("k2", "!")] }],
  ["every item of a range without ends", { unset: ["tags[:]"] }, { tags: [] }],
  ["a star in quotes is no star", { set: { 'blocks[text=="[*]"].text': "!" } }, {}],
  [
    "inc and dec",
    { inc: { count: 4 }, dec: { other: 1 }, setIfMissing: { other: 0 } },
    { count: 5, other: -1 },
  ],
  ["diffMatchPatch", { diffMatchPatch: { title: "@@ -1 +1,3 @@\n A\n+BC\n" } }, { title: "ABC" }],
])("%s", (_, patch, result) => {
  expect(patched(patch)).toEqual({ ...start, ...result });
});

test.each([
  ["an unclosed path", { set: { "[[": 1 } }, /Invalid path/],
  ["a path with something after it", { set: { "a]]]": 1 } }, /Invalid path/],
  ["an empty path", { unset: [""] }, /Invalid path/],
  ["a path into the prototype", { set: { "__proto__.x": 1 } }, /Invalid path/],
  ["a path that is no text", { unset: [7] }, /Invalid path/],
  ["a garbage diff", { diffMatchPatch: { title: "nonsense" } }, /cannot be applied/],
  [
    "an insert into several arrays",
    { set: { "blocks[*].tags": [] }, insert: { after: "blocks[*].tags[-1]", items: ["w"] } },
    /several arrays/,
  ],
  ["an increment through a text", { inc: { "title[a, b][0]": 1 } }, /cannot be applied/],
  ["an insert through a text", { insert: { before: "title[a, b][0]", items: ["w"] } }, /cannot be applied/],
  ["an unknown operation", { merge: { title: "B" } }, /Unknown patch operation "merge"/],
  ["a set of no object", { set: "B" }, /must be an object/],
  ["an increment by a text", { inc: { count: "1" } }, /must be a number/],
  ["an insert without a place", { insert: { items: [] } }, /exactly one of/],
  ["an insert without items", { insert: { before: "tags[0]" } }, /"items"/],
  ["a patch that takes the type away with the time", { unset: ["_createdAt"] }, /_createdAt/],
])("%s is refused with 400", (_, patch, description) => {
  expect(refused(patch)).toMatchObject({
    status: 400,
    error: { type: "validationError", description: expect.stringMatching(description) },
  });
});

test.each([
  ["a missing field", { inc: { nothing: 1 } }, /it is missing/],
  ["a field that is no number", { dec: { title: 1 } }, /not a number/],
])("an increment of %s is refused with 409", (_, patch, description) => {
  expect(refused(patch)).toMatchObject({
    status: 409,
    error: { description: expect.stringMatching(description) },
  });
});

test.each([
  ["_id", { set: { _id: "b" } }],
  ["_type", { set: { _type: "post" } }],
  ["_type", { unset: ["_type"] }],
])("%s cannot be changed by a patch", (attribute, patch) => {
  expect(refused(patch)).toMatchObject({
    status: 409,
    error: { type: "cannotModifyImmutableAttributeError", attribute },
  });
});

test("a patch that changes nothing still makes a revision: the Studio waits to see its commit come back", () => {
  const { lake, mutate, applied } = setup();
  mutate({ create: start });
  mutate({ patch: { id: "a", unset: ["nothing"] } });
  expect(lake.documents.get("a")?._rev).toBe(applied[1]);
});

test("what listeners are told of a patch gives the same document when @sanity/mutator repeats it", () => {
  const { lake, mutate } = setup();
  mutate({ create: start });
  const before = lake.documents.get("a");
  const told: Change[] = [];
  lake.onCommit(({ changes }) => told.push(...changes));
  mutate({
    patch: { id: "a", set: { "blocks[*].text": "!" }, insert: { replace: "tags[2:2]", items: ["w"] } },
  });
  const repeated: unknown = new Mutation({ mutations: told.flatMap(({ mutations }) => mutations) }).apply(
    before ?? null,
  );
  expect(repeated).toMatchObject({ blocks: [{ text: "!" }, { text: "!" }], tags: ["x", "y", "w", "z"] });
});
