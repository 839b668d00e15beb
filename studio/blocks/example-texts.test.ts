import { blocks } from "schemas/blocks/index.ts";
import { expect, test } from "vitest";

import { optionalExamplesIn } from "#blocks/example-texts.ts";

const newBlock = (name: string) => ({
  _type: name,
  _key: name,
  ...blocks.find((type) => type.name === name)?.initialValue,
});

test("the optional examples of all blocks are found, and what an editor wrote is not", () => {
  const stored = [
    newBlock("steps"),
    { ...newBlock("keyFigures"), lead: "What we reach." },
    newBlock("quoteForm"),
  ];
  expect(optionalExamplesIn(stored)).toEqual([
    [{ _key: "steps" }, "lead"],
    [{ _key: "quoteForm" }, "lead"],
  ]);
});

test("blocks of unknown types and other values have none", () => {
  expect(optionalExamplesIn([{ _type: "sharedSection", _key: "a" }, "text"])).toEqual([]);
  expect(optionalExamplesIn(undefined)).toEqual([]);
});
