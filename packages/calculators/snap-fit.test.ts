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

// Table 1 (page 9) of the same guide: the undercut of a straight arm is 0.67 × strain × L² ÷ t.
test("the published factor for the undercut of a straight arm is 0.67", () => {
  expect(undercutAt(100, { length: 1, thickness: 1 })).toBeCloseTo(0.67, 2);
});

// Published strains, in percent, of arms with L, t and y in mm, within half of the last digit of the source.
test.each([
  // NTE Lab, Why Do Perfect CAD Snap-Fits Break on the Assembly Line?, 2026. It cuts 4.1667 off to 4.16, so one decimal is compared.
  ["NTE Lab", 15, 2.5, 2.5, 4.16, 1],
  // FilamentFeed, Snap Fit Design for 3D Printing, June 2026: the length at which a PLA arm has a strain of 0.025.
  ["FilamentFeed", 8.76, 1.6, 0.8, 2.5, 2],
  // SlyWombat/case-maker, Snap-Fit Design Reference: the default arm, a longer arm, and the arm of its barb table.
  ["Case Maker, default", 12, 1.6, 0.8, 1.33, 2],
  ["Case Maker, longer", 14, 1.6, 0.8, 0.98, 2],
  ["Case Maker, barbs", 8, 1.6, 0.8, 3, 1],
  // Designing Snap-Fit Joints That Survive FDM Printing, August 2026, after the BASF Snap-Fit Design Manual.
  ["Snap-Fit Joints for FDM", 18, 1.2, 1.6, 0.9, 1],
  ["Snap-Fit Joints for FDM, half as long", 9, 1.2, 1.6, 3.6, 1],
  // Design Pattern Research: Pump Cartridge UX, section 1.4: the length at which PETG has a strain of 5%, with the factor 0.67.
  ["Pump Cartridge UX", 13.4, 2, 3, 5, 1],
])("%s: an arm of %d × %d mm that gives way %d mm has a strain of %d percent", (...row) => {
  const [, length, thickness, undercut, percent, digits] = row;
  expect(snapStrain({ length, thickness, undercut })).toBeCloseTo(percent, digits);
});

// Synectic, Snap Fit Design: a hook in PC, E 2,350 MPa. Read in Pump Cartridge UX, section 1.3, which has width and thickness the
// other way around: only a thickness of 1.5 mm gives the published undercut of 1.14 mm and the published 13 N.
test("the published hook of Synectic gives way 1.14 mm at a strain of 4 percent, and takes 13 N", () => {
  const hook = { length: 8, thickness: 1.5, width: 3, undercut: 1.14 };
  expect(undercutAt(4, hook)).toBeCloseTo(1.14, 2);
  expect(deflectionForce(hook, 2350, 4)).toBeCloseTo(13, 0);
});

// AgentCAD, snap-fits 1.0.0: a hook in PLA. The arm tapers, so its undercut does not follow from our strain.
test("the published hook of AgentCAD takes 26 N to deflect and 28 N to assemble", () => {
  const hook = { length: 12, thickness: 2, width: 12, undercut: 0.94 };
  const deflection = deflectionForce(hook, 3300, 1.2);
  expect(deflection).toBeCloseTo(26, 0);
  expect(matingForce(deflection, 0.3, 30)).toBeCloseTo(28, 0);
});

// Published forces to deflect and to assemble, in the unit of the source, within half of its last digit.
test.each([
  // Snap Fit Calculations w Friction for Base Housing and Lid (pdfcoffee.com), with the BASF Snap-Fit Design Manual, in lbf: the most
  // that one hook takes, four hooks, and one of these four.
  ["BASF, one hook", 7.31, 0.6, 30, 13.17, 2],
  ["BASF, four hooks", 9.75, 0.6, 30, 17.56, 2],
  ["BASF, one of four hooks", 9.75 / 4, 0.6, 30, 4.4, 1],
  // NTE Lab, Why Do "Ergonomic" Snap-Fits Suddenly Require a Hammer on the Assembly Line?, 2026, scenario A, in N.
  ["NTE Lab", 10, 0.4, 30, 12.7, 1],
])("%s: a force of %d at a friction of %d and %d° takes %d to assemble", (...row) => {
  const [, deflection, friction, slope, force, digits] = row;
  expect(matingForce(deflection, friction, slope)).toBeCloseTo(force, digits);
});

// The hook climbs its slope as a square thread climbs its lead, by the same formula. FOSSEE, Scilab textbook companion 764, power
// screws: load in N, mean diameter and lead in mm (negative to lower), friction of the thread, friction and mean radius of the collar
// in mm, radius of the handle in mm, published force in N (at a radius of 1, the torque in N mm), to five of its six decimals.
test.each([
  ["6.1, raised", 15_000, 46, 24, 0.15, 0.15, 41.25, 500, 409.288282],
  ["6.1, lowered", 15_000, 46, -24, 0.15, 0.15, 41.25, 1, 87_401.514671],
  ["6.3", 2868.610857, 19.5, 5, 0.15, 0.17, 25, 150, 125],
  ["6.4, raised", 7000, 36.5, 7, 0.15, 0.12, 30, 1000, 52.410253],
  ["6.4, lowered", 3000, 36.5, -7, 0.15, 0.12, 30, 1000, 15.626055],
  ["6.5", 10_000, 75, 10, 0.12, 0.12, 30, 250, 388.90929],
  ["6.9", 750, 19.5, 5, 0.15, 0.15, 15, 1, 3402.198556],
])("the power screw of example %s has the published force", (...row) => {
  const [, load, diameter, lead, friction, collarFriction, collarRadius, handle, force] = row;
  const slope = (Math.atan(lead / (Math.PI * diameter)) * 180) / Math.PI;
  const thread = (matingForce(load, friction, slope) * diameter) / 2;
  expect((thread + load * collarFriction * collarRadius) / handle).toBeCloseTo(force, 5);
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
