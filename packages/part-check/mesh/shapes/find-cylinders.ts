import { radians } from "../math/angles.ts";
import { numberAt } from "../math/typed-arrays.ts";
import {
  along,
  cross,
  dot,
  lengthOf,
  normalize,
  perpendicularTo,
  subtract,
  type Vector,
} from "../math/vector.ts";
import {
  centroidOf,
  cornerOf,
  type Mesh,
  neighborOf,
  NONE,
  normalOf,
  triangleCountOf,
  vertexAt,
} from "../mesh.ts";
import { CoveredArc } from "./covered-arc.ts";
import { isBandOfCurvedFace, isStripOfCurvedFace } from "./curved-strips.ts";
import { type Cylinder, MIN_ARC_OF_HOLE, MAX_FACET_ANGLE } from "./cylinder.ts";
import { type Circle, circleThrough, fitAxis, fitCircle } from "./fit.ts";

const MAX_FACET_COS = Math.cos(MAX_FACET_ANGLE);
const MIN_STEP_COS = Math.cos(radians(0.25));
/** A cylinder may fit some facets of a sphere or a torus. Their true normals lean by more than 1.7° toward its axis. As the sine. */
const MAX_LEAN = 0.03;
const MIN_FACETS = 3;
/** Each facet has two such edges, unless it ends in a point. */
const MIN_TRIANGLES = 5;
/** This many points fit a circle as well as thousands would. */
const MAX_FITTED = 200;
const RADIUS_TOLERANCE = 0.003;
/**
 * A triangle that was part of so many failed attempts starts no more. Nearly each pair of facets of a large free-form face would try, and
 * collect all others.
 */
const MAX_FAILURES = 6;
/** Narrower facets of an arc, as a share of the diagonal, are slivers of a badly meshed face, which some cylinder always fits. */
const MIN_FACET_WIDTH = 4e-5;

/**
 * Finds cylinders in a triangle mesh. CAD files are treated the same way, so that a part has the same holes as STEP and as STL. Two
 * neighboring facets give an axis, perpendicular to both normals, and a circle through their corners. All connected facets whose corners
 * are on it belong to it. Then axis and circle are fitted to these facets, and the facets are collected again. The corners of facets are on
 * the true surface, so radii are exact however coarse the mesh is. After R. Schnabel, R. Wahl and R. Klein, “Efficient RANSAC for
 * point-cloud shape detection”, 2007, with the mesh's edges instead of random samples.
 */
export function findCylinders(mesh: Mesh): Cylinder[] {
  const count = triangleCountOf(mesh);
  const search: Search = {
    isTaken: new Uint8Array(count),
    seenIn: new Uint32Array(count),
    failures: new Uint8Array(count),
    passes: 0,
  };
  const { isTaken, failures } = search;
  const cylinders: Cylinder[] = [];
  for (let triangle = 0; triangle < count; triangle += 1) {
    for (let edge = 0; edge < 3 && isTaken[triangle] === 0; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      // A pair that failed from one side fails from the other too.
      if (neighbor < triangle || isTaken[neighbor] === 1) continue;
      if ((failures[triangle] ?? 0) >= MAX_FAILURES) break;
      const cylinder = cylinderFrom(mesh, triangle, neighbor, edge, search);
      if (cylinder === undefined) continue;
      for (const member of cylinder.triangles) isTaken[member] = 1;
      if (!isStripOfCurvedFace(mesh, cylinder)) cylinders.push(cylinder);
    }
  }
  return cylinders;
}

/** The state that all attempts share. */
interface Search {
  /** The triangles of cylinders that are already found. */
  readonly isTaken: Uint8Array;
  /** The pass that last looked at each triangle. */
  readonly seenIn: Uint32Array;
  /** The number of failed attempts that collected each triangle. */
  readonly failures: Uint8Array;
  passes: number;
}

interface Guess {
  readonly axis: Vector;
  readonly circle: Circle;
  readonly isConcave: boolean;
}

function cylinderFrom(
  mesh: Mesh,
  triangle: number,
  neighbor: number,
  edge: number,
  search: Search,
): Cylinder | undefined {
  const normal = normalOf(mesh, triangle);
  const other = normalOf(mesh, neighbor);
  const turn = dot(normal, other);
  if (turn > MIN_STEP_COS || turn < MAX_FACET_COS) return undefined;
  const start = cornerOf(mesh, triangle, edge);
  const side = subtract(cornerOf(mesh, triangle, (edge + 1) % 3), start);
  const axis = normalize(cross(normal, other));
  // The common edge of two facets of a cylinder is parallel to its axis.
  if (Math.abs(dot(axis, side)) < 0.98 * lengthOf(side)) return undefined;
  const circle = circleThrough(
    axis,
    farthestFrom(mesh, triangle, start, axis),
    start,
    farthestFrom(mesh, neighbor, start, axis),
  );
  if (circle === undefined || circle.radius > mesh.diagonal) return undefined;
  const isConcave = dot(subtract(circle.center, centroidOf(mesh, triangle)), normal) > 0;
  let guess: Guess = { axis, circle, isConcave };
  let members = collect(mesh, triangle, guess, search, 4 * RADIUS_TOLERANCE);
  for (let pass = 0; pass < 2; pass += 1) {
    const refined = members.length < MIN_TRIANGLES ? undefined : fit(mesh, members, isConcave);
    if (refined === undefined) return failed(members, search);
    guess = refined;
    members = collect(mesh, triangle, guess, search, RADIUS_TOLERANCE);
  }
  return describe(mesh, members, guess) ?? failed(members, search);
}

function failed(members: readonly number[], { failures }: Search): undefined {
  for (const member of members) failures[member] = Math.min(MAX_FAILURES, (failures[member] ?? 0) + 1);
}

/** The corner of a triangle that is farthest from a point across the axis. */
function farthestFrom(mesh: Mesh, triangle: number, point: Vector, axis: Vector): Vector {
  let farthest = point;
  let most = -1;
  for (let corner = 0; corner < 3; corner += 1) {
    const candidate = cornerOf(mesh, triangle, corner);
    const across = lengthOf(cross(axis, subtract(candidate, point)));
    if (across <= most) continue;
    most = across;
    farthest = candidate;
  }
  return farthest;
}

/** The triangles on a cylinder that are connected with `seed`. */
function collect(mesh: Mesh, seed: number, guess: Guess, search: Search, share: number): number[] {
  const tolerance = share * guess.circle.radius + mesh.diagonal * 1e-5;
  const { isTaken, seenIn } = search;
  const pass = (search.passes += 1);
  const members = [seed];
  seenIn[seed] = pass;
  if (!isOnCylinder(mesh, seed, guess, tolerance)) return [];
  for (let next = 0; next < members.length; next += 1)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, members[next] ?? seed, edge);
      if (neighbor === NONE || isTaken[neighbor] === 1 || seenIn[neighbor] === pass) continue;
      seenIn[neighbor] = pass;
      if (isOnCylinder(mesh, neighbor, guess, tolerance)) members.push(neighbor);
    }
  return members;
}

/** The unit vectors from the axis to the corners of a triangle: three numbers each. */
const spokes = new Float64Array(9);

/** Allocates no vectors, because it runs several times for each triangle of a curved face. */
function isOnCylinder(
  mesh: Mesh,
  triangle: number,
  { axis: [ax, ay, az], circle: { center, radius }, isConcave }: Guess,
  tolerance: number,
): boolean {
  const nx = numberAt(mesh.normals, 3 * triangle);
  const ny = numberAt(mesh.normals, 3 * triangle + 1);
  const nz = numberAt(mesh.normals, 3 * triangle + 2);
  if (Math.abs(nx * ax + ny * ay + nz * az) > 0.1) return false;
  let facing = 0;
  for (let corner = 0; corner < 3; corner += 1) {
    const vertex = 3 * vertexAt(mesh, triangle, corner);
    const x = numberAt(mesh.positions, vertex) - center[0];
    const y = numberAt(mesh.positions, vertex + 1) - center[1];
    const z = numberAt(mesh.positions, vertex + 2) - center[2];
    const height = x * ax + y * ay + z * az;
    const [sx, sy, sz] = [x - height * ax, y - height * ay, z - height * az];
    const length = Math.sqrt(sx * sx + sy * sy + sz * sz);
    if (Math.abs(length - radius) > tolerance) return false;
    spokes[3 * corner] = sx / length;
    spokes[3 * corner + 1] = sy / length;
    spokes[3 * corner + 2] = sz / length;
    facing += sx * nx + sy * ny + sz * nz;
    if (mesh.curved !== undefined && leans(mesh.curved.normals, 9 * triangle + 3 * corner, ax, ay, az))
      return false;
  }
  if (facing > 0 === isConcave) return false;
  return (
    cosineOfSpokes(0, 3) > MAX_FACET_COS &&
    cosineOfSpokes(3, 6) > MAX_FACET_COS &&
    cosineOfSpokes(6, 0) > MAX_FACET_COS
  );
}

function leans(normals: Float64Array, at: number, ax: number, ay: number, az: number): boolean {
  const lean = numberAt(normals, at) * ax + numberAt(normals, at + 1) * ay + numberAt(normals, at + 2) * az;
  return Math.abs(lean) > MAX_LEAN;
}

function cosineOfSpokes(a: number, b: number): number {
  return (
    numberAt(spokes, a) * numberAt(spokes, b) +
    numberAt(spokes, a + 1) * numberAt(spokes, b + 1) +
    numberAt(spokes, a + 2) * numberAt(spokes, b + 2)
  );
}

function fit(mesh: Mesh, members: readonly number[], isConcave: boolean): Guess | undefined {
  const step = Math.ceil(members.length / MAX_FITTED);
  const fitted = members.filter((_, index) => index % step === 0);
  const axis = fitAxis(
    fitted.map((triangle) => ({ normal: normalOf(mesh, triangle), weight: numberAt(mesh.areas, triangle) })),
  );
  const points = fitted.flatMap((triangle) => [0, 1, 2].map((corner) => cornerOf(mesh, triangle, corner)));
  const circle = fitCircle(points, axis);
  return circle && { axis, circle, isConcave };
}

function describe(
  mesh: Mesh,
  members: readonly number[],
  { axis, circle, isConcave }: Guess,
): Cylinder | undefined {
  const first = perpendicularTo(axis);
  const second = cross(axis, first);
  const covered = new CoveredArc();
  let [low, high, area] = [Infinity, -Infinity, 0];
  const facets = new Set<number>();
  for (const triangle of members) {
    area += numberAt(mesh.areas, triangle);
    const angles: number[] = [];
    for (let corner = 0; corner < 3; corner += 1) {
      const spoke = subtract(cornerOf(mesh, triangle, corner), circle.center);
      const height = dot(spoke, axis);
      low = Math.min(low, height);
      high = Math.max(high, height);
      angles.push(Math.atan2(dot(spoke, second), dot(spoke, first)));
    }
    facets.add(covered.add(angles));
  }
  if (facets.size < MIN_FACETS || high - low <= 0) return undefined;
  const facetWidth = area / (high - low) / facets.size;
  const { arc, from, to } = covered.ends();
  if (arc < MIN_ARC_OF_HOLE && facetWidth < MIN_FACET_WIDTH * mesh.diagonal) return undefined;
  const normalAt = (angle: number): Vector => {
    const sign = isConcave ? -1 : 1;
    const [c, s] = [sign * Math.cos(angle), sign * Math.sin(angle)];
    return [first[0] * c + second[0] * s, first[1] * c + second[1] * s, first[2] * c + second[2] * s];
  };
  if (arc < 25 || isBandOfCurvedFace(mesh, members, high - low, facetWidth)) return undefined;
  return {
    center: along(circle.center, axis, (low + high) / 2),
    axis,
    radius: circle.radius,
    slope: 0,
    length: high - low,
    arc,
    ends: [normalAt(from), normalAt(to)],
    isConcave,
    triangles: members,
    area,
  };
}
