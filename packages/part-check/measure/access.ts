import { along, dot, scale, type Vector } from "../mesh/math/vector.ts";
import { normalOf } from "../mesh/mesh.ts";
import type { Part } from "./part.ts";
import type { Sample } from "./samples.ts";
import { sumAreas } from "./spots.ts";

/** A tool may run along a wall. The facets of a curved wall lean over by less than this: the sine of the angle. */
export const GRAZING = 0.012;
/** How far above the surface a ray starts, so that facets of the same curve do not block it. As a share of the diagonal. */
const LIFT = 1.5e-3;

/** Tells of directions whether a straight line from the surface along them leaves the part. */
export function openTest(part: Part, sample: Place): (direction: Vector) => boolean {
  const start = liftedPoint(part, sample);
  return (direction) =>
    dot(sample.normal, direction) > -GRAZING && isFree(part, start, direction, sample.triangle);
}

type Place = Pick<Sample, "point" | "normal" | "triangle">;

/** Of each place on a part. Several directions are tried from most of them. */
const liftedPoints = new WeakMap<Place, Vector>();

/** A point above the surface, at most halfway to the opposite face. */
export function liftedPoint({ mesh, bvh }: Part, place: Place): Vector {
  const known = liftedPoints.get(place);
  if (known !== undefined) return known;
  const { point, normal, triangle } = place;
  const most = LIFT * mesh.diagonal;
  const facing = bvh.cast(point, normal, "any", triangle, 4 * most);
  const lifted = along(point, normal, facing === undefined ? most : facing.distance / 4);
  liftedPoints.set(place, lifted);
  return lifted;
}

/** Whether a line from a point above a triangle leaves the part. */
export function isFree({ bvh }: Part, point: Vector, direction: Vector, triangle: number): boolean {
  return !bvh.isBlocked(point, direction, triangle);
}

/** The six sides from which a part is machined or printed. */
export function sidesOf({ frame }: Part): Vector[] {
  return frame.flatMap((axis) => [axis, scale(axis, -1)]);
}

/** The distance to the first face along a direction; Infinity without one. */
export function clearance({ bvh, mesh }: Part, point: Vector, direction: Vector, triangle: number): number {
  const hit = bvh.cast(point, direction, "any", triangle);
  return hit === undefined || dot(normalOf(mesh, hit.triangle), direction) > 0 ? Infinity : hit.distance;
}

/** A part of the surface, and the directions that are open to it. */
export interface OpenSpot {
  readonly area: number;
  readonly open: ReadonlySet<Vector>;
}

/**
 * A small set of directions that reach everything that any direction reaches, but for spots of `least` mm² together. Spots that are open to few
 * directions decide first: what is open to many is reached along one of theirs.
 */
export function fewestDirections(spots: readonly OpenSpot[], least: number): Vector[] {
  const chosen: Vector[] = [];
  let left = spots.filter(({ open }) => open.size > 0);
  while (sumAreas(left) > least) {
    const weights = new Map<Vector, number>();
    for (const { open, area } of left)
      for (const direction of open)
        weights.set(direction, (weights.get(direction) ?? 0) + area / open.size ** 4);
    const [best] = [...weights].toSorted(([, a], [, b]) => b - a);
    if (best === undefined) break;
    const [direction] = best;
    chosen.push(direction);
    left = left.filter(({ open }) => !open.has(direction));
  }
  return chosen;
}
