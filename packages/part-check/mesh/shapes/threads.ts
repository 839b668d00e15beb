import {
  difference,
  eigenvectors,
  inverse,
  product,
  sumOfProducts,
  times,
  transposed,
} from "../math/matrix.ts";
import { indexAt } from "../math/typed-arrays.ts";
import {
  add,
  along,
  cross,
  distance,
  dot,
  lengthOf,
  normalize,
  perpendicularTo,
  scale,
  subtract,
  type Vector,
} from "../math/vector.ts";
import { cornerOf, type Mesh, neighborOf, NONE, normalOf } from "../mesh.ts";
import { type Regions, trianglesOfRegions } from "./regions.ts";

/** A screw thread that is modeled as geometry. */
export interface Thread {
  readonly axis: Vector;
  /** A point on the axis. */
  readonly foot: Vector;
  /** The advance of one turn, in mm. */
  readonly lead: number;
  /** The triangles of its flanks, and of the roots and crests between them. */
  readonly triangles: readonly number[];
}

/** The minimum number of triangles in a flank: 1.5 turns of a coarse mesh, with 12 quads per turn. */
const MIN_TRIANGLES = 36;
/** The minimum number of leads along the axis that a flank covers. A nut for a steep trapezoidal screw has fewer than two. */
const MIN_LEADS = 1.5;
/** The flanks of one thread have the same axis within this angle, as the cosine, and this distance, as a share of the lead. */
const SAME_AXIS_COS = 0.999;
const SAME_AXIS_SHARE = 0.1;
/** How much their leads differ, as a share. */
const SAME_LEAD = 0.05;
const MAX_POINTS = 1500;
/** How far a flank may deviate from its own surface when it is screwed forward, as a share of its advance. */
const MAX_DEVIATION = 0.2;
/**
 * A flank slides along itself with only one motion, a sphere or a cylinder with many. The second-best motion must fit this many times
 * worse.
 */
const MIN_DISTINCT = 25;
/** The smallest determinant of the matrix of normals. It is 0 for flat and cylindrical faces, whose normals lie in a plane. */
const FLATTEST = 1e-5;

/**
 * Finds threads that are modeled as geometry. A screw motion moves the flank of a thread along itself: at each of its points the velocity
 * is tangent to the surface. Finding the screw motion that fits a face best is an eigenvalue problem (H. Pottmann and T. Randrup,
 * “Rotational and helical surface approximation for reverse engineering”, 1998). A face is a flank if one screw motion fits well, no other
 * does, and the face goes around the axis more than once. Faces that mostly border on flanks are roots, crests and ends.
 */
export function findThreads(mesh: Mesh, regions: Regions): Thread[] {
  const byFace = mesh.cadFaces === undefined ? [] : threadsOf(mesh, facesOf(mesh.cadFaces));
  return joinFlanks(byFace.length > 0 ? byFace : threadsOf(mesh, regions));
}

/** The faces of a CAD file. The flank, the root and the run-out of a thread may be one smooth region. */
function facesOf(regionOf: Uint32Array): Regions {
  return { regionOf, count: regionOf.reduce((most, face) => Math.max(most, face + 1), 0) };
}

/** Joins the two flanks of each thread, and their parts. */
function joinFlanks(flanks: readonly Thread[]): Thread[] {
  const threads: Thread[] = [];
  for (const flank of flanks) {
    const same = threads.findIndex((thread) => areOfOneThread(thread, flank));
    const thread = threads[same];
    if (thread === undefined) threads.push(flank);
    else threads[same] = { ...thread, triangles: [...thread.triangles, ...flank.triangles] };
  }
  return threads;
}

function areOfOneThread(a: Thread, b: Thread): boolean {
  const offset = subtract(b.foot, a.foot);
  return (
    Math.abs(dot(a.axis, b.axis)) > SAME_AXIS_COS &&
    lengthOf(cross(offset, a.axis)) < SAME_AXIS_SHARE * a.lead &&
    Math.abs(a.lead / b.lead - 1) < SAME_LEAD
  );
}

function threadsOf(mesh: Mesh, regions: Regions): Thread[] {
  const trianglesOf = trianglesOfRegions(regions);
  const flanks = new Map<number, Omit<Thread, "triangles">>();
  for (const [region, triangles] of trianglesOf) {
    const flank = triangles.length < MIN_TRIANGLES ? undefined : flankOf(mesh, regions, triangles);
    if (flank !== undefined) flanks.set(region, flank);
  }
  if (flanks.size === 0) return [];
  const nextTo = facesBetween(mesh, regions, trianglesOf, flanks);
  const groups = Map.groupBy(trianglesOf, ([region]) => (flanks.has(region) ? region : nextTo.get(region)));
  return [...groups].flatMap(([flank, members]) => {
    const thread = flank === undefined ? undefined : flanks.get(flank);
    return thread ? [{ ...thread, triangles: members.flatMap(([, triangles]) => triangles) }] : [];
  });
}

interface SurfacePoint {
  readonly point: Vector;
  readonly normal: Vector;
}

/** The axis and the lead of a face, if it is a flank. */
function flankOf(
  mesh: Mesh,
  regions: Regions,
  triangles: readonly number[],
): Omit<Thread, "triangles"> | undefined {
  const points = pointsOf(mesh, regions, triangles);
  const [first] = points;
  if (first === undefined) return undefined;
  const middle = scale(
    points.reduce<Vector>((sum, { point }) => add(sum, point), [0, 0, 0]),
    1 / points.length,
  );
  const size = points.reduce((most, { point }) => Math.max(most, distance(point, middle)), 0);
  const motion = screwMotion(
    points.map(({ point, normal }) => ({ point: scale(subtract(point, middle), 1 / size), normal })),
  );
  if (motion === undefined) return undefined;
  const { axis, pitch, foot } = motion;
  const lead = 2 * Math.PI * Math.abs(pitch) * size;
  const onAxis = along(middle, foot, size);
  return isWound(points, axis, onAxis, lead) ? { axis, lead, foot: onAxis } : undefined;
}

/** The midpoints of the edges between two triangles, where the mean of both normals is close to the normal of the true surface. */
function pointsOf(mesh: Mesh, { regionOf }: Regions, triangles: readonly number[]): SurfacePoint[] {
  const points: SurfacePoint[] = [];
  const step = Math.ceil(triangles.length / MAX_POINTS);
  for (let index = 0; index < triangles.length; index += step) {
    const triangle = triangles[index] ?? 0;
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor === NONE || regionOf[neighbor] !== regionOf[triangle]) continue;
      points.push({
        point: scale(add(cornerOf(mesh, triangle, edge), cornerOf(mesh, triangle, (edge + 1) % 3)), 0.5),
        normal: normalize(add(normalOf(mesh, triangle), normalOf(mesh, neighbor))),
      });
    }
  }
  return points;
}

/** The axis, a point on it, and the advance per radian. Undefined if no screw motion fits or several do. */
function screwMotion(
  points: readonly SurfacePoint[],
): { axis: Vector; foot: Vector; pitch: number } | undefined {
  const weight = 1 / points.length;
  const turns = points.map(({ point, normal }) => ({ moment: cross(point, normal), normal }));
  const normals = sumOfProducts(turns.map(({ normal }) => ({ a: normal, b: normal, weight })));
  const mixed = sumOfProducts(turns.map(({ moment, normal }) => ({ a: moment, b: normal, weight })));
  const moments = sumOfProducts(turns.map(({ moment }) => ({ a: moment, b: moment, weight })));
  // Each axis has one best advance, unless the face can slide along a straight line.
  const solved = inverse(normals, FLATTEST);
  if (solved === undefined) return undefined;
  const deviations = difference(moments, product(product(mixed, solved), transposed(mixed)));
  const [, second, axis] = eigenvectors(deviations);
  const shift = scale(times(product(solved, transposed(mixed)), axis), -1);
  const pitch = dot(axis, shift);
  const [own, other] = [axis, second].map((vector) => Math.max(0, dot(vector, times(deviations, vector))));
  const fits =
    own !== undefined &&
    other !== undefined &&
    Math.sqrt(own) < MAX_DEVIATION * Math.abs(pitch) &&
    other > MIN_DISTINCT * own;
  return fits ? { axis, foot: cross(axis, shift), pitch } : undefined;
}

/** Whether a face winds around the whole axis more than once and is no deeper than its lead. */
function isWound(points: readonly SurfacePoint[], axis: Vector, foot: Vector, lead: number): boolean {
  const first = perpendicularTo(axis);
  const second = cross(axis, first);
  const sectors = new Set<number>();
  let [low, high, inner, outer] = [Infinity, -Infinity, Infinity, 0];
  for (const { point } of points) {
    const offset = subtract(point, foot);
    const height = dot(offset, axis);
    const radius = lengthOf(along(offset, axis, -height));
    sectors.add(Math.floor((Math.atan2(dot(offset, second), dot(offset, first)) / Math.PI) * 6));
    low = Math.min(low, height);
    high = Math.max(high, height);
    inner = Math.min(inner, radius);
    outer = Math.max(outer, radius);
  }
  return sectors.size >= 12 && high - low >= MIN_LEADS * lead && outer - inner < lead;
}

/** The faces that border on flanks for more than half of their boundary, each with the flank it borders on most. */
function facesBetween(
  mesh: Mesh,
  { regionOf }: Regions,
  trianglesOf: ReadonlyMap<number, readonly number[]>,
  flanks: ReadonlyMap<number, unknown>,
): Map<number, number> {
  const bordersOf = (region: number) => borderLengths(mesh, regionOf, trianglesOf.get(region) ?? []);
  const beside = new Set<number>();
  for (const flank of flanks.keys()) for (const region of bordersOf(flank).keys()) beside.add(region);
  const found = new Map<number, number>();
  for (const region of beside) {
    if (flanks.has(region)) continue;
    const borders = [...bordersOf(region)];
    const bordersOnFlanks = borders.filter(([other]) => flanks.has(other));
    const [longest] = bordersOnFlanks.toSorted(([, a], [, b]) => b - a);
    if (longest !== undefined && totalLength(bordersOnFlanks) > totalLength(borders) / 2)
      found.set(region, longest[0]);
  }
  return found;
}

/** The length in mm of the border that a region has with each other region. */
function borderLengths(mesh: Mesh, regionOf: Uint32Array, triangles: readonly number[]): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const triangle of triangles)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor === NONE || regionOf[neighbor] === regionOf[triangle]) continue;
      const other = indexAt(regionOf, neighbor);
      const length = distance(cornerOf(mesh, triangle, edge), cornerOf(mesh, triangle, (edge + 1) % 3));
      lengths.set(other, (lengths.get(other) ?? 0) + length);
    }
  return lengths;
}

function totalLength(borders: readonly (readonly [region: number, length: number])[]): number {
  return borders.reduce((sum, [, length]) => sum + length, 0);
}
