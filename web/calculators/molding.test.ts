import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { clampForce, coolingTime, injectionMolding, moldDimension, RESINS } from "./molding.ts";

const ABS = { melt: 240, mold: 60, ejection: 90 };

test("cooling grows with the square of the wall", () => {
  expect(coolingTime(4, 0.08, ABS) / coolingTime(2, 0.08, ABS)).toBeCloseTo(4, 9);
});

// t²/(π² a) × ln(4/π × (Tm − Tw)/(Te − Tw)), worked by hand.
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
  expect(calculate(injectionMolding, { resin: "pc", wall: 1, dimension: 100, area: 80, flow: 150 })).toEqual({
    problem: "PC flows about 100 mm in a wall of 1 mm. Use a wall of 1.5 mm or more, or a second gate.",
  });
});

// Rule of the trade: 2 to 5 US tons of clamp force for a square inch of projected area.
test.each(["abs", "pc", "pp", "pa"])("the cavity pressure of %s is within the usual clamp force", (name) => {
  const tons = clampForce(6.4516, RESINS[name]?.pressure ?? 0) / 8.896443;
  expect(tons).toSatisfy(isWithin([2, 5]));
});

// Published ranges: shrinkage in percent and wall thicknesses of flow as in the molding guide; melt and mold in °C as in the
// processing guides of the resins' makers.
test.each([
  ["abs", [0.4, 0.7], [160, 200], [220, 260], [40, 80]],
  ["pc", [0.5, 0.7], [100, 120], [280, 320], [80, 120]],
  ["pp", [1, 2.5], [250, 300], [200, 280], [20, 80]],
  ["pa", [0.5, 1.5], [200, 250], [240, 300], [60, 100]],
] as const)(
  "the typical values of %s lie within the published ranges",
  (name, shrinkage, flow, melt, mold) => {
    const resin = RESINS[name];
    expect(resin?.shrinkage).toSatisfy(isWithin(shrinkage));
    expect(resin?.flowRatio).toSatisfy(isWithin(flow));
    expect(resin?.temperatures.melt).toSatisfy(isWithin(melt));
    expect(resin?.temperatures.mold).toSatisfy(isWithin(mold));
  },
);

function isWithin([low, high]: readonly [number, number]) {
  return (value: number) => low <= value && value <= high;
}

test("the result begins with the cooling time", () => {
  const values = { resin: "abs", wall: 2.5, dimension: 100, area: 80, flow: 150 };
  expect(calculate(injectionMolding, values)).toMatchObject({
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
