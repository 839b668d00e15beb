import { expect, test } from "vitest";

import { parseCells, repeatMerged, toTable } from "./pasted-cells.ts";

test("spreadsheet cells are split at tabs, and quoted cells can contain line breaks and quotes", () => {
  expect(parseCells('Process\tTolerance\r\nCNC\t±0.05 mm\r\n"Sheet\nmetal"\t"±0.1 ""bent"""\r\n')).toEqual([
    ["Process", "Tolerance"],
    ["CNC", "±0.05 mm"],
    ["Sheet\nmetal", '±0.1 "bent"'],
  ]);
});

test("the first row becomes the headings, and missing and empty cells become dashes", () => {
  let keys = 0;
  const cells = [
    ["Process", "Tolerance", "Note"],
    ["CNC", " ±0.05\n mm "],
    ["SLA", "", "fine"],
  ];
  expect(toTable(cells, () => `key${++keys}`)).toEqual({
    columns: ["Process", "Tolerance", "Note"],
    rows: [
      { _type: "tableRow", _key: "key1", cells: ["CNC", "±0.05 mm", "–"] },
      { _type: "tableRow", _key: "key2", cells: ["SLA", "–", "fine"] },
    ],
  });
});

test.each([
  ["one line", "a\tb"],
  ["one column", "a\nb"],
  ["nothing", ""],
])("%s is not a table", (_case, text) => {
  expect(toTable(parseCells(text))).toBeUndefined();
});

const cell = (text: string, { columns = 1, rows = 1 } = {}) => ({ text, columns, rows });

test("a merged cell repeats its text, so that the cells beside it stay in their columns", () => {
  expect(
    repeatMerged([
      [cell("Process", { rows: 2 }), cell("Tolerance", { columns: 2 })],
      [cell("Fine"), cell("Usual")],
      [cell("CNC", { rows: 9 }), cell("±0.02"), cell("±0.05")],
      [cell("±0.03"), cell("±0.1")],
    ]),
  ).toEqual([
    ["Process", "Tolerance", "Tolerance"],
    ["Process", "Fine", "Usual"],
    ["CNC", "±0.02", "±0.05"],
    ["CNC", "±0.03", "±0.1"],
  ]);
});

test("a table of any size has at most 2,000 rows of 100 cells", () => {
  const cells = Array.from({ length: 100 }, () => cell("a", { columns: 1000, rows: 5000 }));
  const grid = repeatMerged(Array.from({ length: 5000 }, () => cells));
  expect(grid).toHaveLength(2000);
  expect(new Set(grid.map((row) => row.length))).toEqual(new Set([100]));
  const copied = parseCells(`${"\t".repeat(100_000)}\n`.repeat(2) + "a\n".repeat(5000));
  expect(copied).toHaveLength(2000);
  expect(copied[0]).toHaveLength(100);
});
