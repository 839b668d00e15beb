import { indexAt, numberAt } from "../mesh/math/typed-arrays.ts";
import { angleAt, neighborOf, NONE, triangleCountOf, vertexAt } from "../mesh/mesh.ts";
import { trianglesOfRegions } from "../mesh/shapes/regions.ts";
import type { Part } from "./part.ts";
import { type Measurement, placeOf } from "./spots.ts";

/** The smallest share of the surface that a dome covers. A smaller curved face is an embossed mark. */
const MIN_SHARE = 0.15;
/** In steradians: the curvature of a spherical cap whose edge is 23° from its top. */
const MIN_CURVATURE = 0.5;

/**
 * Finds a large smooth face that cannot be unfolded: a dome, or a tray with rounded corners. Its total curvature is the sum of the angle
 * defects at its inner vertices. It is zero for flats, cylinders and cones, even with embossed marks (Gauss-Bonnet theorem).
 */
export function findDome(part: Part): Measurement | undefined {
  const { mesh, regions } = part;
  const curvatures = totalCurvatures(part);
  const areaOf = (triangles: Iterable<number>) => {
    let area = 0;
    for (const triangle of triangles) area += numberAt(mesh.areas, triangle);
    return area;
  };
  const minArea = MIN_SHARE * areaOf(mesh.areas.keys());
  for (const [region, triangles] of trianglesOfRegions(regions)) {
    if (Math.abs(numberAt(curvatures, region)) < MIN_CURVATURE) continue;
    const area = areaOf(triangles);
    if (area >= minArea) return { value: 0, place: placeOf(part, triangles), area };
  }
  return undefined;
}

/** The total curvature of each smooth region, in steradians. */
function totalCurvatures({ mesh, regions }: Part): Float64Array {
  /** The angle that is missing around each vertex to a full circle. */
  const defects = new Float64Array(mesh.positions.length / 3).fill(2 * Math.PI);
  const isBorder = new Uint8Array(defects.length);
  const regionOfVertex = new Uint32Array(defects.length);
  for (let triangle = 0; triangle < triangleCountOf(mesh); triangle += 1) {
    const region = indexAt(regions.regionOf, triangle);
    for (let corner = 0; corner < 3; corner += 1) {
      const vertex = vertexAt(mesh, triangle, corner);
      defects[vertex] = numberAt(defects, vertex) - angleAt(mesh, triangle, corner);
      regionOfVertex[vertex] = region;
      const neighbor = neighborOf(mesh, triangle, corner);
      if (neighbor !== NONE && indexAt(regions.regionOf, neighbor) === region) continue;
      isBorder[vertex] = 1;
      isBorder[vertexAt(mesh, triangle, (corner + 1) % 3)] = 1;
    }
  }
  const curvatures = new Float64Array(regions.count);
  for (const [vertex, region] of regionOfVertex.entries())
    if (isBorder[vertex] === 0) curvatures[region] = numberAt(curvatures, region) + numberAt(defects, vertex);
  return curvatures;
}
