import { expect, test } from "vitest";

import { blockingLinks, linkKey, nameOf } from "./removal-impact.ts";
import { pageSettings } from "./testing/page-settings.ts";

const { links, titles } = pageSettings;

const page = {
  _id: "home",
  _rev: "1",
  _type: "page",
  blocks: [
    { _type: "hero", _key: "a", actions: [{ _type: "action", _key: "b", label: "Read more" }] },
    { _type: "richText", _key: "c", text: [{ _type: "block", _key: "d" }] },
  ],
};

test("a link in a button is named by the label of the button", () => {
  const path = ["blocks", { _key: "a" }, "actions", { _key: "b" }, "link", "reference"];
  expect(nameOf(path, page, titles)).toBe("Blocks › Hero (1) › Buttons › Button “Read more”");
});

test("a link in a text is named by its paragraph", () => {
  const path = ["blocks", { _key: "c" }, "text", { _key: "d" }, "markDefs", { _key: "e" }, "reference"];
  expect(nameOf(path, page, titles)).toBe("Blocks › Rich text (2) › Text › Paragraph (1)");
});

test("a reference is named by its field", () => {
  expect(nameOf(["partOf"], { _id: "cnc", _rev: "1", _type: "service" }, titles)).toBe("Part of");
});

test.each(["page", "address"])("a redirect is named as a whole, not by its field %j", (field) => {
  expect(nameOf([field], { _id: "old", _rev: "1", _type: "redirect" }, titles)).toBe("Redirect");
});

test("weak references in drafts and redirects to a path do not prevent unpublishing, but weak references that visitors see do", () => {
  const reference = { _type: "reference", _ref: "old" };
  const linking = [
    { _id: "service", _rev: "1", _type: "service", partOf: reference },
    { _id: "post", _rev: "1", _type: "blog", author: { ...reference, _weak: true } },
    { _id: "drafts.new", _rev: "1", _type: "blog", author: { ...reference, _weak: true } },
    { _id: "redirect", _rev: "1", _type: "redirect", kind: "address", address: "/old" },
  ];
  const link = (index: number, path: string[]) => {
    const [document = page] = linking.slice(index);
    return { key: linkKey(document, path), document, documentTitle: "", name: "", accepts: [] };
  };
  const incomingLinks = [link(0, ["partOf"]), link(1, ["author"]), link(2, ["author"]), link(3, ["address"])];
  const removed = { id: "old", paths: ["/old"] };
  expect(blockingLinks({ linking, incomingLinks, removed }, links)).toEqual(incomingLinks.slice(0, 2));
});
