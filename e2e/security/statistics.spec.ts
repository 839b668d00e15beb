import { percentile } from "benchmarking/percentile.ts";
import { MB, residentBytes } from "benchmarking/process-usage.ts";

import {
  countByStatus,
  expect,
  expectDuration,
  expectError,
  requireLinux,
  test,
} from "#security/testing/test.ts";
import { sendToAdmin } from "#testing/lake.ts";
import { newQuoteRequest } from "#testing/quote-requests.ts";
import { newVisitor, postJson } from "#testing/request.ts";
import { API, PAGE_VIEW, readPage } from "#testing/site.ts";

// e2e/visitor/shell-statistics.spec.ts proves that a page sends nothing with DNT or GPC.
test("a flood of statistics is limited, and only pages of the site are counted", async ({ target }) => {
  const { siteUrl } = target;
  const visitor = newVisitor();
  const flood = await Promise.all(
    Array.from({ length: 1000 }, () => postJson(siteUrl, API.statistics, PAGE_VIEW, { visitor })),
  );
  for (const response of flood) expect(response).toHaveStatus(200, 204, 429);
  expect(countByStatus(flood)[429], "1,000 page views from one visitor").toBeGreaterThan(0);

  const durations: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const response = await postJson(siteUrl, API.statistics, PAGE_VIEW);
    expect(response).toHaveStatus(200);
    durations.push(response.ms);
  }
  expectDuration("median of 20 page views in a row", percentile(durations, 50), 10);

  const oversized = { ...PAGE_VIEW, pageUrl: "x".repeat(1_000_000) };
  expect(await postJson(siteUrl, API.statistics, oversized, { label: "1 MB" })).toHaveStatus(413);
  expect(
    await postJson(siteUrl, API.statistics, PAGE_VIEW, {
      headers: { origin: "https://evil.example" },
      label: "foreign origin",
    }),
  ).toHaveStatus(403);
  for (const [label, wrong] of [
    ["a negative duration", { residenceTime: -1 }],
    ["a duration of a year", { residenceTime: 31_536_000_000 }],
    ["an unknown device", { equipmentType: "toaster" }],
    ["an email address", { email: "ada@example.com" }],
  ] as const) {
    const body = { ...PAGE_VIEW, ...wrong };
    expect(await postJson(siteUrl, API.statistics, body, { label })).toHaveStatus(400);
  }
  for (const pageUrl of [`/<script>alert(${Date.now()})</script>`, "/\u001B[2J", "//evil.example/alert"]) {
    const invented = { ...PAGE_VIEW, pageUrl };
    expect(await postJson(siteUrl, API.statistics, invented, { label: pageUrl })).toHaveStatus(204);
  }
  const path = `/staff/statistics?from=${daysFromNow(-1)}&until=${daysFromNow(1)}`;
  const summary = await sendToAdmin(target, path);
  expect(summary).toHaveStatus(200);
  expect(summary.headers["content-type"], "never HTML").toMatch(/^application\/json/);
  expect(summary.body, "only pages that exist are counted").not.toContain("alert");
});

test("only second versions of blocks that a page has are counted", async ({ target }) => {
  const { siteUrl } = target;
  const block = `invented-${Date.now()}`;
  for (const [label, body] of [
    ["a block that no page has", { pageUrl: "/", block }],
    ["a page that does not exist", { pageUrl: `/${block}`, block }],
    ["another site", { pageUrl: "//evil.example/", block }],
    ["a path of 30 kB", { pageUrl: `/${"x".repeat(30_000)}`, block }],
  ] as const)
    expect(
      await postJson(siteUrl, API.versions, { ...body, version: "B", event: "quoteSent" }, { label }),
    ).toHaveStatus(204);
  const flood = await Promise.all(
    Array.from({ length: 200 }, () =>
      postJson(siteUrl, API.versions, { pageUrl: "/", block }, { visitor: newVisitor() }),
    ),
  );
  expect(countByStatus(flood), "of 200 visitors").toEqual({ 204: 200 });
  const path = `/staff/statistics?from=${daysFromNow(-1)}&until=${daysFromNow(1)}`;
  expect((await sendToAdmin(target, path)).body).not.toContain(block);
});

// admin/statistics/statistics.test.ts proves that statistics are kept if the store fails while the admin API runs.
test(
  "pages work while statistics cannot be stored, and lost statistics are logged",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    requireLinux();
    const { siteUrl, site, admin } = sandbox;
    const send500 = () =>
      Promise.all(Array.from({ length: 500 }, () => postJson(siteUrl, API.statistics, PAGE_VIEW)));
    // Requested before the fault, because the page must be cached, and because the first load increases the memory of a new
    // process.
    expect(await readPage(sandbox)).toHaveStatus(200);
    await send500();
    await admin.kill();
    const lineCount = site.lines.length;
    const bytesBefore = await residentBytes(site.pid);
    const rejected = await send500();
    for (const response of rejected) expect(response).toHaveStatus(502, 503, 504);
    expect(await readPage(sandbox)).toHaveStatus(200);
    expectError(await postJson(siteUrl, API.quoteRequest, newQuoteRequest()));
    const growth = ((await residentBytes(site.pid)) - bytesBefore) / MB;
    expect(growth, "MB more of the site").toBeLessThanOrEqual(50);
    expect(site.lines.slice(lineCount).join("\n"), "the site's log").toContain("statistical");
    await admin.start();
  },
);

/** An ISO date that many days from now. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
