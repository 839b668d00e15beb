import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { deviationsOf, fitsCalculator } from "./fits.ts";
import { FINE_RANGES, MAIN_RANGES, SHAFT_DEVIATIONS, STANDARD_TOLERANCES } from "./iso-286-table.ts";

// ISO 286-2:2010: limit deviations in µm, upper then lower.
test.each([
  ["H6", 25, 13, 0],
  ["H7", 8, 15, 0],
  ["H7", 25, 21, 0],
  ["H7", 50, 25, 0],
  ["H8", 100, 54, 0],
  ["H11", 12, 110, 0],
  ["G7", 25, 28, 7],
  ["F8", 40, 64, 25],
  ["E8", 16, 59, 32],
  ["D10", 25, 149, 65],
  ["JS7", 25, 10.5, -10.5],
  ["K7", 25, 6, -15],
  ["K6", 10, 2, -7],
  ["M7", 25, 0, -21],
  ["N7", 25, -7, -28],
  ["N9", 25, 0, -52],
  ["P7", 25, -14, -35],
  ["R7", 60, -30, -60],
  ["S7", 40, -34, -59],
  ["M6", 300, -9, -41],
  ["g6", 25, -7, -20],
  ["g6", 50, -9, -25],
  ["f7", 20, -20, -41],
  ["e8", 80, -60, -106],
  ["d9", 25, -65, -117],
  ["c11", 35, -120, -280],
  ["h6", 25, 0, -13],
  ["js6", 25, 6.5, -6.5],
  ["k6", 25, 15, 2],
  ["m6", 40, 25, 9],
  ["n6", 60, 39, 20],
  ["p6", 25, 35, 22],
  ["r6", 110, 76, 54],
  ["s6", 50, 59, 43],
  ["u6", 28, 61, 48],
])("%s at %d mm has the deviations of the standard: %d and %d µm", (toleranceClass, size, upper, lower) => {
  expect(deviationsOf(toleranceClass, size)).toEqual({ upper, lower });
});

test("a range includes its upper limit, and not its lower one", () => {
  expect(deviationsOf("H7", 30)?.upper).toBe(21);
  expect(deviationsOf("H7", 30.001)?.upper).toBe(25);
});

test("every row of the tables has a value for each range, and none is smaller than the one before", () => {
  for (const values of [...Object.values(STANDARD_TOLERANCES), ...Object.values(SHAFT_DEVIATIONS)]) {
    expect([MAIN_RANGES.length, FINE_RANGES.length]).toContain(values.length);
    expect(values.toSorted((a, b) => a - b)).toEqual(values);
  }
});

test("every class that can be chosen exists at every size", () => {
  const [, holes, shafts] = fitsCalculator().inputs;
  for (const input of [holes, shafts])
    for (const { value } of input !== undefined && "options" in input ? input.options : [])
      for (const size of FINE_RANGES) expect(deviationsOf(value, size), `${value} at ${size}`).toBeDefined();
});

test.each([
  ["g6", "Clearance fit", [0.007, 0.041]],
  ["h6", "Clearance fit", [0, 0.034]],
  ["k6", "Transition fit, clearance", [-0.015, 0.019]],
  ["p6", "Interference fit", [0.001, 0.035]],
])("25 H7/%s is a %s", (shaft, label, mm) => {
  const outcome = calculate(fitsCalculator(), { size: 25, hole: "H7", shaft });
  expect(outcome).toMatchObject({ lines: [{ label, value: { mm } }, {}, {}, {}, {}] });
});

test("a size outside of the table names the limit", () => {
  expect(calculate(fitsCalculator(), { size: 600, hole: "H7", shaft: "g6" })).toMatchObject({
    problem: "Nominal size must be at most 500 mm. The tables of this calculator cover no other sizes.",
  });
  expect(calculate(fitsCalculator(), { size: Number.NaN, hole: "H7", shaft: "g6" })).toMatchObject({
    problem: "Enter a number for nominal size, such as 25 mm.",
  });
});
