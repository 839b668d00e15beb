import { Usage } from "contracts/staff.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { countsOfMissingPages } from "#statistics/counts.ts";
import { createTestAdmin } from "#testing/admin.ts";

test("visits to missing pages are added up by path and day, and the most visited ones are listed", async () => {
  const { send, staff, statistics } = await createTestAdmin();
  const report = (path: string, visits: number) => send("/api/missing/insert", { pages: [{ path, visits }] });
  await report("/old-page", 2);
  for (let index = 0; index < 120; index += 1) await report(`/probe-${index}`, 1);
  await report("/old-page", 3);
  statistics.add(countsOfMissingPages({ pages: [{ path: "/old-page", visits: 4 }] }), "2026-11-20");
  const missingSince = async (from: string) => {
    const period = `from=${from}T00:00:00Z&until=2026-11-22T00:00:00Z`;
    const response = await staff.request(`/staff/statistics?${period}`);
    return v.parse(v.object({ data: Usage }), await response.json()).data.missing;
  };
  expect((await missingSince("2026-11-20"))[0]).toEqual({ path: "/old-page", visits: 9 });
  const ofDay = await missingSince("2026-11-21");
  expect(ofDay[0]).toEqual({ path: "/old-page", visits: 5 });
  expect(ofDay).toHaveLength(100);
});

test.each([
  { pages: [{ path: "/wp-login.php", visits: 1 }] },
  { pages: [{ path: "/app.js", visits: 1 }] },
  { pages: [{ path: "/a?b=c", visits: 1 }] },
  { pages: [{ path: "/a@b", visits: 1 }] },
  { pages: [{ path: `/${"a".repeat(200)}`, visits: 1 }] },
  { pages: [{ path: "/old", visits: 0 }] },
  { pages: [{ path: "/old", visits: 1, address: "192.0.2.1" }] },
  { pages: Array.from({ length: 51 }, (_, index) => ({ path: `/old-${index}`, visits: 1 })) },
])(
  "a report of missing pages is rejected if it contains anything but paths and counts: %j",
  async (report) => {
    const { send } = await createTestAdmin();
    expect((await send("/api/missing/insert", report)).status).toBe(400);
  },
);
