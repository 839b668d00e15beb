import { radians } from "../math/angles.ts";
import { numberAt } from "../math/typed-arrays.ts";
import {
  along,
  cross,
  distance,
  dot,
  normalize,
  perpendicularTo,
  subtract,
  type Vector,
} from "../math/vector.ts";
import { centroidOf, cornerOf, type Mesh, neighborOf, NONE, normalOf } from "../mesh.ts";
import { CoveredArc } from "./covered-arc.ts";
import { type Cylinder, MIN_ARC_OF_HOLE } from "./cylinder.ts";
import { fitCircle } from "./fit.ts";

/** The sine of the largest half angle: includes drafts, tapered pins and pipe threads, but no countersinks. */
const MAX_LEAN = Math.sin(radians(6));
/** A facet with corners at different heights may lean by this much more or less than the cone. */
const UNEVEN_LEAN = 0.04;
/** A round face whose radius changes by less per length is a cylinder. */
const MIN_SLOPE = 0.002;
const SAME_FACE_COS = Math.cos(radians(46));
const MAX_DIRECTIONS = 6;
const MIN_TRIANGLES = 12;
/** This many triangles fit a circle as well as thousands would. */
const MAX_FITTED = 200;
const FITS = 3;
/** Corners are on the cone within this share of its radius. */
const RADIUS_TOLERANCE = 0.01;
/** The smallest length of a cone, as a share of its radius. A shorter ring belongs to a fillet. */
const MIN_LENGTH = 0.2;

/**
 * Finds round holes and bosses with draft: cones whose axis is one of the part's main directions. The facets of such a cone all lean by the
 * same small angle. If its corners are projected to one height and their radii are corrected by the slope, they are on a circle.
 */
export function findCones(mesh: Mesh, directions: readonly Vector[]): Cylinder[] {
  const isTaken = new Uint8Array(mesh.areas.length);
  return directions.slice(0, MAX_DIRECTIONS).flatMap((direction) => {
    const isSeen = isTaken.slice();
    const cones: Cylinder[] = [];
    for (let seed = 0; seed < isSeen.length; seed += 1) {
      if (isSeen[seed] === 1) continue;
      const members = collect(mesh, seed, direction, isSeen);
      const cone = members.length < MIN_TRIANGLES ? undefined : coneOf(mesh, members, direction);
      if (cone === undefined) continue;
      for (const triangle of members) isTaken[triangle] = 1;
      cones.push(cone);
    }
    return cones;
  });
}

/** The triangles that are connected with `seed` and lean by a small angle. */
function collect(mesh: Mesh, seed: number, direction: Vector, isSeen: Uint8Array): number[] {
  if (Math.abs(leanOf(mesh, seed, direction)) > MAX_LEAN) return [];
  const members = [seed];
  isSeen[seed] = 1;
  for (const triangle of members)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor === NONE || isSeen[neighbor] === 1) continue;
      if (Math.abs(leanOf(mesh, neighbor, direction)) > MAX_LEAN + UNEVEN_LEAN) continue;
      if (dot(normalOf(mesh, triangle), normalOf(mesh, neighbor)) < SAME_FACE_COS) continue;
      isSeen[neighbor] = 1;
      members.push(neighbor);
    }
  return members;
}

/** Allocates no vectors, because it runs for each edge of the mesh. */
function leanOf({ normals }: Mesh, triangle: number, [x, y, z]: Vector): number {
  const at = 3 * triangle;
  return numberAt(normals, at) * x + numberAt(normals, at + 1) * y + numberAt(normals, at + 2) * z;
}

function coneOf(mesh: Mesh, members: readonly number[], axis: Vector): Cylinder | undefined {
  const [low, high] = heightsOf(mesh, members, axis);
  const middle = (low + high) / 2;
  const step = Math.ceil(members.length / MAX_FITTED);
  const fitted = members.filter((_, index) => index % step === 0);
  const cone = fitCone(
    fitted.flatMap((triangle) => cornersOf(mesh, triangle)),
    axis,
    middle,
  );
  if (cone === undefined || Math.abs(cone.slope) < MIN_SLOPE) return undefined;
  const { center, radius, slope } = cone;
  const length = high - low;
  const tolerance = RADIUS_TOLERANCE * radius;
  const isOnCone = (point: Vector) => {
    const height = dot(point, axis) - middle;
    return Math.abs(distance(point, along(center, axis, height)) - radius - slope * height) < tolerance;
  };
  if (length < MIN_LENGTH * radius || !members.every((triangle) => cornersOf(mesh, triangle).every(isOnCone)))
    return undefined;
  const first = perpendicularTo(axis);
  const arc = arcOf(mesh, members, { center, first, second: cross(axis, first) });
  if (arc < MIN_ARC_OF_HOLE) return undefined;
  const [seed = 0] = members;
  return {
    ...cone,
    axis,
    length,
    arc,
    ends: [first, first],
    isConcave: dot(subtract(center, centroidOf(mesh, seed)), normalOf(mesh, seed)) > 0,
    triangles: members,
    area: members.reduce((sum, triangle) => sum + numberAt(mesh.areas, triangle), 0),
  };
}

function cornersOf(mesh: Mesh, triangle: number): Vector[] {
  return [0, 1, 2].map((corner) => cornerOf(mesh, triangle, corner));
}

/** The lowest and the highest corner along the axis. A list of all corners of a large mesh would not fit into memory. */
function heightsOf(mesh: Mesh, members: readonly number[], axis: Vector): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const triangle of members)
    for (let corner = 0; corner < 3; corner += 1) {
      const height = dot(cornerOf(mesh, triangle, corner), axis);
      low = Math.min(low, height);
      high = Math.max(high, height);
    }
  return [low, high];
}

/** Fits a circle to the points at the height of the middle, then the slope to their distances from its axis, and repeats both. */
function fitCone(points: readonly Vector[], axis: Vector, middle: number) {
  let slope = 0;
  let center: Vector = axis;
  let radius = 0;
  for (let pass = 0; pass < FITS; pass += 1) {
    const moved: Vector[] = points.map((point) => {
      const height = dot(point, axis) - middle;
      const level = along(point, axis, -height);
      return pass === 0 ? level : along(level, normalize(subtract(level, center)), -slope * height);
    });
    const circle = fitCircle(moved, axis);
    if (circle === undefined) return undefined;
    center = along(circle.center, axis, middle - dot(circle.center, axis));
    radius = circle.radius;
    let [product, square] = [0, 0];
    for (const point of points) {
      const height = dot(point, axis) - middle;
      product += height * (distance(point, along(center, axis, height)) - radius);
      square += height * height;
    }
    slope = square === 0 ? 0 : product / square;
  }
  return { center, radius, slope };
}

interface Spokes {
  readonly center: Vector;
  readonly first: Vector;
  readonly second: Vector;
}

/** The angle that triangles cover around a center. */
function arcOf(mesh: Mesh, members: readonly number[], { center, first, second }: Spokes): number {
  const covered = new CoveredArc();
  for (const triangle of members)
    covered.add(
      cornersOf(mesh, triangle).map((point) => {
        const spoke = subtract(point, center);
        return Math.atan2(dot(spoke, second), dot(spoke, first));
      }),
    );
  return covered.ends().arc;
}
