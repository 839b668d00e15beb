import { expect, test } from "vitest";

import { nameOf } from "#removal/situation.ts";

const page = {
  _id: "home",
  _rev: "1",
  _type: "page",
  blocks: [
    { _type: "hero", _key: "a", actions: [{ _type: "action", _key: "b", label: "Read more" }] },
    { _type: "richText", _key: "c", text: [{ _type: "block", _key: "d" }] },
  ],
};

test("a link in a button is named by the button and its label", () => {
  const path = ["blocks", { _key: "a" }, "actions", { _key: "b" }, "link", "reference"];
  expect(nameOf(path, page)).toBe("Blocks › Hero (1) › Buttons › Button (1): “Read more”");
});

test("a link in a text is named by its paragraph", () => {
  const path = ["blocks", { _key: "c" }, "text", { _key: "d" }, "markDefs", { _key: "e" }, "reference"];
  expect(nameOf(path, page)).toBe("Blocks › Rich text (2) › Text › Item (1)");
});

test("a reference is named by its field", () => {
  expect(nameOf(["partOf"], { _id: "cnc", _rev: "1", _type: "service" })).toBe("Part of");
});
