import { type FormPatch, set, setIfMissing } from "sanity";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { toTable } from "./pasted-cells.ts";
import { combine, insertRows, moveRow, removeRow, replaceRow, type GridChange } from "./row-patches.ts";

// Changes of a stored table as patches of its form.

interface TableRow {
  readonly _key: string;
  readonly cells: readonly string[];
  readonly [field: string]: unknown;
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** The key of the heading row in the grid. */
export const HEADINGS = "headings";

/** The columns and rows of a stored table. */
export function tableIn(value: unknown): Table {
  return {
    columns: stringsIn(storedField(value, "columns")),
    rows: storedItems(storedField(value, "rows")).flatMap((row) => {
      const _key = storedField(row, "_key");
      return typeof _key === "string"
        ? [{ ...Object(row), _key, cells: stringsIn(storedField(row, "cells")) }]
        : [];
    }),
  };
}

export function writeCell(table: Table, key: string, column: number, text: string): GridChange {
  if (key === HEADINGS) return replaceColumns(table, table.columns.with(column, text));
  const row = table.rows.find(({ _key }) => _key === key);
  return row === undefined
    ? { patches: [], inverse: [] }
    : inTable(replaceRow(row, { ...row, cells: padded(row, table).with(column, text) }));
}

/** Adds an empty row below another one, which can be the heading row, or at the end. */
export function addRow(table: Table, key: string, below: string | undefined): GridChange {
  const row = { _type: "tableRow", _key: key, cells: table.columns.map(() => "") };
  const [first] = table.rows;
  if (below === HEADINGS && first !== undefined) return inTable(insertRows([row], { above: first._key }));
  return inTable(insertRows([row], below === undefined || below === HEADINGS ? "end" : { below }));
}

export function removeTableRow({ rows }: Table, key: string): GridChange {
  return inTable(removeRow(rows, key));
}

export function moveTableRow({ rows }: Table, key: string, by: -1 | 1): GridChange {
  return inTable(moveRow(rows, key, by));
}

/** Applies the same change to the headings and to the cells of each row. */
export function changeColumns(
  table: Table,
  edit: (cells: readonly string[]) => readonly string[],
): GridChange {
  return combine([
    replaceColumns(table, edit(table.columns)),
    ...table.rows.map((row) => inTable(replaceRow(row, { ...row, cells: edit(padded(row, table)) }))),
  ]);
}

export function swapped(cells: readonly string[], a: number, b: number): readonly string[] {
  return cells.with(a, cells[b] ?? "").with(b, cells[a] ?? "");
}

/**
 * Pastes cells from a spreadsheet, starting at one cell, and adds missing rows and columns. Pasted into the first heading, a whole table
 * replaces the headings and rows.
 */
export function pasteCells(
  table: Table,
  key: string,
  column: number,
  cells: readonly (readonly string[])[],
  createKey: () => string,
): { change: GridChange; messages: readonly string[] } {
  const whole = key === HEADINGS && column === 0 ? toTable(cells, createKey) : undefined;
  if (whole !== undefined)
    return {
      change: {
        patches: [set(whole.columns, ["columns"]), set(whole.rows, ["rows"])],
        inverse: [set(table.columns, ["columns"]), set(table.rows, ["rows"])],
      },
      messages: [],
    };
  const width = Math.max(table.columns.length, column + Math.max(...cells.map((row) => row.length)));
  const fill = (before: readonly string[], texts: readonly string[]) =>
    Array.from({ length: width }, (_, index) => clean(texts[index - column]) ?? before[index] ?? "");
  const [first = [], ...others] = cells;
  const body = key === HEADINGS ? others : cells;
  const start = key === HEADINGS ? 0 : table.rows.findIndex(({ _key }) => _key === key);
  const after = table.rows.map((row, index) => ({
    ...row,
    cells: fill(row.cells, body[index - start] ?? []),
  }));
  const added = body.slice(table.rows.length - start).map((texts) => ({
    _type: "tableRow",
    _key: createKey(),
    cells: fill([], texts),
  }));
  const changes = [
    replaceColumns(table, fill(table.columns, key === HEADINGS ? first : [])),
    ...table.rows.map((row, index) => inTable(replaceRow(row, after[index] ?? row))),
    ...(added.length > 0 ? [inTable(insertRows(added, "end"))] : []),
  ];
  const missing = width - table.columns.length;
  const message = `${missing === 1 ? "A column was" : `${missing} columns were`} added. Write ${missing === 1 ? "its heading" : "their headings"}.`;
  return { change: combine(changes), messages: missing > 0 ? [message] : [] };
}

function replaceColumns({ columns }: Table, after: readonly string[]): GridChange {
  if (after.length === columns.length && after.every((text, index) => text === columns[index]))
    return { patches: [], inverse: [] };
  return { patches: [set(after, ["columns"])], inverse: [set(columns, ["columns"])] };
}

/** Turns a change of rows into a change of the table that contains them. */
function inTable({ patches, inverse }: GridChange): GridChange {
  const start = setIfMissing([], ["rows"]);
  return {
    patches: patches.length === 0 ? [] : [start, ...patches.map((patch) => patchInTable(patch))],
    inverse: inverse.length === 0 ? [] : [start, ...inverse.map((patch) => patchInTable(patch))],
  };
}

function patchInTable(patch: FormPatch): FormPatch {
  return { ...patch, path: ["rows", ...patch.path] };
}

function padded({ cells }: TableRow, { columns }: Table): readonly string[] {
  return columns.map((_, index) => cells[index] ?? "");
}

function clean(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, " ").trim();
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map((text: unknown) => (typeof text === "string" ? text : "")) : [];
}
