import { radians } from "../math/angles.ts";
import { indexAt } from "../math/typed-arrays.ts";
import { dot } from "../math/vector.ts";
import { type Mesh, neighborOf, NONE, normalOf, triangleCountOf } from "../mesh.ts";

/** Groups of triangles: the number of the region of each triangle. */
export interface Regions {
  readonly regionOf: Uint32Array;
  readonly count: number;
}

/** Grows regions over neighbors that `belongs` accepts. */
export function growRegions(
  mesh: Mesh,
  belongs: (triangle: number, neighbor: number, seed: number) => boolean,
): Regions {
  const count = triangleCountOf(mesh);
  const regionOf = new Uint32Array(count);
  const isSeen = new Uint8Array(count);
  const queue = new Uint32Array(count);
  let regions = 0;
  for (let seed = 0; seed < count; seed += 1) {
    if (isSeen[seed] === 1) continue;
    isSeen[seed] = 1;
    queue[0] = seed;
    let end = 1;
    for (let start = 0; start < end; start += 1) {
      const triangle = indexAt(queue, start);
      regionOf[triangle] = regions;
      for (let edge = 0; edge < 3; edge += 1) {
        const neighbor = neighborOf(mesh, triangle, edge);
        if (neighbor === NONE || isSeen[neighbor] === 1 || !belongs(triangle, neighbor, seed)) continue;
        isSeen[neighbor] = 1;
        queue[end] = neighbor;
        end += 1;
      }
    }
    regions += 1;
  }
  return { regionOf, count: regions };
}

const CREASE_COS = Math.cos(radians(30));

/** Regions that look smooth: no edge within bends by more than 30°. */
export function smoothRegions(mesh: Mesh): Regions {
  return growRegions(mesh, (triangle, neighbor) => isSmooth(mesh, triangle, neighbor));
}

function isSmooth(mesh: Mesh, triangle: number, neighbor: number): boolean {
  return dot(normalOf(mesh, triangle), normalOf(mesh, neighbor)) > CREASE_COS;
}

/** The triangles of each region. */
export function trianglesOfRegions({ regionOf }: Regions): Map<number, number[]> {
  return Map.groupBy(regionOf.keys(), (triangle) => indexAt(regionOf, triangle));
}
