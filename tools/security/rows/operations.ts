import { setTimeout } from "node:timers/promises";

import { mutate } from "../../sandbox/lake.ts";
import { newQuoteRequest } from "../../sandbox/quote-requests.ts";
import { type HttpResponse, newVisitor, postJson, send } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { API, PAGE, PAGE_VIEW, readPage } from "../../sandbox/site.ts";
import { waitFor } from "../../sandbox/wait.ts";
import type { Row, TestContext } from "../context.ts";
import { setDiskFull } from "../disk-full.ts";
import { expectError, expectStatus, expectThat } from "../expect.ts";

const HOUR_MS = 3_600_000;

export const operations: readonly Row[] = [
  {
    number: 54,
    area: "ops",
    title: "a site that is asked to stop finishes its open requests",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const readers = readOnNewConnections(sandbox, 64);
      await setTimeout(1000);
      const tookMs = await sandbox.site.stop();
      await sandbox.site.start();
      await setTimeout(300);
      const responses = await readers.stop();
      const request = { request: `SIGTERM during ${responses.length} × GET ${PAGE} by 64 readers` };
      const cutOff = responses.filter(
        ({ status, body }) => status === 0 && !/ECONNREFUSED|(?:connect|read) ECONNRESET/.test(body),
      );
      expectThat(
        context,
        request,
        "no response cut off",
        cutOff.length === 0,
        `${cutOff.length} cut off: ${cutOff[0]?.body ?? ""}`,
      );
      const wrong = responses.map(({ status }) => status).filter((status) => status !== 0 && status !== 200);
      expectThat(
        context,
        request,
        "200 for every accepted request",
        wrong.length === 0,
        wrong.slice(0, 5).join(),
      );
      expectThat(context, request, "stopped within 10 s", tookMs <= 10_000, `${tookMs.toFixed(0)} ms`);
      const refused = responses.filter(({ status }) => status === 0).length - cutOff.length;
      context.note(
        `${refused} connections were refused before a request was read. A proxy would send them to another instance; the sandbox has none.`,
      );
    },
  },
  {
    number: 55,
    area: "ops",
    title: "a killed site serves pages again within 5 s",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      expectStatus(context, await readPage(sandbox), 200);
      await sandbox.site.kill();
      const start = performance.now();
      await sandbox.site.start();
      const response = await waitFor(
        () => readPage(sandbox),
        ({ status }) => status === 200,
      );
      expectStatus(context, response, 200);
      const tookMs = performance.now() - start;
      expectThat(
        context,
        { request: "kill -9 of the site, started again" },
        "a page within 5 s",
        tookMs <= 5000,
        `${tookMs.toFixed(0)} ms`,
      );
      context.note(
        "Meanwhile a proxy serves stale pages (proxy_cache_use_stale in web/server/nginx.conf); the sandbox has none.",
      );
    },
  },
  {
    number: 56,
    area: "ops",
    title: "a visitor with a page of an older build gets the new build",
    async attack(context) {
      const asset = await readPage(context.target, "/_next/static/chunks/of-an-older-build.js");
      expectStatus(context, asset, 404);
      expectThat(
        context,
        asset,
        "not cacheable",
        !/immutable|max-age=[1-9]/.test(String(asset.headers["cache-control"])),
        asset.headers["cache-control"],
      );
      const build = await send(context.target.siteUrl, "/api/build");
      const cacheControl = String(build.headers["cache-control"]);
      expectThat(
        context,
        build,
        "the build's id, never cached",
        build.status === 200 && /no-store/.test(cacheControl),
        `${build.status} ${cacheControl}`,
      );
      context.note(
        "One reload, at most once in 10 s, in a real browser: e2e/visitor/shell-new-build.spec.ts.",
      );
    },
  },
  {
    number: 57,
    area: "ops",
    title: "a clock that is wrong by an hour is logged and does not affect readers",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      await shiftLakeClock(context, sandbox, "ahead");
      await shiftLakeClock(context, sandbox, "behind");
      await sandbox.lake.stop();
      await sandbox.lake.start();
    },
  },
  {
    number: 58,
    area: "ops",
    title: "with a full disk pages are still served, and the form reports the failure",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const pids = [sandbox.lake.pid, sandbox.admin.pid, sandbox.site.pid];
      await Promise.all(pids.map((pid) => setDiskFull(pid, true)));
      try {
        for (const path of [PAGE, "/", "/nothing-here", "/About-Us"]) {
          const expected = path === "/nothing-here" ? 404 : 200;
          expectStatus(context, await readPage(sandbox, path), expected);
        }
        expectError(context, await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest()));
        const statistics = await postJson(sandbox.siteUrl, API.statistics, PAGE_VIEW);
        expectStatus(context, statistics, 200, 500);
      } finally {
        await Promise.all(pids.map((pid) => setDiskFull(pid, false)));
      }
      const label = "with free space again";
      const response = await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest(), { label });
      expectStatus(context, response, 200);
    },
  },
];

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
async function shiftLakeClock(
  context: TestContext,
  sandbox: Sandbox,
  direction: "ahead" | "behind",
): Promise<void> {
  const shift = new URL("../preload/shift-clock.ts", import.meta.url);
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
  expectThat(
    context,
    { request: `a publish by a lake whose clock is an hour ${direction}` },
    "a log line that names the clock",
    /clock/i.test(message ?? ""),
    message?.slice(0, 200) ?? "no line",
  );
  expectStatus(context, await readPage(sandbox), 200);
  expectStatus(context, await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest()), 200);
  await mutate(sandbox, [{ delete: { id } }]);
}
