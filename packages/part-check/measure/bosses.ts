import {
  along,
  cross,
  dot,
  lengthOf,
  perpendicularTo,
  scale,
  subtract,
  type Vector,
} from "../mesh/math/vector.ts";
import { normalOf } from "../mesh/mesh.ts";
import { type Cylinder, MIN_ARC_OF_HOLE, radiusAt } from "../mesh/shapes/cylinder.ts";
import type { Hole } from "./holes.ts";
import type { Part } from "./part.ts";
import type { Measurement } from "./spots.ts";

export interface Boss {
  /** The outside diameter divided by the diameter of the hole. */
  readonly diameter: Measurement;
  /** The wall of the boss divided by the thickness of the wall that it stands on. */
  readonly wall: Measurement;
}

/** In mm. A round part with a wider hole is a tube or a hub, not a boss for a screw. */
const MAX_HOLE_DIAMETER = 10;
/** The number of rays around the boss. At least `MIN_HITS` of them must hit the wall that it stands on. */
const RAYS = 8;
const MIN_HITS = 6;
const PARALLEL_COS = 0.999;

/**
 * Finds bosses for screws: a round hole and a round outside face with the same axis, standing on a wall. Their diameters are measured
 * halfway up the outside face. To find the wall, rays are cast along the axis around the boss, outside of any fillet. They hit the wall in
 * one direction only.
 */
export function findBosses(part: Part, holes: readonly Hole[]): Boss[] {
  const outsides = part.cylinders.filter(({ isConcave, arc }) => !isConcave && arc >= MIN_ARC_OF_HOLE);
  return holes
    .filter(({ diameter }) => diameter.value <= MAX_HOLE_DIAMETER)
    .flatMap(({ cylinder: hole, diameter: { place, area } }) =>
      outsides.flatMap((outside) => {
        if (!isAround(outside, hole)) return [];
        const inner = radiusAt(hole, outside.center);
        const wall = wallBelow(part, outside, outside.radius - inner);
        if (wall === undefined) return [];
        return [
          {
            diameter: { value: outside.radius / inner, place, area },
            wall: { value: (outside.radius - inner) / wall, place, area },
          },
        ];
      }),
    );
}

function isAround(outside: Cylinder, hole: Cylinder): boolean {
  const offset = subtract(hole.center, outside.center);
  return (
    outside.radius > hole.radius &&
    Math.abs(dot(outside.axis, hole.axis)) > PARALLEL_COS &&
    lengthOf(cross(offset, outside.axis)) < 0.05 * outside.radius &&
    Math.abs(dot(offset, outside.axis)) < hole.length / 2
  );
}

/** The thickness of the wall that a round face stands on; undefined if there is none, or one at both ends. */
function wallBelow(part: Part, outside: Cylinder, thickness: number): number | undefined {
  const [up, down] = [1, -1].map((side) => wallsAlong(part, outside, thickness, scale(outside.axis, side)));
  const [walls, others] = (up?.length ?? 0) > (down?.length ?? 0) ? [up, down] : [down, up];
  if (walls === undefined || walls.length < MIN_HITS || (others?.length ?? 0) > 0) return undefined;
  return walls.toSorted((a, b) => a - b)[Math.floor(walls.length / 2)];
}

function wallsAlong(part: Part, outside: Cylinder, thickness: number, direction: Vector): number[] {
  const { center, axis, radius, length, triangles } = outside;
  const { bvh, mesh } = part;
  const [own = 0] = triangles;
  const first = perpendicularTo(axis);
  const second = cross(axis, first);
  const most = length / 2 + thickness;
  return Array.from({ length: RAYS }, (_, index) => (2 * Math.PI * (index + 0.5)) / RAYS).flatMap((angle) => {
    const spoke = along(scale(first, Math.cos(angle)), second, Math.sin(angle));
    const start = along(center, spoke, radius + thickness);
    const hit = bvh.cast(start, direction, "in", own, most);
    if (hit === undefined || dot(normalOf(mesh, hit.triangle), direction) > -0.95) return [];
    const foot = along(start, direction, hit.distance);
    const behind = bvh.cast(foot, direction, "out", hit.triangle);
    return behind === undefined ? [] : [behind.distance];
  });
}
