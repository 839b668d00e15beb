import { parseArgs } from "node:util";

import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";

import { backCacheFaults } from "./back-cache.ts";
import { PAGES } from "./budgets.ts";
import { freePort } from "./free-port.ts";
import { inspect, type Report } from "./lighthouse.ts";
import { softNavigations } from "./soft-navigation.ts";
import { PHONE, weigh, type Weight } from "./weigh.ts";

// What a browser can tell of the pages, as JSON for `pnpm bench site`. `--hello`: a page to compare with.
const { values } = parseArgs({
  options: {
    site: { type: "string", default: env.siteUrl },
    hello: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});
const runs = Number(values.runs);
const port = await freePort();
const { args, ...options } = await chromiumOptions();
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
});

try {
  const weights: Record<string, Weight> = {};
  const reports: Record<string, Report[]> = {};
  const backFaults: string[] = [];
  // oxlint-disable no-await-in-loop -- what is measured must not overlap
  for (const path of Object.values(PAGES)) {
    weights[path] = await visit(values.site, (page) => weigh(page, path), PHONE);
    backFaults.push(...(await visit(values.site, (page) => backCacheFaults(page, path))));
  }
  const hello = values.hello && (await visit(values.hello, (page) => weigh(page, "/"), PHONE));
  const navigations: number[] = [];
  for (let run = 0; run < runs; run += 1) navigations.push(...(await visit(values.site, softNavigations)));
  for (const path of Object.values(PAGES)) {
    const some: Report[] = [];
    for (let run = 0; run < runs; run += 1) some.push(await inspect(values.site + path, port));
    reports[path] = some;
  }
  // oxlint-enable no-await-in-loop
  console.log(JSON.stringify({ weights, hello, navigations, backFaults, reports }));
} finally {
  await browser.close();
}

/** A new visitor, and what he finds. */
async function visit<Found>(
  baseURL: string,
  look: (page: Page) => Promise<Found>,
  as: BrowserContextOptions = {},
): Promise<Found> {
  const context = await browser.newContext({ ...as, baseURL });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
