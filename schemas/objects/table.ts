import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { countOf, storedField } from "stored-values/stored-value.ts";

import { listField } from "../fields/basic-fields.ts";
import { CAPTION_LENGTH } from "../fields/limits.ts";

export const table = defineType({
  name: "table",
  title: "Table",
  type: "object",
  fields: [
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      description: "What the table compares. Shown above the table, and read first by screen readers.",
      validation: (rule) => [
        rule.max(CAPTION_LENGTH),
        // A warning, because a table that was pasted seldom has one.
        rule
          .custom((caption) => Boolean(caption) || "Say what the table compares, so that readers can skip it")
          .warning(),
      ],
    }),
    defineField({
      name: "columns",
      title: "Column headings",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      description: "One heading per column, from left to right. The first one names the rows.",
      validation: (rule) => rule.required().min(2).max(8),
    }),
    listField("rows", "Rows", "From top to bottom. Each row has as many cells as the table has columns.", {
      of: "tableRow",
      isRequired: true,
      min: 1,
    }),
  ],
  validation: (rule) =>
    rule.custom((value) => {
      const uneven = unevenRows(value);
      return uneven.length === 0
        ? true
        : uneven.map((key) => ({
            message: "This row needs as many cells as the table has columns",
            path: ["rows", { _key: key }],
          }));
    }),
  preview: {
    select: { title: "caption", rows: "rows" },
    prepare: ({ title, rows }) => ({
      title: title ?? "No caption yet",
      subtitle: `Table · ${countOf(rows, "row")}`,
    }),
  },
});

export const tableRow = defineType({
  name: "tableRow",
  title: "Row",
  type: "object",
  fields: [
    defineField({
      name: "cells",
      title: "Cells",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      description: "From left to right. Write a dash for an empty cell.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { cells: "cells" },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(" | ") : "Empty row" }),
  },
});

/** The keys of the rows with more or fewer cells than the table has columns. */
export function unevenRows(value: { columns?: unknown; rows?: unknown } | undefined): string[] {
  const { columns, rows } = value ?? {};
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const cells = storedField(row, "cells");
    return Array.isArray(cells) && cells.length === columns.length ? [] : [String(storedField(row, "_key"))];
  });
}
