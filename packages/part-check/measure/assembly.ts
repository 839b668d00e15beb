import { Bvh } from "../mesh/bvh.ts";
import { extractBodies, type ExtractedBodies } from "../mesh/extract-bodies.ts";
import { DisjointSets } from "../mesh/math/disjoint-sets.ts";
import { eigenvectors, sumOfProducts, times } from "../mesh/math/matrix.ts";
import { numberAt } from "../mesh/math/typed-arrays.ts";
import {
  add,
  along,
  cross,
  dot,
  lengthOf,
  normalize,
  scale,
  subtract,
  type Vector,
} from "../mesh/math/vector.ts";
import { centroidOf, cornerOf, type Mesh, type MeshBody, normalOf, triangleCountOf } from "../mesh/mesh.ts";
import { volumeAndArea } from "../mesh/volume.ts";

/** Equal parts of an assembly. The first one is measured. */
export interface PartKind extends ExtractedBodies {
  /** The volume of one of them, in mm³. */
  readonly volume: number;
  /** For each of the equal parts, the indices of its bodies. */
  readonly parts: readonly (readonly number[])[];
}

/** How much the volume, the surface and the spread of equal parts differ, as a share: each copy may have other triangles. */
const SAME = 2e-3;
/** A part that leans less along one of its axes, as a share of its spread, may be its own mirror image. */
const HANDED = 0.02;
const COMPARED_TRIANGLES = 60;
/** Along no edge or face of usual parts. */
const SOME_DIRECTION = normalize([0.31, 0.57, 0.76]);

/**
 * Groups the bodies of a file into kinds of equal parts, largest first. The bodies of a mesh file that lie in each other are one part:
 * programs for printing join them. Returns one kind with one part for a file that is not an assembly.
 */
export function kindsOf(whole: Mesh): PartKind[] {
  const parts = whole.cadFaces === undefined ? overlapping(whole) : whole.bodies.map((_, body) => [body]);
  const kinds: { facts: ShapeFacts; parts: (readonly number[])[] }[] = [];
  for (const bodies of parts) {
    const facts = factsOf(whole, bodies);
    const known = kinds.find((kind) => areEqual(kind.facts, facts));
    if (known) known.parts.push(bodies);
    else kinds.push({ facts, parts: [bodies] });
  }
  return kinds
    .toSorted((a, b) => b.facts.volume - a.facts.volume)
    .map(({ facts: { volume }, parts: equal }) =>
      Object.assign(extractBodies(whole, equal[0] ?? []), { volume, parts: equal }),
    );
}

/** Groups of bodies that lie in each other. */
function overlapping(whole: Mesh): number[][] {
  const solids = whole.bodies.map((_, body) => {
    const { mesh } = extractBodies(whole, [body]);
    return { mesh, bvh: new Bvh(mesh) };
  });
  const groups = new DisjointSets(solids.length);
  for (const [body, solid] of solids.entries())
    for (const [other, otherSolid] of solids.entries()) {
      if (other <= body || groups.rootOf(body) === groups.rootOf(other)) continue;
      if (isIn(solid.mesh, otherSolid) || isIn(otherSolid.mesh, solid)) groups.join(body, other);
    }
  return [...Map.groupBy(solids.keys(), (body) => groups.rootOf(body)).values()];
}

/** Whether a mesh has triangles inside another one. */
function isIn(mesh: Mesh, { mesh: other, bvh }: { readonly mesh: Mesh; readonly bvh: Bvh }): boolean {
  const isApart = [0, 1, 2].some(
    (axis) =>
      (mesh.min[axis] ?? 0) > (other.max[axis] ?? 0) || (mesh.max[axis] ?? 0) < (other.min[axis] ?? 0),
  );
  if (isApart) return false;
  const step = Math.max(1, Math.floor(triangleCountOf(mesh) / COMPARED_TRIANGLES));
  for (let triangle = 0; triangle < triangleCountOf(mesh); triangle += step) {
    const point = centroidOf(mesh, triangle);
    // `cast` leaves out one triangle. It could be the one that the ray would hit, so a second ray leaves out another one.
    const isInside = [0, 1].every((ignored) => {
      const hit = bvh.cast(point, SOME_DIRECTION, "any", ignored);
      return hit !== undefined && dot(normalOf(other, hit.triangle), SOME_DIRECTION) > 0;
    });
    if (isInside) return true;
  }
  return false;
}

/** What equal parts have in common, wherever they are. */
interface ShapeFacts {
  readonly volume: number;
  readonly area: number;
  /** Computed for parts with the same volume and area only. */
  readonly moments: () => Moments;
}

interface Moments {
  /** How far the surface is spread along its three main axes, in mm. */
  readonly spread: Vector;
  /** How one-sided the surface is along each of them, in mm, and whether the three longer sides are right-handed. */
  readonly lean: Vector;
  readonly handedness: number;
}

function factsOf(mesh: Mesh, bodies: readonly number[]): ShapeFacts {
  const own = bodies.flatMap((body) => mesh.bodies[body] ?? []);
  const totals = own.map((body) => volumeAndArea(mesh, body));
  let moments: Moments | undefined;
  return {
    volume: totals.reduce((sum, total) => sum + total.volume, 0),
    area: totals.reduce((sum, total) => sum + total.area, 0),
    moments: () => (moments ??= momentsOf(mesh, own)),
  };
}

/** Moments of the surface up to the third order. They do not depend on how the faces are divided into triangles. */
function momentsOf(mesh: Mesh, own: readonly MeshBody[]): Moments {
  const triangles = own.flatMap(({ firstTriangle, triangleCount }) =>
    Array.from({ length: triangleCount }, (_, index) => firstTriangle + index),
  );
  const area = triangles.reduce((sum, triangle) => sum + numberAt(mesh.areas, triangle), 0) || 1;
  const center = triangles.reduce<Vector>(
    (sum, triangle) => along(sum, centroidOf(mesh, triangle), numberAt(mesh.areas, triangle) / area),
    [0, 0, 0],
  );
  const corners = (triangle: number) =>
    [0, 1, 2].map((corner) => subtract(cornerOf(mesh, triangle, corner), center));
  const moments = sumOfProducts(
    triangles.flatMap((triangle) => {
      const points = corners(triangle);
      const weight = numberAt(mesh.areas, triangle) / 12 / area;
      const sum = points.reduce(add);
      return [...points, sum].map((point) => ({ a: point, b: point, weight }));
    }),
  );
  const axes = eigenvectors(moments);
  const leanAlong = (axis: Vector) =>
    triangles.reduce((total, triangle) => {
      const [a = 0, b = 0, c = 0] = corners(triangle).map((point) => dot(point, axis));
      const cubes =
        a ** 3 + b ** 3 + c ** 3 + a * a * (b + c) + b * b * (a + c) + c * c * (a + b) + a * b * c;
      return total + (cubes * numberAt(mesh.areas, triangle)) / 10 / area;
    }, 0);
  const leans = axes.map((axis) => Math.cbrt(leanAlong(axis)));
  const [first, second, third] = axes.map((axis, index) => scale(axis, Math.sign(leans[index] ?? 0)));
  return {
    spread: toVector(axes.map((axis) => Math.sqrt(Math.max(0, dot(axis, times(moments, axis)))))),
    lean: toVector(leans.map(Math.abs)),
    handedness: first && second && third ? Math.sign(dot(cross(first, second), third)) : 0,
  };
}

function toVector([x = 0, y = 0, z = 0]: readonly number[]): Vector {
  return [x, y, z];
}

/** Mirror images are different parts, unless each is its own mirror image: then it does not lean along all three axes. */
function areEqual(a: ShapeFacts, b: ShapeFacts): boolean {
  if (!isNear(a.volume, b.volume) || !isNear(a.area, b.area)) return false;
  const [own, other] = [a.moments(), b.moments()];
  const size = lengthOf(own.spread);
  if (lengthOf(subtract(own.spread, other.spread)) > SAME * size) return false;
  const isHanded = Math.min(...own.lean) > HANDED * size && areDistinct(own.spread, size);
  if (!isHanded) return true;
  return own.handedness === other.handedness && lengthOf(subtract(own.lean, other.lean)) < HANDED * size;
}

/** Whether a part has three different main axes, so that they are the same in each copy. */
function areDistinct([x, y, z]: Vector, size: number): boolean {
  return Math.min(Math.abs(x - y), Math.abs(y - z), Math.abs(x - z)) > HANDED * size;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b));
}
