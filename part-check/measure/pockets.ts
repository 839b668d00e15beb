import { isHole } from "../mesh/cylinder.ts";
import { indexAt } from "../mesh/mesh.ts";
import { along, cross, perpendicularTo, scale, type Vector } from "../mesh/vector.ts";
import { clearance, isFree, liftedPoint } from "./access.ts";
import { cylinderAt, type Part } from "./part.ts";
import type { Sample } from "./samples.ts";
import { placeOf, type Measurement } from "./spots.ts";

const MAX_FLOORS = 400;
const SAMPLES_OF_FLOOR = 20;
/** Pairs of opposite directions in which the width is measured. */
const PAIRS = 8;

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
  const floors = part.planes.planes
    .map(({ triangles, area }, index) => ({ triangles, area, index }))
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MAX_FLOORS);
  const samplesOf = new Map<number, Sample[]>(floors.map(({ index }) => [index, []]));
  for (const sample of part.samples) {
    const list = samplesOf.get(indexAt(part.planes.planeOf, sample.triangle));
    list?.push(sample);
  }
  return floors.flatMap(({ triangles, area, index }) => {
    const all = samplesOf.get(index) ?? [];
    // A sliver at the edge of a floor has a sample too, but not in the middle of the floor.
    const most = all.reduce((largest, sample) => Math.max(largest, sample.area), 0);
    const samples = all.filter((sample) => sample.area > most / 4);
    const step = Math.max(1, Math.floor(samples.length / SAMPLES_OF_FLOOR));
    const ratio = pocketRatio(
      part,
      samples.filter((_, position) => position % step === 0),
    );
    return ratio === undefined
      ? []
      : [{ value: ratio.value, place: placeOf(part, triangles, ratio.point), area }];
  });
}

function pocketRatio(part: Part, samples: readonly Sample[]): { value: number; point: Vector } | undefined {
  let widest: { width: Width; sample: Sample; start: Vector } | undefined;
  for (const sample of samples) {
    const start = liftedPoint(part, sample);
    if (!isFree(part, start, sample.normal, sample.triangle)) continue;
    const width = narrowestWidth(part, start, sample);
    if (width !== undefined && width.value > (widest?.width.value ?? 0)) widest = { width, sample, start };
  }
  if (widest === undefined) return undefined;
  const { width, sample, start } = widest;
  return { value: depthOf(part, start, sample, width) / width.value, point: sample.point };
}

/** The narrowest width at a point. Undefined without two opposite walls, and at the wall of a hole. */
function narrowestWidth(part: Part, start: Vector, { normal, triangle }: Sample): Width | undefined {
  const first = perpendicularTo(normal);
  const second = cross(normal, first);
  let narrowest: Width | undefined;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const angle = (Math.PI * pair) / PAIRS;
    const direction = along(scale(first, Math.cos(angle)), second, Math.sin(angle));
    const value =
      clearance(part, start, direction, triangle) + clearance(part, start, scale(direction, -1), triangle);
    if (value < (narrowest?.value ?? Infinity)) narrowest = { value, direction };
  }
  if (narrowest === undefined) return undefined;
  const hit = part.bvh.cast(start, narrowest.direction, "in", triangle);
  const cylinder = hit && cylinderAt(part, hit.triangle);
  return cylinder !== undefined && isHole(cylinder) ? undefined : narrowest;
}

/** The height above the floor up to which there are walls on both sides. */
function depthOf(
  part: Part,
  start: Vector,
  { normal, triangle }: Sample,
  { value: width, direction }: Width,
): number {
  const isBetweenWalls = (height: number) => {
    const point = along(start, normal, height);
    return (
      clearance(part, point, direction, triangle) + clearance(part, point, scale(direction, -1), triangle) <
      1.5 * width
    );
  };
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
