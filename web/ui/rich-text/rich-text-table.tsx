import { columnLabels } from "data-table/data-table.tsx";

import { getWords } from "#locale/words.ts";
import { ConvertedText } from "#ui/units/quantity.tsx";

interface RichTextTableProps {
  caption: string | undefined;
  columns: readonly string[];
  rows: readonly { readonly _key: string; readonly cells?: readonly string[] }[];
}

/**
 * A table in rich text, written cell by cell. The first cell of a row is its header. Quantities are read down their columns, so a table of
 * them stays a table on a narrow screen, and scrolls there.
 */
export function RichTextTable({ caption, columns, rows }: RichTextTableProps) {
  const [first, ...others] = columns;
  // The name of the scrolling region is the caption.
  const isOfFigures =
    caption !== undefined &&
    others.length > 1 &&
    rows.every(({ cells = [] }) => cells.slice(1).every((cell) => cell === "–" || isQuantityText(cell)));
  return (
    <div
      className={isOfFigures ? "table-scroll @container" : "@container"}
      {...(isOfFigures && { tabIndex: 0, role: "region", "aria-label": caption })}
    >
      <table className={isOfFigures ? "data-table keep figures" : "data-table"} style={columnLabels(others)}>
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

// These patterns match no text in two ways: each repetition would double the time. So the words between values are split off first, because
// a unit can have their letters.
const NUMBER = String.raw`(?:[±+−<≤≥>≈] ?)?[MØ]?\d+(?:[.,]\d+)*`;
const UNIT = String.raw`(?: ?[°%]C?| (?:Shore )?(?!Shore )[\p{L}µ][\p{L}\d/²³·]*)`;
const VALUE = new RegExp(`^(?:Ra )?${NUMBER}(?: ?[–×:/-] ?${NUMBER})*(?: ?×)?(?:${UNIT}(?: Ra)?)?$`, "u");

/** A dash marks a cell without a value. */
function CellText({ text }: { text: string | undefined }) {
  return text === undefined || text === "–" ? null : <ConvertedText text={text} />;
}

/** Longer texts are words. The longest quantity of the content has 56 characters. */
const MAX_QUANTITY_LENGTH = 80;

/** Whether a text consists of numbers with units, which are set in monospace. `PA12 with glass` does not. */
export function isQuantityText(text: string | undefined, words = getWords().measures): boolean {
  if (text === undefined || text.length > MAX_QUANTITY_LENGTH) return false;
  const { before, joins, after } = words;
  const ends = new RegExp(`^(?:${before.source}) | (?:${after.source})$`, "g");
  const values = text.replaceAll(ends, "").split(new RegExp(`(?:${joins.source}) `));
  return values.every((value) => VALUE.test(value));
}
