import { assert, expect, test } from "vitest";

import { calculate, initialValues } from "./calculator.ts";
import { deflectionForce, matingForce, snapFitCalculator, snapStrain, undercutAt } from "./snap-fit.ts";

const snapFit = snapFitCalculator([
  { id: "pmma", name: "PMMA", modulus: 3150 },
  { id: "abs", name: "ABS", modulus: 2400, strainLimit: 2.5 },
  { id: "unknown", name: "A grade without a modulus" },
]);
assert(snapFit);

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

// Bayer MaterialScience, Snap-Fit Joints for Plastics, calculation example I (page 16): a hook in PC with a strain of 2%; figure 18: the
// factor 1.8 for a friction of 0.6 and a slope of 30°. The arm tapers, so the guide's thickness does not follow from our strain.
test("the published example of a hook in PC needs 32.5 N to deflect and 58.5 N to assemble", () => {
  const hook = { length: 19, thickness: 3.28, width: 9.5, undercut: 2.4 };
  const deflection = deflectionForce(hook, 1815, 2);
  expect(deflection).toBeCloseTo(32.5, 0);
  expect(matingForce(deflection, 0.6, 30)).toBeCloseTo(58.5, 0);
  expect(matingForce(1, 0.6, 30)).toBeCloseTo(1.8, 1);
});

test("a slope that locks needs an infinite force", () => {
  expect(matingForce(1, 1, 60)).toBe(Infinity);
  expect(matingForce(1, 1, 45)).toBe(Infinity);
});

// Not published: these follow from the formula, worked by hand: L, t and y in mm, then % and N for a width of 5 mm and a modulus of
// 2,000 MPa.
test.each([
  [10, 1, 1, 1.5, 2.5],
  [10, 2, 1, 3, 20],
  [10, 2, 0.5, 1.5, 10],
  [12, 1.5, 1, 1.5625, 4.8828],
  [12, 1.2, 0.8, 1, 2],
  [15, 2, 1.5, 2, 8.8889],
  [15, 1, 3, 2, 2.2222],
  [20, 2, 2, 1.5, 5],
  [20, 4, 1, 1.5, 20],
  [30, 3, 3, 1.5, 7.5],
])(
  "an arm of %s × %s mm that gives way %s mm has a strain of %s percent and takes %s N",
  (length, thickness, undercut, percent, force) => {
    const arm = { length, thickness, undercut, width: 5 };
    expect(snapStrain(arm)).toBeCloseTo(percent, 4);
    expect(undercutAt(percent, arm)).toBeCloseTo(undercut, 4);
    expect(deflectionForce(arm, 2000, percent)).toBeCloseTo(force, 3);
  },
);

// Not published: beam theory, in inches and pounds: force P = 3 E I y ÷ L³, stress at the root σ = P L (t/2) ÷ I, strain = σ ÷ E.
test.each([
  [0.4, 0.04, 0.2, 0.03, 300_000],
  [0.4, 0.06, 0.2, 0.04, 340_000],
  [0.5, 0.05, 0.25, 0.05, 330_000],
  [0.5, 0.06, 0.15, 0.02, 220_000],
  [0.5, 0.1, 0.2, 0.02, 400_000],
  [0.6, 0.06, 0.3, 0.06, 345_000],
  [0.6, 0.08, 0.25, 0.04, 190_000],
  [0.75, 0.1, 0.375, 0.094, 263_000],
  [0.748, 0.129, 0.374, 0.0945, 263_200],
  [0.8, 0.08, 0.2, 0.08, 410_000],
  [1, 0.1, 0.25, 0.1, 348_000],
  [1, 0.125, 0.5, 0.06, 1_000_000],
])(
  "an arm of %d × %d × %d in that gives way %d in agrees with beam theory in inches and pounds",
  (length, thickness, width, undercut, modulus) => {
    const inertia = (width * thickness ** 3) / 12;
    const load = (3 * modulus * inertia * undercut) / length ** 3;
    const strain = (100 * ((load * length * thickness) / 2 / inertia)) / modulus;
    const arm = {
      length: length * 25.4,
      thickness: thickness * 25.4,
      width: width * 25.4,
      undercut: undercut * 25.4,
    };
    expect(snapStrain(arm)).toBeCloseTo(strain, 9);
    expect(undercutAt(strain, arm)).toBeCloseTo(arm.undercut, 9);
    const newtonsPerPound = 4.448222;
    expect(deflectionForce(arm, modulus * 0.006894757, strain)).toBeCloseTo(load * newtonsPerPound, 4);
  },
);

const VALUES = { grade: "abs", length: 10, thickness: 1.5, width: 5, undercut: 1, slope: 30, friction: 0.4 };

test("the result says whether the strain is within the limit of the grade, and shows its modulus", () => {
  expect(calculate(snapFit, VALUES)).toMatchObject({
    lines: [
      { value: "2.25%: within the limit of 2.5%" },
      { value: { mm: expect.closeTo(1.11, 2) } },
      { value: "10 N" },
      { value: "13 N" },
      { value: "2,400 MPa" },
    ],
  });
  expect(calculate(snapFit, { ...VALUES, undercut: 2 })).toMatchObject({
    lines: [{ value: "4.50%: above the limit of 2.5%" }, {}, {}, {}, {}],
  });
});

test("a grade without a limit has its strain and forces, and says that the limit is missing", () => {
  expect(calculate(snapFit, { ...VALUES, grade: "pmma" })).toMatchObject({
    lines: [
      { value: "2.25%" },
      { label: "Strain limit", value: "none published, test a sample" },
      { value: "13 N" },
      { value: "17 N" },
      { value: "3,150 MPa" },
    ],
  });
});

test("the first grade with a limit is preselected, and the table shows those with a limit", () => {
  expect(initialValues(snapFit)).toMatchObject({ grade: "abs" });
  expect(new Set(snapFit.examples.map(({ grade }) => grade))).toEqual(new Set(["abs"]));
  expect(snapFit.inputs[0]).toMatchObject({ options: [{ value: "pmma" }, { value: "abs" }] });
  expect(snapFitCalculator([{ id: "unknown", name: "A grade without a modulus" }])).toBeUndefined();
});

test("a stub is rejected, because the formula is for slender arms", () => {
  expect(calculate(snapFit, { ...VALUES, length: 5 })).toMatchObject({
    problem: "The arm must be at least four thicknesses long: the formula is for slender beams.",
  });
});
