/** One line of a report. A measured value is text: with its unit, and with how often it was measured. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly budget?: string;
  /** Whether the budget is met. Without it the value is only stated. */
  readonly isMet?: boolean;
  /** The same of what it is compared with, by the title of its column. */
  readonly references?: Readonly<Record<string, string>>;
}

/** A row whose value must not be above a limit. */
export function atMost(
  name: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Required<Omit<Row, "references">> {
  return { name, measured: format(value), budget: `≤ ${format(limit)}`, isMet: value <= limit };
}

/** A row whose value must not be below a limit. */
export function atLeast(
  name: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Required<Omit<Row, "references">> {
  return { name, measured: format(value), budget: `≥ ${format(limit)}`, isMet: value >= limit };
}

/** Prints a table whose columns are as wide as their text. Returns whether all budgets are met. */
export function printTable(rows: readonly Row[]): boolean {
  const references = [...new Set(rows.flatMap((row) => Object.keys(row.references ?? {})))];
  const cells = [
    ["", "budget", "measured", ...references, ""],
    ...rows.map((row) => [
      row.name,
      row.budget ?? "",
      row.measured,
      ...references.map((column) => row.references?.[column] ?? ""),
      row.isMet === false ? "NOT MET" : "",
    ]),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  for (const line of cells) {
    const padded = line.map((cell, column) => cell.padEnd(widths?.[column] ?? 0));
    console.log(`  ${padded.join("  ")}`.trimEnd());
  }
  return rows.every(({ isMet }) => isMet !== false);
}

/** 145259 → "145.3 kB" */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** 145259000 → "139 MB". As usual for memory, a megabyte is 2²⁰ bytes. */
export function mB(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MB`;
}

/** 0.3142 → "0.314 ms", 3.142 → "3.1 ms", 314.2 → "314 ms" */
export function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 1 ? 3 : milliseconds < 10 ? 1 : 0)} ms`;
}

/** 12345 → "12.3 s" */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** 1234.5 → "1235/s" */
export function perSecond(value: number): string {
  return `${value.toFixed(0)}/s`;
}

/** 1.2536 → "× 1.25" */
export function times(factor: number): string {
  return `× ${factor.toFixed(2)}`;
}
