import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { convertHardness, hardnessCalculator } from "./hardness.ts";

// ISO 18265, table A.1: rows of steel as HV, HB, HRB, HRC and MPa.
test.each([
  [200, 190, 91.5, Number.NaN, 640],
  [300, 285, Number.NaN, 29.8, 965],
  [400, 380, Number.NaN, 40.8, 1290],
  [500, Number.NaN, Number.NaN, 49.1, 1630],
  [700, Number.NaN, Number.NaN, 60.1, Number.NaN],
])("%d HV", (...row) => {
  expect(convertHardness(row[0], "hv")).toEqual(row);
});

// ASTM E140, table 1, for comparison: HRC, HV and HB of steel.
test.each([
  [25, 266, 253],
  [30, 302, 286],
  [35, 345, 327],
  [40, 392, 371],
  [45, 446, 421],
])("%d HRC agrees with ASTM E140 within 2%%", (hrc, hv, hb) => {
  const [vickers = 0, brinell = 0] = convertHardness(hrc, "hrc") ?? [];
  expect(Math.abs(vickers / hv - 1)).toBeLessThan(0.02);
  expect(Math.abs(brinell / hb - 1)).toBeLessThan(0.02);
});

test("every scale rises from row to row", () => {
  for (const scale of ["hv", "hb", "hrb", "hrc", "strength"]) {
    const results = Array.from({ length: 2200 }, (_, value) => convertHardness(value, scale)?.[0]);
    const known = results.filter((value) => value !== undefined);
    expect(known.length).toBeGreaterThan(10);
    expect(known.toSorted((a, b) => a - b)).toEqual(known);
  }
});

test("names the limits of a scale that the value is beyond", () => {
  expect(calculate(hardnessCalculator(), { value: 70, scale: "hrc" })).toEqual({
    problem: "The table of this scale goes from 20.3 to 64.",
    input: "value",
  });
});

test("leaves out the scales that do not reach", () => {
  expect(calculate(hardnessCalculator(), { value: 60.1, scale: "hrc" })).toEqual({
    lines: [{ label: "Vickers", value: "700 HV" }],
  });
});
