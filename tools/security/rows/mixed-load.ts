import { setTimeout } from "node:timers/promises";

import { MB, residentBytes } from "benchmarking/process-usage.ts";

import { countQueries, mutate } from "../../sandbox/lake.ts";
import { newQuoteRequest } from "../../sandbox/quote-requests.ts";
import { postJson, send } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { API, PAGE, PAGE_VIEW, readPage } from "../../sandbox/site.ts";
import type { Row } from "../context.ts";
import { expectThat } from "../expect.ts";

const MINUTES = { fast: 0.1, normal: 0.5, full: 60 };
/** After a publish the site queries the lake a second time. */
const PUBLISH_DELAY_MS = 4000;

export const mixedLoad: Row = {
  number: 59,
  area: "ops",
  title: "mixed load does not grow the memory, and unknown paths never reach the lake",
  needsSandbox: true,
  async attack(context) {
    const sandbox = await context.openSandbox();
    const { siteUrl, site, lake, admin } = sandbox;
    await site.stop();
    await site.start({ env: { NODE_OPTIONS: "--max-old-space-size=384" } });
    await loadFor(sandbox, 0.1);
    await setTimeout(PUBLISH_DELAY_MS);
    const before = (await residentBytes(site.pid)) / MB;
    const queriesBefore = countQueries(sandbox);
    const responses = await Promise.all(
      Array.from({ length: 2000 }, (_, index) => send(siteUrl, `/flood-${index}/x`)),
    );
    expectThat(
      context,
      { request: "2,000 × GET /flood-…/x" },
      "404 each",
      responses.every(({ status }) => status === 404),
    );
    const queries = countQueries(sandbox) - queriesBefore;
    expectThat(
      context,
      { request: "the lake during these" },
      "10 queries at most",
      queries <= 10,
      `${queries} queries`,
    );
    const minutes = MINUTES[context.scale];
    await loadFor(sandbox, minutes);
    const siteMemory = (await residentBytes(site.pid)) / MB;
    const serverMemory = Math.max(await residentBytes(lake.pid), await residentBytes(admin.pid)) / MB;
    expectThat(
      context,
      { request: `${minutes} minutes of mixed load` },
      "the site below 512 MB",
      siteMemory < 512,
      `${siteMemory.toFixed(0)} MB`,
    );
    expectThat(
      context,
      { request: "its memory" },
      "+100 MB at most since the warm-up",
      siteMemory - before < 100,
      `${before.toFixed(0)} → ${siteMemory.toFixed(0)} MB`,
    );
    expectThat(
      context,
      { request: "the memory of the lake and of the admin API" },
      "below 512 MB each",
      serverMemory < 512,
      `${serverMemory.toFixed(0)} MB`,
    );
  },
};

/** Reads pages and unknown paths, sends quote requests and statistics, and publishes, all at the same time. */
async function loadFor(sandbox: Sandbox, minutes: number): Promise<void> {
  const { siteUrl } = sandbox;
  const end = performance.now() + minutes * 60_000;
  const actions = [
    () => readPage(sandbox),
    () => readPage(sandbox, "/"),
    () => readPage(sandbox, `/x-${Math.trunc(performance.now())}`),
    () => readPage(sandbox, `${PAGE}?u=${performance.now()}`),
    () => postJson(siteUrl, API.quoteRequest, newQuoteRequest()),
    () => postJson(siteUrl, API.statistics, PAGE_VIEW),
    () => mutate(sandbox, [{ createOrReplace: loadPage(String(performance.now())) }]),
  ];
  await Promise.all(
    actions.map(async (act) => {
      while (performance.now() < end) {
        await act();
      }
    }),
  );
}

function loadPage(title: string) {
  return { _id: "attackload", _type: "page", path: "/attackload", title, blocks: [] };
}
