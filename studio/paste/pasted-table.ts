/** Parses cells copied from a spreadsheet: separated by tabs, with quotes around those that contain line breaks. */
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
 * The columns and rows of the schema type “table”. The first row becomes the headings, and all rows get the length of the longest.
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

/** A `_key` for an array item. */
export function randomKey(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
