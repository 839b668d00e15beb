import { expect } from "@playwright/test";
import { printTable, type Row } from "benchmarking/table.ts";

const RUNS = 5;

/** Prints the measured values beside their budgets. Fails the test if a budget is not met. */
export function expectBudgets(rows: readonly Row[]): void {
  expect(printTable(rows), "every budget is met").toBe(true);
}

/** Visits five times, one after the other. */
export async function repeat<Result>(visit: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await visit());
  return results;
}
