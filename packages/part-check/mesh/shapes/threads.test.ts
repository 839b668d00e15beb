import { expect, test } from "vitest";

import { buildMesh } from "../build/build-mesh.ts";
import type { Vector } from "../math/vector.ts";
import { smoothRegions } from "./regions.ts";
import { findThreads } from "./threads.ts";

/** A strip that winds around the z axis: its profile, in radii and heights, advances by `lead` with each turn. */
function wound(profile: readonly (readonly [radius: number, height: number])[], turns: number, lead: number) {
  const perTurn = 24;
  const point = (step: number, [radius, height]: readonly [number, number]): Vector => {
    const angle = (2 * Math.PI * step) / perTurn;
    return [radius * Math.cos(angle), radius * Math.sin(angle), height + (lead * step) / perTurn];
  };
  const positions = Array.from({ length: turns * perTurn }, (_, step) =>
    profile.slice(1).flatMap((to, index) => {
      const from = profile[index] ?? to;
      const [a, b, c, d] = [point(step, from), point(step + 1, from), point(step + 1, to), point(step, to)];
      return [a, b, c, a, c, d].flat();
    }),
  );
  const body = { name: "wound", positions: Float64Array.from(positions.flat()) };
  const { mesh } = buildMesh([body], "mesh");
  return findThreads(mesh, smoothRegions(mesh));
}

/** A V thread of 60°, M10 × 1.5: flank, root, flank. */
const thread = [
  [5, 0],
  [4.08, 0.53],
  [4.08, 0.72],
  [5, 1.25],
] as const;

test("the axis and the lead of a thread with ten turns are found in a coarse mesh", () => {
  const found = wound(thread, 10, 1.5);
  expect(found.length).toBeGreaterThan(0);
  for (const { lead, axis } of found) {
    expect(Math.abs(lead / 1.5 - 1)).toBeLessThan(0.1);
    expect(Math.abs(axis[2])).toBeCloseTo(1, 4);
  }
});

test("the lead of a double-start thread is two pitches", () => {
  expect(wound(thread, 8, 3).map(({ lead }) => Math.round(lead))).toContain(3);
});

test("the root between two flanks belongs to the thread", () => {
  const triangles = wound(thread, 10, 1.5).flatMap((found) => found.triangles);
  expect(new Set(triangles).size).toBe(3 * 2 * 240);
});

test("a ramp of less than two turns is not a thread", () => {
  expect(wound(thread, 1, 1.5)).toEqual([]);
});

test("a turned groove is not a thread", () => {
  expect(wound(thread, 1, 0)).toEqual([]);
});

test("a cylinder, which can turn and slide along itself, is not a thread", () => {
  const cylinder = [
    [5, 0],
    [5, 1.5],
  ] as const;
  expect(wound(cylinder, 10, 1.5)).toEqual([]);
});
