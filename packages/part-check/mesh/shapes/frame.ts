import { radians } from "../math/angles.ts";
import { cross, dot, normalize, perpendicularTo, type Vector } from "../math/vector.ts";
import type { Cylinder } from "./cylinder.ts";
import type { Plane } from "./planes.ts";

/** The part's own axes, perpendicular to each other. */
export type Frame = readonly [Vector, Vector, Vector];

const PARALLEL_COS = Math.cos(radians(1));
/** The cosine of 80°: walls with draft are not exactly perpendicular. */
const PERPENDICULAR_COS = Math.sin(radians(10));
/** Only this many of the largest surfaces count. Facets of curves are many and small. */
const MAX_SURFACES = 500;

/**
 * The axes along which a part was designed, in any orientation of the file: the first of `directions`, then the next one that is
 * perpendicular to it.
 */
export function frameOf(directions: readonly Vector[]): Frame {
  const first = directions[0] ?? [0, 0, 1];
  const next = directions.find((direction) => Math.abs(dot(direction, first)) < PERPENDICULAR_COS);
  const second = next === undefined ? perpendicularTo(first) : normalize(cross(cross(first, next), first));
  return [first, second, cross(first, second)];
}

/** The directions of flat faces and cylinders, sorted by area, largest first. Opposite directions count as one. */
export function directionsOf(planes: readonly Plane[], cylinders: readonly Cylinder[]): Vector[] {
  const found: { direction: Vector; area: number }[] = [];
  const addDirection = (direction: Vector, area: number) => {
    const known = found.find((other) => Math.abs(dot(other.direction, direction)) > PARALLEL_COS);
    if (known === undefined) found.push({ direction, area });
    else known.area += area;
  };
  for (const { normal, area } of largest(planes)) addDirection(normal, area);
  // At half weight, because only half of a cylinder's surface faces along any one direction.
  for (const { axis, area } of largest(cylinders)) addDirection(axis, area / 2);
  return found.toSorted((a, b) => b.area - a.area).map(({ direction }) => direction);
}

function largest<Surface extends { readonly area: number }>(surfaces: readonly Surface[]): Surface[] {
  return surfaces.toSorted((a, b) => b.area - a.area).slice(0, MAX_SURFACES);
}
