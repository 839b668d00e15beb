import { along, scale, subtract, type Vector } from "../mesh/math/vector.ts";
import type { Hole } from "./holes.ts";
import type { Part } from "./part.ts";
import type { Measurement } from "./spots.ts";

/** The number of directions, which are spread evenly over a sphere. */
const DIRECTIONS = 64;
/** Inside a cavity, at most this share of the directions leads out of the part. */
const MAX_OPEN = 0.08;
/** At the outer end of a hole, at least this share of the directions does. */
const MIN_OPEN = 0.25;
/** The smallest distance from the inner end of a drain hole to a wall, in hole radii: the cavity is wider than its hole. */
const WIDER = 1.2;
/** Each of these drains, the smallest first, is compared with each of the largest holes. A part with more is a lattice. */
const MAX_DRAINS = 500;

/** A hole that leads from outside into a cavity. */
interface Drain {
  readonly hole: Hole;
  /** In the cavity. */
  readonly inside: Vector;
}

/**
 * Finds the largest drain hole of each cavity, through which powder or resin leaves. A drain hole is narrower than its cavity: at its inner
 * end nearly all rays hit the part, and at its outer end many leave it. Two cavities that a straight line connects count as one. A wider
 * hole that is open at one end, such as a bore with a cross hole, drains a cavity too.
 */
export function measureDrainHoles(part: Part, holes: readonly Hole[]): Measurement[] {
  const drains = holes
    .flatMap((hole) => drainOf(part, hole) ?? [])
    .toSorted(byRadius)
    .slice(0, MAX_DRAINS);
  const bores = holes.flatMap((hole) => {
    const isOpen = [1, -1].some((side) => (endOf(part, hole, side)?.open ?? 0) >= MIN_OPEN);
    return isOpen ? [{ hole, inside: hole.cylinder.center }] : [];
  });
  const others = [...drains, ...bores].toSorted(byRadius).slice(-MAX_DRAINS);
  return drains
    .filter(
      (drain) =>
        !others.some(
          (other) =>
            other.hole !== drain.hole && isLarger(other, drain, drains) && isConnected(part, drain, other),
        ),
    )
    .map(({ hole }) => hole.diameter);
}

const byRadius = (a: Drain, b: Drain) => a.hole.cylinder.radius - b.hole.cylinder.radius;

/** If two are equal, the first one counts as larger. */
function isLarger(a: Drain, b: Drain, drains: readonly Drain[]): boolean {
  const difference = a.hole.cylinder.radius - b.hole.cylinder.radius;
  if (Math.abs(difference) > 1e-3) return difference > 0;
  return drains.includes(a) && drains.indexOf(a) < drains.indexOf(b);
}

function isConnected({ bvh }: Part, from: Drain, to: Drain): boolean {
  const offset = subtract(to.inside, from.inside);
  const length = Math.hypot(...offset);
  const [own = 0] = from.hole.cylinder.triangles;
  return length < 1e-6 || !bvh.isBlocked(from.inside, scale(offset, 1 / length), own, length);
}

function drainOf(part: Part, hole: Hole): Drain | undefined {
  const [first, second] = [1, -1].map((side) => endOf(part, hole, side));
  if (!first || !second) return undefined;
  const [inner, outer] = first.open < second.open ? [first, second] : [second, first];
  const isNarrower = part.bvh.distanceTo(inner.point) > WIDER * hole.cylinder.radius;
  return isNarrower && inner.open <= MAX_OPEN && outer.open >= MIN_OPEN
    ? { hole, inside: inner.point }
    : undefined;
}

/** A point one radius beyond the end of a hole, and the share of directions that lead outside from it. Undefined if closed. */
function endOf({ bvh }: Part, { cylinder }: Hole, side: number): { point: Vector; open: number } | undefined {
  const { center, axis, length, radius, triangles } = cylinder;
  const [own = 0] = triangles;
  const direction = scale(axis, side);
  const reach = length / 2 + radius;
  if (bvh.isBlocked(center, direction, own, reach + radius / 2)) return undefined;
  const point = along(center, direction, reach);
  let open = 0;
  for (let index = 0; index < DIRECTIONS; index += 1)
    if (!bvh.isBlocked(point, spiral(index), own)) open += 1;
  return { point, open: open / DIRECTIONS };
}

/** The points of a Fibonacci spiral on a sphere. */
function spiral(index: number): Vector {
  const z = 1 - (2 * index + 1) / DIRECTIONS;
  const angle = index * Math.PI * (3 - Math.sqrt(5));
  const across = Math.sqrt(1 - z * z);
  return [across * Math.cos(angle), across * Math.sin(angle), z];
}
