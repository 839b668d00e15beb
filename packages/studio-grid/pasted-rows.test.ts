import { expect, test } from "vitest";

import type { CellFormat, Column } from "./columns.ts";
import { pasteRows, type Row } from "./pasted-rows.ts";

const type = { name: "string", jsonType: "string" } as const;

/** Numbers with this unit. */
function format(unit: string): CellFormat {
  return {
    placeholder: `5 ${unit}`,
    toText: String,
    read: (text) =>
      text.endsWith(unit) ? { value: Number.parseFloat(text) } : { problem: `Write a number of ${unit}` },
  };
}

const columns: Column[] = [
  { kind: "text", name: "label", title: "What it is", type },
  { kind: "formatted", name: "weight", title: "Weight", type, format: format("kg") },
  { kind: "formatted", name: "size", title: "Size", type, format: format("mm") },
  { kind: "text", name: "text", title: "Text", type },
];

function paste(cells: string[][], rows: Row[] = [], from = { row: 0, column: 0 }) {
  let count = 0;
  return pasteRows({ columns, rows, from, cells, createRow: () => ({ _key: `new${++count}` }) });
}

test("pasted cells fill rows starting at the focused cell, and add rows below the last one", () => {
  const rows = [{ _key: "a", label: "Vise", source: "kept" }];
  expect(paste([["12 kg"], ["5 kg"]], rows, { row: 0, column: 1 })).toEqual({
    changed: [{ _key: "a", label: "Vise", source: "kept", weight: 12 }],
    added: [{ _key: "new1", weight: 5 }],
    messages: [],
  });
});

test("a cell with several lines becomes one line in a column of text", () => {
  expect(paste([["Wall\nand floor", "1 kg"]]).added).toMatchObject([{ label: "Wall and floor" }]);
});

test("a heading row is skipped and determines the columns", () => {
  expect(
    paste([
      ["weight", "What it is"],
      ["12 kg", "Vise"],
    ]).added,
  ).toEqual([{ _key: "new1", label: "Vise", weight: 12 }]);
});

test("text that its column cannot hold goes into another one, and a message says so", () => {
  const { added, messages } = paste([
    ["Largest part", "500 mm"],
    ["File formats", "STEP, IGES"],
    ["Vise", "12 lb"],
  ]);
  expect(added).toEqual([
    { _key: "new1", label: "Largest part", size: 500 },
    { _key: "new2", label: "File formats", text: "STEP, IGES" },
    { _key: "new3", label: "Vise", text: "12 lb" },
  ]);
  expect(messages).toEqual([
    "Row 1: “500 mm” went to Size.",
    "Row 2: “STEP, IGES” went to Text.",
    "Row 3: “12 lb” went to Text. Write a number of kg.",
  ]);
});

test("text that fits no column is quoted in a message", () => {
  const rows = [{ _key: "a", label: "Wall", text: "Any" }];
  expect(paste([["soft", "hard"]], rows, { row: 0, column: 2 })).toEqual({
    changed: [{ _key: "a", label: "Wall", text: "hard" }],
    added: [],
    messages: ["Row 1: “soft” was left out. Write a number of mm."],
  });
});
