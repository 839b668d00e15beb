import { expect, test } from "vitest";

import { dayOf, weeksOfMonth } from "./month-grid.ts";

const MONDAY = 1;
const SUNDAY = 7;

test("a month is padded to whole weeks from Sunday to Saturday", () => {
  const weeks = weeksOfMonth(2026, 11, SUNDAY);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe("2027-01-02");
});

test("a month that begins with a week has no days of the month before", () => {
  expect(weeksOfMonth(2026, 10, SUNDAY)[0]?.[0]).toBe("2026-11-01");
  expect(weeksOfMonth(2027, 1, MONDAY)).toHaveLength(4);
});

test("a week can start on Monday", () => {
  expect(weeksOfMonth(2026, 10, MONDAY)[0]).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
});

test("a time belongs to the day of the reader's time zone", () => {
  expect(dayOf(new Date(2026, 10, 23, 23, 59))).toBe("2026-11-23");
});
