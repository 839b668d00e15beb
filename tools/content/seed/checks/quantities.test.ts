import { expect, test } from "vitest";

import { unevenRows } from "../../../../schemas/objects/table.ts";
import { quantityProblem } from "../../../../schemas/quantities/quantity.ts";
import { seedDocuments } from "../documents.ts";
import { objectsIn, textsIn } from "../traverse.ts";
import { pages } from "./pages.ts";

test("every quantity has a number and a unit, and ranges are in order", () => {
  const quantities = objectsIn(seedDocuments, "quantity");
  expect(quantities.length).toBeGreaterThan(1500);
  expect(quantities.filter((quantity) => quantityProblem(quantity) !== undefined)).toEqual([]);
});

test("every size has two or three sides, in millimeters", () => {
  const sizes = objectsIn(seedDocuments, "size");
  expect(sizes.length).toBeGreaterThan(10);
  const sides = ["length", "width"].map((side) => sizes.map((size) => Number(Reflect.get(size, side))));
  expect(sides.flat().filter((side) => !(side > 0 && side < 10_000))).toEqual([]);
  expect(sizes.filter((size) => Reflect.get(size, "unit") !== "mm")).toEqual([]);
});

const tables = objectsIn(pages, "table");

test("every row of a table has as many cells as the table has columns", () => {
  expect(tables.length).toBeGreaterThan(40);
  expect(
    tables.filter((table) => unevenRows(table).length > 0).map((table) => textsIn(table, "caption")),
  ).toEqual([]);
});

test("every number in a table has a unit in its cell or column heading", () => {
  expect(tables.flatMap((table) => bareNumbers(table))).toEqual([]);
});

/** A number or range without a unit. */
const BARE_NUMBER = /^[±≈~−+≥≤<>]?\s?\d[\d.,]*(\s?(–|-|to)\s?[−+]?\d[\d.,]*)?$/;

/** A column heading that names a unit, or that says that the numbers are names or counts. */
const HEADING_WITH_UNIT = /\b(mm|µm|µin|MPa|GPa|°C|°|%|days|gauge|VDI|parts|class)\b|[°%]/;

function bareNumbers(table: object): string[] {
  const columns = listOf(table, "columns");
  const rows: unknown = Reflect.get(table, "rows");
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: object) =>
    listOf(row, "cells").filter(
      (cell, index) => BARE_NUMBER.test(cell) && !HEADING_WITH_UNIT.test(columns[index] ?? ""),
    ),
  );
}

function listOf(holder: object, field: string): string[] {
  const list: unknown = Reflect.get(holder, field);
  return Array.isArray(list) ? list.map(String) : [];
}
