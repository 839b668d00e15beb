import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import {
  angleTolerance,
  edgeTolerance,
  generalTolerances,
  linearTolerance,
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
  expect(calculate(generalTolerances, { dimension: 8, class: "c" })).toMatchObject({
    lines: [{ value: { mm: [-0.5, 0.5] } }, { value: { mm: [7.5, 8.5] } }, { value: "±1°30′" }, {}],
  });
});

test("a class without a value for the dimension says so", () => {
  expect(calculate(generalTolerances, { dimension: 3000, class: "f" })).toEqual({
    problem: "ISO 2768-1 has no class f for 3000 mm. Give it a tolerance of its own.",
  });
});

// DIN 16742:2013, tolerance group 6, as OKW Gehäusesysteme publishes it: ± in mm within and across the mold parts.
test.each([
  [1.01, 0.07, 0.12],
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

test("a molded dimension outside of the table names its limits", () => {
  const values = { dimension: 1200, class: "tg6-w" };
  expect(calculate(generalTolerances, values)).toEqual({
    problem: "DIN 16742 has tolerances over 1 mm up to 1000 mm.",
  });
});
