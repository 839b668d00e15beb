import { dot, subtract, type Vector } from "../math/vector.ts";
import { centroidOf, cornerOf, type Mesh, neighborOf, NONE, normalOf, triangleCountOf } from "../mesh.ts";

/** A sharp inside edge, as between the wall and the floor of a pocket. */
interface InsideEdge {
  readonly start: Vector;
  readonly end: Vector;
  /** The two triangles at the edge, and their normals. */
  readonly triangles: readonly [number, number];
  readonly normals: readonly [Vector, Vector];
}

/** The normals at the two sides of a slit are opposite, within 8°. */
const SLIT_COS = -0.99;

/** Finds the inside edges of a mesh at which the angle between the two normals has a cosine of at most `maxCosine`. */
export function* insideEdges(mesh: Mesh, maxCosine: number): Generator<InsideEdge> {
  for (let triangle = 0; triangle < triangleCountOf(mesh); triangle += 1)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor === NONE || neighbor < triangle) continue;
      const normals = [normalOf(mesh, triangle), normalOf(mesh, neighbor)] as const;
      const cosine = dot(...normals);
      if (cosine > maxCosine || cosine < SLIT_COS) continue;
      const start = cornerOf(mesh, triangle, edge);
      const isInside = dot(normals[0], subtract(centroidOf(mesh, neighbor), start)) > 0;
      if (!isInside) continue;
      const end = cornerOf(mesh, triangle, (edge + 1) % 3);
      yield { start, end, triangles: [triangle, neighbor], normals };
    }
}
