import { expect, test } from "vitest";

import { blockGroups, blocks } from "./blocks/index.ts";
import { blog } from "./documents/blog.ts";
import { schemaTypes } from "./index.ts";
import { quantity } from "./objects/quantity.ts";
import { size } from "./objects/size.ts";
import { socialLink } from "./objects/social-link.ts";

const fields = schemaTypes.flatMap((type) =>
  "fields" in type ? type.fields.map((field) => ({ name: `${type.name}.${field.name}`, field })) : [],
);

test.each(fields)("the description of $name is a whole sentence", ({ field }) => {
  expect(field).toHaveProperty("description", expect.stringMatching(/^[A-Z“].+[.”/]$/s));
});

test.each(blocks)("$name has an initial value, a description and a preview", (block) => {
  expect(Object.keys(block.initialValue)).not.toEqual([]);
  expect(block.description).toMatch(/\.$/);
  const { title, subtitle } = block.preview.prepare({});
  expect({ title, isNamed: block.title.startsWith(subtitle) }).toEqual({
    title: block.facts.headingLevel === 1 ? "No heading of its own" : "No text yet",
    isNamed: true,
  });
});

test("the preview of a block without a heading shows the fallback, and counts items", () => {
  const figures = blocks.find(({ name }) => name === "keyFigures");
  expect(figures?.preview.prepare({ fallback: "Typical capability", count: [{}, {}] })).toMatchObject({
    title: "Typical capability",
    subtitle: "Key figures · 2",
  });
  const steps = blocks.find(({ name }) => name === "steps");
  expect(steps?.preview.prepare({ title: "How it works", count: { 0: {}, 1: {}, 2: {} } })).toMatchObject({
    subtitle: "Steps · 3",
  });
});

test("titles have the words that editors search for in the insert menu", () => {
  const titles = blocks.map(({ title }) => title.toLowerCase());
  for (const word of ["faq", "image", "cta", "price", "stats"])
    expect(titles).toContainEqual(expect.stringContaining(word));
});

test("the preview of a divider shows its kind, and the preview of a drawing its title", () => {
  const divider = blocks.find(({ name }) => name === "divider");
  expect(divider?.preview.prepare({ title: "line" })).toMatchObject({ title: "Divider: line" });
  const drawing = blocks.find(({ name }) => name === "drawing");
  expect(drawing?.preview.prepare({ title: "Layers", choice: "How stereolithography works" })).toMatchObject({
    title: "Layers",
    subtitle: "Drawing · How stereolithography works",
  });
});

// The Studio would write plain values as “Mpa” and “Linkedin”.
test.each([
  ["a figure", quantity, "unit", "MPa"],
  ["a size", size, "unit", "mm"],
  ["a social network", socialLink, "network", "LinkedIn"],
])("the options of %s have the stored value as their title", (_what, { fields: own }, name, value) => {
  const field = own.find((each) => each.name === name);
  expect(field).toHaveProperty("options.list", expect.arrayContaining([{ value, title: value }]));
});

test("a new post has the current date, and lists show it", () => {
  const published = blog.fields.find(({ name }) => name === "publishedAt");
  expect(published).toHaveProperty("initialValue", expect.any(Function));
  const pictures = { own: undefined, first: undefined };
  const selected = { title: "Threads", path: "/blog/threads", date: "2026-11-21T09:00:00Z", ...pictures };
  expect(blog.preview.prepare(selected)).toMatchObject({ subtitle: "Nov 21, 2026 · /blog/threads" });
});

test.each(blocks)("$name has the fields for background, anchor, search words and visibility", (block) => {
  const names = block.fields.map(({ name }) => name);
  expect(names.slice(-6)).toEqual(["tone", "anchor", "searchWords", "hidden", "showFrom", "showUntil"]);
});

test("every block is in exactly one group of the insert menu", () => {
  const grouped = blockGroups.flatMap((group) => group.of);
  expect(grouped.toSorted()).toEqual(blocks.map(({ name }) => name).toSorted());
  expect(grouped).toContain("processChooser");
});

test("no two types have the same name", () => {
  const names = schemaTypes.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test("no document type validates itself as a whole, because the Studio sets the rules for content there", () => {
  const validated = schemaTypes.filter((type) => type.type === "document" && "validation" in type);
  expect(validated.map(({ name }) => `${name}: write a rule in schemas/rules`)).toEqual([]);
});
