import { type Page, test } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, ms } from "benchmarking/table.ts";

import { expectBudgets, repeat } from "./budget-table.ts";
import { onSlowPhone } from "./slow-phone.ts";

const QUERIES = ["aluminium 7075", "wall thickness", "ra 1.6", "anodising"];

test("the search dialog on a slow phone", async ({ browser }) => {
  const visits = await repeat(() => onSlowPhone(browser, searchOnPage));
  const keys = visits.flatMap(({ keyMs }) => keyMs);
  const firstKeys = visits.map(({ firstMs }) => firstMs);
  expectBudgets([
    atMost("a key → its results are in the page, p75 of all keys", percentile(keys, 75), 30, ms),
    {
      name: "first key → first results, with the downloads on slow 4G, median",
      measured: ms(percentile(firstKeys, 50)),
    },
  ]);
});

interface Visit {
  readonly keyMs: readonly number[];
  readonly firstMs: number;
}

/** Opens the search with a key and types each query. */
async function searchOnPage(page: Page): Promise<Visit> {
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
  return { keyMs: await takeDurations(page), firstMs };
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
