import type { DocumentRule } from "./rule.ts";
import { tablesOf } from "./tables.ts";
import { numbersIn } from "./texts.ts";

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
  const [, deviations] = /\((.+ to .+)\)/.exec(drawn) ?? [];
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
