import { randomKey } from "./random-id.ts";

/** More than any table of a page may have. A cell on a web page can cover a thousand columns and all rows. */
const MAX_COLUMNS = 100;
const MAX_ROWS = 2000;

/** Parses cells copied from a spreadsheet: separated by tabs, and quoted if they contain line breaks. */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.trimEnd().matchAll(/("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/g)) {
    const row = rows.at(-1);
    if (row && row.length < MAX_COLUMNS)
      row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "" || (end !== "\t" && rows.length === MAX_ROWS)) break;
    if (end !== "\t") rows.push([]);
  }
  return rows;
}

/**
 * The columns and rows of the schema type “table”. The first row becomes the headings, and shorter rows are padded to the longest.
 * Undefined for fewer than two rows or columns.
 */
export function toTable([head = [], ...body]: readonly (readonly string[])[], createKey = randomKey) {
  const width = Math.max(head.length, ...body.map((row) => row.length));
  if (width < 2 || body.length === 0) return undefined;
  const fill = (row: readonly string[]) =>
    Array.from({ length: width }, (_, index) => row[index]?.replaceAll(/\s+/g, " ").trim() || "–");
  return {
    columns: fill(head),
    rows: body.map((row) => ({ _type: "tableRow", _key: createKey(), cells: fill(row) })),
  };
}

/** Cells copied from a spreadsheet or from a table on a web page. Undefined for a single cell, which the browser pastes itself. */
export function pastedCells(clipboard: DataTransfer): string[][] | undefined {
  const plain = clipboard.getData("text/plain");
  const html = plain.includes("\t") ? "" : clipboard.getData("text/html");
  const cells = /<t[dh][\s>]/i.test(html) ? cellsOfHtml(html) : parseCells(plain);
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined;
}

function cellsOfHtml(html: string): string[][] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  // A table around another one only lays it out.
  return [...body.querySelectorAll<HTMLTableElement>("table:not(:has(table))")].flatMap(cellsOfTable);
}

/** The texts of a table on a web page or in a document. */
export function cellsOfTable(table: HTMLTableElement): string[][] {
  return repeatMerged(
    Array.from(table.rows, ({ cells }) =>
      Array.from(cells, (cell) => ({
        text: linesOf(cell).replaceAll(/\s+/g, " ").trim(),
        columns: cell.colSpan,
        // 0 is for all rows below it.
        rows: cell.rowSpan || table.rows.length,
      })),
    ),
  );
}

/** The text of a cell, with a line break where one line ends. `textContent` would join the words on both sides of it. */
function linesOf(node: Node): string {
  if (node instanceof Text) return node.data;
  const text = Array.from(node.childNodes, linesOf).join("");
  return node instanceof HTMLElement && /^(?:br|p|div|li|h[1-6])$/i.test(node.tagName) ? `${text}\n` : text;
}

interface MergedCell {
  readonly text: string;
  /** How many columns and rows it covers. */
  readonly columns: number;
  readonly rows: number;
}

/** Repeats the text of merged cells in each place that they cover, so that the cells beside them stay in their columns. */
export function repeatMerged(all: readonly (readonly MergedCell[])[]): string[][] {
  const rows = all.slice(0, MAX_ROWS);
  const grid = rows.map((): string[] => []);
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column += 1;
      const end = Math.min(column + cell.columns, MAX_COLUMNS);
      for (const covered of grid.slice(row, row + cell.rows))
        for (let at = column; at < end; at += 1) covered[at] = cell.text;
      column = end;
      if (column === MAX_COLUMNS) break;
    }
  }
  return grid.map((row) => Array.from(row, (text: string | undefined) => text ?? ""));
}
