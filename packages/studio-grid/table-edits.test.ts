import { insert, set, setIfMissing, unset } from "sanity";
import { expect, test } from "vitest";

import { addRow, changeColumns, HEADINGS, pasteCells, swapped, tableIn, writeCell } from "./table-edits.ts";

const stored = {
  columns: ["Process", "Tolerance"],
  rows: [
    { _type: "tableRow", _key: "a", cells: ["CNC", "±0.05 mm"] },
    { _type: "tableRow", _key: "b", cells: ["SLA"] },
  ],
};
const table = tableIn(stored);
const start = setIfMissing([], ["rows"]);

function paste(key: string, column: number, cells: string[][]) {
  let keys = 0;
  const { change, messages } = pasteCells(table, key, column, cells, () => `new${++keys}`);
  return { patches: change.patches, messages };
}

test("a change of a cell or heading writes only its row or the headings, and a short row is padded", () => {
  expect(writeCell(table, "b", 1, "±0.1 mm").patches).toEqual([
    start,
    set(["SLA", "±0.1 mm"], ["rows", { _key: "b" }, "cells"]),
  ]);
  expect(writeCell(table, "b", 1, "±0.1 mm").inverse).toEqual([
    start,
    set(["SLA"], ["rows", { _key: "b" }, "cells"]),
  ]);
  expect(writeCell(table, HEADINGS, 0, "Way").patches).toEqual([set(["Way", "Tolerance"], ["columns"])]);
});

test("a row is added below another row, or below the headings", () => {
  const row = { _type: "tableRow", _key: "c", cells: ["", ""] };
  expect(addRow(table, "c", "a").patches).toEqual([start, insert([row], "after", ["rows", { _key: "a" }])]);
  expect(addRow(table, "c", HEADINGS).patches).toEqual([
    start,
    insert([row], "before", ["rows", { _key: "a" }]),
  ]);
  expect(addRow(table, "c", undefined).inverse).toEqual([start, unset(["rows", { _key: "c" }])]);
});

test("a change of columns applies to the headings and to each row", () => {
  expect(changeColumns(table, (cells) => swapped(cells, 0, 1)).patches).toEqual([
    set(["Tolerance", "Process"], ["columns"]),
    start,
    set(["±0.05 mm", "CNC"], ["rows", { _key: "a" }, "cells"]),
    start,
    set(["", "SLA"], ["rows", { _key: "b" }, "cells"]),
  ]);
});

test("pasted cells fill the table from the focused cell, and add missing rows and columns", () => {
  const { patches, messages } = paste("b", 1, [
    ["±0.1 mm", "5 days"],
    ["±0.2 mm", "3 days"],
  ]);
  expect(patches).toEqual([
    set(["Process", "Tolerance", ""], ["columns"]),
    start,
    set(["CNC", "±0.05 mm", ""], ["rows", { _key: "a" }, "cells"]),
    start,
    set(["SLA", "±0.1 mm", "5 days"], ["rows", { _key: "b" }, "cells"]),
    start,
    insert([{ _type: "tableRow", _key: "new1", cells: ["", "±0.2 mm", "3 days"] }], "after", ["rows", -1]),
  ]);
  expect(messages).toEqual(["A column was added. Write its heading."]);
});

test("a table pasted into the first heading replaces everything", () => {
  expect(
    paste(HEADINGS, 0, [
      ["Grade", "Density"],
      ["PA12", "1.01"],
    ]).patches,
  ).toEqual([
    set(["Grade", "Density"], ["columns"]),
    set([{ _type: "tableRow", _key: "new1", cells: ["PA12", "1.01"] }], ["rows"]),
  ]);
});
