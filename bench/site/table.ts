/** One line of the table. Every figure is text, with how often it was measured. */
export interface Row {
  readonly what: string;
  /** The most, or the least, that is allowed. */
  readonly budget?: string;
  readonly ours: string;
  /** Next 16 with one page that says hello, built in the same run. */
  readonly hello?: string;
  /** The same bytes from nginx. */
  readonly nginx?: string;
  readonly isMet?: boolean;
}

const TITLES: Row = { what: "", budget: "budget", ours: "ours", hello: "hello-world Next", nginx: "nginx" };

/** The lines of a table whose columns are as wide as they need. */
export function linesOf(rows: readonly Row[]): string[] {
  const cells = [TITLES, ...rows].map(({ what, budget = "", ours, hello = "", nginx = "", isMet }) => [
    what,
    budget,
    ours,
    hello,
    nginx,
    isMet === false ? "OVER" : "",
  ]);
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  return cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** 145259 → "145.3 kB" */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** 145259000 → "139 MB": of 2²⁰ bytes, as memory is counted. */
export function mB(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MB`;
}

/** 3.14159 → "3.1 ms", 314.2 → "314 ms" */
export function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

/** How many times `of` is in `value`: "× 1.25". */
export function ratio(value: number, of: number): string {
  return `× ${(value / of).toFixed(2)}`;
}
