import { expect, test } from "vitest";

import { anchorChoices } from "#components/anchor-choices.ts";

const blocks = [
  { anchor: "tolerances", heading: "What it holds" },
  { anchor: null, heading: "Without an anchor" },
  { anchor: "figures", heading: null },
];

test("a link can lead to the top of a page and to each block that has an anchor", () => {
  expect(anchorChoices(blocks, undefined)).toEqual([
    { value: "", text: "The top of the page" },
    { value: "tolerances", text: "What it holds (#tolerances)" },
    { value: "figures", text: "#figures" },
  ]);
  expect(anchorChoices(blocks, "figures")).toHaveLength(3);
});

test("an anchor that the page has lost stays chosen, and says so", () => {
  expect(anchorChoices(blocks, "gone").at(-1)).toEqual({
    value: "gone",
    text: "#gone, which no block of the page has",
  });
});
