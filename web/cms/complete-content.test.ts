import { expect, test } from "vitest";

import { completeContent, completeInSteps } from "./complete-content.ts";

test("a block without a required list gets an empty one", () => {
  const result = { blocks: [{ _type: "specificationTable" }, { _type: "questions", questions: null }] };
  completeContent(result);
  expect(result.blocks).toEqual([
    { _type: "specificationTable", rows: [] },
    { _type: "questions", questions: [] },
  ]);
});

test("an object at any depth gets one too, such as a row of a table in rich text", () => {
  const table = { _type: "table", columns: ["Grade"], rows: [{ _type: "tableRow" }] };
  const result = [{ _type: "richText", text: [table] }];
  completeContent(result);
  expect(table.rows).toEqual([{ _type: "tableRow", cells: [] }]);
});

test("a list loses what is null, and a stored object what is null or empty", () => {
  const question = { _type: "question", question: null, answer: null };
  const result = { blocks: [null, { _type: "questions", heading: "", questions: [question, null] }] };
  completeContent(result);
  expect(result).toEqual({
    blocks: [{ _type: "questions", questions: [{ _type: "question", answer: [] }] }],
  });
});

test("a large result is completed in the same way, and others get a turn between its documents", async () => {
  const whole = {
    documents: [
      null,
      { _type: "page", blocks: [null, { _type: "questions" }] },
      { _type: "specificationTable" },
    ],
    sections: null,
  };
  const inSteps = structuredClone(whole);
  completeContent(whole);
  let pauses = 0;
  await completeInSteps(inSteps, async () => {
    pauses += 1;
  });
  expect(inSteps).toEqual(whole);
  expect(pauses).toBe(2);
});

test("an empty paragraph keeps its empty text", () => {
  const paragraph = { _type: "block", children: [{ _type: "span", text: "" }] };
  const result = [structuredClone(paragraph), { _type: "block", children: null }];
  completeContent(result);
  expect(result).toEqual([paragraph, { _type: "block", children: [] }]);
});

test("a list of any length that a query computes is completed", () => {
  const list = [null, ...Array.from({ length: 300_000 }, () => 1)];
  const result = { _type: "guide", unknown: list };
  completeContent(result);
  expect(result.unknown).toHaveLength(300_000);
});

test("what a query selects of a document has its required texts and lists, and null for the others", () => {
  const result = [{ _type: "chart", title: null, rows: null, view: null }];
  completeContent(result);
  expect(result).toEqual([{ _type: "chart", title: "", rows: [], view: null }]);
});

test("a whole document is complete, so that a new menu entry without a link is no error", () => {
  const entry = { _type: "menuLink", label: "New" };
  const menus = [{ _type: "menu", label: "Menu", items: [entry] }];
  const result = { _type: "navigation", _rev: "1", _createdAt: "2026-01-02", footerColumns: null, menus };
  completeContent(result);
  expect(result).toEqual({
    _type: "navigation",
    _rev: "1",
    _createdAt: "2026-01-02",
    menus: [
      { _type: "menu", label: "Menu", items: [{ _type: "menuLink", label: "New", link: { _type: "link" } }] },
    ],
  });
});

test.each([
  null,
  "text",
  // The values of a row are optional.
  { _type: "specificationTable", rows: [{ _type: "specificationRow", label: "Lead time" }] },
  // A document has the fields that its query selects.
  { _type: "guide", path: "/sla" },
])("%j does not change", (result) => {
  const changed = structuredClone(result);
  completeContent(changed);
  expect(changed).toEqual(result);
});
