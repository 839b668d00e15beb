import { type ArraySchemaType, createSchema } from "sanity";
import { expect, test } from "vitest";

import { SHARED_SECTION, sectionChoices } from "./section-choices.ts";

const schema = createSchema({
  name: "test",
  types: [
    { name: "hero", type: "object", fields: [{ name: "heading", type: "string" }] },
    { name: SHARED_SECTION, type: "object", fields: [{ name: "section", type: "string" }] },
    { name: "blocks", type: "array", of: [{ type: "hero" }, { type: SHARED_SECTION }] },
  ],
});

function isArrayType(type: unknown): type is ArraySchemaType {
  return typeof type === "object" && type !== null && "of" in type;
}

function choicesOf(stored: Parameters<typeof sectionChoices>[1]) {
  const type = schema.get("blocks");
  if (!isArrayType(type)) throw new Error("There is no list of blocks");
  return sectionChoices(type, stored);
}

test("a saved section is a choice under its name, and becomes a block that shows it", () => {
  const { schemaType, resolve } = choicesOf([{ _id: "offer", name: "Our offer" }]);
  expect(schemaType.of.map(({ name, title }) => title ?? name)).toContain("Our offer");
  expect(resolve({ _key: "a", _type: "offer" })).toMatchObject({
    _type: SHARED_SECTION,
    section: { _ref: "offer" },
  });
});

test("a section with the id of a block does not take the place of new blocks", () => {
  const { schemaType, resolve } = choicesOf([{ _id: "drafts.hero", name: "Hero" }]);
  expect(schemaType.of.map(({ name }) => name)).toEqual(["hero", SHARED_SECTION]);
  const block = { _key: "a", _type: "hero" };
  expect(resolve(block)).toBe(block);
});
