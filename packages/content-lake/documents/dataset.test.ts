import { expect, test } from "vitest";

import { Dataset } from "./dataset.ts";
import type { JsonObject } from "./json.ts";

const time = "2026-11-21T12:00:00.000Z";
const document = (_id: string, fields: JsonObject = {}) => ({
  _type: "page",
  ...fields,
  _id,
  _rev: "r",
  _createdAt: time,
  _updatedAt: time,
});
const to = (id: string, more: JsonObject = {}) => ({ _type: "reference", _ref: id, ...more });

test("the indexes are updated by each change", () => {
  const dataset = new Dataset();
  dataset.put(document("a", { links: [to("x"), { deep: to("y", { _weak: true }) }] }));
  dataset.put(document("b", { link: to("x") }));
  expect([...dataset.referrers("x")]).toEqual(["a", "b"]);
  expect(dataset.references("a")).toEqual([
    { id: "x", strong: true },
    { id: "y", strong: false },
  ]);
  dataset.put(document("a", { links: [to("y")] }));
  expect([[...dataset.referrers("x")], [...dataset.referrers("y")]]).toEqual([["b"], ["a"]]);
  dataset.remove("a");
  expect([
    [...dataset.referrers("y")],
    [...dataset.ofType("page")].map(({ _id }) => _id),
    dataset.size,
  ]).toEqual([[], ["b"], 1]);
});

test("a reference to another dataset is one of its documents that protects nothing here", () => {
  const dataset = new Dataset();
  dataset.put(
    document("a", { links: [to("x", { _dataset: "other" }), to("y"), to("y", { _dataset: "other" })] }),
  );
  expect([[...dataset.referrers("x")], [...dataset.referrers("y")]]).toEqual([["a"], ["a"]]);
  expect(dataset.references("a")).toEqual([
    { id: "x", strong: false },
    { id: "y", strong: true },
  ]);
});

test("a document with a new type moves to that type's index", () => {
  const dataset = new Dataset();
  dataset.put(document("a"));
  dataset.put({ ...document("a"), _type: "post" });
  expect([[...dataset.ofType("page")], [...dataset.ofType("post")].length]).toEqual([[], 1]);
});

test("the drafts and versions of a document are indexed by its published id", () => {
  const dataset = new Dataset();
  for (const id of ["a", "drafts.a", "versions.r.a", "drafts.b"]) dataset.put(document(id));
  expect([...dataset.versionsOf("a")]).toEqual(["drafts.a", "versions.r.a"]);
  dataset.remove("drafts.a");
  expect([...dataset.versionsOf("a")]).toEqual(["versions.r.a"]);
});
