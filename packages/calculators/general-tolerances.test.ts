import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import {
  angleTolerance,
  edgeTolerance,
  generalTolerancesCalculator,
  GROUPS,
  linearTolerance,
  MOLDED_RANGES,
  moldedTolerance,
} from "./general-tolerances.ts";

// ISO 2768-1:1989, table 1: ± in mm.
test.each([
  [0.5, "f", 0.05],
  [3, "m", 0.1],
  [3, "v", undefined],
  [3.01, "c", 0.3],
  [6, "v", 0.5],
  [6.5, "f", 0.1],
  [30, "m", 0.2],
  [30, "c", 0.5],
  [31, "m", 0.3],
  [100, "f", 0.15],
  [120, "c", 0.8],
  [120, "v", 1.5],
  [121, "m", 0.5],
  [400, "c", 1.2],
  [400, "v", 2.5],
  [500, "f", 0.3],
  [1000, "m", 0.8],
  [1000, "v", 4],
  [2000, "m", 1.2],
  [2000, "c", 3],
  [2500, "f", undefined],
  [4000, "m", 2],
  [4000, "v", 8],
] as const)("%d mm in class %s is ±%s mm", (dimension, toleranceClass, tolerance) => {
  expect(linearTolerance(dimension, toleranceClass)).toBe(tolerance);
});

// Tables 2 and 3.
test("chamfers, outside radii and angles have their own tables", () => {
  expect([1, 5, 10].map((size) => edgeTolerance(size, "m"))).toEqual([0.2, 0.5, 1]);
  expect([1, 5, 10].map((size) => edgeTolerance(size, "v"))).toEqual([0.4, 1, 2]);
  expect([10, 50, 120, 400, 500].map((leg) => angleTolerance(leg, "m"))).toEqual([60, 30, 20, 10, 5]);
  expect([10, 50, 120, 400, 500].map((leg) => angleTolerance(leg, "c"))).toEqual([90, 60, 30, 15, 10]);
  expect([10, 50, 120, 400, 500].map((leg) => angleTolerance(leg, "v"))).toEqual([180, 120, 60, 30, 20]);
});

test("a result has the limits, and an angle in degrees and minutes", () => {
  expect(calculate(generalTolerancesCalculator(), { dimension: 8, class: "c" })).toMatchObject({
    lines: [{ value: { mm: [-0.5, 0.5] } }, { value: { mm: [7.5, 8.5] } }, { value: "±1°30′" }, {}],
  });
});

test("a class without a value for the dimension says so", () => {
  expect(calculate(generalTolerancesCalculator(), { dimension: 3000, class: "f" })).toMatchObject({
    problem: "ISO 2768-1 has no class f for 3,000 mm. Give it a tolerance of its own.",
  });
});

// DIN 16742:2013, tolerance group 6, as OKW Gehäusesysteme publishes it (Production-related dimensional variations, rev. 03): ± in mm
// within and across the mold parts.
test.each([
  [1, 0.07, 0.12],
  [3, 0.07, 0.12],
  [6, 0.12, 0.18],
  [10, 0.18, 0.22],
  [18, 0.22, 0.26],
  [25, 0.26, 0.31],
  [30.01, 0.31, 0.37],
  [80, 0.37, 0.57],
  [100, 0.57, 0.8],
  [180, 0.8, 0.93],
  [250, 0.93, 1.05],
  [315, 1.05, 1.15],
  [400, 1.15, 1.6],
  [500, 1.6, 2.2],
  [630, 2.2, 2.5],
  [800, 2.5, 2.8],
  [1000, 2.8, 3.1],
])("%d mm of a molded part is ±%d mm, and ±%d mm across mold parts", (dimension, within, across) => {
  expect(moldedTolerance(dimension, "tg6-w")).toBe(within);
  expect(moldedTolerance(dimension, "tg6-nw")).toBe(across);
});

// The other groups, from a public transcription of DIN 16742:2013, table 2. 84.13 mm is the worked example of its annex G.
test.each([
  ["tg4-nw", 84.13, 0.32],
  ["tg4-w", 84.13, 0.23],
  ["tg1-w", 2, 0.007],
  ["tg1-nw", 120, 0.05],
  ["tg2-w", 500, 0.2],
  ["tg2-nw", 500, 0.22],
  ["tg3-nw", 1000, 0.77],
  ["tg5-w", 50, 0.2],
  ["tg5-nw", 100, 0.5],
  ["tg5-nw", 2, 0.08],
  ["tg7-w", 30, 0.42],
  ["tg7-nw", 1000, 5],
  ["tg8-nw", 3, 0.31],
  ["tg8-w", 400, 2.85],
  ["tg9", 18, 0.9],
  ["tg9", 1000, 11.5],
])("class %s at %d mm is ±%d mm", (toleranceClass, dimension, tolerance) => {
  expect(moldedTolerance(dimension, toleranceClass)).toBe(tolerance);
});

test("a finer tolerance group is never wider, and within a group the tolerance grows with the dimension", () => {
  const groups = Object.values(GROUPS);
  for (const [index, group] of groups.entries()) {
    expect(group.toSorted((a, b) => a - b)).toEqual(group);
    const finer = (groups[index - 1] ?? []).slice(0, MOLDED_RANGES.length);
    for (const [range, value] of finer.entries()) expect(group[range] ?? Infinity).toBeGreaterThan(value);
  }
});

test("the finest groups are shown to a micrometer", () => {
  expect(calculate(generalTolerancesCalculator(), { dimension: 2, class: "tg1-nw" })).toMatchObject({
    lines: [{ value: { mm: [-0.012, 0.012], decimals: 3 } }, { value: { decimals: 3 } }],
  });
  expect(calculate(generalTolerancesCalculator(), { dimension: 50, class: "tg6-w" })).toMatchObject({
    lines: [{ value: { mm: [-0.31, 0.31], decimals: 2 } }, {}],
  });
});

test.each([
  [1200, "tg6-w"],
  [0.8, "tg6-w"],
  [130, "tg1-nw"],
  [600, "tg2-w"],
  [0.9, "tg6-nw"],
])("%d mm in class %s names what the groups cover", (dimension, toleranceClass) => {
  expect(calculate(generalTolerancesCalculator(), { dimension, class: toleranceClass })).toEqual({
    problem: `DIN 16742 has no tolerance in this group for ${dimension.toLocaleString("en-US")} mm. Its groups 3 to 9 cover 1 mm to 1,000 mm, group 2 ends at 500 mm and group 1 at 120 mm.`,
    input: "dimension",
  });
});
