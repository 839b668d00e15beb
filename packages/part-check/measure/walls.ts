import type { Hit } from "../mesh/bvh.ts";
import { radians } from "../mesh/math/angles.ts";
import { indexAt, numberAt } from "../mesh/math/typed-arrays.ts";
import { along, dot, scale } from "../mesh/math/vector.ts";
import { type Mesh, neighborOf, NONE, normalOf, vertexAt } from "../mesh/mesh.ts";
import { isHole } from "../mesh/shapes/cylinder.ts";
import { widthOfRegion } from "../mesh/shapes/planes.ts";
import { trianglesOfRegions } from "../mesh/shapes/regions.ts";
import { innerSpheres, largestSphere } from "./largest-sphere.ts";
import { bulgeOf, cylinderAt, type Part } from "./part.ts";
import type { Sample } from "./samples.ts";
import { leastWithArea, type Measurement, type Spot, sumAreas } from "./spots.ts";

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
  /** The median thickness over the surface: the nominal wall of a molded part. */
  readonly typical: number;
  /** The length of the ray through the material at each sample; Infinity if it does not leave through an opposite face. */
  readonly through: Float64Array;
}

/** Opposite faces are parallel within 20°: a drafted rib has a wall, a chamfer and the face below it do not. */
const PARALLEL_COS = Math.cos(radians(20));
/** Faces that are parallel within 1°, and farther apart than this share of the diagonal, do not meet. */
const NEVER_MEET_COS = Math.cos(radians(1));
const NEVER_MEET_SHARE = 1e-3;
/** Faces lower than this, in mm, belong to text and fine details. */
const MIN_WALL_HEIGHT = 1;

/** In diameters of the largest sphere. A longer ray runs along a wall, from one edge to the other. */
const MAX_RAY = 1.25;
/** If less than this share of the surface is opposite another face, the part has no typical wall. */
const MIN_OPPOSITE = 0.25;

/**
 * Measures the wall thickness with the two methods of CAD programs. The ray method casts a ray from each sample into the material, along the
 * normal. Its length is the thickness if it leaves through an opposite face. Between round faces it is corrected to the true faces, because
 * their facets cut into the material. The ray method is exact at thin places. The sphere method (largest-sphere.ts) is correct at thick ones
 * and at the edge faces of a plate, where a ray runs through the whole plate.
 */
export function measureWalls(part: Part): Walls {
  const { mesh, bvh, samples } = part;
  const walls: Spot[] = [];
  const gaps: Spot[] = [];
  const details: Spot[] = [];
  const through = new Float64Array(samples.length).fill(Infinity);
  const isDetail = detailTest(part);
  for (const [index, { point, normal, triangle, area }] of samples.entries()) {
    const bulge = bulgeOf(part, triangle, point);
    const thickness = thicknessAt(part, { point, normal, triangle });
    if (thickness !== undefined) {
      through[index] = thickness;
      (isDetail(triangle) ? details : walls).push({ value: thickness, point, triangle, area });
    }
    const facing = bvh.cast(point, normal, "in", triangle);
    if (facing === undefined || dot(normalOf(mesh, facing.triangle), normal) > -PARALLEL_COS) continue;
    if (!areApart(mesh, triangle, facing)) continue;
    const cylinder = cylinderAt(part, triangle);
    if (cylinder !== undefined && isHole(cylinder)) continue;
    const bulges = bulge + bulgeOf(part, facing.triangle, along(point, normal, facing.distance));
    const value = betweenTrueFaces(facing.distance, -bulges);
    (isDetail(triangle) ? details : gaps).push({ value, point, triangle, area });
  }
  const spheres = innerSpheres(part);
  const largest = largestSphere(part, spheres);
  const isWall = ({ value }: Spot) => largest === undefined || value <= MAX_RAY * largest.value;
  return {
    walls,
    gaps,
    details,
    smallest: leastWithArea(walls.filter(isWall)) ?? leastWithArea(details),
    largest,
    // For a part without opposite faces. The spheres are less exact, because only small ones fit near edges.
    typical: typicalWall(part, through, largest?.value ?? 0) ?? medianByArea(spheres) ?? 0,
    through,
  };
}

/** The length of the material behind a point of the surface, between its true faces. Undefined if the face behind it is not opposite. */
export function thicknessAt(
  part: Part,
  { point, normal, triangle }: Pick<Sample, "point" | "normal" | "triangle">,
): number | undefined {
  const { mesh, bvh } = part;
  const inward = scale(normal, -1);
  const hit = bvh.cast(point, inward, "out", triangle);
  if (hit === undefined || dot(normalOf(mesh, hit.triangle), inward) <= PARALLEL_COS) return undefined;
  if (!areApart(mesh, triangle, hit)) return undefined;
  const { distance } = hit;
  const bulges = bulgeOf(part, triangle, point) + bulgeOf(part, hit.triangle, along(point, inward, distance));
  return betweenTrueFaces(distance, bulges);
}

/** A length between facets, corrected to the true faces. Where that leaves less than half of it, a face is not as round as it seems. */
function betweenTrueFaces(length: number, bulges: number): number {
  return bulges < -length / 2 ? length : length + bulges;
}

/** Whether there is a length between a triangle and the one that its ray hits: they neither lie on each other nor meet. */
function areApart(mesh: Mesh, triangle: number, { triangle: other, distance }: Hit): boolean {
  // The corners of both faces may be off by the tolerance.
  if (distance <= 2 * mesh.tolerance) return false;
  const areParallel = Math.abs(dot(normalOf(mesh, triangle), normalOf(mesh, other))) > NEVER_MEET_COS;
  if (areParallel && distance > NEVER_MEET_SHARE * mesh.diagonal) return true;
  return !doMeet(mesh, triangle, other);
}

/**
 * Whether two triangles, or their neighbors in the same smooth face, have a corner in common: faces that meet at the tip of a V are no wall
 * and no gap there, although they are nearly parallel.
 */
function doMeet(mesh: Mesh, triangle: number, other: number): boolean {
  const near = cornersAround(mesh, triangle);
  return cornersAround(mesh, other).some((vertex) => near.includes(vertex));
}

function cornersAround(mesh: Mesh, triangle: number): number[] {
  const normal = normalOf(mesh, triangle);
  const neighbors = [0, 1, 2]
    .map((edge) => neighborOf(mesh, triangle, edge))
    .filter((neighbor) => neighbor !== NONE && dot(normalOf(mesh, neighbor), normal) > PARALLEL_COS);
  return [triangle, ...neighbors].flatMap((one) => [0, 1, 2].map((corner) => vertexAt(mesh, one, corner)));
}

/** Whether the smooth face of a triangle is lower than a wall. */
function detailTest({ mesh, regions }: Part): (triangle: number) => boolean {
  const isLow = new Uint8Array(regions.count);
  for (const [region, triangles] of trianglesOfRegions(regions))
    isLow[region] =
      widthOfRegion(mesh, triangles, (neighbor) => indexAt(regions.regionOf, neighbor) === region) <
      MIN_WALL_HEIGHT
        ? 1
        : 0;
  return (triangle) => isLow[indexAt(regions.regionOf, triangle)] === 1;
}

/**
 * The median thickness between opposite faces, weighted by area. Undefined for parts without opposite faces.
 */
function typicalWall({ samples }: Part, through: Float64Array, largest: number): number | undefined {
  const walls = samples.flatMap(({ area }, index) => {
    const value = numberAt(through, index);
    return value <= MAX_RAY * largest ? [{ area, value }] : [];
  });
  return sumAreas(walls) < MIN_OPPOSITE * sumAreas(samples) ? undefined : medianByArea(walls);
}

function medianByArea(spots: readonly { readonly area: number; readonly value: number }[]) {
  const half = sumAreas(spots) / 2;
  let area = 0;
  for (const spot of spots.toSorted((a, b) => a.value - b.value)) {
    area += spot.area;
    if (area >= half) return spot.value;
  }
  return undefined;
}
