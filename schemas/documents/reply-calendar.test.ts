import { expect, test } from "vitest";

import { calendarProblem, holidaysProblem, weekdayOf } from "./reply-calendar.ts";

const calendar = {
  businessDays: 1,
  timeZone: "Asia/Shanghai",
  days: ["monday"],
  opens: "09:00",
  closes: "18:00",
};

test.each([
  ["no calendar", undefined, undefined],
  ["an empty one", {}, undefined],
  ["a complete one", calendar, undefined],
  ["one without days", { ...calendar, days: [] }, /^Fill in the business days/],
  ["one without hours", { ...calendar, opens: undefined }, /^Fill in the business days/],
  ["one that closes first", { ...calendar, closes: "08:00" }, /^The office must close/],
])("%s has the expected problem", (_name, value, problem) => {
  expect(calendarProblem(value) ?? "none").toMatch(problem ?? /^none$/);
});

test.each([
  ["no holidays", [], undefined],
  ["one that is over, and one to come", [{ from: "2026-01-01" }, { from: "2027-01-01" }], undefined],
  ["one that ends today", [{ from: "2026-11-20", to: "2026-11-27" }], undefined],
  ["only some that are over", [{ from: "2026-01-01", to: "2026-01-03" }], /^All holidays are over/],
])("%s have the expected problem", (_name, holidays, problem) => {
  const found = holidaysProblem({ ...calendar, holidays }, new Date("2026-11-27T12:00:00Z"));
  expect(found ?? "none").toMatch(problem ?? /^none$/);
});

test("the week begins on Monday", () => {
  expect(["monday", "sunday", "someday"].map(weekdayOf)).toEqual([1, 7, 0]);
});
