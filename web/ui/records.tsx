import type { ReactNode } from "react";

import { recordColumns } from "./record-columns.ts";
import type { RecordColumn, TableRecord } from "./record-table.ts";

interface RecordsProps {
  caption: string;
  /** What the first column holds: “Grade”. */
  of: string;
  columns: readonly RecordColumn[];
  records: readonly TableRecord[];
  /** What stands in the head of a column, instead of its title. */
  renderHead?: (column: RecordColumn) => ReactNode;
  sortOf?: (column: string) => "ascending" | "descending" | undefined;
  /** What stands before the name of a record. */
  renderMark?: (record: TableRecord) => ReactNode;
}

const title = (column: RecordColumn) => column.title;
const nothing = () => undefined;

/** Records as a table; narrow, each is a list of labelled values. */
export function Records({
  caption,
  of,
  columns,
  records,
  renderHead = title,
  sortOf = nothing,
  renderMark = nothing,
}: RecordsProps) {
  return (
    <div className="records-scroll">
      <table className="records wide-names" style={recordColumns(columns.map(title))}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col" aria-sort={sortOf(column.name)}>
                {renderHead(column)}
                {column.unit && <span className="block font-normal">{column.unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <th scope="row">
                {renderMark(record)}
                <div>{record.head}</div>
              </th>
              {columns.map(({ name, isFigure }) => (
                <td key={name} className={isFigure ? "figure" : undefined}>
                  {record.cells[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
