import type { CSSProperties, ReactNode } from "react";

/** A column other than the one with the names. */
export interface DataColumn {
  readonly name: string;
  readonly title: string;
  /** Whether its cells are quantities, which are set in monospace. */
  readonly isNumeric?: boolean;
  /** The unit, if all cells of the column share one. */
  readonly unit?: ReactNode;
}

/** A row of a table without sorting and filters. */
interface PlainRow {
  readonly id: string;
  readonly name: string;
  /** The language of the name, if that is not the language of the page. */
  readonly language?: string;
  /** The first cell: the name and its details. */
  readonly nameCell: ReactNode;
  /** The content of the cell in each column. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface DataRow extends PlainRow {
  /** The value to sort by in each column. A row without a value comes last. */
  readonly sortValues: Readonly<Record<string, number | undefined>>;
  /** The options that this row matches in each filter. */
  readonly filterValues: Readonly<Record<string, readonly string[]>>;
}

interface DataTableProps {
  caption: string;
  /** Title of the column with the names: “Grade”. */
  nameTitle: string;
  columns: readonly DataColumn[];
  rows: readonly PlainRow[];
  /** Replaces the title of a column. */
  renderTitle?: (column: DataColumn) => ReactNode;
  sortOf?: (column: string) => "ascending" | "descending" | undefined;
  /** Renders the checkbox before the name of a row. */
  renderCheckbox?: (row: PlainRow) => ReactNode;
}

const titleOf = (column: DataColumn) => column.title;
const nothing = () => undefined;

/** Rows and columns. On a narrow screen each row is a list of labeled values. */
export function DataTable({
  caption,
  nameTitle,
  columns,
  rows,
  renderTitle = titleOf,
  sortOf = nothing,
  renderCheckbox = nothing,
}: DataTableProps) {
  return (
    <div className="table-scroll">
      <table className="data-table wide-names" style={columnLabels(columns.map(titleOf))}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameTitle}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col" aria-sort={sortOf(column.name)}>
                {renderTitle(column)}
                {column.unit && <span className="block font-normal">{column.unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {renderCheckbox(row)}
                <div>{row.nameCell}</div>
              </th>
              {columns.map(({ name, isNumeric }) => (
                <td key={name} className={isNumeric ? "number" : undefined}>
                  {row.cells[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** data-table.css labels this many columns after the names. */
export const MAX_COLUMNS = 14;

/**
 * The `style` of a table with the class `data-table`. It contains the labels of the values on a narrow screen, for at most
 * MAX_COLUMNS columns after the names. They are custom properties of the table, so that the HTML does not repeat them in each row.
 */
export function columnLabels(labels: readonly (string | undefined)[]): CSSProperties {
  const style: CSSProperties & Record<`--${string}`, string | number> = { "--columns": labels.length };
  for (const [index, label] of labels.entries()) {
    if (label !== undefined) style[`--label-${index + 1}`] = cssString(label);
  }
  return style;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}
