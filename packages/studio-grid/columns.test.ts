import { createSchema, type ArraySchemaType } from "sanity";
import { storedField } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { cellText, type CellFormat, type Column, columnsOf, readCell } from "./columns.ts";

const fields = [
  { name: "name", title: "Machine", type: "string" },
  { name: "count", type: "number" },
  { name: "owned", type: "boolean" },
  { name: "uses", type: "array", of: [{ type: "string" }] },
  { name: "state", type: "string", options: { list: ["New", { value: "used", title: "Second-hand" }] } },
  { name: "length", type: "measure" },
  { name: "parts", type: "array", of: [{ type: "object", fields: [{ name: "mm", type: "number" }] }] },
  { name: "hidden", type: "string" },
];
const names = fields.map(({ name }) => name).filter((name) => name !== "hidden");
const schema = createSchema({
  name: "test",
  types: [
    { name: "measure", type: "object", fields: [{ name: "mm", type: "number" }] },
    { name: "machine", type: "object", fields },
    { name: "machines", type: "array", of: [{ type: "machine" }], options: { grid: [...names, "missing"] } },
    { name: "plain", type: "array", of: [{ type: "machine" }] },
  ],
});

/** Lengths such as `5 mm`. */
const lengths: CellFormat = {
  placeholder: "5 mm",
  toText: (value) => `${String(storedField(value, "mm"))} mm`,
  read: (text, stored) => {
    const mm = Number.parseFloat(text);
    return Number.isNaN(mm) ? { problem: "Write a length" } : { value: { ...Object(stored), mm } };
  },
};

const columns = columnsOf(arrayType("machines"), {
  formatOf: ({ name }) => (name === "measure" ? lengths : undefined),
  lockOf: (value) =>
    storedField(value, "isFixed") === true ? { hint: "Fixed", problem: "It is fixed" } : undefined,
});

function arrayType(name: string): ArraySchemaType {
  const type = schema.get(name);
  if (type?.jsonType !== "array") throw new Error(`The schema has no list ${name}`);
  return type;
}

function column(name: string): Column {
  const found = columns.find((other) => other.name === name);
  if (found === undefined) throw new Error(`The grid has no column ${name}`);
  return found;
}

test("the fields of the schema decide what the columns hold", () => {
  expect(columns.map(({ name, kind }) => [name, kind])).toEqual([
    ["name", "text"],
    ["count", "number"],
    ["owned", "yes-no"],
    ["uses", "lines"],
    ["state", "choice"],
    ["length", "formatted"],
    ["parts", "open"],
  ]);
  expect(column("name").title).toBe("Machine");
  expect(columnsOf(arrayType("plain"))).toEqual([]);
});

test("an empty cell removes its field", () => {
  expect(readCell(column("name"), " ", "Lathe")).toEqual({ value: undefined });
  expect(cellText(column("name"), undefined)).toBe("");
});

test.each([
  ["name", " Lathe", " Lathe"],
  ["count", "1,200", 1200],
  ["owned", "yes", true],
  ["owned", "No", undefined],
  ["uses", "Turning\n\nMilling ", ["Turning", "Milling"]],
  ["state", "second-hand", "used"],
  ["state", "New", "New"],
  ["length", "5 mm", { mm: 5 }],
])("in the column %s, %j is stored as %j", (name, text, value) => {
  expect(readCell(column(name), text, undefined)).toEqual({ value });
});

test.each([
  ["count", "many", "Write a number"],
  ["owned", "maybe", "Write yes or no"],
  ["state", "Old", "Choose one of New, Second-hand"],
  ["length", "long", "Write a length"],
  ["parts", "5 mm", "Open the row to fill in this field"],
])("in the column %s, %j is not stored: %s", (name, text, problem) => {
  expect(readCell(column(name), text, undefined)).toEqual({ problem });
});

test.each([
  ["owned", true, "Yes"],
  ["owned", false, ""],
  ["uses", ["Turning", "Milling"], "Turning\nMilling"],
  ["length", { mm: 5 }, "5 mm"],
  ["parts", [{ mm: 5 }], ""],
])("in the column %s, %j is shown as %j", (name, value, text) => {
  expect(cellText(column(name), value)).toBe(text);
});

test("a locked value is not typed over, but can be removed", () => {
  const stored = { mm: 5, isFixed: true };
  expect(readCell(column("length"), "6 mm", stored)).toEqual({ problem: "It is fixed" });
  expect(readCell(column("length"), "", stored)).toEqual({ value: undefined });
});
