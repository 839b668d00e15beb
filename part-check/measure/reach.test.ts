import { expect, test } from "vitest";

import { isPlace } from "./reach.ts";

/** A smooth face of so many triangles, of which some are hidden. */
const hidden = (inFace: number, triangles: readonly number[], area = 1) =>
  isPlace(
    { regions: { regionOf: new Uint32Array(inFace), count: 1 } },
    { value: 0, area, place: { point: [0, 0, 0], triangles: Uint32Array.from(triangles) } },
  );

test("a single hidden triangle of a finely meshed face is a damaged triangle, not a place", () => {
  expect(hidden(50, [7])).toBe(false);
});

test("a single hidden triangle of a face with few triangles is a place", () => {
  expect(hidden(49, [7])).toBe(true);
});

test("two hidden triangles of a finely meshed face are a place", () => {
  expect(hidden(50, [7, 8])).toBe(true);
});

test("a place smaller than the end of a fillet is none", () => {
  expect(hidden(2, [0, 1], 0.39)).toBe(false);
});
