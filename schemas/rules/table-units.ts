import type { DocumentRule } from "./rule.ts";
import { tablesOf } from "./tables.ts";

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
