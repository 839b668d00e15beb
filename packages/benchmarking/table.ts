/** One line of a report. The measured value is text with its unit and the number of measurements. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly budget?: string;
  /** Whether the budget is met. If undefined, the value is only reported. */
  readonly isMet?: boolean;
  /** The values of the references, by the title of their column. */
  readonly references?: Readonly<Record<string, string>>;
}

/** A row whose value must be at most the limit. */
export function atMost(
  name: string,
  value: number,
  limit: number,
  format: (value: number) => string,
): Required<Omit<Row, "references">> {
  return { name, measured: format(value), budget: `≤ ${format(limit)}`, isMet: value <= limit };
}

/** A row whose value must be at least the limit. */
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

/** 145259000 → "139 MB". A megabyte is 2²⁰ bytes, as usual for memory. */
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
