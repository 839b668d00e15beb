import { percentile } from "benchmarking/percentile.ts";
import { MB, residentBytes } from "benchmarking/process-usage.ts";

import { sendToAdmin } from "../../sandbox/lake.ts";
import { newQuoteRequest } from "../../sandbox/quote-requests.ts";
import { newVisitor, postJson } from "../../sandbox/request.ts";
import { API, PAGE_VIEW, readPage } from "../../sandbox/site.ts";
import type { Row } from "../context.ts";
import { expectDuration, expectError, expectStatus, expectThat } from "../expect.ts";

export const statistics: readonly Row[] = [
  {
    number: 52,
    area: "beacon",
    title: "a flood of statistics is limited, and values are stored as text",
    async attack(context) {
      const { siteUrl } = context.target;
      const visitor = newVisitor();
      const flood = await Promise.all(
        Array.from({ length: 1000 }, () => postJson(siteUrl, API.statistics, PAGE_VIEW, { visitor })),
      );
      const statuses = new Map<number, number>();
      for (const { status } of flood) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const areExpected = [...statuses.keys()].every((status) => [200, 204, 429].includes(status));
      expectThat(
        context,
        { request: `1,000 × POST ${API.statistics} from one visitor` },
        "2xx or 429",
        areExpected && statuses.has(429),
        [...statuses].map(([status, times]) => `${times} × ${status}`).join(", "),
      );

      const durations: number[] = [];
      for (let index = 0; index < 20; index += 1) {
        const { status, ms } = await postJson(siteUrl, API.statistics, PAGE_VIEW);
        if (status === 200) durations.push(ms);
      }
      const median = percentile(durations, 50);
      expectDuration(
        context,
        { request: `POST ${API.statistics}, 20 in a row` },
        "a response within 10 ms",
        durations.length === 20 && median <= 10,
        `${durations.length} × 200, median ${median.toFixed(1)} ms`,
      );

      const oversized = { ...PAGE_VIEW, pageUrl: "x".repeat(1_000_000) };
      expectStatus(context, await postJson(siteUrl, API.statistics, oversized, { label: "1 MB" }), 413);
      expectStatus(
        context,
        await postJson(siteUrl, API.statistics, PAGE_VIEW, {
          headers: { origin: "https://evil.example" },
          label: "foreign origin",
        }),
        403,
      );
      for (const [label, wrong] of [
        ["a negative duration", { residenceTime: -1 }],
        ["a duration of a year", { residenceTime: 31_536_000_000 }],
        ["an unknown device", { equipmentType: "toaster" }],
        ["control characters", { pageUrl: "/\u001B[2J" }],
        ["an email address", { email: "ada@example.com" }],
      ] as const) {
        const body = { ...PAGE_VIEW, ...wrong };
        expectStatus(context, await postJson(siteUrl, API.statistics, body, { label }), 400);
      }
      const script = { ...PAGE_VIEW, pageUrl: `/<script>alert(${Date.now()})</script>` };
      expectStatus(
        context,
        await postJson(siteUrl, API.statistics, script, { label: "a script as the path" }),
        200,
      );
      const path = `/staff/statistics?from=${daysFromNow(-1)}&until=${daysFromNow(1)}`;
      const summary = await sendToAdmin(context.target, path);
      expectStatus(context, summary, 200);
      expectThat(
        context,
        summary,
        "JSON, never HTML",
        String(summary.headers["content-type"]).startsWith("application/json"),
        summary.headers["content-type"],
      );
      context.note(
        "With DNT or GPC the page sends nothing: web/statistics/, e2e/visitor/shell-statistics.spec.ts.",
      );
    },
  },
  {
    number: 53,
    area: "beacon",
    title: "pages work while statistics cannot be stored, and lost statistics are logged",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const { siteUrl, site, admin } = sandbox;
      const send500 = () =>
        Promise.all(Array.from({ length: 500 }, () => postJson(siteUrl, API.statistics, PAGE_VIEW)));
      // Requested before the fault, because the page must be cached, and because the first load increases the memory of a new
      // process.
      expectStatus(context, await readPage(sandbox), 200);
      await send500();
      await admin.kill();
      const lineCount = site.lines.length;
      const bytesBefore = await residentBytes(site.pid);
      const rejected = await send500();
      expectThat(
        context,
        { request: `500 × POST ${API.statistics}` },
        "502 to 504 each",
        rejected.every(({ status }) => status >= 502 && status <= 504),
        [...new Set(rejected.map(({ status }) => status))].join(),
      );
      expectStatus(context, await readPage(sandbox), 200);
      expectError(context, await postJson(siteUrl, API.quoteRequest, newQuoteRequest()));
      const growth = ((await residentBytes(site.pid)) - bytesBefore) / MB;
      expectThat(
        context,
        { request: "the site's memory" },
        "+50 MB at most",
        growth <= 50,
        `+${growth.toFixed(0)} MB`,
      );
      const logged = site.lines.slice(lineCount).filter((line) => line.includes("statistical")).length;
      expectThat(context, { request: "the site's log" }, "names the loss", logged > 0, `${logged} lines`);
      await admin.start();
      context.note(
        'A store that fails while the admin API runs: admin/statistics/statistics-buffer.test.ts, "statistics that cannot be stored are kept".',
      );
    },
  },
];

/** An ISO date that many days from now. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
