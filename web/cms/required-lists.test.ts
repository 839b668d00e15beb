import { expect, test } from "vitest";

import { addRequiredLists } from "./fetch.ts";

test("a block without a required list gets an empty one", () => {
  const result = { blocks: [{ _type: "specificationTable" }, { _type: "questions", questions: null }] };
  addRequiredLists(result);
  expect(result.blocks).toEqual([
    { _type: "specificationTable", rows: [] },
    { _type: "questions", questions: [] },
  ]);
});

test("an object at any depth gets one too, such as a row of a table in rich text", () => {
  const table = { _type: "table", columns: ["Grade"], rows: [{ _type: "tableRow" }] };
  const result = [{ _type: "richText", text: [table] }];
  addRequiredLists(result);
  expect(table.rows).toEqual([{ _type: "tableRow", cells: [] }]);
});

test.each([
  null,
  "text",
  [null],
  // The values of a row are optional.
  { _type: "specificationTable", rows: [{ _type: "specificationRow", label: "Lead time" }] },
  // A document has the fields that its query selects.
  { _type: "guide", path: "/sla" },
])("%j does not change", (result) => {
  const changed = structuredClone(result);
  addRequiredLists(changed);
  expect(changed).toEqual(result);
});
