import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { chromium, type Page } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, kB, ms, printTable } from "benchmarking/table.ts";

import { chromiumOptions } from "../../../e2e/chromium.ts";
import { readTarget } from "../../sandbox/target.ts";
import { onSlowPhone } from "./slow-phone.ts";

// `pnpm bench search [--site http://localhost:3000] [--runs 5]`: measures the search dialog on a mid-range phone (CPU × 4, slow
// 4G), on the running site. Run it while nothing else runs.
const { values: flags } = parseArgs({
  options: { site: { type: "string" }, runs: { type: "string", default: "5" } },
});
const siteUrl = flags.site ?? readTarget().siteUrl;
const QUERIES = ["aluminium 7075", "wall thickness", "ra 1.6", "anodising"];
const browser = await chromium.launch(await chromiumOptions());

try {
  const visits: Visit[] = [];
  for (let run = 0; run < Number(flags.runs); run += 1) {
    visits.push(await onSlowPhone(browser, siteUrl, searchOnPage));
  }
  const [first] = visits;
  const isMet = printTable([
    atMost(
      "a key → its results are in the page, p75 of all keys",
      percentile(
        visits.flatMap(({ keyMs }) => keyMs),
        75,
      ),
      30,
      ms,
    ),
    {
      name: "first key → first results, with the downloads on slow 4G, median",
      measured: ms(
        percentile(
          visits.map(({ firstMs }) => firstMs),
          50,
        ),
      ),
    },
    atMost("script of the search, gzip", gzipSync(first?.script ?? "").length, 12_000, kB),
    atMost("index of the search, brotli", brotliCompressSync(first?.index ?? "").length, 120_000, kB),
  ]);
  if (!isMet) process.exitCode = 1;
} finally {
  await browser.close();
}

interface Visit {
  readonly keyMs: readonly number[];
  readonly firstMs: number;
  readonly script: string;
  readonly index: string;
}

/** Opens the search with a key and types each query. */
async function searchOnPage(page: Page): Promise<Visit> {
  const script = page.waitForResponse(/\/static\/search\/search-/);
  const index = page.waitForResponse(/\/search-index\.json$/);
  await page.goto("/cnc-machining", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search this site" });
  await field.waitFor();
  await page.evaluate(watchResults);
  const [start, ...keys] = QUERIES;
  await field.pressSequentially(start ?? "", { delay: 120 });
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  const firstMs = Math.max(...(await takeDurations(page)));
  for (const query of keys) {
    await field.fill("");
    await field.pressSequentially(query, { delay: 120 });
  }
  const texts = await Promise.all([script, index].map(async (response) => (await response).text()));
  return { keyMs: await takeDurations(page), firstMs, script: texts[0] ?? "", index: texts[1] ?? "" };
}

/** Runs in the page: measures from each key to the change of the results. */
function watchResults(): void {
  const durations: number[] = [];
  Reflect.set(globalThis, "searchDurations", durations);
  let since: number | undefined;
  addEventListener("keydown", ({ timeStamp }) => (since ??= timeStamp), true);
  const results = document.querySelector(".search-dialog > div");
  if (!results) throw new Error("The search dialog has no results.");
  new MutationObserver(() => {
    if (since !== undefined) durations.push(performance.now() - since);
    since = undefined;
  }).observe(results, { childList: true });
}

async function takeDurations(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const durations: unknown = Reflect.get(globalThis, "searchDurations");
    return Array.isArray(durations) ? durations.splice(0).map(Number) : [];
  });
}
