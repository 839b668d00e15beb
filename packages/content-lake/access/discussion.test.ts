import { expect, test } from "vitest";

import type { Json } from "../documents/json.ts";
import { openComments } from "../open-comments.ts";
import { rejectionOf } from "../testing/lake.ts";
import type { Identity } from "./identity.ts";

const OPTIONS = { file: ":memory:", projectId: "local000", dataset: "production" };
const editor: Identity = { id: "eve", role: "editor" };
const contributor: Identity = { id: "carl", role: "contributor" };
const viewer: Identity = { id: "vera", role: "viewer" };
const FORBIDDEN = { status: 403, error: expect.objectContaining({ type: "insufficientPermissionsError" }) };

const target = (path: Json) => ({ target: { document: { _ref: "page", _weak: true }, path } });
const comment = (authorId: string, fields: Record<string, Json>) => ({
  create: { _id: "c1", _type: "comment", authorId, ...fields },
});
const task = (fields: Record<string, Json>) => ({
  create: { _id: "t1", _type: "tasks.task", authorId: viewer.id, ...fields },
});

function selectedIn(...texts: string[]): Json {
  const value = texts.map((text, index) => ({ _key: `${index}`, text }));
  return { field: 'blocks[_key=="a-b"].body', selection: { type: "text", value } };
}

function styled({ marks = [], ...fields }: Record<string, Json>): Json {
  return [
    { _type: "block", style: "normal", ...fields, children: [{ _type: "span", text: "Hello", marks }] },
  ];
}

function paragraphs(text: string): Json {
  return [{ _type: "block", children: [{ _type: "span", text }] }];
}

test.each([
  "See https://example.com/a.b.c?d=e#f... and www.example.com......",
  "请看https://example.com/a。这里写着很多很多很多很多很多很多很多很多很多很多很多字。",
  `Wait${".".repeat(100)}`,
  `https://example.com/${"a.".repeat(1000)}b`,
])("a comment may contain %s", (text) => {
  const comments = openComments(OPTIONS);
  const write = () => comments.mutate([comment("vera", { message: paragraphs(text) })], { identity: viewer });
  expect(rejectionOf(write)).toBe("accepted");
});

test.each<[string, Json]>([
  ["a field that is no text", comment("vera", target({ field: 5 }))],
  [
    "selected words that are no list",
    comment("vera", target({ field: "title", selection: { type: "text", value: 5 } })),
  ],
  [
    "selected words that are null",
    comment("vera", target({ field: "title", selection: { type: "text", value: [null] } })),
  ],
  ["a message that is no list", comment("vera", { message: "Hello" })],
  ["a paragraph that is null", comment("vera", { message: [null] })],
  [
    "a paragraph without words",
    comment("vera", { message: [{ _type: "block", children: [{ _type: "span", text: {} }] }] }),
  ],
  [
    "a link with many dots after it",
    comment("vera", { message: paragraphs(`See http://${".!".repeat(40)}`) }),
  ],
  [
    "a mention that is a path",
    comment("vera", {
      message: [
        { _type: "block", children: [{ _type: "mention", userId: "../data/query/production?query=1" }] },
      ],
    }),
  ],
  [
    "a reaction of a path",
    comment("vera", { reactions: [{ _key: "a", userId: "a/b", shortName: "", addedAt: null }] }),
  ],
  ["an assigned path", task({ assignedTo: ".." })],
  ["a subscribed path", task({ subscribers: ["vera", "a/b"] })],
  ["a task with such a link", task({ description: paragraphs(`www.example.com${".".repeat(40)}`) })],
  ["a status that is no text", comment("vera", { status: {} })],
  ["a time that is none", comment("vera", { lastEditedAt: "yesterday" })],
  ["a time that only some browsers parse", comment("vera", { lastEditedAt: "May 1" })],
  ["reactions that are no list", comment("vera", { reactions: "x" })],
  ["a task whose title is no text", task({ title: {} })],
  ["a task whose date is none", task({ dueBy: "soon" })],
  ["a task with no list of subscribers", task({ subscribers: "all" })],
  ["a task whose description is null", task({ description: [null] })],
  ["a field that is a range", comment("vera", target({ field: "title[1:2]" }))],
  ["a field of many steps", comment("vera", target({ field: `blocks${".a".repeat(31)}` }))],
  ["a field whose key ends a string", comment("vera", target({ field: 'blocks[_key=="a\\"].b' }))],
  ["selected words between many marks", comment("vera", target(selectedIn("\uF000a\uF000b\uF001")))],
  ["a style that every object has", comment("vera", { message: styled({ style: "constructor" }) })],
  ["a list", comment("vera", { message: styled({ listItem: "bullet", level: 1e9 }) })],
  ["a mark that every object has", comment("vera", { message: styled({ marks: ["constructor"] }) })],
  ["a paragraph of React's own", comment("vera", { message: [{ _type: "@list" }] })],
  [
    "a word of another type",
    comment("vera", { message: [{ _type: "block", children: [{ _type: "@text", text: {} }] }] }),
  ],
  ["a status that every object has", comment("vera", { status: "constructor" })],
  ["a task with such a status", task({ status: "constructor" })],
  [
    "a reaction that every object has",
    comment("vera", { reactions: [{ _key: "a", userId: "vera", shortName: "constructor", addedAt: null }] }),
  ],
])("%s, with which the Studio of everybody would end, is not stored", (_name, mutation) => {
  const comments = openComments(OPTIONS);
  for (const identity of [viewer, contributor, { ...editor, id: "vera" }])
    expect(rejectionOf(() => comments.mutate([mutation], { identity }))).toEqual(FORBIDDEN);
});

test("nobody breaks the comment of somebody else", () => {
  const comments = openComments(OPTIONS);
  const [path, word] = [{ field: "title" }, { _key: "a", text: "old" }];
  const selection = { type: "text", value: [word] };
  const create = comment("eve", target({ ...path, selection }));
  comments.mutate([create], { identity: editor });
  const write = (fields: Record<string, Json>) =>
    rejectionOf(() => comments.mutate([{ patch: { id: "c1", set: fields } }], { identity: viewer }));
  for (const broken of [{ "target.path.selection.value": 5 }, { status: [] }, { reactions: [null] }])
    expect(write(broken)).toEqual(FORBIDDEN);
  expect(write({ "target.path.selection.value": [{ ...word, text: "new" }] })).toBe("accepted");
});

const WORDS = "Some \uF000selected\uF001 words";

function selecting(author: Identity, id: string, texts: readonly string[], status = "open") {
  const { create } = comment(author.id, { ...target(selectedIn(...texts)), status });
  return { create: { ...create, _id: id } };
}

/** Writes open comments about a page in which its author selects words, and says what the answer is. */
function setUpSelections() {
  const comments = openComments(OPTIONS);
  const write = (identity: Identity, ...mutations: Json[]) =>
    rejectionOf(() => comments.mutate(mutations, { identity }));
  const select = (author: Identity, id: string, ...texts: string[]) =>
    write(author, selecting(author, id, texts));
  return { write, select };
}

test("what a person who may not publish selects in a text is little, because each open form compares it with the text", () => {
  const { select, write } = setUpSelections();
  const many = Array.from({ length: 21 }, () => WORDS);
  expect(select(viewer, "long", "x".repeat(5001))).toEqual(FORBIDDEN);
  expect(select(viewer, "many", ...many)).toEqual(FORBIDDEN);
  for (let count = 0; count < 50; count += 1) expect(select(viewer, `c${count}`, WORDS)).toBe("accepted");
  expect(select(viewer, "one-more", WORDS)).toEqual(FORBIDDEN);
  expect(select(contributor, "another-person", WORDS)).toBe("accepted");

  // Nor by the way of a comment that selects nothing yet, is resolved, or is another person's.
  const value = { set: { "target.path.selection.value": [{ _key: "a", text: WORDS }] } };
  expect(select(viewer, "empty")).toBe("accepted");
  expect(write(viewer, { patch: { id: "empty", ...value } })).toEqual(FORBIDDEN);
  expect(write(viewer, selecting(viewer, "resolved", [WORDS], "resolved"))).toBe("accepted");
  const reopen = { patch: { id: "resolved", set: { status: "open" } } };
  expect(write(viewer, reopen)).toEqual(FORBIDDEN);
  expect(select(editor, "of-editor")).toBe("accepted");
  expect(write(viewer, { patch: { id: "of-editor", ...value } })).toEqual(FORBIDDEN);
  const atOnce = Array.from({ length: 21 }, (_, index) => selecting(contributor, `d${index}`, [WORDS]));
  expect(write(contributor, ...atOnce)).toMatchObject({ status: 413 });

  expect(write(editor, { patch: { id: "c0", set: { status: "resolved" } } })).toBe("accepted");
  expect(write(viewer, reopen)).toBe("accepted");
});

test("the Studio of whoever edits a text updates what the comments of others select in it", () => {
  const { select, write } = setUpSelections();
  const many = Array.from({ length: 30 }, () => WORDS);
  expect(select(editor, "long", ...many)).toBe("accepted");
  const update = (count: number) => {
    const value = many.slice(0, count).map((text, index) => ({ _key: `${index}`, text }));
    return write(contributor, { patch: { id: "long", set: { "target.path.selection.value": value } } });
  };
  expect(update(29)).toBe("accepted");
  expect(update(30)).toEqual(FORBIDDEN);
});

test("a comment has no strong reference to one of another person, who could not delete that", () => {
  const comments = openComments(OPTIONS);
  comments.mutate([comment(contributor.id, {})], { identity: contributor });
  const write = (document: Json) =>
    rejectionOf(() => comments.mutate([task({ target: { document } })], { identity: viewer }));
  expect(write({ _ref: "c1" })).toEqual(FORBIDDEN);
  expect(write({ _ref: "c1", _weak: true })).toBe("accepted");
});

test("a task that another person makes look like a reply cannot be deleted by that person", () => {
  const comments = openComments(OPTIONS);
  const write = (identity: Identity, mutation: Json) =>
    rejectionOf(() => comments.mutate([mutation], { identity }));
  expect(write(viewer, task({}))).toBe("accepted");
  for (const parentCommentId of ["nothing", "t1"]) {
    expect(write(contributor, { patch: { id: "t1", set: { parentCommentId } } })).toBe("accepted");
    expect(write(contributor, { delete: { id: "t1" } })).toEqual(FORBIDDEN);
  }
  expect(write(viewer, { delete: { id: "t1" } })).toBe("accepted");
});
