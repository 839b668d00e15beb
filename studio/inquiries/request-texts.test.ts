import { expect, test } from "vitest";

import { fieldsOf, isOvertaken, isUnsaved } from "#inquiries/answer-draft.ts";
import { sampleInquiry as inquiry } from "#inquiries/sample-inquiry.ts";
import { EVERYTHING, matchesOf, pageOf, searchOf } from "#inquiries/search.ts";
import { duration, shortTime } from "#inquiries/times.ts";
import { ratingOf, vitalText } from "#inquiries/vitals.ts";

test("a search goes into the query without blanks and without what is not chosen", () => {
  expect(searchOf(EVERYTHING)).toBe("limit=50&offset=0");
  expect(searchOf({ state: "spam", text: " a&b ", offset: 50 })).toBe(
    "state=spam&text=a%26b&limit=50&offset=50",
  );
  expect(matchesOf({ state: undefined, text: "  " })).toBe("");
});

test("the place in the list is said where it has several pages", () => {
  expect(pageOf({ offset: 0 }, 12, 12)).toBeUndefined();
  expect(pageOf({ offset: 50 }, 50, 230)).toBe("51–100 of 230");
});

test("the fields show what is stored until somebody writes", () => {
  expect(fieldsOf(inquiry, undefined)).toEqual({ state: "new", note: "", seen: null });
  const draft = { state: "answered", note: "Quoted", seen: null } as const;
  expect(fieldsOf(inquiry, draft)).toBe(draft);
  expect([isUnsaved(inquiry, undefined), isUnsaved(inquiry, draft)]).toEqual([false, true]);
});

test("a draft is overtaken when a colleague stored something else after it was begun", () => {
  const changed = { ...inquiry, note: "Theirs", changedAt: "2026-11-21T13:00:00.000Z" };
  const draft = { state: "new", note: "Mine", seen: null } as const;
  expect(isOvertaken(inquiry, draft)).toBe(false);
  expect(isOvertaken(changed, draft)).toBe(true);
  expect(isOvertaken({ ...changed, note: "Mine" }, draft)).toBe(false);
});

test("times are as short as they can be", () => {
  const now = new Date("2026-11-21T12:00:00.000Z");
  expect(shortTime("2026-11-21T11:00:00.000Z", now)).toMatch(/^\d\d:\d\d$/);
  expect(shortTime("2026-11-03T11:00:00.000Z", now)).toBe("3 Nov");
  expect(shortTime("2025-11-03T11:00:00.000Z", now)).toBe("3 Nov 2025");
  expect([850, 12_400, 125_000].map(duration)).toEqual(["850 ms", "12 s", "2 min 05 s"]);
});

test("web vitals are rated by the limits of web.dev", () => {
  expect([ratingOf("lcpMs", 2500), ratingOf("lcpMs", 2501), ratingOf("lcpMs", 4001)]).toEqual([
    "good",
    "fair",
    "poor",
  ]);
  expect([ratingOf("inpMs", 200), ratingOf("inpMs", 501), ratingOf("cls", 0.11)]).toEqual([
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
