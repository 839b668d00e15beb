import { expect, test } from "vitest";

import { box, outline, polar } from "./geometry.ts";

test("an outline without radii is its corners", () => {
  expect(outline(box(10, 20, 30, 40))).toBe("M10 20H40V60H10Z");
});

test("a rounded corner is an arc between the two points where it touches the edges", () => {
  expect(
    outline([
      [0, 0],
      [100, 0, 10],
      [100, 100],
    ]),
  ).toBe("M0 0H90A10 10 0 0 1 100 10V100Z");
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

test("angles run clockwise from the right", () => {
  const [x, y] = polar([10, 10], 5, 90);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(15);
});
