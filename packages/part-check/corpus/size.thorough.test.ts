import { expect, test } from "vitest";

import { findSurfaces, type Surfaces } from "../measure/part.ts";
import { buildMesh } from "../mesh/build/build-mesh.ts";
import { add, dot, lengthOf, normalize, scale, type Vector } from "../mesh/math/vector.ts";
import { cornerOf, pointOf } from "../mesh/mesh.ts";
import { distanceToAxis } from "../mesh/shapes/cylinder.ts";
import { boxOf } from "../mesh/shapes/extent.ts";
import { readCad } from "../read/cad.ts";
import { startCadReader } from "../read/node-cad-reader.ts";
import { readStl } from "../read/stl.ts";
import { triangulate, turned, writeBinaryStl } from "./binary-stl.ts";
import { readCorpus } from "./read-corpus.ts";

const reader = await startCadReader();

/** How far the largest facet of a part is from the true face over it, in mm. */
function largestSagitta({ mesh, cylinders }: Surfaces): number {
  const ofFaces = mesh.curved?.sagittas.reduce((most, sagitta) => Math.max(most, sagitta), 0) ?? 0;
  const ofCylinders = cylinders.flatMap((cylinder) =>
    cylinder.triangles.flatMap((triangle) =>
      [0, 1, 2].map((corner) => {
        const ends = add(cornerOf(mesh, triangle, corner), cornerOf(mesh, triangle, (corner + 1) % 3));
        return cylinder.radius - distanceToAxis(cylinder, scale(ends, 0.5));
      }),
    ),
  );
  return ofCylinders.reduce((most, sagitta) => Math.max(most, sagitta), 3 * ofFaces);
}

/** The lengths between the outermost vertices along the edges of the box. */
function lengthsOfVertices({ mesh }: Surfaces, edges: readonly Vector[]): number[] {
  return edges.map((edge) => {
    const direction = normalize(edge);
    const heights = Array.from({ length: mesh.positions.length / 3 }, (_, vertex) =>
      dot(pointOf(mesh, vertex), direction),
    );
    const [low, high] = heights.reduce(
      ([least, most], height) => [Math.min(least, height), Math.max(most, height)],
      [Infinity, -Infinity],
    );
    return high - low;
  });
}

test.each(readCorpus())(
  "$name: the size is that of the vertices, plus at most a sagitta",
  async ({ step }) => {
    const { bodies } = readCad(new Uint8Array(new TextEncoder().encode(step)), "step", reader);
    const stl = writeBinaryStl(triangulate(step, reader).map(turned));
    const meshes = [
      buildMesh(bodies, "cad").mesh,
      buildMesh(readStl(new Uint8Array(await stl.arrayBuffer())), "mesh").mesh,
    ];
    for (const mesh of meshes) {
      const surfaces = findSurfaces(mesh);
      const { edges } = boxOf(surfaces, surfaces.frame);
      const sagitta = largestSagitta(surfaces);
      for (const [index, length] of lengthsOfVertices(surfaces, edges).entries()) {
        const beyond = lengthOf(edges[index] ?? [0, 0, 0]) - length;
        expect(beyond).toBeGreaterThan(-1e-6);
        expect(beyond).toBeLessThan(2 * sagitta + 1e-6);
      }
    }
  },
);
