import { randomKey } from "./random-id.ts";

/** Parses cells copied from a spreadsheet: separated by tabs, and quoted if they contain line breaks. */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.trimEnd().matchAll(/("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "") break;
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
  return [...body.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td, th")].map((cell) => cell.textContent.replaceAll(/\s+/g, " ").trim()),
  );
}
