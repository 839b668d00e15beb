import { expect, test } from "vitest";

import { buildMesh } from "../build/build-mesh.ts";
import type { Vector } from "../math/vector.ts";
import { boundsOf } from "./extent.ts";
import { findCylinders } from "./find-cylinders.ts";

/** A round bar, 36 mm in diameter, with `sides` facets over an arc in degrees. No vertex lies at an extreme of the circle. */
function facetsOfBar(sides: number, arc = 360, start = 0) {
  const point = (side: number, z: number): Vector => {
    const angle = (Math.PI / 180) * (start + (arc * (side + 0.4)) / sides);
    return [18 * Math.cos(angle), 18 * Math.sin(angle), z];
  };
  const facets = Array.from({ length: sides }, (_, side) => [
    ...[point(side, 0), point(side + 1, 0), point(side + 1, 20)].flat(),
    ...[point(side, 0), point(side + 1, 20), point(side, 20)].flat(),
  ]);
  return { name: "bar", positions: Float64Array.from(facets.flat()) };
}

/** The width, height and length of the bar in a mesh file. */
function bar(...shape: Parameters<typeof facetsOfBar>) {
  const { mesh } = buildMesh([facetsOfBar(...shape)], "mesh");
  const { min, max } = boundsOf({ mesh, cylinders: findCylinders(mesh) });
  return max.map((value, axis) => Number((value - (min[axis] ?? 0)).toFixed(3)));
}

test.each([12, 25, 126])("a round bar of %i facets is as wide as its diameter", (sides) => {
  expect(bar(sides)).toEqual([36, 36, 20]);
});

test("an arc is as wide as its part of the circle", () => {
  // The arc runs from 1.2° to 121.2°, so it is 18 (cos 1.2° − cos 121.2°) wide and 18 (1 − sin 1.2°) high.
  expect(bar(40, 120)).toEqual([27.321, 17.623, 20]);
});

const sineOf = (angle: number) => Math.sin((Math.PI / 180) * angle);

test("a chamfered edge of three facets, which some cylinder fits, is no higher than its vertices", () => {
  // The corners are at 58°, 78°, 98° and 118° of a circle, whose highest point is 0.18 mm above them.
  expect(bar(3, 60, 50)[1]).toBeCloseTo(18 * (sineOf(98) - sineOf(58)), 3);
});

test.each([6, 8, 10])("a prism of %i sides in a mesh file is no wider than its vertices", (sides) => {
  const { mesh } = buildMesh([facetsOfBar(sides)], "mesh");
  expect(bar(sides)).toEqual(
    mesh.max.map((value, axis) => Number((value - (mesh.min[axis] ?? 0)).toFixed(3))),
  );
});

test("a prism of 35 flat faces in a CAD file is no wider than its vertices", () => {
  const { mesh } = buildMesh(
    [{ ...facetsOfBar(35), cadFaces: Uint32Array.from({ length: 70 }, (_, at) => at >> 1) }],
    "cad",
  );
  const { min, max } = boundsOf({ mesh, cylinders: findCylinders(mesh) });
  expect([...min, ...max]).toEqual([...mesh.min, ...mesh.max]);
});

/** The cosine and sine of 37°. */
const TILT = [0.8, 0.6] as const;

/** A point of a ball, 120 mm in diameter, whose poles are not at its extremes. */
function pointOfBall(turn: number, height: number): Vector {
  const [x, y, z] = [Math.cos(height) * Math.cos(turn), Math.cos(height) * Math.sin(turn), Math.sin(height)];
  const [cosine, sine] = TILT;
  const lean = cosine * z - sine * x;
  return [60 * (cosine * x + sine * z), 60 * (cosine * y - sine * lean), 60 * (sine * y + cosine * lean)];
}

test("a coarse ball in a CAD file is as wide as the true ball", () => {
  const [around, up] = [32, 16];
  const point = (i: number, j: number) => pointOfBall((2 * Math.PI * i) / around, Math.PI * (j / up - 0.5));
  const facets = Array.from({ length: around * up }, (_, at) => {
    const [i, j] = [at % around, Math.floor(at / around)];
    const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)];
    return [a, b, c, a, c, d].flat();
  });
  const positions = Float64Array.from(facets.flat());
  const cadFaces = new Uint32Array(positions.length / 9);
  const { mesh } = buildMesh([{ name: "ball", positions, cadFaces }], "cad");
  const { min, max } = boundsOf({ mesh, cylinders: [] });
  for (const axis of [0, 1, 2] as const) {
    expect(mesh.max[axis] - mesh.min[axis]).toBeLessThan(119.95);
    expect(Math.abs(max[axis] - min[axis] - 120)).toBeLessThan(0.02);
  }
});
