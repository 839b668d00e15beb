import { expect, test } from "vitest";

import { anchorOptions } from "#inputs/anchor-input.tsx";

const blocks = [
  { anchor: "tolerances", heading: "What it holds" },
  { anchor: null, heading: "Without an anchor" },
  { anchor: "figures", heading: null },
];

test("the options are the top of the page and each block with an anchor", () => {
  expect(anchorOptions(blocks, undefined)).toEqual([
    { value: "", text: "The top of the page" },
    { value: "tolerances", text: "What it holds (#tolerances)" },
    { value: "figures", text: "#figures" },
  ]);
  expect(anchorOptions(blocks, "figures")).toHaveLength(3);
});

test("an anchor that no block has any more stays selected and is labeled as missing", () => {
  expect(anchorOptions(blocks, "gone").at(-1)).toEqual({
    value: "gone",
    text: "#gone, which no block of the page has",
  });
});
