import { expect, test } from "vitest";

import { duration, shortTime, vitalRating, vitalText } from "#quote-requests/format.ts";

test("times and durations are as short as possible", () => {
  const now = new Date("2026-11-21T12:00:00.000Z");
  expect(shortTime("2026-11-21T11:00:00.000Z", now)).toMatch(/^\d{1,2}:\d\d\s[AP]M$/);
  expect(shortTime("2026-11-03T11:00:00.000Z", now)).toBe("Nov 3");
  expect(shortTime("2025-11-03T11:00:00.000Z", now)).toBe("Nov 3, 2025");
  expect([850, 12_400, 125_000].map(duration)).toEqual(["850 ms", "12 s", "2 min 05 s"]);
});

test("web vitals are rated by the thresholds of web.dev", () => {
  expect([vitalRating("lcpMs", 2500), vitalRating("lcpMs", 2501), vitalRating("lcpMs", 4001)]).toEqual([
    "good",
    "fair",
    "poor",
  ]);
  expect([vitalRating("inpMs", 200), vitalRating("inpMs", 501), vitalRating("cls", 0.11)]).toEqual([
    "good",
    "poor",
    "fair",
  ]);
  expect([vitalText("lcpMs", 1234), vitalText("inpMs", 96), vitalText("cls", 0.0213)]).toEqual([
    "1.2 s",
    "96 ms",
    "0.02",
  ]);
});
