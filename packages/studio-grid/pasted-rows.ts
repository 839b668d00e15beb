import { storedField } from "stored-values/stored-value.ts";

import { type Column, readCell } from "./columns.ts";

export interface Row {
  readonly _key: string;
  readonly [field: string]: unknown;
}

interface Paste {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Where the first pasted cell goes. */
  readonly from: { readonly row: number; readonly column: number };
  readonly cells: readonly (readonly string[])[];
  /** Creates a row to add below the last one. */
  readonly createRow: () => Row;
}

export interface PastedRows {
  /** The rows of the grid that changed, with all their fields. */
  readonly changed: readonly Row[];
  readonly added: readonly Row[];
  /** One sentence for each cell that did not go where it was pasted. */
  readonly messages: readonly string[];
}

/**
 * Fills rows with cells from a spreadsheet, and adds rows below the last one. A heading row is skipped; its titles determine the columns.
 * Text that its column cannot hold goes into another column of the row that can, and a message says so.
 */
export function pasteRows({ columns, rows, from, cells, createRow }: Paste): PastedRows {
  const [head = [], ...body] = cells;
  const titled = titledColumns(columns, head);
  const targets = titled ?? columns.slice(from.column);
  const changed: Row[] = [];
  const added: Row[] = [];
  const messages: string[] = [];
  for (const [index, texts] of (titled ? body : cells).entries()) {
    const existing = rows[from.row + index];
    const filled = fillRow(columns, targets, texts, existing ?? createRow());
    messages.push(...filled.problems.map((problem) => `Row ${from.row + index + 1}: ${problem}`));
    (existing === undefined ? added : changed).push(filled.row);
  }
  return { changed, added, messages };
}

/** The columns that a heading row names; undefined if the cells are not headings of this grid. */
function titledColumns(columns: readonly Column[], head: readonly string[]) {
  const found = head.map((text) => columns.find(({ title }) => sameText(title, text)));
  return head.length > 1 && found.every((column) => column !== undefined) ? found : undefined;
}

function fillRow(
  columns: readonly Column[],
  targets: readonly Column[],
  texts: readonly string[],
  before: Row,
): { row: Row; problems: string[] } {
  let row = before;
  const misplaced: { text: string; column: Column | undefined; problem: string }[] = [];
  const put = (column: Column, text: string): string | undefined => {
    const reading = readCell(column, text, storedField(row, column.name));
    if ("problem" in reading) return reading.problem;
    row = { ...row, [column.name]: reading.value };
    return undefined;
  };
  for (const [index, cell] of texts.entries()) {
    const column = targets[index];
    const text = (column?.kind === "text" ? cell.replaceAll(/\s+/g, " ") : cell).trim();
    const problem = column === undefined ? "There is no column for it" : put(column, text);
    if (problem !== undefined && text !== "") misplaced.push({ text, column, problem });
  }
  const problems = misplaced.map(({ text, column, problem }) => {
    // Formats first: a size that was pasted into a column of weights should not become text.
    const others = columns.filter(
      ({ name }) => storedField(row, name) === undefined && name !== column?.name,
    );
    const formattedColumns = others.filter(({ kind }) => kind === "formatted");
    const textColumns = others.filter(({ kind }) => kind === "text");
    const fallback = [...formattedColumns, ...textColumns].find((other) => put(other, text) === undefined);
    if (fallback === undefined) return `“${text}” was left out. ${problem}.`;
    const isReason = fallback.kind === "text" && /\d/.test(text);
    return `“${text}” went to ${fallback.title}.${isReason ? ` ${problem}.` : ""}`;
  });
  return { row, problems };
}

function sameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
