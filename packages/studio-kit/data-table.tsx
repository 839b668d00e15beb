import { Box } from "@sanity/ui";
import type { CSSProperties, Key, ReactNode } from "react";

export interface DataColumn<Row> {
  readonly title: string;
  /** Explains a short title. */
  readonly meaning?: string;
  readonly isNumber?: boolean;
  /** Whether its cells name the rows. */
  readonly isHeading?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** A column of counts, under a short title that `meaning` explains. */
export function countColumn<Row>(
  title: string,
  meaning: string,
  countOf: (row: Row) => number,
): DataColumn<Row> {
  return { title, meaning, isNumber: true, cell: (row) => countOf(row).toLocaleString("en") };
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
}

/** A table that shows data. It can be scrolled by keyboard in a narrow window. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <Box as="section" overflow="auto" tabIndex={0} aria-label={`Table: ${label}`}>
      <table style={{ width: "100%", borderCollapse: "collapse", fontSize: 13 }}>
        <thead>
          <tr>
            {columns.map(({ title, meaning, isNumber }) => (
              <th key={title} scope="col" style={cellStyle(isNumber)}>
                <abbr title={meaning} style={{ textDecoration: "none" }}>
                  {title}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} style={{ borderTop: "1px solid var(--card-border-color)" }}>
              {columns.map(({ title, isNumber, isHeading, cell }) =>
                isHeading ? (
                  <th key={title} scope="row" style={{ ...cellStyle(isNumber), fontWeight: 500 }}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} style={cellStyle(isNumber)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function cellStyle(isNumber = false): CSSProperties {
  const shared: CSSProperties = { padding: "0.6em 1em 0.6em 0", verticalAlign: "top" };
  return isNumber
    ? { ...shared, textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }
    : { ...shared, textAlign: "start" };
}
