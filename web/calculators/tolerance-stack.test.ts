import { assert, expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { readChain, stackUp, toleranceStack } from "./tolerance-stack.ts";

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

// In inches: the nominal gap, the worst case and the root sum square.
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
])("$source", ({ chain, result }) => {
  const links = readChain(chain.replaceAll(", ", "\n"));
  assert(typeof links !== "string");
  const { nominal, worstCase, rootSumSquare } = stackUp(links);
  const lengths = new Map([
    ["nominal", nominal],
    ["worst", worstCase],
    ["smallest", nominal - worstCase],
    ["largest", nominal + worstCase],
    ["rootSumSquare", rootSumSquare],
  ]);
  for (const [name, value] of Object.entries(result))
    expect((lengths.get(name) ?? 0) / 25.4, `${name} in inches`).toBeCloseTo(value, 4);
});

// No standard publishes a table of stacks. Tolerances with a known root sum square: Pythagorean triples and quadruples, and n equal tolerances (√n times one of them).
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

test("the result is the gap between its limits", () => {
  expect(calculate(toleranceStack, { chain: "60 ±0.1\n-59.5 ±0.1" })).toMatchObject({
    lines: [
      { value: { mm: [expect.closeTo(0.3, 6), expect.closeTo(0.7, 6)] } },
      { value: { mm: [expect.closeTo(0.3586, 4), expect.closeTo(0.6414, 4)] } },
      {},
      {},
      {},
    ],
  });
});
