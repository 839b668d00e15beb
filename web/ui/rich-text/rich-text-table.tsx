import { ConvertedText } from "#ui/units/quantity.tsx";

import { columnLabels } from "../data-table/data-table.tsx";

interface RichTextTableProps {
  caption: string | undefined;
  columns: readonly string[];
  rows: readonly { readonly _key: string; readonly cells?: readonly string[] }[];
}

/** A table in rich text, written cell by cell. The first cell of a row is its header. */
export function RichTextTable({ caption, columns, rows }: RichTextTableProps) {
  const [first, ...others] = columns;
  return (
    <div className="@container">
      <table className="data-table" style={columnLabels(others)}>
        {caption && (
          <caption className="pb-3 text-14 font-medium">
            <ConvertedText text={caption} />
          </caption>
        )}
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
              <th scope="row">
                <ConvertedText text={name} />
              </th>
              {others.map((column, index) => (
                <td key={column} className={isQuantityText(cells[index]) ? "number" : undefined}>
                  <CellText text={cells[index]} />
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
const QUANTITY = new RegExp(`^${BEFORE}${VALUE}(?:(?:,| or| at| to| on| and) ${VALUE})*${AFTER}$`, "u");

/** A dash marks a cell without a value. */
function CellText({ text }: { text: string | undefined }) {
  return text === undefined || text === "–" ? null : <ConvertedText text={text} />;
}

/** Whether a text consists of numbers with units, which are set in monospace. `PA12 with glass` does not. */
export function isQuantityText(text: string | undefined): boolean {
  return text !== undefined && QUANTITY.test(text);
}
