import { expect, test } from "vitest";

import { dayOf, weeksOfMonth } from "#schedule/month-grid.ts";

test("a month is filled up to whole weeks from Monday to Sunday", () => {
  const weeks = weeksOfMonth(2026, 10);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe("2026-12-06");
});

test("a February that begins on a Monday has four weeks", () => {
  expect(weeksOfMonth(2027, 1)).toHaveLength(4);
});

test("a time belongs to the day of the reader's time zone", () => {
  expect(dayOf(new Date(2026, 10, 23, 23, 59))).toBe("2026-11-23");
});
