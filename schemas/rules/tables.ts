import type { Path } from "@sanity/types";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import type { DocumentRule } from "./rule.ts";
import { numbersIn, objectsOf } from "./texts.ts";

interface Table {
  readonly path: Path;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly path: Path; readonly cells: readonly string[] }[];
}

/** The tables of a document. */
export function tablesOf(document: ContentDocument): Table[] {
  return objectsOf(document, "table").map(({ object, path }) => ({
    path,
    columns: storedItems(storedField(object, "columns")).map(String),
    rows: storedItems(storedField(object, "rows")).map((row) => ({
      path: [...path, "rows", { _key: String(storedField(row, "_key")) }],
      cells: storedItems(storedField(row, "cells")).map(String),
    })),
  }));
}

/** A number or a range without a unit. */
const BARE_NUMBER = /^[±≈~−+≥≤<>]?\s?\d[\d.,]*(\s?(–|-|to)\s?[−+]?\d[\d.,]*)?$/;

/** A column heading that names a unit, or that says that its numbers are names or counts. */
const HEADING_WITH_UNIT = /\b(mm|µm|µin|MPa|GPa|°C|days|gauge|VDI|parts|class|quantity)\b|[°%]/i;

/** In the first column, which names the rows, such as `6061`. */
const ALLOY_NUMBER = /^\d{3,4}$/;

export const tableUnits: DocumentRule = {
  name: "table-units",
  why: "An engineer cannot use a number whose unit has to be guessed",
  level: "warning",
  check: (document) =>
    tablesOf(document).flatMap(({ columns, rows }) =>
      rows.flatMap(({ cells, path }) =>
        cells.flatMap((cell, index) => {
          const isName = index === 0 && ALLOY_NUMBER.test(cell);
          if (isName || !BARE_NUMBER.test(cell) || HEADING_WITH_UNIT.test(columns[index] ?? "")) return [];
          return [
            {
              path,
              message: `“${cell}” has no unit. Write it in the cell or in the heading of the column`,
            },
          ];
        }),
      ),
    ),
};

export const tableShares: DocumentRule = {
  name: "table-shares",
  why: "Readers add up shares, and doubt everything else if the sum is wrong",
  level: "warning",
  check: (document) =>
    tablesOf(document).flatMap(({ columns, rows, path }) => {
      const column = columns.findIndex((heading) => /^shares?\b/i.test(heading));
      const shares = rows.flatMap(({ cells }) => numbersIn(cells[column] ?? "").slice(0, 1));
      const sum = shares.reduce((total, share) => total + share, 0);
      if (shares.length === 0 || Math.abs(sum - 100) < 0.5) return [];
      return [
        { path: [...path, "rows"], message: `The shares in this table add up to ${sum}%, not to 100%` },
      ];
    }),
};

export const tableMeasurements: DocumentRule = {
  name: "table-measurements",
  why: "A result outside of the drawing's limits is a rejected part, which no page should show as a success",
  level: "warning",
  check: (document) =>
    tablesOf(document).flatMap(({ columns, rows }) => {
      const drawn = columns.indexOf("Drawing");
      const measured = columns.indexOf("Measured");
      if (drawn === -1 || measured === -1) return [];
      return rows.flatMap(({ cells, path }) => {
        const limits = cells[drawn] ?? "";
        const found = cells[measured] ?? "";
        return numbersIn(found).every((value) => isInside(value, limits))
          ? []
          : [{ path, message: `Measured ${found}, but the drawing allows ${limits}` }];
      });
    }),
};

/** Whether a value is within what a drawing states: `44 ± 0.2 mm`, `Ø25 k6 (+0.002 to +0.015 mm)`, `0.1–0.3 mm`, `0.8 µm Ra or less`. */
function isInside(value: number, drawn: string): boolean {
  const deviations = drawn.match(/\([^()]*\)/g)?.find((text) => text.includes(" to "));
  if (deviations !== undefined) return isBetween(value, numbersIn(deviations));
  const [first, second] = numbersIn(drawn);
  if (first === undefined) return true;
  if (/ at least| or (?:better|more)/.test(drawn)) return value >= first;
  if (second === undefined || / at /.test(drawn)) return value <= first;
  return isBetween(value, drawn.includes("±") ? [first - second, first + second] : [first, second]);
}

function isBetween(value: number, limits: readonly number[]): boolean {
  return value >= Math.min(...limits) - 1e-9 && value <= Math.max(...limits) + 1e-9;
}
