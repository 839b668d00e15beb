import { expect, test } from "vitest";

import { sampleTitles } from "./testing/sample-titles.ts";

const { breadcrumbOf, documentTitle, itemTitle } = sampleTitles;

test.each([
  [{ _type: "page", title: " About us " }, "About us"],
  [{ _type: "person", name: "Ada" }, "Ada"],
  [{ _type: "page", title: " " }, "Page without a title"],
  [{ _type: "settings" }, "Settings"],
])("the title of %j is “%s”", (document, title) => {
  expect(documentTitle(document)).toBe(title);
});

test("a list item is named by its type and text, and also by its position if these are not unique", () => {
  const items = [
    { _type: "hero", heading: " Turned parts " },
    { _type: "steps", heading: "" },
    { _type: "hero", heading: "Milling" },
    { _type: "hero", heading: "Milling" },
    { _type: "block", style: "h2" },
    { _type: "block" },
    "text",
  ];
  expect(items.map((_, index) => itemTitle(items, index))).toEqual([
    "Hero “Turned parts”",
    "Steps (2)",
    "Hero “Milling” (3)",
    "Hero “Milling” (4)",
    "Heading (5)",
    "Paragraph (6)",
    "Item (7)",
  ]);
});

test("a field is named by the titles on the way to it, or by its name if the schema does not have it", () => {
  const page = { _type: "page", blocks: [{ _type: "hero", _key: "a", heading: "Milling" }] };
  expect(breadcrumbOf(["blocks", { _key: "a" }, "lead"], page)).toBe(
    "Blocks › Hero “Milling” › Introduction",
  );
  expect(breadcrumbOf(["old"], page)).toBe("old");
  expect(breadcrumbOf([], page)).toBe("The whole document");
});
