import { expect, test } from "vitest";

import { buildMesh } from "../mesh/build/build-mesh.ts";
import type { Vector } from "../mesh/math/vector.ts";
import { findDome } from "./dome.ts";
import { findSurfaces, preparePart } from "./part.ts";

const STEPS = 24;

/** A surface over a square of parameters from 0 to 1. */
function surface(at: (u: number, v: number) => Vector) {
  const cells = Array.from({ length: STEPS * STEPS }, (_, cell) => {
    const [u, v] = [Math.floor(cell / STEPS) / STEPS, (cell % STEPS) / STEPS];
    const [nextU, nextV] = [u + 1 / STEPS, v + 1 / STEPS];
    const [a, b, c, d] = [at(u, v), at(nextU, v), at(nextU, nextV), at(u, nextV)];
    return [a, b, c, a, c, d];
  });
  const positions = Float64Array.from(cells.flat(2));
  const { mesh } = buildMesh([{ name: "surface", positions }], "mesh");
  return preparePart(findSurfaces(mesh), []);
}

test("a part of a ball is a dome", () => {
  const ball = surface((u, v) => {
    const [turn, tilt] = [2 * u - 1, 2 * v - 1];
    return [60 * Math.sin(turn) * Math.cos(tilt), 60 * Math.sin(tilt), 60 * Math.cos(turn) * Math.cos(tilt)];
  });
  expect(findDome(ball)?.place.triangles.length).toBe(2 * STEPS ** 2);
});

test.each([
  ["a rolled sheet", (u: number, v: number): Vector => [60 * Math.sin(2 * u), 80 * v, 60 * Math.cos(2 * u)]],
  [
    "a sheet that is rolled to a cone",
    (u: number, v: number): Vector => [
      (20 + 40 * v) * Math.sin(2 * u),
      40 * v,
      (20 + 40 * v) * Math.cos(2 * u),
    ],
  ],
  [
    "a flat with an embossed mark",
    (u: number, v: number): Vector => [80 * u, 80 * v, 2 * Math.exp(-40 * ((u - 0.5) ** 2 + (v - 0.5) ** 2))],
  ],
])("%s is not a dome", (_, at) => {
  expect(findDome(surface(at))).toBeUndefined();
});
