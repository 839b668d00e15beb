import { parseArgs } from "node:util";

import { chromium, type Page } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";

import { percentile } from "../../scripts/percentile.ts";
import { inp, report } from "./figures.ts";
import { typing, wholeFlow } from "./flow.ts";
import { onSlowPhone } from "./slow-phone.ts";
import { tapToVisible } from "./tap.ts";

// What the quote dialog costs on a middling phone (CPU × 4, slow 4G), beside its budgets. Run it while nothing else runs.
const { values } = parseArgs({
  options: { site: { type: "string", default: env.siteUrl }, runs: { type: "string", default: "5" } },
});
const browser = await chromium.launch(await chromiumOptions());

/** One visitor after the other. */
async function runs<Result>(work: (page: Page) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < Number(values.runs); count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- what is measured must not overlap
    results.push(await onSlowPhone(browser, values.site, work));
  }
  return results;
}

try {
  const atOnce = await runs((page) => tapToVisible(page, "at once"));
  const loaded = await runs((page) => tapToVisible(page, "loaded"));
  const keys = await runs(typing);
  const flows = await runs(wholeFlow);
  const isWithin = report([
    { what: "tap at once → dialog visible (median)", ms: percentile(atOnce, 50), mostMs: 100 },
    { what: "tap when loaded → dialog visible (median)", ms: percentile(loaded, 50), mostMs: 100 },
    { what: "typing, p75 of all keys", ms: percentile(keys.flat(), 75), mostMs: 16 },
    { what: "INP of the whole flow (median)", ms: percentile(flows.map(inp), 50), mostMs: 64 },
  ]);
  if (!isWithin) process.exitCode = 1;
} finally {
  await browser.close();
}
