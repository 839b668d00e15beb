import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { deflectionForce, matingForce, snapFit, snapStrain } from "./snap-fit.ts";

const ARM = { length: 10, thickness: 1.5, width: 5, undercut: 1 };

test("strain grows with the undercut and thickness, and falls with the square of the length", () => {
  expect(snapStrain(ARM)).toBeCloseTo(2.25, 9);
  expect(snapStrain({ ...ARM, undercut: 2 })).toBeCloseTo(4.5, 9);
  expect(snapStrain({ ...ARM, thickness: 3 })).toBeCloseTo(4.5, 9);
  expect(snapStrain({ ...ARM, length: 20 })).toBeCloseTo(0.5625, 9);
});

test("the deflection force equals that of a cantilever beam: 3 E I y / L³", () => {
  const modulus = 1800;
  const inertia = (ARM.width * ARM.thickness ** 3) / 12;
  const beam = (3 * modulus * inertia * ARM.undercut) / ARM.length ** 3;
  expect(deflectionForce(ARM, modulus, snapStrain(ARM))).toBeCloseTo(beam, 9);
});

// (μ + tan α) ÷ (1 − μ tan α), worked by hand.
test.each([
  [0.3, 30, 1.06],
  [0.3, 45, 1.86],
  [0.6, 30, 1.8],
  [0.6, 45, 4],
  [0, 45, 1],
])("friction %d at %d° multiplies the force by %d", (friction, slope, factor) => {
  expect(matingForce(1, friction, slope)).toBeCloseTo(factor, 1);
});

// Bayer MaterialScience, Snap-Fit Joints for Plastics: worked example of a hook in PC, with its permissible strain of 2%.
test("the published example of a hook in PC needs 32.5 N to deflect and 58.5 N to assemble", () => {
  const hook = { length: 19, thickness: 3.28, width: 9.5, undercut: 2.4 };
  const deflection = deflectionForce(hook, 1815, 2);
  expect(deflection).toBeCloseTo(32.5, 0);
  expect(matingForce(deflection, 0.6, 30)).toBeCloseTo(58.5, 0);
});

test("a slope that locks needs an infinite force", () => {
  expect(matingForce(1, 1, 60)).toBe(Infinity);
});

test("the result says whether the strain is within the limit of the plastic", () => {
  const values = { plastic: "abs", length: 10, thickness: 1.5, width: 5, undercut: 1, slope: 30 };
  expect(calculate(snapFit, values)).toMatchObject({
    lines: [{ value: "2.3%: within the 2.5% of ABS" }, { value: { mm: expect.closeTo(1.11, 2) } }, {}, {}],
  });
  expect(calculate(snapFit, { ...values, undercut: 2 })).toMatchObject({
    lines: [{ value: "4.5%: above the 2.5% of ABS" }, {}, {}, {}],
  });
});

test("a stub is rejected, because the formula is for slender arms", () => {
  const values = { plastic: "abs", length: 5, thickness: 1.5, width: 5, undercut: 1, slope: 30 };
  expect(calculate(snapFit, values)).toEqual({
    problem: "The arm must be at least four thicknesses long: the formula is for slender beams.",
  });
});
