import { storedField } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { routableTypes } from "./fields/routable-types.ts";
import { schemaTypes } from "./index.ts";
import { pageTemplates, initialDocument } from "./templates.ts";

test("every routable type has a template with its name, and industries and campaigns have one too", () => {
  const templates = pageTemplates.map(({ id, schemaType }) => `${id} ${schemaType}`);
  const ofTypes = routableTypes.map((type) => `${type} ${type}`);
  expect(
    templates.toSorted(),
    "Add the blocks that new pages of a missing type start with to schemas/templates.ts.",
  ).toEqual(["campaign page", "industry page", ...ofTypes].toSorted());
});

test("a new service has the blocks of a process page", () => {
  let keys = 0;
  const service = pageTemplates.find(({ id }) => id === "service");
  const { blocks } = service === undefined ? { blocks: [] } : initialDocument(service, () => `key${++keys}`);
  expect(blocks).toMatchObject([
    { _type: "hero", _key: "key1", lead: expect.any(String) },
    { _type: "keyFigures" },
    { _type: "steps" },
    { _type: "specificationTable" },
    { _type: "materialTable", selection: "hand", heading: expect.any(String) },
    { _type: "finishTable", selection: "hand" },
    { _type: "comparison" },
    { _type: "designRule" },
    { _type: "gallery" },
    { _type: "questions" },
    { _type: "quoteCall", _key: "key11" },
  ]);
});

test.each(pageTemplates)(
  "the main heading of a new $id is empty, so that the page shows its title",
  (template) => {
    const heroes = [initialDocument(template, () => "key")["blocks"]].flat().filter(isHero);
    expect(heroes).toHaveLength(template.blocks.filter((name) => name === "hero").length);
    for (const hero of heroes) expect(hero).not.toHaveProperty("heading");
  },
);

test.each(pageTemplates)("the template $id sets only fields of its type", ({ schemaType, fields = {} }) => {
  const type = schemaTypes.find(({ name }) => name === schemaType);
  const names = type !== undefined && "fields" in type ? type.fields.map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining(Object.keys(fields)));
});

function isHero(block: unknown): boolean {
  return storedField(block, "_type") === "hero";
}
