import { createSchema, type ArraySchemaType } from "sanity";
import { schemaTypes } from "schemas/index.ts";
import { storedField } from "stored-values/stored-value.ts";
import { cellText, type Column, columnsOf, readCell } from "studio-grid/columns.ts";
import { expect, test } from "vitest";

import type { Capability } from "#capabilities/capabilities-query.ts";
import { quantityCells } from "#inputs/quantity-cells.ts";

const schema = createSchema({ name: "test", types: [...schemaTypes] });

function gridColumns(type: string, field: string, capabilities: readonly Capability[] = []): Column[] {
  return columnsOf(arrayIn(type, field), quantityCells(capabilities));
}

function arrayIn(type: string, field: string): ArraySchemaType {
  const found = schema.get(type);
  const fields: unknown = storedField(found, "fields");
  const array = Array.isArray(fields)
    ? fields.find((other) => storedField(other, "name") === field)
    : undefined;
  const arrayType = storedField(array, "type");
  if (!isArrayType(arrayType)) throw new Error(`${type} has no list ${field}`);
  return arrayType;
}

function isArrayType(type: unknown): type is ArraySchemaType {
  return storedField(type, "jsonType") === "array";
}

/** Every list of the schema that is a grid, with the names of its columns. */
const grids = schemaTypes.flatMap(({ name, ...type }) => {
  const fields: readonly object[] = "fields" in type ? type.fields : [];
  return fields.flatMap((field) => {
    const columns = storedField(storedField(field, "options"), "grid");
    return Array.isArray(columns) ? [{ type: name, field: String(storedField(field, "name")), columns }] : [];
  });
});

test.each(grids)("each column of $type.$field is a field of its rows", ({ type, field, columns }) => {
  expect(gridColumns(type, field).map(({ name }) => name)).toEqual(columns);
});

test("specification tables, key figures, comparisons and steps are grids", () => {
  expect(grids.map(({ type, field }) => `${type}.${field}`)).toEqual(
    expect.arrayContaining([
      "specificationTable.rows",
      "keyFigures.figures",
      "comparison.options",
      "steps.steps",
    ]),
  );
});

const [, values] = gridColumns("specificationTable", "rows");

test("the fields of the schema decide what a cell holds", () => {
  expect(gridColumns("specificationTable", "rows").map(({ kind }) => kind)).toEqual([
    "text",
    "formatted",
    "text",
    "text",
  ]);
  expect(gridColumns("keyFigures", "figures").map(({ kind }) => kind)).toEqual([
    "text",
    "formatted",
    "formatted",
    "text",
  ]);
  expect(gridColumns("equipment", "machines").map(({ kind }) => kind)).toEqual([
    "text",
    "text",
    "number",
    "text",
    "choice",
  ]);
  expect(gridColumns("comparison", "options").map(({ kind }) => kind)).toEqual([
    "text",
    "text",
    "lines",
    "lines",
    "open",
    "yes-no",
  ]);
});

test("a cell with several quantities keeps the keys and sources of those that did not change", () => {
  const stored = [
    {
      _type: "quantity",
      _key: "a",
      value: 0.1,
      plusMinus: true,
      unit: "mm",
      note: "up to 100 mm",
      source: "ISO 2768",
    },
    { _type: "quantity", _key: "b", value: 0.2, plusMinus: true, unit: "mm", source: "ISO 2768" },
  ];
  const text = "±0.1 mm (up to 100 mm); ±0.2 mm";
  expect(cellText(columnOf(values), stored)).toBe(text);
  expect(readCell(columnOf(values), text, stored)).toEqual({ value: stored });
  expect(readCell(columnOf(values), "±0.1 mm (up to 100 mm); ±0.3 mm", stored)).toEqual({
    value: [stored[0], { ...stored[1], value: 0.3 }],
  });
  expect(readCell(columnOf(values), "±0.2 mm", stored)).toEqual({ value: [stored[1]] });
});

test("text that is not a quantity is not stored, and a list of objects with other fields is only opened", () => {
  expect(readCell(columnOf(values), "0,5 mm", undefined)).toEqual({
    problem: "Write decimals with a point: 0.5, not 0,5",
  });
  const [, , , , figures] = gridColumns("comparison", "options");
  expect(readCell(columnOf(figures), "±0.1 mm", undefined)).toHaveProperty("problem");
});

function columnOf(column: Column | undefined): Column {
  if (column === undefined) throw new Error("The grid has no such column");
  return column;
}

test("a cell shows the figure of a capability, and typing does not replace the link", () => {
  const stored = { _type: "quantity", capability: { _type: "reference", _ref: "tolerance" } };
  const capability = {
    _id: "tolerance",
    _rev: "r1",
    name: "General tolerance",
    process: "CNC",
    figures: [{ _key: "a", _type: "quantity", value: 0.125, plusMinus: true, unit: "mm" }],
    source: null,
    owner: null,
    confirmedOn: null,
    confirmedBy: null,
    confirmedFigures: null,
  };
  const columns = gridColumns("keyFigures", "figures", [capability]);
  const column = columnOf(columns.find(({ name }) => name === "quantity"));
  expect(cellText(column, stored)).toBe("±0.125 mm");
  expect(readCell(column, "±0.1 mm", stored)).toEqual({
    problem: "The figure comes from a capability: open the row to change it",
  });
  expect(readCell(column, "", stored)).toEqual({ value: undefined });
});
