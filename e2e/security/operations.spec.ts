import { setTimeout } from "node:timers/promises";

import { setDiskFull } from "#security/testing/disk-full.ts";
import { countByStatus, expect, expectError, requireLinux, test } from "#security/testing/test.ts";
import { mutate } from "#testing/lake.ts";
import { newQuoteRequest } from "#testing/quote-requests.ts";
import { type HttpResponse, newVisitor, postJson, send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { API, PAGE, PAGE_VIEW, readPage } from "#testing/site.ts";
import { waitFor } from "#testing/wait.ts";

const HOUR_MS = 3_600_000;
const REFUSED = /ECONNREFUSED|(?:connect|read) ECONNRESET/;

test("a site that is asked to stop finishes its open requests", { tag: "@sandbox" }, async ({ sandbox }) => {
  const readers = readOnNewConnections(sandbox, 64);
  await setTimeout(1000);
  const tookMs = await sandbox.site.stop();
  await sandbox.site.start();
  await setTimeout(300);
  const responses = await readers.stop();
  const { 0: unanswered = 0, 200: served = 0, ...others } = countByStatus(responses);
  expect(others, `SIGTERM during ${served} × GET ${PAGE}`).toEqual({});
  // A proxy would send a connection that was refused before its request was read to another instance.
  const refused = responses.filter(({ status, body }) => status === 0 && REFUSED.test(body));
  expect(unanswered - refused.length, "responses that were cut off").toBe(0);
  expect(tookMs, "milliseconds until it stopped").toBeLessThanOrEqual(10_000);
});

// Until then a proxy serves stale pages (stale-if-error).
test("a killed site serves pages again within 5 s", { tag: "@sandbox" }, async ({ sandbox }) => {
  expect(await readPage(sandbox)).toHaveStatus(200);
  await sandbox.site.kill();
  const start = performance.now();
  await sandbox.site.start();
  const response = await waitFor(
    () => readPage(sandbox),
    ({ status }) => status === 200,
  );
  expect(response).toHaveStatus(200);
  expect(performance.now() - start, "milliseconds until a page").toBeLessThanOrEqual(5000);
});

// e2e/visitor/shell-new-build.thorough.spec.ts proves in a browser that such a page reloads once, at most once in 10 s.
test("a visitor with a page of an older build gets the new build", async ({ target }) => {
  const asset = await readPage(target, "/_next/static/chunks/of-an-older-build.js");
  expect(asset).toHaveStatus(404);
  expect(String(asset.headers["cache-control"]), asset.request).not.toMatch(/immutable|max-age=[1-9]/);
  const build = await send(target.siteUrl, "/api/build");
  expect(build).toHaveStatus(200);
  // A browser asks each time, a proxy every second.
  expect(String(build.headers["cache-control"]), build.request).toMatch(/max-age=0, s-maxage=1\b/);
});

test(
  "a clock that is wrong by an hour is logged and does not affect readers",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    await shiftLakeClock(sandbox, "ahead");
    await shiftLakeClock(sandbox, "behind");
    await sandbox.lake.stop();
    await sandbox.lake.start();
  },
);

test(
  "with a full disk pages are still served, and the form reports the failure",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    requireLinux();
    const pids = [sandbox.lake.pid, sandbox.admin.pid, sandbox.site.pid];
    await Promise.all(pids.map((pid) => setDiskFull(pid, true)));
    try {
      for (const path of [PAGE, "/", "/nothing-here", "/About-Us"]) {
        const expected = path === "/nothing-here" ? 404 : 200;
        expect(await readPage(sandbox, path)).toHaveStatus(expected);
      }
      expectError(await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest()));
      const statistics = await postJson(sandbox.siteUrl, API.statistics, PAGE_VIEW);
      expect(statistics).toHaveStatus(200, 500);
    } finally {
      await Promise.all(pids.map((pid) => setDiskFull(pid, false)));
    }
    const label = "with free space again";
    const response = await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest(), { label });
    expect(response).toHaveStatus(200);
  },
);

/** Starts readers that open a new connection for each page, until they are stopped. */
function readOnNewConnections({ siteUrl }: Sandbox, readerCount: number) {
  const responses: HttpResponse[] = [];
  const stopped = new AbortController();
  const reading = Promise.all(
    Array.from({ length: readerCount }, async () => {
      while (!stopped.signal.aborted) {
        const response = await send(siteUrl, PAGE, { visitor: newVisitor() });
        responses.push(response);
        if (response.status === 0) await setTimeout(20);
      }
    }),
  );
  return {
    async stop(): Promise<readonly HttpResponse[]> {
      stopped.abort();
      await reading;
      return responses;
    },
  };
}

/** Publishes with a lake whose clock is wrong by an hour: its webhook deliveries have an invalid time. */
async function shiftLakeClock(sandbox: Sandbox, direction: "ahead" | "behind"): Promise<void> {
  const shift = new URL("./testing/shift-clock.ts", import.meta.url);
  shift.searchParams.set("ms", String(direction === "ahead" ? HOUR_MS : -HOUR_MS));
  await sandbox.lake.stop();
  // Counted before the start, because only the first rejection is logged as an error, and it may concern a change before the
  // restart.
  const lineCount = sandbox.lake.lines.length;
  await sandbox.lake.start({ imports: [shift.href] });
  const id = `attackclock${direction}`;
  await mutate(sandbox, [
    { createOrReplace: { _id: id, _type: "page", path: `/${id}`, title: "x", blocks: [] } },
  ]);
  const message = await waitFor(
    () => sandbox.lake.lines.slice(lineCount).find((line) => /webhook was rejected/i.test(line)),
    (line) => line !== undefined,
  );
  expect(message ?? "", `a publish by a lake whose clock is an hour ${direction}`).toMatch(/clock/i);
  expect(await readPage(sandbox)).toHaveStatus(200);
  expect(await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest())).toHaveStatus(200);
  await mutate(sandbox, [{ delete: { id } }]);
}
