import { expect, test } from "vitest";

import { box, line, outline, outlines, polar } from "./geometry.ts";

test("an outline without radii has straight lines between its corners", () => {
  expect(outline(box(10, 20, 30, 40))).toBe("M10 20h30v40h-30Z");
});

test("a rounded corner is an arc between the two points where it touches the edges", () => {
  expect(
    outline([
      [0, 0],
      [100, 0, 10],
      [100, 100],
    ]),
  ).toBe("M0 0h90a10 10 0 0 1 10 10v90Z");
});

test("an inside corner turns the other way", () => {
  expect(
    outline([
      [0, 0],
      [0, 50, 10],
      [50, 50],
    ]),
  ).toContain("a10 10 0 0 0 10 10");
});

test("equal shapes have equal path text, wherever they are", () => {
  const [, ...first] = outline(box(15, 15, 10, 10, 5)).split("a");
  const [, ...other] = outline(box(126, 67, 10, 10, 5)).split("a");
  expect(first).toHaveLength(4);
  expect(other).toEqual(first);
});

test("shapes in one path start relative to the one before, so that equal ones have equal text", () => {
  const stack = [0, 6, 12].map((y) => box(608.9, 100 - y, 30, 40));
  expect(outlines(stack)).toBe("M608.9 100h30v40h-30Zm0-6h30v40h-30Zm0-6h30v40h-30Z");
});

test("rounding does not add up along a path", () => {
  const thirds = Array.from({ length: 31 }, (_, i): [number, number] => [i / 3, 0]);
  const lengths = line(...thirds)
    .split("h")
    .slice(1);
  expect(lengths.reduce((sum, length) => sum + Number(length), 0)).toBeCloseTo(10);
});

test("angles run clockwise from the right", () => {
  const [x, y] = polar([10, 10], 5, 90);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(15);
});
