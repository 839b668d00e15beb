import { radians } from "../math/angles.ts";
import { numberAt } from "../math/typed-arrays.ts";
import { distance, dot, type Vector } from "../math/vector.ts";
import { centroidOf, cornerOf, type Mesh, neighborOf, NONE, normalOf, triangleCountOf } from "../mesh.ts";

/** A flat region: connected triangles in one plane. */
export interface Plane {
  readonly normal: Vector;
  readonly triangles: readonly number[];
  readonly area: number;
}

export interface Planes {
  readonly planes: readonly Plane[];
  /** The plane of each triangle. The smallest triangles of a fine mesh have a number without a plane. */
  readonly planeOf: Uint32Array;
}

/** Triangles of one plane differ by less than this: STL files round coordinates to seven digits. */
const SAME_NORMAL_COS = Math.cos(radians(0.25));
const SAME_PLANE = 2e-5;
/** Smaller planes are facets of curves. A fine mesh has millions of them, which would take half a gigabyte. */
const MAX_PLANES = 50_000;

/**
 * Finds flat regions by growing them from the largest triangles. Each added triangle has the normal of the first one and lies in its plane,
 * so that fine facets of a curve do not add up to a plane.
 */
export function findPlanes(mesh: Mesh): Planes {
  const count = triangleCountOf(mesh);
  const seeds = Uint32Array.from({ length: count }, (_, triangle) => triangle);
  seeds.sort((a, b) => numberAt(mesh.areas, b) - numberAt(mesh.areas, a));
  const planeOf = new Uint32Array(count).fill(MAX_PLANES);
  const isSeen = new Uint8Array(count);
  const planes: Plane[] = [];
  const tolerance = mesh.diagonal * SAME_PLANE;
  for (const seed of seeds) {
    if (planes.length === MAX_PLANES) break;
    if (isSeen[seed] === 1) continue;
    isSeen[seed] = 1;
    const normal = normalOf(mesh, seed);
    const offset = dot(normal, centroidOf(mesh, seed));
    const triangles = [seed];
    let area = 0;
    for (let next = 0; next < triangles.length; next += 1) {
      const triangle = triangles[next] ?? seed;
      planeOf[triangle] = planes.length;
      area += numberAt(mesh.areas, triangle);
      for (let edge = 0; edge < 3; edge += 1) {
        const neighbor = neighborOf(mesh, triangle, edge);
        if (neighbor === NONE || isSeen[neighbor] === 1) continue;
        if (dot(normalOf(mesh, neighbor), normal) < SAME_NORMAL_COS && numberAt(mesh.areas, neighbor) > 0)
          continue;
        if (!isInPlane(mesh, neighbor, normal, offset, tolerance)) continue;
        isSeen[neighbor] = 1;
        triangles.push(neighbor);
      }
    }
    planes.push({ normal, triangles, area });
  }
  return { planes, planeOf };
}

function isInPlane(mesh: Mesh, triangle: number, normal: Vector, offset: number, tolerance: number): boolean {
  for (let corner = 0; corner < 3; corner += 1)
    if (Math.abs(dot(normal, cornerOf(mesh, triangle, corner)) - offset) > tolerance) return false;
  return true;
}

/**
 * The mean width of a long, narrow region: twice its area divided by the length of its boundary. This also works for a closed strip, such
 * as the wall around a letter.
 */
export function widthOfRegion(
  mesh: Mesh,
  triangles: Iterable<number>,
  isWithin: (neighbor: number, triangle: number) => boolean,
): number {
  let area = 0;
  let boundary = 0;
  for (const triangle of triangles) {
    area += numberAt(mesh.areas, triangle);
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor !== NONE && isWithin(neighbor, triangle)) continue;
      boundary += distance(cornerOf(mesh, triangle, edge), cornerOf(mesh, triangle, (edge + 1) % 3));
    }
  }
  return boundary === 0 ? Infinity : (2 * area) / boundary;
}
