import { assert, expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { averageRoughness, roughnessCalculator, roughnessGrade } from "./roughness.ts";

const roughness = roughnessCalculator([
  { label: "Polished", from: 0.05, to: 0.4 },
  { label: "Brushed", from: 0.4, to: 1.2 },
  { label: "CNC, as machined", from: 0.4, to: 3.2 },
  { label: "SLA walls", from: 0.5, to: 1.5 },
  { label: "SLS as built", from: 9, to: 20 },
]);

// A published conversion table for ISO 468, ASA B46.1 and the grades of ISO 1302 (scribd.com/document/476395244): Ra in µm and µin, and
// the grade.
test.each([
  [0.025, 1, "N1"],
  [0.05, 2, "N2"],
  [0.1, 4, "N3"],
  [0.2, 8, "N4"],
  [0.4, 16, "N5"],
  [0.8, 32, "N6"],
  [1.6, 63, "N7"],
  [3.2, 125, "N8"],
  [6.3, 250, "N9"],
  [12.5, 500, "N10"],
  [25, 1000, "N11"],
  [50, 2000, "N12"],
])("Ra %d µm and %d µin are both %s", (ra, microinches, grade) => {
  expect(roughnessGrade(ra)).toBe(grade);
  expect(roughnessGrade(averageRoughness(microinches, "microinches"))).toBe(grade);
  expect(averageRoughness(microinches, "microinches") / ra).toBeCloseTo(1, 1);
});

// Typical values between those of the grades, which drawings in inches round: Ra in µm and in µin.
test.each([
  [0.15, 6],
  [0.25, 10],
  [0.5, 20],
  [0.63, 25],
  [1, 40],
  [1.25, 50],
  [2, 80],
  [2.5, 100],
  [4, 160],
  [5, 200],
  [8, 320],
  [10, 400],
  [15, 600],
  [20, 800],
])("Ra %d µm is written as %d µin, in either direction", (ra, microinches) => {
  const first = { value: `${ra} µm · ${microinches} µin` };
  expect(calculate(roughness, { value: ra, unit: "ra" })).toMatchObject({ lines: [first, {}, {}, {}] });
  expect(calculate(roughness, { value: microinches, unit: "microinches" })).toMatchObject({
    lines: [first, {}, {}, {}],
  });
});

test("an N grade is converted, and any other number gets a message with the grades that exist", () => {
  expect(calculate(roughness, { value: 7, unit: "grade" })).toMatchObject({
    lines: [{ value: "1.6 µm · 63 µin" }, { value: "N7" }, {}, {}],
  });
  for (const value of [13, 6.5])
    expect(calculate(roughness, { value, unit: "grade" })).toMatchObject({
      problem: "The grades are N1 to N12. Enter only the number, such as 7.",
    });
});

test("a value between two grades has the smoother one, which the part must reach", () => {
  expect(roughnessGrade(2)).toBe("N7");
  expect(roughnessGrade(0.02)).toBeUndefined();
});

// The same table gives the ten-point height Rz in µm, which is the lower end of what the calculator shows.
test.each([
  [0.05, 0.2],
  [0.1, 0.4],
  [0.2, 0.8],
  [0.4, 1.6],
  [0.8, 3.2],
  [1.6, 6.3],
  [3.2, 12.5],
  [6.3, 25],
  [12.5, 50],
  [25, 100],
  [50, 200],
])("Ra %d µm is at least about Rz %d µm", (ra, rz) => {
  const outcome = calculate(roughness, { value: ra, unit: "ra" });
  const value = "lines" in outcome ? outcome.lines[2]?.value : undefined;
  assert(typeof value === "string");
  const least = Number(/^([\d.]+) to/.exec(value)?.[1]);
  expect(least / rz).toBeGreaterThan(0.97);
  expect(least / rz).toBeLessThan(1.05);
});

test("Rz is converted with the usual factor of five", () => {
  expect(averageRoughness(8, "rz")).toBeCloseTo(1.6, 9);
});

test("the result names processes that reach the value", () => {
  expect(calculate(roughness, { value: 32, unit: "microinches" })).toEqual({
    lines: [
      { label: "Ra", value: "0.8 µm · 32 µin" },
      { label: "Grade", value: "N6" },
      { label: "Rz, about", value: "3.3 to 5.7 µm" },
      {
        label: "Usual for",
        value: [{ text: "Brushed" }, { text: "CNC, as machined" }, { text: "SLA walls" }],
      },
    ],
  });
});

test("a process that is named in another language makes no other name foreign", () => {
  const german = roughnessCalculator([
    { label: "Gebürstet", from: 0.4, to: 1.2 },
    { label: "SLA walls", from: 0.5, to: 1.5, language: "en" },
  ]);
  expect(calculate(german, { value: 0.8, unit: "ra" })).toMatchObject({
    lines: [
      {},
      {},
      {},
      {
        value: [
          { text: "Gebürstet", language: undefined },
          { text: "SLA walls", language: "en" },
        ],
      },
    ],
  });
});

test("a value that no grade covers says where the grades are", () => {
  const problem =
    "Enter an Ra from 0.025 to 50 µm (1 to 2,000 µin). The grades N1 to N12 cover no other values.";
  expect(calculate(roughness, { value: 0.02, unit: "ra" })).toMatchObject({ problem });
  expect(calculate(roughness, { value: 60, unit: "ra" })).toMatchObject({ problem });
  expect(calculate(roughness, { value: 0.05, unit: "rz" })).toMatchObject({
    problem: "Enter an Rz from 0.125 to 250 µm. The grades N1 to N12 cover no other values.",
  });
});

test("every value of the series is shown as drawings in both units write it", () => {
  for (const [ra, microinches] of [
    [0.8, 32],
    [3.2, 125],
    [12.5, 500],
  ] as const)
    expect(calculate(roughness, { value: microinches, unit: "microinches" })).toMatchObject({
      lines: [{ value: `${ra} µm · ${microinches} µin` }, {}, {}, {}],
    });
  expect(calculate(roughness, { value: 2, unit: "ra" })).toMatchObject({
    lines: [{ value: "2 µm · 80 µin" }, {}, {}, {}],
  });
});
