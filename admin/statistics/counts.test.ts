import { array, assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";

import { countsOfVitals, countsOfView, percentile } from "./counts.ts";

const VITALS = {
  pageUrl: "/",
  equipmentType: "电脑",
  lcpMs: null,
  inpMs: null,
  cls: null,
  quoteOpened: false,
  quoteSent: false,
} as const;

/** The sums of a page with these web vitals. */
function sumsOf(vitals: readonly Partial<Record<"lcpMs" | "inpMs" | "cls", number | null>>[]) {
  const sums: Record<string, number> = {};
  for (const { add } of vitals.flatMap((each) => countsOfVitals("/", { ...VITALS, ...each })))
    for (const [column, value] of Object.entries(add)) sums[column] = (sums[column] ?? 0) + value;
  return sums;
}

test("a page view is counted for its page, in the bucket of its time, and for its device", () => {
  const view = { webType: "website", residenceTime: 2500, module: "about-us", pageUrl: "/about-us" } as const;
  expect(countsOfView("/about-us", { ...view, equipmentType: "平板" })).toEqual([
    { table: "pageDays", name: "/about-us", add: { views: 1, time1: 1 } },
    { table: "deviceDays", name: "平板", add: { views: 1 } },
  ]);
});

test("values that were not measured are not counted, and then there is no percentile", () => {
  expect(sumsOf([{}])).toEqual({ quoteOpens: 0, quoteRequests: 0 });
  expect(percentile("lcp", sumsOf([{}]), 0.75)).toBeNull();
});

test("a page that never shifts has a CLS of 0", () => {
  expect(percentile("cls", sumsOf([{ cls: 0 }, { cls: 0 }]), 0.75)).toBe(0);
});

test("a value above the last bound counts as that bound", () => {
  expect(percentile("lcp", sumsOf([{ lcpMs: 86_400_000 }]), 0.75)).toBe(10_000);
});

/** The thresholds of web.dev for good and poor. */
const THRESHOLDS = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25] } as const;

function ratingOf(measure: keyof typeof THRESHOLDS, value: number | null): number {
  return THRESHOLDS[measure].filter((threshold) => value !== null && value > threshold).length;
}

function exact(values: readonly number[]): number | null {
  return values.toSorted((left, right) => left - right)[Math.ceil(values.length * 0.75) - 1] ?? null;
}

test("the percentile has the same rating as that of the exact values", () => {
  const times = array(integer({ min: 0, max: 12_000 }), { minLength: 1, maxLength: 60 });
  const shifts = array(double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });
  assert(
    property(times, times, shifts, (lcp, inp, cls) => {
      for (const [measure, field, values] of [
        ["lcp", "lcpMs", lcp],
        ["inp", "inpMs", inp],
        ["cls", "cls", cls],
      ] as const) {
        const estimated = percentile(measure, sumsOf(values.map((value) => ({ [field]: value }))), 0.75);
        expect(ratingOf(measure, estimated)).toBe(ratingOf(measure, exact(values)));
      }
    }),
    { seed: 42, numRuns: 500 },
  );
});
