import { expect, test } from "vitest";

import { parsePath, textAt } from "./type-in-place.ts";

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
