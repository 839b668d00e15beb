import { expect, test } from "vitest";

import { editsOf } from "./recent-edits.ts";

const document = (_id: string, _rev: string, _updatedAt: string) => ({
  _id,
  _rev,
  _updatedAt,
  _type: "page",
  title: _id,
});
const draftA = document("drafts.a", "t3", "2026-11-23T12:00:00Z");
const draftB = document("drafts.b", "t2", "2026-11-23T11:00:00Z");
const published = document("a", "t1", "2026-11-23T10:00:00Z");
const transactions = [
  { id: "t3", author: "grace", documentIDs: ["drafts.a"] },
  { id: "t2", author: "grace", documentIDs: ["drafts.b"] },
  { id: "t1", author: "ada", documentIDs: ["a", "drafts.a"] },
];

test("my drafts are those I have edited, even if someone else edited them last", () => {
  const { myDrafts } = editsOf({ drafts: [draftA, draftB], recent: [] }, transactions, "ada");
  expect(myDrafts).toMatchObject([{ document: draftA, author: "grace" }]);
});

test("recent edits name the last author, and a document with a draft is listed once", () => {
  const { recent } = editsOf({ drafts: [], recent: [draftA, draftB, published] }, transactions, "ada");
  expect(recent.map((edit) => [edit.document._id, edit.author])).toEqual([
    ["drafts.a", "grace"],
    ["drafts.b", "grace"],
  ]);
});

test("an author who is no longer in the history stays unknown", () => {
  const { recent } = editsOf({ drafts: [], recent: [published] }, [], "ada");
  expect(recent).toMatchObject([{ author: undefined }]);
});

test("a version in a release is listed beside the draft of the same document, with its release", () => {
  const version = document("versions.rSpring.a", "t4", "2026-11-23T13:00:00Z");
  const edits = { drafts: [version, draftA], recent: [version, draftA, published] };
  const byAda = { id: "t4", author: "ada", documentIDs: ["versions.rSpring.a"] };
  const { myDrafts, recent } = editsOf(edits, [byAda, ...transactions], "ada");
  expect(recent.map((edit) => [edit.document._id, edit.author])).toEqual([
    ["versions.rSpring.a", "ada"],
    ["drafts.a", "grace"],
  ]);
  expect(myDrafts.map((edit) => edit.document)).toEqual([version, draftA]);
});
