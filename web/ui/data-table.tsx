import { recordColumns } from "./record-columns.ts";

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly _key: string; readonly cells?: readonly string[] }[];
}

/** A table of words and figures; the first cell names its row. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const [first, ...others] = columns;
  return (
    <div className="@container">
      <table className="records" style={recordColumns(others.length)}>
        <caption className="pb-3 text-14 font-medium">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _key, cells: [name, ...cells] = [] }) => (
            <tr key={_key}>
              <th scope="row">{name}</th>
              {others.map((column, index) => (
                <td
                  key={column}
                  data-label={column}
                  className={isFigure(cells[index]) ? "font-mono text-13" : undefined}
                >
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Short and with a digit: set in the type of figures. */
export function isFigure(cell: string | undefined): boolean {
  return cell !== undefined && cell.length <= 24 && /\d/.test(cell);
}
