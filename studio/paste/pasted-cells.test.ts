import { expect, test } from "vitest";

import { pastedCells, tableOf } from "#paste/pasted-cells.ts";

test("cells of a spreadsheet come with tabs, and with quotes where they hold lines or quotes", () => {
  expect(pastedCells('Process\tTolerance\r\nCNC\t±0.05 mm\r\n"Sheet\nmetal"\t"±0.1 ""bent"""\r\n')).toEqual([
    ["Process", "Tolerance"],
    ["CNC", "±0.05 mm"],
    ["Sheet\nmetal", '±0.1 "bent"'],
  ]);
});

test("the first row heads the columns, and short rows and empty cells are filled with dashes", () => {
  let keys = 0;
  const cells = [
    ["Process", "Tolerance", "Note"],
    ["CNC", " ±0.05\n mm "],
    ["SLA", "", "fine"],
  ];
  expect(tableOf(cells, () => `key${++keys}`)).toEqual({
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
])("%s is no table", (_what, text) => {
  expect(tableOf(pastedCells(text), () => "key")).toBeUndefined();
});
