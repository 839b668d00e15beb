import { expect, test } from "vitest";

import { pictureFields } from "./sample-blocks.ts";

const samples = [{ alt: "A bracket" }, { alt: "A housing" }];

test("every picture field of a block has sample pictures, whatever its name", () => {
  const fields = [
    { name: "heading", type: "string" },
    { name: "portrait", type: "picture" },
    { name: "logos", type: "array", of: [{ type: "picture" }] },
    { name: "steps", type: "array", of: [{ type: "step" }] },
  ];
  expect(pictureFields(fields, samples)).toEqual({ portrait: samples[0], logos: samples });
});

test("a block has no sample pictures if the lake has no pictures", () => {
  expect(pictureFields([{ name: "portrait", type: "picture" }], [])).toEqual({});
});
