import type { SQLOutputValue } from "node:sqlite";

export type Row = Record<string, SQLOutputValue>;

/** Reads a column that the schema declares as text. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === "string") return value;
  throw new Error(`The store is damaged: column "${column}" holds ${String(value)} where text belongs`);
}

/** Reads a column that the schema declares as an integer. */
export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value === "number") return value;
  throw new Error(`The store is damaged: column "${column}" holds ${String(value)} where a number belongs`);
}
