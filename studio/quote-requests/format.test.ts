import { expect, test } from "vitest";

import { duration, vitalRating, vitalText } from "#quote-requests/format.ts";

test("durations are as short as possible", () => {
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
