import { QuoteRequestList } from "contracts/staff.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { createTestAdmin } from "#testing/admin.ts";

test("page statistics are stored and totaled by page, day and device", async () => {
  const { send, staff } = await createTestAdmin();
  const view = { webType: "website", equipmentType: "手机", module: "home", pageUrl: "/" };
  for (const residenceTime of [1000, 3000, 9000]) {
    await send("/api/statistical/insert", { ...view, residenceTime });
  }
  const response = await staff.request(
    "/staff/statistics?from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z",
  );
  expect(await response.json()).toMatchObject({
    data: {
      pages: [{ path: "/", views: 3, medianMs: expect.closeTo(2000, -3) }],
      days: [{ day: "2026-11-21", views: 3 }],
      devices: [{ equipmentType: "手机", views: 3 }],
      queries: [],
    },
  });
});

test("web vitals are the 75th percentile of the page views that have a value; opened and sent quote forms are counted by page", async () => {
  const { send, staff } = await createTestAdmin();
  const view = {
    webType: "website",
    equipmentType: "电脑",
    module: "home",
    pageUrl: "/",
    residenceTime: 900,
  };
  await send("/api/statistical/insert", view);
  const vitals = { pageUrl: "/", equipmentType: "电脑", cls: 0, quoteOpened: false, quoteSent: false };
  for (const [index, lcpMs] of [800, 3000, 900, 1000, null].entries()) {
    const stay = { ...vitals, lcpMs, inpMs: null, quoteOpened: index < 2, quoteSent: index === 0 };
    expect((await send("/api/vitals/insert", stay)).status).toBe(200);
  }
  const response = await staff.request(
    "/staff/statistics?from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z",
  );
  expect(await response.json()).toMatchObject({
    data: { pages: [{ lcpMs: 1000, inpMs: null, cls: 0, quoteOpens: 2, quoteRequests: 1 }] },
  });
});

test("visitors of a campaign are counted over all pages, from the view to the sent request", async () => {
  const { send, staff } = await createTestAdmin();
  const vitals = { equipmentType: "电脑", lcpMs: null, inpMs: null, cls: null };
  for (const [pageUrl, campaign, quoteOpened, quoteSent] of [
    ["/offer", "Spring", false, false],
    ["/cnc-machining", "spring", true, true],
    ["/cnc-machining", undefined, true, false],
  ] as const)
    await send("/api/vitals/insert", { ...vitals, pageUrl, campaign, quoteOpened, quoteSent });
  const response = await staff.request(
    "/staff/statistics?from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z",
  );
  expect(await response.json()).toMatchObject({
    data: { campaigns: [{ campaign: "spring", views: 2, quoteOpens: 1, quoteRequests: 1 }] },
  });
});

test("staff see what visitors did with each version of a block, on a page or on all pages of a saved section", async () => {
  const { send, staff } = await createTestAdmin();
  for (const [pageUrl, block, version, event] of [
    ["/Offer", "b", "A", "viewed"],
    ["/Offer", "b", "B", "viewed"],
    ["/Offer", "b", "B", "quoteOpened"],
    ["/Offer", "b", "B", "viewed"],
    ["/Offer", "b", "B", "quoteSent"],
    ["/copy", "b", "B", "viewed"],
    ["/Offer", "shared-b", "B", "viewed"],
    ["/copy", "section-b", "B", "viewed"],
    ["/copy", "sub", "B", "viewed"],
  ])
    await send("/api/versions/insert", { pageUrl, block, version, event });
  const counts = async (query: string) => {
    const path = "/staff/version-statistics?from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z";
    return (await staff.request(`${path}&${query}`)).json();
  };
  const none = { views: 0, quoteOpens: 0, quoteRequests: 0 };
  expect(await counts("block=b&page=/OFFER")).toEqual({
    code: 200,
    data: {
      A: { views: 1, quoteOpens: 0, quoteRequests: 0 },
      B: { views: 2, quoteOpens: 1, quoteRequests: 1 },
    },
  });
  expect(await counts("block=b")).toEqual({ code: 200, data: { A: none, B: { ...none, views: 2 } } });
  expect(await counts("page=/offer")).toMatchObject({ code: 400 });
});

test.each([{ block: "a b" }, { block: "" }, { version: "C" }, { event: "clicked" }, { person: "Ada" }])(
  "a version with %o is rejected",
  async (wrong) => {
    const { send } = await createTestAdmin();
    const body = { pageUrl: "/", block: "b", version: "A", event: "viewed", ...wrong };
    expect((await send("/api/versions/insert", body)).status).toBe(400);
  },
);

test("addresses that differ only in capitals are one page", async () => {
  const { send, staff } = await createTestAdmin();
  const view = { webType: "website", equipmentType: "手机", module: "privacy-policy", residenceTime: 900 };
  const vitals = {
    equipmentType: "手机",
    lcpMs: 800,
    inpMs: null,
    cls: 0,
    quoteOpened: true,
    quoteSent: false,
  };
  for (const pageUrl of ["/privacy-policy", "/privacy-Policy"]) {
    await send("/api/statistical/insert", { ...view, pageUrl });
    await send("/api/vitals/insert", { ...vitals, pageUrl });
  }
  const response = await staff.request(
    "/staff/statistics?from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z",
  );
  expect(await response.json()).toMatchObject({
    data: { pages: [{ path: "/privacy-policy", views: 2, quoteOpens: 2 }] },
  });
});

test("quote requests are counted by day without spam and without those from the preview", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  await send("/api/orderInquiry/insert", sampleQuoteRequest, { "x-suspected": "too fast" });
  await send("/api/orderInquiry/insert", sampleQuoteRequest, { "x-draft-mode": "on" });
  expect((await all()).map(({ state }) => state)).toEqual(["new", "new", "spam"]);
  const response = await staff.request(
    "/staff/statistics?from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z",
  );
  expect(await response.json()).toMatchObject({
    data: { days: [{ day: "2026-11-21", views: 0, requests: 1 }], suspected: 1 },
  });
});

test("requests that look automated are counted until staff have checked them", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  await send("/api/orderInquiry/insert", sampleQuoteRequest, { "x-suspected": "sent after 0.4 s" });
  const suspected = async () => {
    const { data } = v.parse(
      v.object({ data: QuoteRequestList }),
      await (await staff.request("/staff/quote-requests?state=new")).json(),
    );
    return data.suspected;
  };
  expect(await suspected()).toBe(1);
  const id = (await all()).find(({ state }) => state === "spam")?.id ?? "";
  await staff.request(`/staff/quote-requests/${id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ state: "spam", note: "", seen: null }),
  });
  expect(await suspected()).toBe(0);
});
