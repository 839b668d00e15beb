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
      <table className="records" style={recordColumns(others)}>
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
                <td key={column} className={isFigure(cells[index]) ? "figure" : undefined}>
                  {cells[index] === "–" ? null : cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NUMBER = String.raw`[±+−<≤≥>≈]? ?[MØ]?\d+(?:[.,]\d+)*`;
const UNIT = String.raw`(?: ?[°%]C?| (?:Shore )?[\p{L}µ][\p{L}\d/²³·]*)`;
const VALUE = `(?:Ra )?${NUMBER}(?: ?[–×:/-] ?${NUMBER})*(?: ?×)?${UNIT}?(?: Ra)?`;
const BEFORE = "(?:(?:about|over|under|up to|more than) )?";
const AFTER = "(?: (?:or|and) (?:more|less)| at most)?";
const FIGURE = new RegExp(`^${BEFORE}${VALUE}(?:(?:,| or| at| to| on| and) ${VALUE})*${AFTER}$`, "u");

/** A number with its unit, or several: set in the type of figures. Anything else, such as `PA12 with glass`, is words. */
export function isFigure(cell: string | undefined): boolean {
  return cell !== undefined && FIGURE.test(cell);
}
