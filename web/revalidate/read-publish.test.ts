import { expect, test } from "vitest";

import { readPublish } from "./receive-webhook.ts";

function delivery(...documents: object[]): string {
  return JSON.stringify({ transactionId: "t1", documents, syncTags: ["s1:page"] });
}

test("an edited page that keeps its path is no move", () => {
  const page = {
    _id: "about",
    _type: "page",
    operation: "update",
    before: { path: "/a" },
    after: { path: "/a" },
  };
  expect(readPublish(delivery(page))).toMatchObject({
    documents: [{ _id: "about", _type: "page" }],
    isMoved: false,
    isIncomplete: false,
  });
});

test.each([
  ["new", { before: null, after: { path: "/a" } }],
  ["removed", { before: { path: "/a" }, after: null }],
  ["moved", { before: { path: "/a" }, after: { path: "/A" } }],
  ["badly written", { before: { path: "/a" }, after: { path: 7 } }],
])("a %s page is a move", (_name, change) => {
  expect(readPublish(delivery({ _id: "about", _type: "page", ...change }))?.isMoved).toBe(true);
});

test("drafts and versions are left out", () => {
  const draft = { _id: "drafts.a", _type: "page", after: { path: "/a" } };
  const publish = readPublish(delivery(draft, { _id: "versions.r1.a", _type: "page" }));
  expect(publish).toEqual({ documents: [], isMoved: false, isIncomplete: false });
});

test("a published document may have a dot in its id", () => {
  const documents = [{ _id: "page.about", _type: "page", after: { path: "/about" } }];
  expect(readPublish(delivery(...documents))).toEqual({ documents, isMoved: true, isIncomplete: false });
});

test.each([
  ["true", true],
  ["false", false],
  ["null", false],
])("a delivery says whether it is incomplete: %s", (isIncomplete, expected) => {
  expect(readPublish(`{"documents":[],"isIncomplete":${isIncomplete}}`)?.isIncomplete).toBe(expected);
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
  JSON.stringify({ documents: [{ _id: "a".repeat(129), _type: "page" }] }),
])("%s is not a valid delivery", (body) => {
  expect(readPublish(body)).toBeUndefined();
});
