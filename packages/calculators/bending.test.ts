import { expect, test } from "vitest";

import {
  bendAllowance,
  bendDeduction,
  bendForce,
  formedRadius,
  outsideSetback,
  sheetBendingCalculator,
  sheets,
  shortestFlange,
  standardDie,
  tensileStrengthOf,
} from "./bending.ts";
import { calculate } from "./calculator.ts";

test("the worked example of the design guide: 1.5 mm sheet, 90°, K 0.44", () => {
  const bend = { thickness: 1.5, radius: 1.5, angle: 90, kFactor: 0.44 };
  expect(bendAllowance(bend)).toBeCloseTo(3.39, 2);
  expect(outsideSetback(bend)).toBeCloseTo(3, 6);
  expect(bendDeduction(bend)).toBeCloseTo(2.61, 2);
});

// Machinery's Handbook, lengths of straight stock for bends of 90°, in inches: 0.55 T + 1.57 R for soft copper and brass, 0.64 T +
// 1.57 R for half-hard brass and soft steel, 0.71 T + 1.57 R for bronze, hard copper and spring steel.
test.each([
  [1 / 64, 1 / 32, 0.55, 0.058],
  [1 / 32, 1 / 32, 0.55, 0.066],
  [3 / 64, 1 / 32, 0.55, 0.075],
  [1 / 16, 1 / 32, 0.55, 0.083],
  [1 / 16, 1 / 16, 0.55, 0.133],
  [1 / 16, 1 / 8, 0.55, 0.231],
  [1 / 8, 1 / 8, 0.55, 0.265],
  [1 / 32, 1 / 32, 0.64, 0.069],
  [1 / 16, 1 / 16, 0.64, 0.138],
  [1 / 16, 1 / 8, 0.64, 0.236],
  [1 / 8, 1 / 8, 0.64, 0.276],
  [1 / 32, 1 / 32, 0.71, 0.071],
  [1 / 16, 1 / 16, 0.71, 0.143],
  [1 / 16, 1 / 8, 0.71, 0.241],
  [1 / 8, 1 / 8, 0.71, 0.285],
])("T %d in, R %d in, %d T: %d in", (thickness, radius, factor, length) => {
  const kFactor = (2 * factor) / Math.PI;
  expect(Math.abs(bendAllowance({ thickness, radius, kFactor, angle: 90 }) - length)).toBeLessThan(0.0006);
});

// π/180 × A × (R + K t), worked by hand, in mm.
test.each([
  [1, 1, 0.33, 90, 2.089],
  [1, 2, 0.33, 90, 3.66],
  [2, 2, 0.33, 90, 4.178],
  [2, 3, 0.33, 90, 5.749],
  [3, 3, 0.33, 90, 6.267],
  [1, 1, 0.33, 45, 1.045],
  [1, 1, 0.33, 120, 2.786],
  [1, 1, 0.4, 90, 2.199],
  [1.5, 1.5, 0.4, 90, 3.299],
  [2, 2, 0.4, 90, 4.398],
  [3, 3, 0.4, 90, 6.597],
  [1, 0.5, 0.44, 90, 1.477],
  [2, 1, 0.44, 90, 2.953],
  [1, 1, 0.44, 30, 0.754],
  [1, 1, 0.5, 90, 2.356],
  [2, 4, 0.5, 90, 7.854],
  [1.2, 1.2, 0.44, 90, 2.714],
  [0.8, 0.8, 0.44, 90, 1.81],
  [4, 4, 0.44, 90, 9.048],
  [5, 5, 0.44, 90, 11.31],
])("t %d, R %d, K %d, %d°: %d mm", (thickness, radius, kFactor, angle, allowance) => {
  expect(bendAllowance({ thickness, radius, kFactor, angle })).toBeCloseTo(allowance, 2);
});

test("a flat sheet needs no deduction, and a sharper bend a larger one", () => {
  const bend = { thickness: 1, radius: 1, kFactor: 0.44 };
  expect(bendDeduction({ ...bend, angle: 0 })).toBe(0);
  expect(bendDeduction({ ...bend, angle: 120 })).toBeGreaterThan(bendDeduction({ ...bend, angle: 90 }));
});

test("2 mm steel of 450 MPa in a 16 mm die takes about 16 t per meter", () => {
  expect(bendForce(450, 2, 1000, 16)).toBeCloseTo(159.75, 1);
  expect(shortestFlange(16, 2)).toBeCloseTo(13.2, 6);
});

test("the minimum flange is that of a bend of 90°, and says so at other angles", () => {
  expect(Math.abs(shortestFlange(16, 2) - (16 / (2 * Math.cos(Math.PI / 4)) + 2))).toBeLessThan(0.15);
  const values = { material: "mild-steel", thickness: 1.5, radius: 2, first: 30, second: 30, length: 100 };
  for (const angle of [90, 135])
    expect(calculate(sheetBendingCalculator(), { ...values, angle })).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({
          label: "Minimum flange at 90°",
          value: { mm: expect.closeTo(9.9, 6), decimals: 1 },
        }),
      ]),
    });
});

// Air bending force chart of AMADA: sheet and die width in mm, kN for a meter of mild steel of 450 MPa.
test.each([
  [1, 6, 110],
  [1, 8, 80],
  [1, 10, 70],
  [2, 12, 220],
  [2, 14, 190],
  [2, 16, 170],
  [2, 18, 150],
  [2, 20, 130],
  [2, 25, 110],
  [3, 20, 300],
  [3, 25, 240],
  [3, 32, 190],
  [3, 40, 150],
  [4, 25, 430],
  [4, 32, 340],
  [4, 40, 270],
  [4, 50, 210],
  [5, 32, 520],
  [5, 40, 420],
  [5, 50, 330],
  [6, 40, 600],
  [6, 50, 480],
])("a meter of %d mm steel in a %d mm die takes the published %d kN", (thickness, width, force) => {
  // The chart rounds to 10 kN, mostly up.
  expect(bendForce(450, thickness, 1000, width) / force).toBeGreaterThan(0.9);
  expect(bendForce(450, thickness, 1000, width) / force).toBeLessThan(1.01);
});

// The same chart: die width, smallest flange and inside radius in mm.
test.each([
  [6, 4, 1],
  [8, 5.5, 1.3],
  [10, 7, 1.6],
  [12, 8.5, 2],
  [16, 11, 2.6],
  [20, 14, 3.3],
  [25, 17.5, 4],
  [32, 22, 5],
  [40, 28, 6.5],
  [50, 35, 8],
])(
  "a die of %d mm holds flanges from %d mm and forms a radius of %d mm in mild steel",
  (width, flange, radius) => {
    expect(Math.abs(shortestFlange(width, 0) - flange)).toBeLessThan(0.5);
    expect(Math.abs(formedRadius(width, sheets["mild-steel"]) - radius)).toBeLessThan(0.4);
  },
);

test("a flange that is too short names the shortest one", () => {
  const values = {
    material: "mild-steel",
    thickness: 2,
    radius: 2,
    angle: 90,
    first: 30,
    second: 10,
    length: 100,
  };
  expect(calculate(sheetBendingCalculator(), values)).toMatchObject({
    problem: "Each leg must be at least 13.2 mm long. A shorter one slips into the 16 mm die.",
  });
  expect(calculate(sheetBendingCalculator(), values, "imperial")).toMatchObject({
    problem: "Each leg must be at least 0.5197 in long. A shorter one slips into the 0.6299 in die.",
  });
  expect(calculate(sheetBendingCalculator(), { ...values, second: 15, radius: 20 })).toEqual({
    problem:
      "At this radius and angle the bend takes 22 mm of each leg. Use a smaller radius or longer legs.",
    input: "radius",
  });
  expect(calculate(sheetBendingCalculator(), { ...values, radius: 51 }, "imperial")).toMatchObject({
    problem: "Inside radius R must be at most 1.9685 in.",
  });
});

test("the result begins with the flat length", () => {
  expect(
    calculate(sheetBendingCalculator(), {
      material: "mild-steel",
      thickness: 1.5,
      radius: 1.5,
      angle: 90,
      first: 30,
      second: 20,
      length: 200,
    }),
  ).toMatchObject({
    lines: [
      { label: "Flat length", value: { mm: expect.closeTo(47.39, 2) } },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test("a very small force has one digit instead of zero", () => {
  const values = {
    material: "mild-steel",
    thickness: 0.4,
    radius: 1,
    angle: 90,
    first: 30,
    second: 20,
    length: 1,
  };
  expect(calculate(sheetBendingCalculator(), values)).toMatchObject({
    lines: expect.arrayContaining([{ label: "Bending force", value: "0.02 kN · 0.003 US tons" }]),
  });
});

test.each([
  [0.5, 4],
  [0.8, 6],
  [1.2, 10],
  [1.5, 12],
  [3, 25],
  [6, 50],
])("the standard die for %d mm is the one of the rack closest to 8 t: %d mm", (thickness, width) => {
  expect(standardDie(thickness)).toBe(width);
});

test.each([
  ["mild-steel", 3, 410],
  ["mild-steel", 4, 510],
  ["stainless", 6, 600],
  ["aluminum", 6, 228],
] as const)("the press bends %s of %d mm with %d MPa", (material, thickness, strength) => {
  expect(tensileStrengthOf(sheets[material], thickness)).toBe(strength);
});

test("a meter of S235 of 6 mm takes the force of its strongest batch", () => {
  const values = { material: "mild-steel", thickness: 6, radius: 8.3, angle: 90, first: 60, second: 60 };
  expect(calculate(sheetBendingCalculator(), { ...values, length: 1000 })).toMatchObject({
    lines: expect.arrayContaining([
      { label: "Bending force", value: "521 kN · 59 US tons" },
      { label: "For a tensile strength of", value: "510 MPa" },
    ]),
  });
});
