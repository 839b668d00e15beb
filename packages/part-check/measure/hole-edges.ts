import { indexAt } from "../mesh/math/typed-arrays.ts";
import { along, distance, dot, lengthOf, subtract, type Vector } from "../mesh/math/vector.ts";
import { centroidOf, cornerOf, neighborOf, NONE, normalOf } from "../mesh/mesh.ts";
import { isHole } from "../mesh/shapes/cylinder.ts";
import type { Hole } from "./holes.ts";
import { cylinderAt, type Part } from "./part.ts";
import type { Measurement } from "./spots.ts";

/** No rule limits wider webs. In hole diameters. */
const MAX_WEB = 10;
/** Distances from the hole's axis, in hole radii. */
const FARTHEST = 2 * MAX_WEB + 1;
/** In hole radii. A smaller web is none: an edge of the face cuts into the hole, as the end of a slot does. */
const MIN_WEB = 0.01;
/** A smaller face around a hole is the top of a boss. The area of the face divided by that of the hole. */
const MIN_FACE = 12;
/** A smaller step belongs to the same face. As a share of the part's diagonal. */
const MIN_RISE = 1e-6;

/**
 * Measures the web between each round hole and the edge of the flat face that it opens into, in mm: the distance from the axis to the
 * nearest edge, minus the radius. The edges of other holes and the edges at `bends` are left out.
 */
export function measureHoleEdges(
  part: Part,
  holes: readonly Hole[],
  bends: ReadonlySet<number> = new Set(),
): Measurement[] {
  const edges = new EdgesOfFlats(part, bends);
  return holes.flatMap((hole) => webOf(hole, flatsOf(part, hole), edges));
}

/** Measures the same web divided by the hole's diameter. Holes in bosses are left out, because they are near an edge all around. */
export function measureHoleEdgeRatios(part: Part, holes: readonly Hole[]): Measurement[] {
  const edges = new EdgesOfFlats(part, new Set());
  return holes.flatMap((hole) => {
    const { radius } = hole.cylinder;
    const walls = [...flatsOf(part, hole)].filter(
      (flat) => (part.planes.planes[flat]?.area ?? 0) > MIN_FACE * Math.PI * radius ** 2,
    );
    return webOf(hole, walls, edges).map(({ value, place, area }) => ({
      value: value / (2 * radius),
      place,
      area,
    }));
  });
}

function webOf({ cylinder, diameter }: Hole, flats: Iterable<number>, edges: EdgesOfFlats): Measurement[] {
  const { center, axis, radius } = cylinder;
  let nearest = Infinity;
  for (const flat of flats) {
    for (const [start, end] of edges.of(flat)) {
      // The distance to an edge is at least the distance to its start minus its length.
      if (distance(start, center) - distance(start, end) > FARTHEST * radius + cylinder.length) continue;
      const web = distanceAcross(center, axis, start, end) - radius;
      if (web < nearest) nearest = web;
    }
  }
  return nearest > MIN_WEB && nearest < 2 * MAX_WEB * radius
    ? [{ value: nearest, place: diameter.place, area: diameter.area }]
    : [];
}

/** The flat faces at both ends of a hole that are perpendicular to its axis. */
function flatsOf({ mesh, planes }: Part, { cylinder }: Hole): Set<number> {
  const flats = new Set<number>();
  for (const triangle of cylinder.triangles)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor === NONE) continue;
      const flat = indexAt(planes.planeOf, neighbor);
      const normal = planes.planes[flat]?.normal;
      if (normal && Math.abs(dot(normal, cylinder.axis)) > 0.999) flats.add(flat);
    }
  return flats;
}

/** The boundary of each flat face, without the edges at holes, at bends and at rising walls. Shared by all holes in a face. */
class EdgesOfFlats {
  readonly #part: Part;
  readonly #bends: ReadonlySet<number>;
  readonly #known = new Map<number, readonly (readonly [Vector, Vector])[]>();

  constructor(part: Part, bends: ReadonlySet<number>) {
    this.#part = part;
    this.#bends = bends;
  }

  of(flat: number): readonly (readonly [Vector, Vector])[] {
    const known = this.#known.get(flat);
    if (known) return known;
    const { mesh, planes } = this.#part;
    const edges: [Vector, Vector][] = [];
    for (const triangle of planes.planes[flat]?.triangles ?? [])
      for (let edge = 0; edge < 3; edge += 1) {
        const neighbor = neighborOf(mesh, triangle, edge);
        if (neighbor === NONE || indexAt(planes.planeOf, neighbor) === flat) continue;
        const start = cornerOf(mesh, triangle, edge);
        if (!this.#isEnd(triangle, neighbor, start)) continue;
        edges.push([start, cornerOf(mesh, triangle, (edge + 1) % 3)]);
      }
    this.#known.set(flat, edges);
    return edges;
  }

  #isEnd(triangle: number, neighbor: number, start: Vector): boolean {
    const { mesh } = this.#part;
    if (this.#bends.has(neighbor)) return false;
    const cylinder = cylinderAt(this.#part, neighbor);
    if (cylinder && isHole(cylinder)) return false;
    const rise = dot(normalOf(mesh, triangle), subtract(centroidOf(mesh, neighbor), start));
    return rise < MIN_RISE * mesh.diagonal;
  }
}

/** The distance between an axis and a segment, seen along the axis. */
function distanceAcross(center: Vector, axis: Vector, start: Vector, end: Vector): number {
  const flat = (point: Vector) => {
    const offset = subtract(point, center);
    return along(offset, axis, -dot(offset, axis));
  };
  const [from, to] = [flat(start), flat(end)];
  const side = subtract(to, from);
  const share = Math.min(1, Math.max(0, -dot(from, side) / (dot(side, side) || 1)));
  return lengthOf(along(from, side, share));
}
