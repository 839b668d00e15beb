import type { Usage } from "contracts/staff.ts";
import { expect, test } from "vitest";

import { deviceShares, everyDay, hasUsage, lastDays, totalsOf } from "#quote-requests/usage.ts";

test("the last days are whole days in UTC, including today", () => {
  expect(lastDays(7, new Date("2026-03-02T23:30:00.000Z"))).toEqual({
    from: "2026-02-24T00:00:00.000Z",
    until: "2026-03-03T00:00:00.000Z",
  });
});

test("days without views and requests are included", () => {
  const period = { from: "2026-02-27T00:00:00.000Z", until: "2026-03-02T00:00:00.000Z" };
  expect(everyDay([{ day: "2026-02-28", views: 3, requests: 1 }], period)).toEqual([
    { day: "2026-02-27", views: 0, requests: 0 },
    { day: "2026-02-28", views: 3, requests: 1 },
    { day: "2026-03-01", views: 0, requests: 0 },
  ]);
});

test("devices have English names and their shares of all views", () => {
  expect(
    deviceShares([
      { equipmentType: "电脑", views: 3 },
      { equipmentType: "手机", views: 1 },
    ]),
  ).toEqual([
    { label: "Computer", views: 3, share: 0.75 },
    { label: "Phone", views: 1, share: 0.25 },
  ]);
  expect(deviceShares([{ equipmentType: "平板", views: 0 }])).toEqual([
    { label: "Tablet", views: 0, share: 0 },
  ]);
});

test("totals add up all days and all pages", () => {
  const page = { medianMs: 1, lcpMs: null, inpMs: null, cls: null, quoteRequests: 0 };
  expect(
    totalsOf({
      pages: [
        { ...page, path: "/a", views: 2, quoteOpens: 1 },
        { ...page, path: "/b", views: 1, quoteOpens: 2 },
      ],
      days: [{ day: "2026-02-28", views: 4, requests: 1 }],
      suspected: 0,
      devices: [],
      queries: [],
      campaigns: [],
      missing: [],
    }),
  ).toEqual({ views: 4, requests: 1, quoteOpens: 3 });
});

test("a period with searches or suspected requests only is not empty", () => {
  const nothing: Usage = {
    days: [],
    suspected: 0,
    pages: [],
    devices: [],
    queries: [],
    campaigns: [],
    missing: [],
  };
  expect(hasUsage(nothing)).toBe(false);
  expect(hasUsage({ ...nothing, queries: [{ query: "peek", searches: 1, results: 0 }] })).toBe(true);
  expect(hasUsage({ ...nothing, suspected: 2 })).toBe(true);
});
