import { expect, test } from "vitest";

import { box, flatten, outline, polar } from "./geometry.ts";

test("an outline without radii is its corners", () => {
  expect(outline(box(10, 20, 30, 40))).toBe("M10 20L40 20L40 60L10 60Z");
});

test("a rounded corner is an arc between the two points where it touches the edges", () => {
  expect(
    outline([
      [0, 0],
      [100, 0, 10],
      [100, 100],
    ]),
  ).toBe("M0 0L90 0A10 10 0 0 1 100 10L100 100Z");
});

test("an inside corner turns the other way", () => {
  expect(
    outline([
      [0, 0],
      [0, 50, 10],
      [50, 50],
    ]),
  ).toContain("A10 10 0 0 0 10 50");
});

test("a flattened corner stays on its arc", () => {
  const onArc = flatten([
    [0, 0],
    [100, 0, 40],
    [100, 100],
  ]).filter(([x, y]) => x > 60 && y < 40);
  expect(onArc.length).toBeGreaterThan(8);
  for (const [x, y] of onArc) expect(Math.hypot(x - 60, y - 40)).toBeCloseTo(40);
});

test("angles run clockwise from the right", () => {
  const [x, y] = polar([10, 10], 5, 90);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(15);
});
