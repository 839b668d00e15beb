import { expect, test } from "vitest";

import { onlyNodeWith, parsePath, textAt } from "./type-in-place.ts";

const page = {
  title: "CNC",
  blocks: [{ _key: "a", heading: "Cut to size", steps: [{ _key: "s", title: "Mill" }] }],
};

test.each([
  ["title", "CNC"],
  ['blocks[_key=="a"].heading', "Cut to size"],
  ['blocks[_key=="a"].steps[_key=="s"].title', "Mill"],
  ['blocks[_key=="b"].heading', undefined],
  ["blocks", undefined],
])("the text at %s is %s", (path, text) => {
  expect(textAt(page, parsePath(path))).toBe(text);
});

function textNode(data: string, { inDrawing = false } = {}) {
  return { data, parentElement: { closest: () => (inDrawing ? "svg" : null) } };
}

test("an editor can type in a text that the page shows once and exactly as it is stored", () => {
  const heading = textNode("Cut to size");
  expect(onlyNodeWith("Cut to size", [textNode("Steps"), heading])).toBe(heading);
  expect(onlyNodeWith("Cut to size", [heading, textNode("Cut to size", { inDrawing: true })])).toBe(heading);
});

test.each([
  ["twice", [textNode("Cut to size"), textNode("Cut to size")]],
  ["only in a drawing", [textNode("Cut to size", { inDrawing: true })]],
  ["with more text", [textNode("Cut to size in a day")]],
])("nobody types in a text that the page shows %s", (_name, nodes) => {
  expect(onlyNodeWith("Cut to size", nodes)).toBeUndefined();
});
