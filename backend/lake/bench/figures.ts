import { percentile } from "../../../scripts/percentile.ts";

/** One line of the report. Without a budget it is only stated. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "×" | "/s" | "MB" | "s";
  /** The most that is allowed, or with "at least" the least. */
  readonly budget?: readonly ["at most" | "at least", number];
}

/** Prints a table. Returns whether every budget is met. */
export function report(figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => ({
    "": figure.name,
    measured: `${rounded(figure.value)} ${figure.unit}`,
    budget: figure.budget ? `${figure.budget.join(" ")} ${figure.unit}` : "",
    met: figure.budget ? (isMet(figure) ? "yes" : "NO") : "",
  }));
  const widths = ["", "measured", "budget", "met"].map((key) =>
    Math.max(
      key.length,
      ...rows.map((row) => String(Object.entries(row).find(([name]) => name === key)?.[1]).length),
    ),
  );
  for (const row of rows)
    console.log(
      `  ${Object.values(row)
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")}`,
    );
  return figures.every(isMet);
}

function isMet({ value, budget }: Figure): boolean {
  if (budget === undefined) return true;
  return budget[0] === "at most" ? value <= budget[1] : value >= budget[1];
}

function rounded(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 3);
}

/** Milliseconds. `before` is not counted. */
export async function median(rounds: number, run: () => unknown, before?: () => unknown): Promise<number> {
  const [only = Number.NaN] = await medians(rounds, [run], before);
  return only;
}

/** Milliseconds of several things that are compared: in turn, so that whatever else the machine does meets them alike. */
export async function medians(
  rounds: number,
  runs: readonly (() => unknown)[],
  before: () => unknown = () => undefined,
): Promise<number[]> {
  const times = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of runs.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- what is measured must not overlap
      await before();
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- what is measured must not overlap
      await run();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map((some) => percentile(some, 50));
}
