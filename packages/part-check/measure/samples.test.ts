import { expect, test } from "vitest";

import { buildMesh } from "../mesh/build/build-mesh.ts";
import { sampleSurface } from "./samples.ts";

function samplesOf(positions: readonly number[]) {
  const body = { name: "two triangles", positions: Float64Array.from(positions) };
  return sampleSurface(buildMesh([body], "mesh").mesh);
}

const flat = [0, 0, 0, 1, 0, 0, 0, 1, 0];

test("adjacent triangles of a surface are sampled", () => {
  expect(samplesOf([...flat, 1, 0, 0, 1, 1, 0, 0, 1, 0]).length).toBeGreaterThan(1000);
});

test("a triangle that is folded over its neighbor is not sampled, because it would be a wall of 0 mm", () => {
  expect(samplesOf([...flat, 1, 0, 0, 0, 0, 0, 0.2, 0.8, 0.001])).toEqual([]);
});
