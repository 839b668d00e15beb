import { setTimeout } from "node:timers/promises";

import { MB, residentBytes } from "benchmarking/process-usage.ts";

import { env } from "#env.ts";
import { countByStatus, expect, requireLinux, test } from "#security/testing/test.ts";
import { countQueries, mutate } from "#testing/lake.ts";
import { newQuoteRequest } from "#testing/quote-requests.ts";
import { postJson, send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { API, PAGE, PAGE_VIEW, readPage } from "#testing/site.ts";

const MINUTES = { fast: 0.1, normal: 0.5, full: 60 }[env.attackScale];
/** After a publish the site queries the lake a second time. */
const PUBLISH_DELAY_MS = 4000;

test(
  "mixed load does not grow the memory, and unknown paths never reach the lake",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    requireLinux();
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
    expect(countByStatus(responses)).toEqual({ 404: 2000 });
    const queries = countQueries(sandbox) - queriesBefore;
    expect(queries, "queries of the lake meanwhile").toBeLessThanOrEqual(10);
    await loadFor(sandbox, MINUTES);
    const siteMemory = (await residentBytes(site.pid)) / MB;
    const serverMemory = Math.max(await residentBytes(lake.pid), await residentBytes(admin.pid)) / MB;
    expect(siteMemory, "MB of the site").toBeLessThan(512);
    expect(siteMemory - before, "MB more than before").toBeLessThan(100);
    expect(serverMemory, "MB of the lake or the admin API").toBeLessThan(512);
  },
);

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
