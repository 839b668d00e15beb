import { radians } from "../mesh/math/angles.ts";
import { indexAt } from "../mesh/math/typed-arrays.ts";
import { along, cross, dot, normalize, scale, subtract, type Vector } from "../mesh/math/vector.ts";
import { centroidOf, cornerOf, neighborOf, NONE } from "../mesh/mesh.ts";
import type { Plane } from "../mesh/shapes/planes.ts";
import { sidesOf } from "./access.ts";
import type { Part } from "./part.ts";
import type { Sample } from "./samples.ts";
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

/** The sides of a rib are opposite, and may have 10° of draft each. */
const OPPOSITE_COS = -Math.cos(radians(20));
/** A rib stands upright on a wall: along its height it is within 10° of the wall's normal. */
const UPRIGHT_COS = Math.cos(radians(10));
const SAME_PLANE_COS = Math.cos(radians(1));
/** How far two faces of one wall may be apart, as a share of the diagonal of the part. */
const SAME_HEIGHT = 1e-3;
/** The normal of a hook's side is within 60° of the pull direction. */
const LYING_COS = 0.5;
/** Only this many planes, those with the largest triangles, are tried as sides. */
const MAX_SIDES = 2000;
/** From each side, at most this many rays look for the opposite side and for the wall. */
const MAX_RAYS = 12;
/** A thicker feature is a lug, and a taller one is a wall. In thicknesses of the wall that it stands on. */
const MAX_THICKNESS = 2;
const MAX_HEIGHT = 5;
/** A shorter feature is a boss or a pin. Its length divided by its thickness. */
const MIN_LENGTH = 3;
/** The smallest share of its bounding rectangle that a side fills. The side of a gusset fills half of it. */
const MIN_FILLED = 0.75;

/** A flat face that may be a side of a rib. */
interface Side {
  /** The number of its plane. */
  readonly index: number;
  readonly plane: Plane;
  /** Points of the face, from which rays are cast. */
  readonly samples: readonly Sample[];
}

/** Two opposite sides, and the distance between them in mm. */
interface SidePair {
  readonly sides: readonly [Side, Side];
  readonly distance: number;
}

/** The flat faces that a side stands on: for the number of each plane, the length of the side along it in mm. */
type Bases = ReadonlyMap<number, number>;

/** The size of a feature on a wall, in mm. */
interface Size {
  /** Between its sides, at the base. */
  readonly thickness: number;
  /** Above the wall. */
  readonly height: number;
  /** Along the wall. */
  readonly length: number;
}

/**
 * Finds ribs: two opposite flat sides that stand on the same flat wall, with or without fillets. The wall continues on both sides of a rib,
 * so an outer wall, where it ends, is not a rib. Neither is a hook, which lies across the pull direction. The base is where the planes of
 * the sides meet the plane of the wall, as in the drawings of design guides.
 */
export function findRibs(part: Part, walls: Walls, pull: Vector): Rib[] {
  const { planes, planeOf } = part.planes;
  /** The indices of the samples on each plane. */
  const samplesOf = Map.groupBy(part.samples.keys(), (sample) =>
    indexAt(planeOf, part.samples[sample]?.triangle ?? 0),
  );
  const sideAt = (index: number): Side | undefined => {
    const plane = planes[index];
    const samples = spread(samplesOf.get(index) ?? []).flatMap((sample) => part.samples[sample] ?? []);
    return plane && { index, plane, samples };
  };
  return [...planes.keys()].slice(0, MAX_SIDES).flatMap((index) => {
    const pair = pairOf(part, index, sideAt);
    if (pair === undefined || isLying(pair.sides[0], pull)) return [];
    const wall = wallBelow(part, pair);
    if (wall === undefined) return [];
    const samplesOfWall = wall.flatMap((plane) => samplesOf.get(plane) ?? []);
    const thickness = medianThickness(walls, samplesOfWall);
    const base = planes[wall[0]];
    return base === undefined || thickness === undefined ? [] : ribsOf(part, pair, base, thickness);
  });
}

/** At most 12 of the indices, evenly spread. */
function spread(indices: readonly number[]): number[] {
  const step = Math.ceil(indices.length / MAX_RAYS);
  return indices.filter((_, position) => position % step === 0);
}

/** A side and the side opposite to it. A pair is returned only for the one of its sides with the smaller index. */
function pairOf(
  part: Part,
  index: number,
  sideAt: (index: number) => Side | undefined,
): SidePair | undefined {
  const side = sideAt(index);
  if (side === undefined) return undefined;
  const opposite = oppositeOf(part, side);
  if (opposite === undefined || opposite.index < index) return undefined;
  const other = sideAt(opposite.index);
  return other && { sides: [side, other], distance: opposite.distance };
}

/** The flat face behind most points of a side, and its distance in mm. Undefined if it is not opposite. */
function oppositeOf(
  { bvh, planes: { planes, planeOf } }: Part,
  { plane: { normal }, samples }: Side,
): { index: number; distance: number } | undefined {
  const hits = samples.flatMap((sample) => {
    const hit = bvh.cast(sample.point, scale(sample.normal, -1), "out", sample.triangle);
    return hit === undefined ? [] : [{ index: indexAt(planeOf, hit.triangle), distance: hit.distance }];
  });
  const hitsOfPlanes = [...Map.groupBy(hits, ({ index }) => index).values()];
  const [most = []] = hitsOfPlanes.toSorted((a, b) => b.length - a.length);
  const [first] = most;
  const opposite = first && planes[first.index];
  const isOpposite = opposite !== undefined && dot(opposite.normal, normal) < OPPOSITE_COS;
  return isOpposite && most.length >= samples.length / 2 ? first : undefined;
}

function isLying({ plane }: Side, pull: Vector): boolean {
  return Math.abs(dot(plane.normal, pull)) > LYING_COS;
}

/**
 * The planes of the wall that both sides stand on: the same face twice, or two faces where a rib runs from edge to edge. The wall along
 * which the first side is longest wins.
 */
function wallBelow(part: Part, { sides: [side, other], distance }: SidePair): [number, number] | undefined {
  const bases = basesOf(part, side, distance);
  const basesOfOther = basesOf(part, other, distance);
  const byLength = [...bases].toSorted(([, a], [, b]) => b - a);
  for (const [first] of byLength)
    for (const second of basesOfOther.keys()) if (isOneWall(part, first, second)) return [first, second];
  return undefined;
}

/** Finds the walls under a side with rays along the side. They start one rib thickness in front of it, beyond any fillet. */
function basesOf(part: Part, { plane: side, samples }: Side, thickness: number): Bases {
  const bases = new Map<number, number>();
  for (const axis of sidesOf(part)) {
    const down = normalize(along(axis, side.normal, -dot(axis, side.normal)));
    if (dot(down, axis) < 0.9) continue;
    for (const { point, triangle } of samples) {
      const start = along(point, side.normal, thickness);
      const hit = part.bvh.cast(start, down, "in", triangle);
      const base = hit && indexAt(part.planes.planeOf, hit.triangle);
      const normal = base === undefined ? undefined : part.planes.planes[base]?.normal;
      if (hit === undefined || base === undefined || normal === undefined || bases.has(base)) continue;
      const [, foot] = extentAlong(part, side, down, start);
      // A face that is farther away is another wall and not a fillet.
      if (dot(normal, down) >= -UPRIGHT_COS || hit.distance - foot >= thickness) continue;
      const [from, to] = extentAlong(part, side, cross(side.normal, down), start);
      bases.set(base, to - from);
    }
  }
  return bases;
}

/** Whether two faces are in one plane, like the parts of a wall that a rib divides. */
function isOneWall(part: Part, first: number, second: number): boolean {
  const { planes } = part.planes;
  const [a, b] = [planes[first], planes[second]];
  if (a === undefined || b === undefined || dot(a.normal, b.normal) < SAME_PLANE_COS) return false;
  const step = dot(a.normal, pointIn(part, a)) - dot(a.normal, pointIn(part, b));
  return Math.abs(step) < SAME_HEIGHT * part.mesh.diagonal;
}

/** The median thickness of a wall at these samples, in mm. */
function medianThickness({ through }: Walls, samples: readonly number[]): number | undefined {
  const measured = samples.map((sample) => through[sample] ?? Infinity).filter(Number.isFinite);
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)];
}

/** The rib between two sides on a wall of this thickness in mm. Empty if it is another feature. */
function ribsOf(part: Part, { sides: [side, other] }: SidePair, base: Plane, wall: number): Rib[] {
  const planes = [side.plane, other.plane] as const;
  const size = sizeOf(part, planes, base);
  if (!isRib(size, wall)) return [];
  const triangles = planes.flatMap((plane) => plane.triangles);
  const place = placeOf(part, triangles, centroidOf(part.mesh, side.plane.triangles[0] ?? 0));
  const area = side.plane.area + other.plane.area;
  const isFilled = side.plane.area > MIN_FILLED * size.length * size.height;
  return [
    {
      thickness: { value: size.thickness / wall, place, area },
      height: isFilled ? { value: size.height / wall, place, area } : undefined,
      triangles: [...triangles, ...facesBetween(part, planes, base)],
    },
  ];
}

function isRib({ thickness, height, length }: Size, wall: number): boolean {
  return (
    thickness > 0 &&
    thickness <= MAX_THICKNESS * wall &&
    height >= thickness &&
    height <= MAX_HEIGHT * wall &&
    length >= MIN_LENGTH * thickness
  );
}

function sizeOf(part: Part, sides: readonly [Plane, Plane], base: Plane): Size {
  const [side, other] = sides;
  const up = base.normal;
  const across = normalize(along(side.normal, up, -dot(side.normal, up)));
  const origin = pointIn(part, base);
  /** Where the plane of a side meets that of the wall, along `across`. */
  const footOf = (plane: Plane) =>
    dot(plane.normal, subtract(pointIn(part, plane), origin)) / dot(plane.normal, across);
  const [start, end] = extentAlong(part, side, cross(up, across), origin);
  return {
    thickness: footOf(side) - footOf(other),
    height: Math.max(...sides.map((plane) => extentAlong(part, plane, up, origin)[1])),
    length: end - start,
  };
}

/** The triangles of the flat faces at the ends and at the top, which both sides meet. */
function facesBetween(part: Part, sides: readonly [Plane, Plane], base: Plane): number[] {
  const [first, second] = [planesBeside(part, sides[0]), planesBeside(part, sides[1])];
  return [...first.intersection(second)]
    .filter((plane) => plane !== base && !sides.includes(plane))
    .flatMap(({ triangles }) => triangles);
}

function planesBeside({ mesh, planes: { planes, planeOf } }: Part, { triangles }: Plane): Set<Plane> {
  const beside = new Set<Plane>();
  for (const triangle of triangles)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      const plane = neighbor === NONE ? undefined : planes[indexAt(planeOf, neighbor)];
      if (plane !== undefined) beside.add(plane);
    }
  return beside;
}

/** The smallest and largest coordinate of a face along a direction, relative to `origin`, in mm. */
function extentAlong(
  { mesh }: Part,
  { triangles }: Plane,
  direction: Vector,
  origin: Vector,
): [number, number] {
  let [smallest, largest] = [Infinity, -Infinity];
  for (const triangle of triangles)
    for (let corner = 0; corner < 3; corner += 1) {
      const coordinate = dot(direction, subtract(cornerOf(mesh, triangle, corner), origin));
      smallest = Math.min(smallest, coordinate);
      largest = Math.max(largest, coordinate);
    }
  return [smallest, largest];
}

function pointIn({ mesh }: Part, { triangles }: Plane): Vector {
  return cornerOf(mesh, triangles[0] ?? 0, 0);
}
