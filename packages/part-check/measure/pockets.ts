import { indexAt } from "../mesh/math/typed-arrays.ts";
import { along, cross, perpendicularTo, scale, type Vector } from "../mesh/math/vector.ts";
import { isHole } from "../mesh/shapes/cylinder.ts";
import { clearance, isFree, liftedPoint } from "./access.ts";
import { cylinderAt, type Part } from "./part.ts";
import type { Sample } from "./samples.ts";
import { placeOf, type Measurement } from "./spots.ts";

const MAX_FLOORS = 400;
const SAMPLES_OF_FLOOR = 20;
/** Pairs of opposite directions in which the width is measured. */
const PAIRS = 8;

/** A width of a pocket in mm, and the direction in which it is measured. */
interface Width {
  readonly value: number;
  readonly direction: Vector;
}

/**
 * Measures the depth of pockets and slots, divided by their width. Rays along each flat floor that is open upward measure the width. The
 * narrowest direction at the widest point is the diameter of the largest cutter that fits. A wall ends where rays at a greater height
 * no longer meet it. Round pockets count as holes.
 */
export function measurePockets(part: Part): Measurement[] {
  const { planes, planeOf } = part.planes;
  const floors = [...planes.entries()].toSorted(([, a], [, b]) => b.area - a.area).slice(0, MAX_FLOORS);
  const samplesOf = Map.groupBy(part.samples, ({ triangle }) => indexAt(planeOf, triangle));
  return floors.flatMap(([index, { triangles, area }]) => {
    const widest = widestPoint(part, samplesInFloor(samplesOf.get(index) ?? []));
    if (widest === undefined) return [];
    const depth = depthOf(part, widest);
    const place = placeOf(part, triangles, widest.sample.point);
    return [{ value: depth / widest.width.value, place, area }];
  });
}

/** Samples that are spread over a floor. A sliver at the edge has a sample too, but it is not in the middle of the floor. */
function samplesInFloor(all: readonly Sample[]): Sample[] {
  const most = all.reduce((largest, { area }) => Math.max(largest, area), 0);
  const large = all.filter(({ area }) => area > most / 4);
  const step = Math.max(1, Math.floor(large.length / SAMPLES_OF_FLOOR));
  return large.filter((_, position) => position % step === 0);
}

/** A sample of a floor, the point above it from which rays are cast, and the width of the pocket there. */
interface PointOfFloor {
  readonly sample: Sample;
  readonly start: Vector;
  readonly width: Width;
}

/** The point of a floor at which the pocket is widest. Undefined if the floor is not open upward or has no walls. */
function widestPoint(part: Part, samples: readonly Sample[]): PointOfFloor | undefined {
  let widest: PointOfFloor | undefined;
  for (const sample of samples) {
    const start = liftedPoint(part, sample);
    if (!isFree(part, start, sample.normal, sample.triangle)) continue;
    const width = narrowestWidth(part, start, sample);
    if (width !== undefined && width.value > (widest?.width.value ?? 0)) widest = { width, sample, start };
  }
  return widest;
}

/** The narrowest width at a point. Undefined without two opposite walls, and at the wall of a hole. */
function narrowestWidth(part: Part, start: Vector, { normal, triangle }: Sample): Width | undefined {
  const first = perpendicularTo(normal);
  const second = cross(normal, first);
  let narrowest: Width | undefined;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const angle = (Math.PI * pair) / PAIRS;
    const direction = along(scale(first, Math.cos(angle)), second, Math.sin(angle));
    const value = widthAlong(part, start, direction, triangle);
    if (value < (narrowest?.value ?? Infinity)) narrowest = { value, direction };
  }
  if (narrowest === undefined) return undefined;
  const hit = part.bvh.cast(start, narrowest.direction, "in", triangle);
  const cylinder = hit && cylinderAt(part, hit.triangle);
  return cylinder !== undefined && isHole(cylinder) ? undefined : narrowest;
}

/** The height above the floor in mm up to which there are walls on both sides. */
function depthOf(
  part: Part,
  { start, sample: { normal, triangle }, width: { value: width, direction } }: PointOfFloor,
): number {
  const isBetweenWalls = (height: number) =>
    widthAlong(part, along(start, normal, height), direction, triangle) < 1.5 * width;
  let low = 0;
  let high = width / 4;
  while (high < part.mesh.diagonal && isBetweenWalls(high)) {
    low = high;
    high += Math.max(width / 4, high / 4);
  }
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isBetweenWalls(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The distance in mm between the walls on both sides of a point. Infinity if one is missing. */
function widthAlong(part: Part, point: Vector, direction: Vector, triangle: number): number {
  return clearance(part, point, direction, triangle) + clearance(part, point, scale(direction, -1), triangle);
}
