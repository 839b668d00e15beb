import { expect, test } from "vitest";

import { buildMesh } from "../build/build-mesh.ts";
import type { Vector } from "../math/vector.ts";
import { smoothRegions } from "./regions.ts";
import { findThreads } from "./threads.ts";

type Profile = readonly (readonly [radius: number, height: number])[];

/** The triangles of a strip that winds around the z axis: its profile, in radii and heights, advances by `lead` with each turn. */
function strip(profile: Profile, turns: number, lead: number): number[] {
  const perTurn = 24;
  const point = (step: number, [radius, height]: readonly [number, number]): Vector => {
    const angle = (2 * Math.PI * step) / perTurn;
    return [radius * Math.cos(angle), radius * Math.sin(angle), height + (lead * step) / perTurn];
  };
  return Array.from({ length: turns * perTurn }, (_, step) =>
    profile.slice(1).flatMap((to, index) => {
      const from = profile[index] ?? to;
      const [a, b, c, d] = [point(step, from), point(step + 1, from), point(step + 1, to), point(step, to)];
      return [a, b, c, a, c, d].flat();
    }),
  ).flat();
}

function wound(...shape: Parameters<typeof strip>) {
  const { mesh } = buildMesh([{ name: "wound", positions: Float64Array.from(strip(...shape)) }], "mesh");
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

test("the two flanks of a thread are one thread", () => {
  expect(wound(thread, 10, 1.5)).toHaveLength(1);
});

test("a thread is found by its CAD faces if it is smooth with other faces", () => {
  const [screw, groove] = [
    strip(thread, 10, 1.5),
    strip(
      [
        [9, 0],
        [7, 3],
        [9, 6],
      ],
      1,
      0,
    ),
  ];
  const facets = screw.length / 9;
  // Each step of the strip has two facets of each of its three faces.
  const cadFaces = Uint32Array.from({ length: facets + groove.length / 9 }, (_, facet) =>
    facet < facets ? (facet >> 1) % 3 : 3,
  );
  const { mesh } = buildMesh(
    [{ name: "screw", positions: Float64Array.from([...screw, ...groove]), cadFaces }],
    "cad",
  );
  const found = findThreads(mesh, { regionOf: new Uint32Array(cadFaces.length), count: 1 });
  expect(found).toHaveLength(1);
  expect(Math.abs((found[0]?.lead ?? 0) / 1.5 - 1)).toBeLessThan(0.1);
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
