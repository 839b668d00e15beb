import { expect, test } from "vitest";

import { cornersOf, pick } from "./pick.ts";

/** Two 10 mm squares perpendicular to the Z axis: body 0 at Z = 0 and body 1 at Z = 5. */
const part = {
  positions: new Float32Array([0, 5].flatMap((z) => [0, 0, z, 10, 0, z, 10, 10, z, 0, 10, z])),
  indices: new Uint32Array([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]),
  bodies: [0, 1].map((body) => ({
    name: `Body ${body + 1}`,
    firstTriangle: 2 * body,
    triangleCount: 2,
    firstEdge: 0,
    edgeCount: 0,
    volume: 0,
    area: 0,
  })),
};
const down = { origin: [7, 2, 100], direction: [0, 0, -1] } as const;

test("the nearest triangle on the ray is picked", () => {
  expect(pick(part, down, { hidden: new Set() })).toEqual({ point: [7, 2, 5], triangle: 2 });
});

test("a hidden body is not picked", () => {
  expect(pick(part, down, { hidden: new Set([1]) })).toEqual({ point: [7, 2, 0], triangle: 0 });
});

test("what a section cuts away is not picked", () => {
  const section = { normal: [0, 0, -1], offset: -3 } as const;
  expect(pick(part, down, { hidden: new Set(), section })?.point).toEqual([7, 2, 0]);
});

test("a ray that misses the part or points away from it picks nothing", () => {
  expect(pick(part, { ...down, origin: [11, 2, 100] }, { hidden: new Set() })).toBeUndefined();
  expect(pick(part, { ...down, direction: [0, 0, 1] }, { hidden: new Set() })).toBeUndefined();
});

test("the three corners of a triangle are returned", () => {
  expect(cornersOf(part, 2)).toEqual([
    [0, 0, 5],
    [10, 0, 5],
    [10, 10, 5],
  ]);
});
