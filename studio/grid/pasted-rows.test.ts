import { unitsOf } from "quantities/units.ts";
import { expect, test } from "vitest";

import type { Column } from "#grid/columns.ts";
import { pasteRows, type Row } from "#grid/pasted-rows.ts";

const type = { name: "string", jsonType: "string" } as const;
const quantities = { types: ["quantity"], units: unitsOf() } as const;
const sizes = { types: ["size"], units: unitsOf("length") } as const;

const columns: Column[] = [
  { kind: "text", name: "label", title: "What it is", type },
  { kind: "quantity", name: "quantity", title: "Figure", type, rules: quantities },
  { kind: "quantity", name: "size", title: "Size", type, rules: sizes },
  { kind: "text", name: "text", title: "Text", type },
];

function paste(cells: string[][], rows: Row[] = [], from = { row: 0, column: 0 }) {
  let count = 0;
  return pasteRows({ columns, rows, from, cells, createRow: () => ({ _key: `new${++count}` }) });
}

const tolerance = { _type: "quantity", value: 0.1, plusMinus: true, unit: "mm" };

test("pasted cells fill rows starting at the focused cell, and add rows below the last one", () => {
  const rows = [{ _key: "a", label: "Tolerance", source: "kept" }];
  expect(paste([["±0.1 mm"], ["5–10 days"]], rows, { row: 0, column: 1 })).toEqual({
    changed: [{ _key: "a", label: "Tolerance", source: "kept", quantity: tolerance }],
    added: [{ _key: "new1", quantity: { _type: "quantity", min: 5, max: 10, unit: "day" } }],
    messages: [],
  });
});

test("a cell with several lines becomes one line in a column of text", () => {
  expect(paste([["Wall\nand floor", "1 mm"]]).added).toMatchObject([{ label: "Wall and floor" }]);
});

test("a heading row is skipped and determines the columns", () => {
  expect(
    paste([
      ["figure", "What it is"],
      ["±0.1 mm", "Tolerance"],
    ]).added,
  ).toEqual([{ _key: "new1", label: "Tolerance", quantity: tolerance }]);
});

test("text that its column cannot hold goes into another one, and a message says so", () => {
  const { added, messages } = paste([
    ["Largest part", "500 × 300 mm"],
    ["File formats", "STEP, IGES"],
    ["Wall", "0,5 mm"],
  ]);
  expect(added).toEqual([
    { _key: "new1", label: "Largest part", size: { _type: "size", length: 500, width: 300, unit: "mm" } },
    { _key: "new2", label: "File formats", text: "STEP, IGES" },
    { _key: "new3", label: "Wall", text: "0,5 mm" },
  ]);
  expect(messages).toEqual([
    "Row 1: “500 × 300 mm” went to Size.",
    "Row 2: “STEP, IGES” went to Text.",
    "Row 3: “0,5 mm” went to Text. Write decimals with a point: 0.5, not 0,5.",
  ]);
});

test("text that fits no column is quoted in a message", () => {
  const rows = [{ _key: "a", label: "Wall", text: "Any" }];
  expect(paste([["soft", "hard"]], rows, { row: 0, column: 2 })).toEqual({
    changed: [{ _key: "a", label: "Wall", text: "hard" }],
    added: [],
    messages: ["Row 1: “soft” was left out. Write the sides and their unit: 500 × 400 × 300 mm."],
  });
});
