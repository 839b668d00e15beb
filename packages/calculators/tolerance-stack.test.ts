import { assert, expect, test } from "vitest";

import { calculate, sharedEnglish } from "./calculator.ts";
import { readChain, stackUp, toleranceStackCalculator } from "./tolerance-stack.ts";

test("dimensions are read with their sign and tolerance, however they are written", () => {
  expect(readChain("60 ±0.1\n-20 +/- 0.05\n−19.5mm ±0.1 mm\n\n+3 +-1")).toEqual([
    { nominal: 60, tolerance: 0.1 },
    { nominal: -20, tolerance: 0.05 },
    { nominal: -19.5, tolerance: 0.1 },
    { nominal: 3, tolerance: 1 },
  ]);
});

test("a line with inches is read in inches", () => {
  expect(readChain('1 ±.005 in\n-.5" ±0.1 mm\n0.25 in ±0.01')).toEqual([
    { nominal: 25.4, tolerance: 0.127 },
    { nominal: -12.7, tolerance: 0.1 },
    { nominal: 6.35, tolerance: 0.254 },
  ]);
});

test("a decimal comma, a fraction and spaces are read like in the other fields", () => {
  expect(readChain("25,5 ±0,1\n- 3/8 in ± 1/64")).toEqual([
    { nominal: 25.5, tolerance: 0.1 },
    { nominal: expect.closeTo(-9.525, 9), tolerance: expect.closeTo(0.396875, 9) },
  ]);
});

test.each(["60", "60 ±", "±0.1", "60 ±-0.1", "60 ±0.1 ±0.2", "60 ±0.1 kg"])("%j is no dimension", (line) => {
  expect(readChain(`60 ±0.1\n${line}`)).toBe("Line 2 is not a dimension with a tolerance, such as 25 ±0.1.");
});

test("a line that is no dimension is named", () => {
  expect(readChain("60 ±0.1\nabout 20")).toBe("Line 2 is not a dimension with a tolerance, such as 25 ±0.1.");
  expect(readChain("60 ±0.1")).toBe("Enter at least two dimensions, each on its own line.");
  expect(readChain("1 ±1\n".repeat(21))).toBe("A chain has at most 20 dimensions.");
  expect(readChain("1 ±1\n10001 ±1")).toBe("Line 2 is longer than 10,000 mm (394 in), which is the limit.");
});

// Published examples: the gap, the worst case and the root sum square in the unit of the source, to ±0.00005.
// Where a source gives limits to one side, the chain has their mean ± half of the range, as the source does before it adds them.
test.each([
  {
    source: "Shigley's Mechanical Engineering Design, 9th edition, example 1-3 a: shouldered screw",
    chain: "1.750 ±.003 in, -.750 ±.001 in, -.120 ±.005 in, -.875 ±.001 in",
    result: { nominal: 0.005, worst: 0.01, smallest: -0.005, largest: 0.015 },
  },
  {
    source: "the same example, part b: a sleeve of 0.867 in leaves at least 0.003 in",
    chain: "1.750 ±.003 in, -.750 ±.001 in, -.120 ±.005 in, -.867 ±.001 in",
    result: { nominal: 0.013, smallest: 0.003 },
  },
  // P. J. Drake, Dimensioning and Tolerancing Handbook, McGraw-Hill 1999, chapter 9: motor assembly. Read as the figures of the book
  // that tests/test_McGrawHill.py of phcreery/dimstack quotes.
  {
    source: "Dimensioning and Tolerancing Handbook, chapter 9: motor assembly",
    chain:
      "-.3595 ±.0155 in, .032 ±.002 in, .060 ±.003 in, .4305 ±.0075 in, .120 ±.005 in, 1.503 ±.007 in, .120 ±.005 in, .4305 ±.0075 in, .450 ±.007 in, -3.025 ±.006 in, .300 ±.030 in",
    result: {
      nominal: 0.0615,
      worst: 0.0955,
      smallest: -0.034,
      largest: 0.157,
      rootSumSquare: 0.0381,
      statisticalSmallest: 0.0234,
      statisticalLargest: 0.0996,
    },
  },
  // Read as the figures in tests/test_newconceptdesigns.py of phcreery/dimstack.
  {
    source: "newconceptzdesign.com, tutorial My First Stackup: cover and bearing",
    chain: "-.3190 ±.0050 in, 10.4860 ±.0100 in, -.3190 ±.0050 in",
    result: {
      nominal: 9.848,
      worst: 0.02,
      smallest: 9.828,
      largest: 9.868,
      rootSumSquare: 0.0122,
      statisticalSmallest: 9.8358,
      statisticalLargest: 9.8602,
    },
  },
  // Read as the figures in tests/test_mitcalc.py of phcreery/dimstack.
  {
    source: "MITCalc, tolerance analysis: shaft, ring, bearings and case",
    chain: "208 ±.036, -1.72 ±.03, -22.94 ±.06, 20 ±.026, -200 ±.145, 20 ±.026, -22.94 ±.06",
    unit: 1,
    result: { nominal: 0.4, worst: 0.383, smallest: 0.017, largest: 0.783, rootSumSquare: 0.17825 },
  },
  // Read as the figures in evals/test_stackup.py of LucasOsorio1/tolerance-stackup.
  {
    source: "B. O'Neill, Tolerance Stack Up Analysis: Worst Case vs RSS Methods, Wevolver 2026: bearings",
    chain: "52.40 ±.20, -15.00 ±.05, -15.00 ±.05, -20.00 ±.10, -2.00 ±.05",
    unit: 1,
    result: { worst: 0.45, rootSumSquare: 0.2398 },
  },
  {
    source: "MetricMech, Tolerance stack-up: a worked example, 2026: spacer and retaining ring",
    chain: "40.00 ±.10, -25.00 ±.05, -2.00 ±.03, -10.00 ±.05",
    unit: 1,
    result: { nominal: 3 },
  },
  {
    source: "not published: three blocks in a groove, worked by hand",
    chain: "6.520 ±.010 in, -1.500 ±.001 in, -2.000 ±.003 in, -3.000 ±.004 in",
    result: { nominal: 0.02, worst: 0.018, smallest: 0.002, largest: 0.038, rootSumSquare: 0.01122 },
  },
  {
    source: "not published: a shaft between two bearings, worked by hand",
    chain:
      "-.0505 ±.0015 in, 8.000 ±.008 in, -.5093 ±.0025 in, .400 ±.002 in, -7.711 ±.006 in, .400 ±.002 in, -.5093 ±.0025 in",
    result: { nominal: 0.0199, worst: 0.0245, rootSumSquare: 0.01108 },
  },
])("$source", ({ chain, unit = 25.4, result }) => {
  const links = readChain(chain.replaceAll(", ", "\n"));
  assert(typeof links !== "string");
  const { nominal, worstCase, rootSumSquare } = stackUp(links);
  const lengths = new Map([
    ["nominal", nominal],
    ["worst", worstCase],
    ["smallest", nominal - worstCase],
    ["largest", nominal + worstCase],
    ["rootSumSquare", rootSumSquare],
    ["statisticalSmallest", nominal - rootSumSquare],
    ["statisticalLargest", nominal + rootSumSquare],
  ]);
  for (const [name, value] of Object.entries(result))
    expect((lengths.get(name) ?? Number.NaN) / unit, `the ${name}`).toBeCloseTo(value, 4);
});

// Not published: tolerances with a known root sum square, Pythagorean triples and quadruples, and n equal tolerances (√n times one of them).
test.each([
  [[0.3, 0.4], 0.7, 0.5],
  [[0.05, 0.12], 0.17, 0.13],
  [[0.1, 0.1], 0.2, 0.1414],
  [[0.1, 0.1, 0.1], 0.3, 0.1732],
  [[0.1, 0.1, 0.1, 0.1], 0.4, 0.2],
  [[0.08, 0.15], 0.23, 0.17],
  [[0.02, 0.03, 0.06], 0.11, 0.07],
  [[0.1, 0.2, 0.2], 0.5, 0.3],
  [[0.02, 0.04, 0.04], 0.1, 0.06],
  [[0.2, 0.3, 0.6], 1.1, 0.7],
  [[0.1, 0.05, 0.05, 0.1], 0.3, 0.1581],
  [[0], 0, 0],
  [[0.07, 0.24], 0.31, 0.25],
  [[0.2, 0.21], 0.41, 0.29],
  [[0.09, 0.4], 0.49, 0.41],
  [[0.01, 0.04, 0.08], 0.13, 0.09],
  [[0.02, 0.06, 0.09], 0.17, 0.11],
  [[0.06, 0.06, 0.07], 0.19, 0.11],
  [[0.03, 0.04, 0.12], 0.19, 0.13],
  [[0.02, 0.05, 0.14], 0.21, 0.15],
  [[0.02, 0.1, 0.11], 0.23, 0.15],
])("tolerances of %j add up to ±%d, and to ±%d as root sum square", (tolerances, worst, rss) => {
  const { worstCase, rootSumSquare } = stackUp(tolerances.map((tolerance) => ({ nominal: 1, tolerance })));
  expect(worstCase).toBeCloseTo(worst, 9);
  expect(rootSumSquare).toBeCloseTo(rss, 4);
});

test("the root sum square is never larger than the worst case", () => {
  for (let count = 1; count <= 20; count += 1) {
    const links = Array.from({ length: count }, (_, index) => ({
      nominal: 1,
      tolerance: 0.01 * (index + 1),
    }));
    const { worstCase, rootSumSquare } = stackUp(links);
    expect(rootSumSquare).toBeLessThanOrEqual(worstCase + 1e-12);
  }
});

test("the first dimensions are written as the language writes numbers, and are read again", () => {
  const { inputs, examples } = toleranceStackCalculator(undefined, { ...sharedEnglish, locale: "de-DE" });
  const chain = "60 ±0,1\n-20 ±0,05\n-20 ±0,05\n-19,5 ±0,1";
  expect(inputs).toMatchObject([{ initial: chain }]);
  expect(examples.at(-1)).toEqual({ chain });
  expect(readChain(chain)).toHaveLength(4);
});

test("the result is the gap between its limits", () => {
  expect(calculate(toleranceStackCalculator(), { chain: "60 ±0.1\n-59.5 ±0.1" })).toMatchObject({
    lines: [
      { value: { mm: [expect.closeTo(0.3, 6), expect.closeTo(0.7, 6)] } },
      { value: { mm: [expect.closeTo(0.3586, 4), expect.closeTo(0.6414, 4)] } },
      {},
      {},
      {},
    ],
  });
});
