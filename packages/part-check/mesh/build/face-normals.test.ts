import { expect, test } from "vitest";

import { degrees } from "../math/angles.ts";
import { add, dot, normalize, scale, subtract, type Vector } from "../math/vector.ts";
import { cornerOf, type Mesh } from "../mesh.ts";
import { buildMesh } from "./build-mesh.ts";
import { estimateNormals } from "./face-normals.ts";

type Surface = (u: number, v: number) => Vector;

/** One CAD face with facets over a grid of parameters from 0 to 1. */
function faceOf(surface: Surface, across: number, along: number): Mesh {
  const point = (i: number, j: number) => surface(i / across, j / along);
  const triangles: Vector[][] = [];
  for (let i = 0; i < across; i += 1)
    for (let j = 0; j < along; j += 1) {
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)];
      triangles.push([a, b, c], [a, c, d]);
    }
  const positions = Float64Array.from(triangles.flat(2));
  const cadFaces = new Uint32Array(triangles.length);
  return buildMesh([{ name: "face", positions, cadFaces }], "cad").mesh;
}

/** The largest angle between the estimated and the true normals at the corners, in degrees. */
function largestError(mesh: Mesh, trueNormal: (point: Vector) => Vector): number {
  const normals = estimateNormals(mesh, mesh.cadFaces ?? new Uint32Array());
  let largest = 0;
  for (let corner = 0; corner < mesh.indices.length; corner += 1) {
    const [x = 0, y = 0, z = 0] = normals.subarray(3 * corner, 3 * corner + 3);
    const expected = trueNormal(cornerOf(mesh, Math.floor(corner / 3), corner % 3));
    const cosine = Math.abs(dot([x, y, z], expected));
    largest = Math.max(largest, degrees(Math.acos(Math.min(1, cosine))));
  }
  return largest;
}

/** A part of a torus with radii of 60 and 20 mm. */
const torus: Surface = (u, v) => {
  const [around, across] = [(Math.PI / 2) * u, (2 / 3) * Math.PI * v];
  const radius = 60 + 20 * Math.cos(across);
  return [radius * Math.cos(around), radius * Math.sin(around), 20 * Math.sin(across)];
};

const normalOfTorus = (point: Vector) =>
  normalize(subtract(point, scale(normalize([point[0], point[1], 0]), 60)));

/** A part of a sphere around the origin. */
const sphere: Surface = (u, v) => {
  const [around, up] = [1.5 * u, 1.2 * v - 0.5];
  return [50 * Math.cos(up) * Math.cos(around), 50 * Math.cos(up) * Math.sin(around), 50 * Math.sin(up)];
};

// The facets span 11°, so at a corner of the face the mean of their normals is up to 8° off.
test.each([
  ["torus", torus, normalOfTorus],
  ["sphere", sphere, normalize],
])(
  "the normals of a part of a %s are correct at its edges, where all facets are on one side",
  (_, surface, trueNormal) => {
    expect(largestError(faceOf(surface, 8, 11), trueNormal)).toBeLessThan(1.5);
  },
);

/** A quarter of a cylinder with mitered ends. */
const fillet: Surface = (u, v) => {
  const angle = (Math.PI / 2) * (0.7 * u + 0.3 * u ** 2);
  const end = 20 + Math.sin(angle);
  return [Math.cos(angle), Math.sin(angle), v === 0 ? -end : end];
};

test("the normals of a long fillet stay perpendicular to its axis if its chords have different lengths", () => {
  const mesh = faceOf(fillet, 12, 1);
  expect(largestError(mesh, ([x, y]) => [x, y, 0])).toBeLessThan(1);
});

test.each([10, 40, 100, 160])("a cone of %i° has the normals of its facets at its tip", (angle) => {
  const half = (angle / 2) * (Math.PI / 180);
  const cone: Surface = (u, v) => {
    const around = 2 * Math.PI * u;
    return [30 * v * Math.cos(around), 30 * v * Math.sin(around), (-30 * v) / Math.tan(half)];
  };
  const mesh = faceOf(cone, 32, 1);
  const { curved } = mesh;
  expect(curved?.sagittas.some((sagitta) => Math.abs(sagitta) > 0.2)).toBe(false);
  const normalOfCone = ([x, y]: Vector) =>
    normalize(add(scale(normalize([x, y, 0]), Math.cos(half)), [0, 0, Math.sin(half)]));
  const outer = Array.from({ length: mesh.indices.length }, (_, corner) => corner).filter(
    (corner) => cornerOf(mesh, Math.floor(corner / 3), corner % 3)[2] < -1,
  );
  for (const corner of outer) {
    const [x = 0, y = 0, z = 0] = curved?.normals.subarray(3 * corner, 3 * corner + 3) ?? [];
    const expected = normalOfCone(cornerOf(mesh, Math.floor(corner / 3), corner % 3));
    expect(Math.abs(dot([x, y, z], expected))).toBeGreaterThan(Math.cos(Math.PI / 180));
  }
});
