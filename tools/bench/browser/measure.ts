import { parseArgs } from "node:util";

import { type Browser, chromium } from "@playwright/test";
import { printTable, type Row } from "benchmarking/table.ts";

import { chromiumOptions } from "../../../e2e/chromium.ts";

/** Measures something in a browser and prints the table. Exits with 1 if a budget is not met. */
export async function measureInBrowser(
  measure: (browser: Browser) => Promise<readonly Row[]>,
): Promise<void> {
  const browser = await chromium.launch(await chromiumOptions());
  try {
    if (!printTable(await measure(browser))) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** Visits one after the other, as often as the flag `--runs` says, or else five times. */
export async function repeat<Result>(visit: () => Promise<Result>): Promise<Result[]> {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const results: Result[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) results.push(await visit());
  return results;
}
