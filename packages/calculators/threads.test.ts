import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import {
  engagementLength,
  formingHole,
  insertHole,
  stressArea,
  threadedHolesCalculator,
  threadPercentage,
  threads,
} from "./threads.ts";

const thread = (wanted: string) => {
  const found = threads.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no thread ${wanted}`);
  return found;
};

// ISO 2306 (coarse and fine), in mm; Machinery's Handbook, tap drill sizes, in inches.
test.each([
  ["M2", 1.6],
  ["M3", 2.5],
  ["M4", 3.3],
  ["M5", 4.2],
  ["M6", 5],
  ["M8", 6.8],
  ["M10", 8.5],
  ["M12", 10.2],
  ["M16", 14],
  ["M20", 17.5],
  ["M18", 15.5],
  ["M22", 19.5],
  ["M24", 21],
  ["M27", 24],
  ["M6 × 0.75", 5.2],
  ["M8 × 1", 7],
  ["M10 × 1.25", 8.8],
  ["M12 × 1.5", 10.5],
  ["M14 × 1.5", 12.5],
  ["M24 × 2", 22],
  ["#2-56 UNC", 0.07 * 25.4],
  ["#4-40 UNC", 0.089 * 25.4],
  ["#10-32 UNF", 0.159 * 25.4],
  ["1/4-20 UNC", 0.201 * 25.4],
  ["1/4-28 UNF", 0.213 * 25.4],
  ["3/8-16 UNC", 0.3125 * 25.4],
  ["1/2-13 UNC", 0.4219 * 25.4],
  ["1/2-20 UNF", 0.4531 * 25.4],
  ["9/16-12 UNC", 0.4844 * 25.4],
  ["7/8-9 UNC", 0.7656 * 25.4],
  ["1-8 UNC", 0.875 * 25.4],
])("the tap drill of %s is %d mm", (name, drill) => {
  expect(thread(name).drill).toBeCloseTo(drill, 6);
});

test.each(threads)(
  "the tap drill of $name leaves the usual share of a thread",
  ({ diameter, pitch, drill }) => {
    const percentage = threadPercentage(diameter, pitch, drill);
    expect(percentage).toBeGreaterThan(64);
    expect(percentage).toBeLessThan(86);
  },
);

test("1/4-20 UNC with a #7 drill has 75% of a thread", () => {
  expect(threadPercentage(0.25, 1 / 20, 0.201)).toBeCloseTo(75, 0);
});

// ISO 898-1, table 4: nominal stress areas in mm².
test.each([
  ["M3", 5.03],
  ["M4", 8.78],
  ["M5", 14.2],
  ["M6", 20.1],
  ["M8", 36.6],
  ["M10", 58],
  ["M12", 84.3],
  ["M16", 157],
  ["M20", 245],
])("the stress area of %s is %d mm²", (name, area) => {
  const { diameter, pitch } = thread(name);
  expect(stressArea(diameter, pitch) / area).toBeCloseTo(1, 2);
});

// DIN 8140-2: smallest minor diameters of EG threads in mm.
test.each([
  ["M3", 3.108],
  ["M6", 6.217],
  ["M8", 8.271],
  ["M10", 10.325],
])("a wire insert for %s needs a hole of at least %d mm", (name, minor) => {
  const { diameter, pitch } = thread(name);
  expect(insertHole(diameter, pitch)).toBeCloseTo(minor, 3);
});

// ISO 273, medium, in mm; Machinery's Handbook, clearance holes for inch fasteners, normal fit, in inches.
test.each([
  ["M3", 3.4],
  ["M4", 4.5],
  ["M5", 5.5],
  ["M6", 6.6],
  ["M8 × 1", 9],
  ["M10", 11],
  ["M12 × 1.5", 13.5],
  ["M20", 22],
  ["#4-40 UNC", 0.1285 * 25.4],
  ["#10-32 UNF", 0.221 * 25.4],
  ["1/4-20 UNC", (9 / 32) * 25.4],
  ["3/8-16 UNC", (13 / 32) * 25.4],
])("the screw of %s passes through a hole of %d mm", (name, hole) => {
  expect(thread(name).clearanceHole).toBeCloseTo(hole, 6);
});

test.each(threads)(
  "the clearance hole of $name is larger than its screw, but not by much",
  ({ diameter, clearanceHole }) => {
    expect(clearanceHole).toBeGreaterThan(diameter);
    expect(clearanceHole).toBeLessThan(1.2 * diameter + 0.3);
  },
);

// DIN 13-50: core hole diameters for formed threads in mm.
test.each([
  ["M3", 2.8],
  ["M4", 3.7],
  ["M5", 4.65],
  ["M6", 5.55],
  ["M8", 7.45],
  ["M10", 9.35],
  ["M12", 11.25],
])("a forming tap for %s needs a hole of about %d mm", (name, hole) => {
  const { diameter, pitch } = thread(name);
  expect(Math.abs(formingHole(diameter, pitch) - hole)).toBeLessThan(0.03);
});

test("a part as strong as the screw needs less than a diameter, a weaker one more", () => {
  expect(engagementLength(10, 1.5, 1)).toBeCloseTo(8.2, 1);
  expect(engagementLength(10, 1.5, 0.5)).toBe(engagementLength(10, 1.5, 1));
  expect(engagementLength(10, 1.5, 2)).toBeCloseTo(16.4, 1);
});

test("a thread's names are unique, and its fine series is called so", () => {
  const names = threads.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("1/4-28 UNF");
});

test("the result begins with the tap drill", () => {
  expect(calculate(threadedHolesCalculator(), { thread: "1/4-20 UNC", screw: 800, part: 310 })).toMatchObject(
    {
      lines: [{ label: "Tap drill #7" }, {}, { value: "75%" }, {}, {}, {}, {}, {}],
    },
  );
});

test("a thread that would have to be longer than 2.5 diameters gets advice", () => {
  const advice = { label: "Longer than 2.5 × D", value: "Use a wire insert or a larger screw" };
  const values = { thread: "M6", screw: 800 };
  expect(calculate(threadedHolesCalculator(), { ...values, part: 100 })).toMatchObject({
    lines: expect.arrayContaining([advice]),
  });
  expect(calculate(threadedHolesCalculator(), { ...values, part: 310 })).not.toMatchObject({
    lines: expect.arrayContaining([advice]),
  });
});
