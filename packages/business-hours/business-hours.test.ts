import { expect, test } from "vitest";

import { addBusinessDays, isTimeZone, type Office, sharedTimeZone } from "./business-hours.ts";

const shanghai: Office = {
  timeZone: "Asia/Shanghai",
  days: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "18:00",
  holidays: [{ from: "2027-10-01", to: "2027-10-03" }],
};

test.each([
  ["in the morning of a business day", "2027-05-11T02:00:00Z", 1, "2027-05-12T02:00:00.000Z"],
  ["between two full hours", "2027-05-11T06:05:00Z", 1, "2027-05-12T07:00:00.000Z"],
  ["before the office opens", "2027-05-10T23:00:00Z", 1, "2027-05-11T10:00:00.000Z"],
  ["after it has closed", "2027-05-11T10:00:00Z", 1, "2027-05-12T10:00:00.000Z"],
  ["on Friday afternoon", "2027-05-14T08:00:00Z", 1, "2027-05-17T08:00:00.000Z"],
  ["on Sunday", "2027-05-16T08:00:00Z", 1, "2027-05-17T10:00:00.000Z"],
  [
    "on Sunday evening in UTC, which is Monday in Shanghai",
    "2027-05-16T17:00:00Z",
    1,
    "2027-05-17T10:00:00.000Z",
  ],
  ["before holidays and a weekend", "2027-09-30T06:00:00Z", 1, "2027-10-04T06:00:00.000Z"],
  ["with two days", "2027-05-13T06:00:00Z", 2, "2027-05-17T06:00:00.000Z"],
  ["with half a day", "2027-05-11T01:00:00Z", 0.5, "2027-05-11T06:00:00.000Z"],
])("a question that arrives %s", (_name, start, days, expected) => {
  expect(addBusinessDays(new Date(start), days, shanghai)?.toISOString()).toBe(expected);
});

test("a change to summer time moves no hour of the office", () => {
  const berlin = { ...shanghai, timeZone: "Europe/Berlin", holidays: [] };
  // On March 28, 2027 the clocks go forward.
  expect(addBusinessDays(new Date("2027-03-26T14:00:00Z"), 1, berlin)?.toISOString()).toBe(
    "2027-03-29T13:00:00.000Z",
  );
  expect(addBusinessDays(new Date("2027-10-29T13:00:00Z"), 1, berlin)?.toISOString()).toBe(
    "2027-11-01T14:00:00.000Z",
  );
});

test.each([
  ["no days", { ...shanghai, days: [] }],
  ["hours that end before they begin", { ...shanghai, closes: "08:00" }],
  ["holidays without an end", { ...shanghai, holidays: [{ from: "2000-01-01", to: "2999-12-31" }] }],
])("an office with %s never answers", (_name, office) => {
  expect(addBusinessDays(new Date("2027-05-11T02:00:00Z"), 1, office)).toBeUndefined();
});

test("an answer is in business hours, and never earlier for a question that arrives later", () => {
  let last = 0;
  for (let hour = 0; hour < 24 * 30; hour += 1) {
    const start = Date.parse("2027-09-15T00:30:00Z") + hour * 3_600_000;
    const end = addBusinessDays(new Date(start), 1, shanghai)?.getTime() ?? 0;
    expect(end).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    const clock = new Date(end + 8 * 3_600_000);
    expect(clock.getUTCHours()).toBeGreaterThanOrEqual(9);
    expect(clock.getUTCHours()).toBeLessThanOrEqual(18);
    expect([1, 2, 3, 4, 5]).toContain(clock.getUTCDay());
    last = end;
  }
});

test.each([
  [["DE"], "Europe/Berlin"],
  [["JP"], "Asia/Tokyo"],
  [["US", "CA"], undefined],
  [["XX"], undefined],
  [[], undefined],
])("the shared time zone of %j is %s", (countries, zone) => {
  expect(sharedTimeZone(countries, new Date("2027-05-11T00:00:00Z"))).toBe(zone);
});

test("a time zone is recognized by its name", () => {
  expect(isTimeZone("America/New_York")).toBe(true);
  expect(isTimeZone("Middle/Earth")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});
