import { assert, expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { clampForce, coolingTime, injectionMoldingCalculator, moldDimension, RESINS } from "./molding.ts";

const ABS = { melt: 240, mold: 60, ejection: 90 };

test("cooling grows with the square of the wall", () => {
  expect(coolingTime(4, 0.08, ABS) / coolingTime(2, 0.08, ABS)).toBeCloseTo(4, 9);
});

// Not published: t²/(π² a) × ln(4/π × (Tm − Tw)/(Te − Tw)), worked by hand.
test.each([
  [2, 0.08, ABS, 10.3],
  [2.5, 0.08, ABS, 16.1],
  [3, 0.08, ABS, 23.2],
  [2, 0.1, { melt: 300, mold: 90, ejection: 125 }, 8.2],
  [2, 0.07, { melt: 230, mold: 40, ejection: 90 }, 9.1],
])("a wall of %d mm with %d mm²/s cools as the formula says", (wall, diffusivity, temperatures, seconds) => {
  expect(coolingTime(wall, diffusivity, temperatures)).toBeCloseTo(seconds, 1);
});

test("clamp force is area times pressure: 100 cm² at 40 MPa need 400 kN", () => {
  expect(clampForce(100, 40)).toBe(400);
});

test("the mold is larger by the shrinkage of the mold, not of the part", () => {
  expect(moldDimension(100, 0.5)).toBeCloseTo(100.503, 3);
  expect(moldDimension(100, 0.5) * (1 - 0.005)).toBeCloseTo(100, 9);
});

test("a flow path beyond the reach of the resin names the wall that it needs", () => {
  expect(
    calculate(injectionMoldingCalculator(), { resin: "pc", wall: 1, dimension: 100, area: 80, flow: 150 }),
  ).toMatchObject({
    problem: "PC flows about 100 mm in a wall of 1 mm. Use a wall of 1.5 mm or more, or a second gate.",
  });
});

// Plastic Design International, Clamp Tonnage, and Genesis Plastics: 2 to 5 US tons of clamp force for a square inch of projected area.
test.each(Object.entries(RESINS))("the cavity pressure of %s is within the usual clamp force", (_, resin) => {
  const tons = clampForce(6.4516, resin.pressure) / 8.896443;
  expect(tons).toSatisfy(isWithin([2, 5]));
});

// plastic-industry.com, General Processing Guidelines: mold and melt temperatures in °F, and shrinkage in inches per inch at a wall of
// 1/8 in. 46 published values, without the shrinkage of PA: the table has 1.5 to 2.5%, the molding guide 0.5 to 1.5%, and both count here.
test.each([
  ["abs", [100, 180], [390, 540], [0.005, 0.009]],
  ["pc", [150, 225], [520, 610], [0.005, 0.008]],
  ["pp", [70, 120], [400, 500], [0.012, 0.024]],
  ["pa", [160, 220], [460, 550], [0.005, 0.025]],
  ["pc-abs", [140, 210], [486, 562], [0.006, 0.009]],
  ["pom", [180, 220], [380, 430], [0.018, 0.025]],
  ["pmma", [150, 200], [420, 510], [0.002, 0.008]],
  ["pe-hd", [60, 110], [360, 525], [0.015, 0.05]],
] as const)("the typical values of %s lie within the published ranges", (name, mold, melt, shrinkage) => {
  const resin = RESINS[name];
  assert(resin);
  expect(fahrenheit(resin.temperatures.mold)).toSatisfy(isWithin(mold));
  expect(fahrenheit(resin.temperatures.melt)).toSatisfy(isWithin(melt));
  expect(resin.shrinkage / 100).toSatisfy(isWithin(shrinkage));
});

// R. J. Crawford, Plastics Engineering, table 1.8: thermal diffusivity of the solid in 10⁻⁷ m²/s. Melts are lower, by up to a half.
test.each([
  ["abs", 1.7],
  ["pc", 1.47],
  ["pp", 0.65],
  ["pa", 1.01],
  ["pom", 0.72],
  ["pmma", 1.09],
  ["pe-hd", 1.57],
] as const)("the diffusivity of %s is between half and all of that of the solid", (name, solid) => {
  const share = (RESINS[name]?.diffusivity ?? 0) / (solid / 10);
  expect(share).toSatisfy(isWithin([0.45, 1.1]));
});

// The molding guide of this site.
test.each([
  ["abs", [0.4, 0.7], [160, 200]],
  ["pc", [0.5, 0.7], [100, 120]],
  ["pp", [1, 2.5], [250, 300]],
  ["pa", [0.5, 1.5], [200, 250]],
] as const)("shrinkage and flow of %s are those of the molding guide", (name, shrinkage, flow) => {
  expect(RESINS[name]?.shrinkage).toSatisfy(isWithin(shrinkage));
  expect(RESINS[name]?.flowRatio).toSatisfy(isWithin(flow));
});

function fahrenheit(celsius: number): number {
  return celsius * 1.8 + 32;
}

function isWithin([low, high]: readonly [number, number]) {
  return (value: number) => low <= value && value <= high;
}

test("the result begins with the cooling time", () => {
  const values = { resin: "abs", wall: 2.5, dimension: 100, area: 80, flow: 150 };
  expect(calculate(injectionMoldingCalculator(), values)).toMatchObject({
    lines: [
      { value: "16 s" },
      { value: { mm: expect.closeTo(100.55, 2) } },
      { value: "320 kN · 36 US tons" },
      { value: { mm: 400 } },
      { value: "240, 60, 90 °C" },
      { value: "40 MPa" },
    ],
  });
});
