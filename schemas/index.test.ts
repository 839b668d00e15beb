import { expect, test } from "vitest";

import { blockGroups, blocks } from "./blocks/index.ts";
import { schemaTypes } from "./index.ts";

const fields = schemaTypes.flatMap((type) =>
  "fields" in type ? type.fields.map((field) => ({ name: `${type.name}.${field.name}`, field })) : [],
);

test.each(fields)("$name tells editors in a sentence what it is for", ({ field }) => {
  expect(field).toHaveProperty("description", expect.stringMatching(/^[A-Z“].+[.”/]$/s));
});

test.each(blocks)("a new $name starts with text, says what it is, and has a preview", (block) => {
  expect(Object.keys(block.initialValue)).not.toEqual([]);
  expect(block.description).toMatch(/\.$/);
  expect(block.preview.prepare({})).toMatchObject({ title: "No text yet", subtitle: block.title });
});

test("a block whose heading is empty is known by its next text, and says how many things it holds", () => {
  const figures = blocks.find(({ name }) => name === "keyFigures");
  expect(figures?.preview.prepare({ fallback: "Typical capability", list: [{}, {}] })).toMatchObject({
    title: "Typical capability",
    subtitle: "Key figures · 2",
  });
  const steps = blocks.find(({ name }) => name === "steps");
  expect(steps?.preview.prepare({ line: "How it works", list: { 0: {}, 1: {}, 2: {} } })).toMatchObject({
    subtitle: "Steps · 3",
  });
});

test.each(blocks)("a $name has an anchor, a background, and can be hidden or shown for a time", (block) => {
  const names = block.fields.map(({ name }) => name);
  expect(names.slice(-5)).toEqual(["tone", "anchor", "hidden", "showFrom", "showUntil"]);
});

test("every block stands in exactly one group of the insert menu", () => {
  const grouped = blockGroups.flatMap((group) => group.of);
  expect(grouped.toSorted()).toEqual(blocks.map(({ name }) => name).toSorted());
  expect(grouped).toContain("processChooser");
});

test("no two types have the same name", () => {
  const names = schemaTypes.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
