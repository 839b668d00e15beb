import { radians } from "../mesh/angles.ts";
import { centroidOf, cornerOf, indexAt, neighborOf, NONE } from "../mesh/mesh.ts";
import type { Plane } from "../mesh/planes.ts";
import { along, cross, dot, normalize, scale, subtract, type Vector } from "../mesh/vector.ts";
import { sidesOf } from "./access.ts";
import type { Part } from "./part.ts";
import { type Measurement, placeOf } from "./spots.ts";
import type { Walls } from "./walls.ts";

export interface Rib {
  /** The thickness at the base, divided by the thickness of the wall that the rib stands on. */
  readonly thickness: Measurement;
  /** The height divided by the thickness of that wall. Undefined for a gusset, whose top slopes. */
  readonly height: Measurement | undefined;
  /** The triangles of both sides and of the faces between them. */
  readonly triangles: readonly number[];
}

/** The sides of a rib with draft, and the wall that they stand on, lean by less. */
const OPPOSITE = -Math.cos(radians(20));
const LEVEL = Math.cos(radians(10));
const SAME_PLANE = Math.cos(radians(1));
/** The normal of a hook's side is within 60° of the pull direction. As a cosine. */
const LYING = 0.5;
const MAX_SIDES = 2000;
/** A thicker feature is a lug, and a taller one is a wall. In thicknesses of the wall that it stands on. */
const MAX_THICKNESS = 2;
const TALLEST = 5;
/** A shorter feature is a boss or a pin. Its length divided by its thickness. */
const MIN_LENGTH = 3;
/** The smallest share of its bounding rectangle that a side fills. The side of a gusset fills half of it. */
const MIN_FILLED = 0.75;

/** The flat faces that a side stands on, and the length of the side along each. */
type Bases = ReadonlyMap<number, number>;

/**
 * Finds ribs: two opposite flat sides that stand on the same flat wall, with or without fillets. The wall continues on both sides of a rib,
 * so an outer wall, where it ends, is not a rib. Neither is a hook, which lies across the pull direction. The base is where the planes of
 * the sides meet the plane of the wall, as in the drawings of design guides.
 */
export function findRibs(part: Part, walls: Walls, pull: Vector): Rib[] {
  const { planes } = part.planes;
  const samplesOf = Map.groupBy(part.samples.keys(), (index) =>
    indexAt(part.planes.planeOf, part.samples[index]?.triangle ?? 0),
  );
  const ribs: Rib[] = [];
  for (const [plane, side] of planes.slice(0, MAX_SIDES).entries()) {
    const own = fewOf(samplesOf.get(plane) ?? []);
    const opposite = oppositeOf(part, side, own);
    const other = opposite === undefined ? undefined : planes[opposite.plane];
    if (opposite === undefined || opposite.plane < plane || other === undefined) continue;
    if (Math.abs(dot(side.normal, pull)) > LYING) continue;
    const base = commonBase(
      part,
      basesOf(part, side, own, opposite.distance),
      basesOf(part, other, fewOf(samplesOf.get(opposite.plane) ?? []), opposite.distance),
    );
    if (base === undefined) continue;
    const through = base
      .flatMap((index) => samplesOf.get(index) ?? [])
      .map((index) => walls.through[index] ?? Infinity);
    const wall = median(through.filter(Number.isFinite));
    const first = planes[base[0]];
    if (wall !== undefined && first !== undefined) ribs.push(...ribOf(part, [side, other], first, wall));
  }
  return ribs;
}

function fewOf(indices: readonly number[]): number[] {
  const step = Math.ceil(indices.length / 12);
  return indices.filter((_, place) => place % step === 0);
}

/** The flat face behind most points of a side, and its distance. Undefined if it is not opposite. */
function oppositeOf(
  { bvh, samples, planes }: Part,
  side: Plane,
  indices: readonly number[],
): { plane: number; distance: number } | undefined {
  const hits = indices.flatMap((index) => {
    const sample = samples[index];
    const hit = sample && bvh.cast(sample.point, scale(sample.normal, -1), "out", sample.triangle);
    return hit === undefined
      ? []
      : [{ plane: indexAt(planes.planeOf, hit.triangle), distance: hit.distance }];
  });
  const [most = []] = [...Map.groupBy(hits, ({ plane }) => plane).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const [opposite] = most;
  const normal = opposite && planes.planes[opposite.plane]?.normal;
  const isOpposite = normal !== undefined && dot(normal, side.normal) < OPPOSITE;
  return isOpposite && most.length >= indices.length / 2 ? opposite : undefined;
}

/** Finds the wall under a side with rays along the side. They start one rib thickness in front of it, beyond any fillet. */
function basesOf(part: Part, side: Plane, indices: readonly number[], thickness: number): Bases {
  const { bvh, planes, samples } = part;
  const bases = new Map<number, number>();
  for (const axis of sidesOf(part)) {
    const direction = normalize(along(axis, side.normal, -dot(axis, side.normal)));
    if (dot(direction, axis) < 0.9) continue;
    for (const index of indices) {
      const sample = samples[index];
      if (sample === undefined) continue;
      const start = along(sample.point, side.normal, thickness);
      const hit = bvh.cast(start, direction, "in", sample.triangle);
      const face = hit && indexAt(planes.planeOf, hit.triangle);
      const normal = face === undefined ? undefined : planes.planes[face]?.normal;
      if (hit === undefined || face === undefined || normal === undefined) continue;
      const [, foot] = extent(part, side.triangles, direction, start);
      // A face that is farther away is another wall and not a fillet.
      const isBase = dot(normal, direction) < -LEVEL && hit.distance - foot < thickness;
      if (!isBase || bases.has(face)) continue;
      const [from, to] = extent(part, side.triangles, cross(side.normal, direction), start);
      bases.set(face, to - from);
    }
  }
  return bases;
}

/** The wall that both sides share over the greatest length: one face, or two where a rib runs from edge to edge. */
function commonBase({ mesh, planes }: Part, a: Bases, b: Bases): [number, number] | undefined {
  const heightOf = (plane: Plane, normal: Vector) => dot(normal, cornerOf(mesh, plane.triangles[0] ?? 0, 0));
  for (const [first] of [...a].toSorted(([, one], [, other]) => other - one))
    for (const [second] of b) {
      const [one, other] = [planes.planes[first], planes.planes[second]];
      if (one === undefined || other === undefined || dot(one.normal, other.normal) < SAME_PLANE) continue;
      const step = heightOf(one, one.normal) - heightOf(other, one.normal);
      if (Math.abs(step) < 1e-3 * mesh.diagonal) return [first, second];
    }
  return undefined;
}

function ribOf(part: Part, sides: readonly [Plane, Plane], base: Plane, wall: number): Rib[] {
  const { mesh } = part;
  const [side, other] = sides;
  const up = base.normal;
  const origin = cornerOf(mesh, base.triangles[0] ?? 0, 0);
  const across = normalize(along(side.normal, up, -dot(side.normal, up)));
  // Where the plane of a side meets that of the wall.
  const foot = ({ normal, triangles }: Plane) =>
    dot(normal, subtract(cornerOf(mesh, triangles[0] ?? 0, 0), origin)) / dot(normal, across);
  const thickness = foot(side) - foot(other);
  const height = Math.max(...sides.map(({ triangles }) => extent(part, triangles, up, origin)[1]));
  const [start, end] = extent(part, side.triangles, cross(up, across), origin);
  const isRib =
    thickness > 0 &&
    thickness <= MAX_THICKNESS * wall &&
    height >= thickness &&
    height <= TALLEST * wall &&
    end - start >= MIN_LENGTH * thickness;
  if (!isRib) return [];
  const triangles = [...side.triangles, ...other.triangles];
  const place = placeOf(part, triangles, centroidOf(mesh, side.triangles[0] ?? 0));
  const area = side.area + other.area;
  const isFilled = side.area > MIN_FILLED * (end - start) * height;
  return [
    {
      thickness: { value: thickness / wall, place, area },
      height: isFilled ? { value: height / wall, place, area } : undefined,
      triangles: [...triangles, ...facesBetween(part, sides, base)],
    },
  ];
}

/** The flat faces at the ends and at the top, which both sides meet. */
function facesBetween({ mesh, planes }: Part, sides: readonly [Plane, Plane], base: Plane): number[] {
  const [first, second] = sides.map(({ triangles }) => {
    const beside = new Set<Plane | undefined>();
    for (const triangle of triangles)
      for (let edge = 0; edge < 3; edge += 1) {
        const neighbor = neighborOf(mesh, triangle, edge);
        if (neighbor !== NONE) beside.add(planes.planes[indexAt(planes.planeOf, neighbor)]);
      }
    return beside;
  });
  return [...(first ?? [])].flatMap((face) =>
    face !== undefined && face !== base && second?.has(face) === true && !sides.includes(face)
      ? face.triangles
      : [],
  );
}

/** The lowest and highest coordinate of triangles along a direction, relative to `origin`. */
function extent({ mesh }: Part, triangles: readonly number[], direction: Vector, origin: Vector) {
  let [low, high] = [Infinity, -Infinity];
  for (const triangle of triangles)
    for (let corner = 0; corner < 3; corner += 1) {
      const at = dot(direction, subtract(cornerOf(mesh, triangle, corner), origin));
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
  return [low, high] as const;
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
