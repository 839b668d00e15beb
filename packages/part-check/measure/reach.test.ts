import { expect, test } from "vitest";

import { significanceTest } from "./reach.ts";

/** Whether hidden triangles of a smooth face count. `inFace` is the number of its triangles, `area` is in mm². */
const hidden = (inFace: number, triangles: readonly number[], area = 1) =>
  significanceTest({ regions: { regionOf: new Uint32Array(inFace), count: 1 } })({
    value: 0,
    area,
    place: { point: [0, 0, 0], triangles: Uint32Array.from(triangles) },
  });

test("a single hidden triangle of a finely meshed face is a damaged triangle and does not count", () => {
  expect(hidden(50, [7])).toBe(false);
});

test("a single hidden triangle of a face with few triangles counts", () => {
  expect(hidden(49, [7])).toBe(true);
});

test("two hidden triangles of a finely meshed face count", () => {
  expect(hidden(50, [7, 8])).toBe(true);
});

test("a hidden area as small as the end of a fillet does not count", () => {
  expect(hidden(2, [0, 1], 0.39)).toBe(false);
});
