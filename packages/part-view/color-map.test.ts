import { expect, test } from "vitest";

import { colorBodies, colorOf, scaleOf } from "./color-map.ts";

/** A square of 10 × 10 mm in two triangles, with points on its left half that are 1 mm thick, and on its right half that are 4 mm thick. */
const square = {
  positions: Float32Array.of(0, 0, 0, 10, 0, 0, 10, 10, 0, 0, 10, 0),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
  indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  bodies: [
    { name: "Body 1", firstTriangle: 0, triangleCount: 2, firstEdge: 0, edgeCount: 0, volume: 0, area: 100 },
  ],
};
const grid = Array.from(
  { length: 100 },
  (_, index) => [0.5 + (index % 10), 0.5 + Math.floor(index / 10)] as const,
);
const map = {
  triangles: Uint32Array.from(grid, ([x, y]) => (y < x ? 0 : 1)),
  points: Float32Array.from(grid.flatMap(([x, y]) => [x, y, 0])),
  wall: Float32Array.from(grid, ([x]) => (x < 5 ? 1 : 4)),
};

test("a large triangle has the colors of the points in it, and keeps its shape", () => {
  const scale = scaleOf("wall", map);
  const [body] = colorBodies(square, map, scale);
  if (!body) throw new Error("There is no body.");
  let area = 0;
  for (let at = 0; at < body.positions.length; at += 9) {
    const [ax = 0, ay = 0, , bx = 0, by = 0, , cx = 0, cy = 0] = body.positions.subarray(at, at + 9);
    area += ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
  }
  expect(area).toBeCloseTo(100, 3);
  for (let at = 0; at < body.positions.length; at += 3) {
    const x = body.positions[at] ?? 0;
    if (Math.abs(x - 5) < 1.5) continue;
    const expected = colorOf(scale, x < 5 ? 1 : 4);
    for (const [axis, share] of expected.entries()) expect(body.colors[at + axis]).toBeCloseTo(share, 5);
  }
});

test("a small triangle has one value, and its neighbors share it at their corners", () => {
  const coarse = {
    triangles: Uint32Array.of(0, 1),
    points: Float32Array.of(7, 3, 0, 3, 7, 0),
    wall: Float32Array.of(1, 1),
    reach: Float32Array.of(0, 1),
  };
  const scale = scaleOf("reach", coarse);
  const [body] = colorBodies(square, coarse, scale);
  const redOf = (corner: number) => body?.colors[3 * corner] ?? 0;
  expect(redOf(1)).toBeCloseTo(colorOf(scale, 0)[0], 5);
  expect(redOf(5)).toBeCloseTo(colorOf(scale, 1)[0], 5);
  expect(redOf(0)).toBeCloseTo(colorOf(scale, 0.5)[0], 5);
});

test("a sheet of one thickness has one color, in spite of rounding, and what is not measured has another", () => {
  const sheet = { ...map, wall: Float32Array.from(grid, (_, index) => 0.8 + 1e-3 * (index % 3)) };
  const scale = scaleOf("wall", sheet);
  const typical = colorOf(scale, 0.8);
  for (const [axis, share] of colorOf(scale, 0.802).entries())
    expect(Math.abs(share - (typical[axis] ?? 0))).toBeLessThan(0.02);
  expect(colorOf(scale, 0.4)).not.toEqual(typical);
  expect(colorOf(scale, NaN)).not.toEqual(typical);
});

test("values beyond the ends have the colors of the ends", () => {
  const scale = scaleOf("draft", map);
  expect(colorOf(scale, 90)).toEqual(scale.stops.at(-1)?.color);
  expect(colorOf(scale, -1)).toEqual(scale.stops[0]?.color);
});
