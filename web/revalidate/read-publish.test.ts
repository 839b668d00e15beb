import { expect, test } from "vitest";

import { expiredTags } from "./receive-webhook.ts";

function delivery(...documents: object[]): string {
  return JSON.stringify({ transactionId: "t1", documents, syncTags: ["s1:page"] });
}

test("an edited page expires itself and the lists of its type, but no routes", () => {
  const page = {
    _id: "about",
    _type: "page",
    operation: "update",
    before: { path: "/a" },
    after: { path: "/a" },
  };
  expect(expiredTags(delivery(page))).toEqual(["document:about", "type:page"]);
});

test.each([
  ["new", { before: null, after: { path: "/a" } }],
  ["removed", { before: { path: "/a" }, after: null }],
  ["moved", { before: { path: "/a" }, after: { path: "/A" } }],
])("a %s page expires the routes as well", (_name, change) => {
  expect(expiredTags(delivery({ _id: "about", _type: "page", ...change }))).toContain("routes");
});

test("documents of one type share its tag", () => {
  expect(expiredTags(delivery({ _id: "a", _type: "blog" }, { _id: "b", _type: "blog" }))).toEqual([
    "document:a",
    "document:b",
    "type:blog",
  ]);
});

test("drafts and versions expire nothing", () => {
  const draft = { _id: "drafts.a", _type: "page", after: { path: "/a" } };
  expect(expiredTags(delivery(draft, { _id: "versions.r1.a", _type: "page" }))).toEqual([]);
});

test("an incomplete delivery expires everything that is cached", () => {
  expect(expiredTags('{"documents":[],"isIncomplete":true}')).toEqual(["routes", "everything"]);
  const body = JSON.stringify({ documents: [{ _id: "a", _type: "page" }], isIncomplete: true });
  expect(expiredTags(body)).toEqual(["document:a", "type:page", "routes", "everything"]);
  expect(expiredTags(body.replace("true", "false"))).toEqual(["document:a", "type:page"]);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "{}",
  `{"documents":{}}`,
  `{"documents":[{"_id":"a"}]}`,
  `{"documents":[{"_id":"","_type":"page"}]}`,
  `{"documents":[{"_id":"a","_type":"page","after":{"path":7}}]}`,
  JSON.stringify({ documents: [{ _id: "a".repeat(129), _type: "page" }] }),
])("%s is not a valid delivery", (body) => {
  expect(expiredTags(body)).toBeUndefined();
});
