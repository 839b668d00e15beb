import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";
import { sampleTitles } from "studio-kit/testing/sample-titles.ts";
import { expect, test } from "vitest";

import { differencesBetween as differencesIn, type Words } from "./differences.ts";

const words: Words = {
  titles: sampleTitles,
  textOfBlock: (block) =>
    storedItems(storedField(block, "children"))
      .map((child) => String(storedField(child, "text")))
      .join(""),
};
const differencesBetween = (before: ContentDocument, after: ContentDocument) =>
  differencesIn(before, after, words);

const span = (text: string) => [{ _type: "span", _key: "s", text, marks: [] }];
const paragraph = (text: string) => ({ _type: "block", _key: "p", style: "normal", children: span(text) });
const page = {
  _id: "cnc",
  _type: "page",
  _rev: "2",
  title: "CNC machining",
  blocks: [
    { _type: "hero", _key: "hero", heading: "Milled parts" },
    { _type: "richText", _key: "text", heading: "Why", text: [paragraph("In five days.")] },
  ],
};
const [hero, text] = page.blocks;

test("the same content in another revision has no differences", () => {
  expect(differencesBetween(page, { ...page, _rev: "1" })).toEqual([]);
});

test.each([
  ["a field", { ...page, title: "CNC" }, { breadcrumb: "Title", before: "CNC machining", after: "CNC" }],
  [
    "a paragraph",
    { ...page, blocks: [hero, { ...text, text: [paragraph("In three days.")] }] },
    {
      breadcrumb: expect.stringContaining("Rich text “Why” › "),
      before: "In five days.",
      after: "In three days.",
    },
  ],
  [
    "a block that is missing",
    { ...page, blocks: [text] },
    { breadcrumb: "Blocks › Hero “Milled parts”", before: "Hero “Milled parts”", after: undefined },
  ],
  [
    "a field that was empty",
    { ...page, summary: "Parts." },
    { breadcrumb: "In one sentence", before: undefined, after: "Parts." },
  ],
  [
    "the order of blocks",
    { ...page, blocks: [text, hero] },
    {
      breadcrumb: "Blocks",
      before: "Hero “Milled parts”, Rich text “Why”",
      after: "Rich text “Why”, Hero “Milled parts”",
    },
  ],
])("%s", (_, previous, expected) => {
  expect(differencesBetween(page, previous)).toEqual([expected]);
});
