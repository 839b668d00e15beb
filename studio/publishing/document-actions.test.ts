import { expect, test } from "vitest";

import { copyOf } from "#publishing/document-actions.ts";

test("a copy of a page is labeled in its title and has no path and no aliases", () => {
  const blocks = [{ _type: "hero", _key: "a", heading: "Turned parts" }];
  const page = {
    _id: "drafts.b",
    _type: "page",
    title: "Turning",
    path: "/turning",
    aliases: ["/lathe"],
    blocks,
  };
  expect(copyOf(page)).toEqual({ _id: "drafts.b", _type: "page", title: "Turning (copy)", blocks });
});

test.each([
  [{ _id: "g", _type: "materialGrade", name: "PA12" }, { name: "PA12 (copy)" }],
  [{ _id: "t", _type: "glossaryTerm", term: "Draft" }, { term: "Draft (copy)" }],
  [{ _id: "r", _type: "redirect", from: "/old", kind: "page" }, { kind: "page" }],
])("a copy of %j contains %j", (document, { ...expected }) => {
  expect(copyOf(document)).toEqual({ _id: document._id, _type: document._type, ...expected });
});
