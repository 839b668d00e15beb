import { expect, test } from "vitest";

import { anchorOptions } from "./anchor-options.ts";

const blocks = [
  { anchor: "tolerances", heading: "What it holds", section: null },
  { anchor: null, heading: "Without an anchor", section: null },
  { anchor: "figures", heading: null, section: null },
];

test("the options are the top of the page and each block with an anchor", () => {
  expect(anchorOptions({ blocks, sections: [] }, undefined)).toEqual([
    { value: "", text: "The top of the page" },
    { value: "tolerances", text: "What it holds (#tolerances)" },
    { value: "figures", text: "#figures" },
  ]);
  expect(anchorOptions({ blocks, sections: [] }, "figures")).toHaveLength(3);
});

test("the anchors of a saved section are among those of the page", () => {
  const page = {
    blocks: [{ anchor: null, heading: null, section: "faq" }, ...blocks],
    sections: [{ _id: "faq", blocks: [{ anchor: "faq", heading: "Questions" }] }],
  };
  const options = anchorOptions(page, undefined);
  expect(options.map(({ value }) => value)).toEqual(["", "faq", "tolerances", "figures"]);
});

test("an anchor that no block has anymore stays selected and is labeled as missing", () => {
  expect(anchorOptions({ blocks, sections: [] }, "gone").at(-1)).toEqual({
    value: "gone",
    text: "#gone (no block on the page has this anchor)",
  });
});
