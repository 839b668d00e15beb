import { expect, test } from "vitest";

import { pictureFields } from "./sample-blocks.ts";

const samples = [{ alt: "A bracket" }, { alt: "A housing" }];

test("every field of a block that holds pictures is shown with some, whatever its name", () => {
  const fields = [
    { name: "heading", type: "string" },
    { name: "portrait", type: "picture" },
    { name: "logos", type: "array", of: [{ type: "picture" }] },
    { name: "steps", type: "array", of: [{ type: "step" }] },
  ];
  expect(pictureFields(fields, samples)).toEqual({ portrait: samples[0], logos: samples });
});

test("without pictures in the lake a block is shown without", () => {
  expect(pictureFields([{ name: "portrait", type: "picture" }], [])).toEqual({});
});
