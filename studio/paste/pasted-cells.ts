/** The cells of a table as a spreadsheet puts it on the clipboard: tabs between cells, quotes round what has lines of its own. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.trimEnd().matchAll(/("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows;
}

/** The columns and rows of a table of the site; undefined for what is no table. Every row gets as many cells as the longest. */
export function tableOf([head = [], ...body]: readonly (readonly string[])[], newKey: () => string) {
  const width = Math.max(head.length, ...body.map((row) => row.length));
  if (width < 2 || body.length === 0) return undefined;
  const filled = (row: readonly string[]) =>
    Array.from({ length: width }, (_, index) => row[index]?.replaceAll(/\s+/g, " ").trim() || "–");
  return {
    columns: filled(head),
    rows: body.map((row) => ({ _type: "tableRow", _key: newKey(), cells: filled(row) })),
  };
}
