import { expect, test } from "vitest";

import { noSections, pageBlocksField, sectionBlocksField } from "./blocks-field.ts";

const typesOf = ({ of }: ReturnType<typeof pageBlocksField>) => of.map(({ type }) => type);

test("a page can contain blocks and saved sections, but a saved section only blocks", () => {
  expect(typesOf(pageBlocksField())).toEqual([...typesOf(sectionBlocksField()), "sharedSection"]);
});

test("a saved section inside another one is reported with its path", () => {
  const blocks = [
    { _key: "a", _type: "hero" },
    { _key: "b", _type: "sharedSection" },
  ];
  expect(noSections(blocks)).toEqual([
    { message: expect.stringMatching(/cannot contain another one/), path: [{ _key: "b" }] },
  ]);
  expect(noSections(blocks.slice(0, 1))).toBe(true);
  expect(noSections(undefined)).toBe(true);
});
