import { isHole } from "../mesh/cylinders.ts";
import { indexAt, normalOf } from "../mesh/mesh.ts";
import { widthOfRegion } from "../mesh/planes.ts";
import { along, dot, scale, type Vector } from "../mesh/vector.ts";
import type { Part } from "./part.ts";
import { leastWithArea, type Measurement, type Spot } from "./spots.ts";

export interface Walls {
  /** Material between two opposite faces. */
  readonly walls: readonly Spot[];
  /** Air between two opposite faces of one body, other than in round holes. */
  readonly gaps: readonly Spot[];
  /** Walls and gaps between faces lower than a millimeter: text, fine ribs and grooves. */
  readonly details: readonly Spot[];
  readonly smallest: Spot | undefined;
  /** The diameter of the largest sphere in the part. */
  readonly largest: Measurement | undefined;
  /** The thickness of which half of the surface has less: the nominal wall of a molded part. */
  readonly typical: number;
  /** The local thickness at each sample of the part: see localThickness. */
  readonly local: Float64Array;
  /** The length of the ray through the material at each sample; Infinity where the opposite face is not opposite. */
  readonly through: Float64Array;
}

/** Opposite faces are parallel within 20°: a drafted rib has two walls, a chamfer and the face below it have none. */
const OPPOSITE = Math.cos((20 * Math.PI) / 180);
/** Faces lower than this, in mm, belong to text and fine details. */
const LOWEST_WALL = 1;

/** Of the sphere method, whose result is compared with other walls rather than with a limit. */
const SLACK = 0.01;

/**
 * Measures the wall at each sample by the two methods of CAD programs. The ray method sends a ray from the face into the material, at
 * a right angle; its length is the thickness where it leaves through an opposite face. The sphere method limits it: the diameter of
 * a sphere around the middle of the ray that touches the surface. The first finds thin places exactly. The second is right for the
 * edge faces of a plate, where a ray runs through its whole length.
 */
export function measureWalls(part: Part): Walls {
  const { mesh, bvh, samples } = part;
  const walls: Spot[] = [];
  const gaps: Spot[] = [];
  const details: Spot[] = [];
  const local = new Float64Array(samples.length);
  const through = new Float64Array(samples.length).fill(Infinity);
  const isDetail = detailTest(part);
  for (const [index, { point, normal, triangle, area }] of samples.entries()) {
    const inward = scale(normal, -1);
    const hit = bvh.cast(point, inward, "out", triangle);
    if (hit !== undefined) {
      const length = hit.distance;
      if (dot(normalOf(mesh, hit.triangle), inward) > OPPOSITE) {
        through[index] = length;
        (isDetail(triangle) ? details : walls).push({ value: length, point, triangle, area });
      }
      local[index] = 2 * bvh.distanceTo(along(point, inward, length / 2), length / 2, SLACK);
    }
    const facing = bvh.cast(point, normal, "in", triangle);
    if (facing === undefined || dot(normalOf(mesh, facing.triangle), normal) > -OPPOSITE) continue;
    if (isInHole(part, triangle)) continue;
    (isDetail(triangle) ? details : gaps).push({ value: facing.distance, point, triangle, area });
  }
  return {
    walls,
    gaps,
    details,
    smallest: leastWithArea(walls) ?? leastWithArea(details),
    largest: largestSphere(part, local),
    typical: medianThickness(part, local),
    local,
    through,
  };
}

function isInHole({ cylinders, cylinderOf }: Part, triangle: number): boolean {
  const cylinder = cylinders[indexAt(cylinderOf, triangle)];
  return cylinder !== undefined && isHole(cylinder);
}

/** Whether the smooth face of a triangle is lower than a wall. */
function detailTest({ mesh, regions }: Part): (triangle: number) => boolean {
  const trianglesOf = new Map<number, number[]>();
  for (let triangle = 0; triangle < regions.regionOf.length; triangle += 1) {
    const region = indexAt(regions.regionOf, triangle);
    const list = trianglesOf.get(region);
    if (list === undefined) trianglesOf.set(region, [triangle]);
    else list.push(triangle);
  }
  const isLow = new Uint8Array(regions.count);
  for (const [region, triangles] of trianglesOf)
    isLow[region] =
      widthOfRegion(mesh, triangles, (neighbor) => indexAt(regions.regionOf, neighbor) === region) <
      LOWEST_WALL
        ? 1
        : 0;
  return (triangle) => isLow[indexAt(regions.regionOf, triangle)] === 1;
}

/** Climbs from the thickest samples to the middle of the largest sphere, in steps that get shorter. */
function largestSphere({ samples, bvh }: Part, local: Float64Array): Measurement | undefined {
  const order = samples.map((_, index) => index).toSorted((a, b) => (local[b] ?? 0) - (local[a] ?? 0));
  let largest: Measurement | undefined;
  for (const index of order.slice(0, 6)) {
    const sample = samples[index];
    if (sample === undefined) continue;
    const hit = bvh.cast(sample.point, scale(sample.normal, -1), "out", sample.triangle);
    if (hit === undefined) continue;
    let center = along(sample.point, sample.normal, -hit.distance / 2);
    let radius = bvh.distanceTo(center);
    for (let step = radius / 2, climbed = 0; step > radius / 200 && climbed < MOST_STEPS; climbed += 1) {
      const better = STEPS.map((direction) => along(center, direction, step)).find(
        (candidate) => bvh.distanceTo(candidate) > radius * (1 + 1e-9),
      );
      if (better === undefined) {
        step /= 2;
        continue;
      }
      center = better;
      radius = bvh.distanceTo(center);
    }
    if (largest !== undefined && largest.value >= 2 * radius) continue;
    largest = {
      value: 2 * radius,
      place: { point: sample.point, triangles: Uint32Array.of(sample.triangle) },
      area: sample.area,
    };
  }
  return largest;
}

const MOST_STEPS = 100;

/** Along the axes and between them. */
const STEPS: readonly Vector[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) =>
    [-1, 0, 1].filter((z) => x !== 0 || y !== 0 || z !== 0).map((z): Vector => [x, y, z]),
  ),
);

function medianThickness({ samples }: Part, local: Float64Array): number {
  const order = samples
    .map(({ area }, index) => ({ area, value: local[index] ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => a.value - b.value);
  const half = order.reduce((sum, { area }) => sum + area, 0) / 2;
  let area = 0;
  for (const spot of order) {
    area += spot.area;
    if (area >= half) return spot.value;
  }
  return 0;
}
