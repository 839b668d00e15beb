import { DisjointSets } from "../mesh/math/disjoint-sets.ts";
import { indexAt } from "../mesh/math/typed-arrays.ts";
import { cross, dot, normalize, scale, subtract, type Vector } from "../mesh/math/vector.ts";
import { neighborOf, NONE, pointOf, vertexAt } from "../mesh/mesh.ts";
import { type Bend, findBends } from "./bends.ts";
import { findDome } from "./dome.ts";
import type { Hole } from "./holes.ts";
import type { Part } from "./part.ts";
import { placeOf, sumAreas, type Measurement } from "./spots.ts";
import type { Walls } from "./walls.ts";

export interface Sheet {
  readonly thickness: number;
  /** Inside radii; 0 for a sharp bend. */
  readonly bendRadii: readonly Measurement[];
  /** Lengths from the free edge to the outside of the bend. */
  readonly flanges: readonly Measurement[];
  /** Distances from the edge of a hole to the start of the bend. */
  readonly holesToBends: readonly Measurement[];
  /** The triangles of both faces of each round bend. */
  readonly bendFaces: ReadonlySet<number>;
}

/** Why a part is not a sheet: a place that is thicker than the rest, a dome, or a closed corner. */
export interface NoSheet {
  readonly place: Measurement | undefined;
}

/** The smallest share of the surface that has the thickness of the sheet. The rest are edges. */
const MIN_SKIN = 0.6;
const SAME_THICKNESS = 0.04;
/** The largest sphere in a sharp bend has a diameter of 1.17 thicknesses. */
const MAX_THICKNESS = 1.25;
const MAX_SHEET_THICKNESS = 12;
/** For each body. A cube has 6. */
const MIN_AREA_IN_SQUARE_THICKNESSES = 20;

/**
 * Recognizes a sheet: most of the surface has one thickness to the opposite face, and no sphere in it is larger.
 */
export function recognizeSheet(part: Part, walls: Walls, holes: readonly Hole[]): Sheet | NoSheet {
  const thickness = commonThickness(part, walls);
  if (thickness === undefined || thickness > MAX_SHEET_THICKNESS) return { place: walls.largest };
  const bodies = part.mesh.bodies.length;
  if (sumAreas(part.samples) < bodies * MIN_AREA_IN_SQUARE_THICKNESSES * thickness ** 2)
    return { place: walls.largest };
  if (walls.largest !== undefined && walls.largest.value > MAX_THICKNESS * thickness)
    return { place: walls.largest };
  if (part.voids.length > 0) return { place: walls.largest };
  const dome = findDome(part);
  if (dome) return { place: dome };
  const bends = findBends(part, thickness);
  const closed = closedBend(part, bends);
  if (closed) return { place: { value: 0, place: closed.place, area: closed.area } };
  return {
    thickness,
    bendRadii: bends.map(({ radius, place, area }) => ({ value: radius, place, area })),
    flanges: shortestOfEach(bends.flatMap((bend) => flangesOf(part, bend, bends, thickness))),
    bendFaces: new Set(bends.flatMap(({ faces }) => faces)),
    holesToBends: holes.flatMap((hole) => distancesToBends(part, hole, bends)),
  };
}

/** The thickness of most of the surface; undefined if there is none. */
function commonThickness({ samples }: Part, { through }: Walls): number | undefined {
  const measured = samples
    .map(({ area }, index) => ({ area, value: through[index] ?? Infinity }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((a, b) => a.value - b.value);
  const total = samples.reduce((sum, { area }) => sum + area, 0);
  let best = { area: 0, value: 0 };
  let start = 0;
  let area = 0;
  for (const spot of measured) {
    area += spot.area;
    for (; (measured[start]?.value ?? spot.value) < spot.value * (1 - 2 * SAME_THICKNESS); start += 1)
      area -= measured[start]?.area ?? 0;
    if (area > best.area * 1.001) best = { area, value: spot.value };
  }
  if (best.area < MIN_SKIN * total) return undefined;
  const same = measured.filter(
    ({ value }) => value <= best.value && value >= best.value * (1 - 2 * SAME_THICKNESS),
  );
  const half = same.reduce((sum, spot) => sum + spot.area, 0) / 2;
  let sum = 0;
  return same.find((spot) => (sum += spot.area) >= half)?.value;
}

/**
 * Finds a bend between flats that other bends already connect: the closed corner of a molded tray, or a closed tube. Such a part cannot be
 * unfolded. Two bends between the same two flats are one bend that a cutout divides.
 */
function closedBend({ planes: { planes } }: Part, bends: readonly Bend[]): Bend | undefined {
  const connected = new DisjointSets(planes.length);
  const pairs = new Set<string>();
  return bends.find(({ sides }) => {
    const [a, b] = sides.map(({ plane }) => plane).toSorted((first, second) => first - second);
    if (a === undefined || b === undefined || sides.length !== 2 || pairs.has(`${a} ${b}`)) return false;
    pairs.add(`${a} ${b}`);
    return !connected.join(a, b);
  });
}

/** The outside length of a flange: the bend plus the flat beside it, up to the next bend or the free edge. */
function flangesOf(part: Part, bend: Bend, bends: readonly Bend[], thickness: number): Measurement[] {
  return bend.sides.flatMap(({ plane, point, normal }) => {
    const flat = part.planes.planes[plane];
    if (flat === undefined) return [];
    const isBetweenBends = bends.some(
      (other) => other !== bend && other.sides.some((side) => side.plane === plane),
    );
    if (isBetweenBends) return [];
    const outward = awayFromBend(part, bend, normal);
    let farthest = 0;
    for (const triangle of flat.triangles)
      for (let corner = 0; corner < 3; corner += 1)
        farthest = Math.max(
          farthest,
          dot(subtract(pointOf(part.mesh, vertexAt(part.mesh, triangle, corner)), point), outward),
        );
    return [
      { value: farthest + bend.radius + thickness, place: placeOf(part, flat.triangles), area: flat.area },
    ];
  });
}

/** One measurement for each flat: a bend may consist of several faces. */
function shortestOfEach(flanges: readonly Measurement[]): Measurement[] {
  const byFlat = Map.groupBy(flanges, ({ place }) => place.triangles[0]);
  return [...byFlat.values()].flatMap((own) => own.toSorted((a, b) => a.value - b.value).slice(0, 1));
}

/** The direction in a flat side that leads away from the bend. */
function awayFromBend({ planes }: Part, bend: Bend, normal: Vector): Vector {
  const across = normalize(cross(normal, bend.axis));
  const other = bend.sides.find((side) => side.normal !== normal) ?? bend.sides[0];
  const otherNormal = planes.planes[other?.plane ?? 0]?.normal ?? normal;
  return dot(across, otherNormal) > 0 ? across : scale(across, -1);
}

/** The distances of a hole in a flat from the bends beside it. Only a hole in front of a bend, not one beside or through it, has a distance. */
function distancesToBends(part: Part, { cylinder, diameter }: Hole, bends: readonly Bend[]): Measurement[] {
  return bends.flatMap((bend) =>
    bend.sides.flatMap(({ point, normal, plane }) => {
      if (Math.abs(dot(normal, cylinder.axis)) < 0.99) return [];
      const touches = cylinder.triangles.some((triangle) =>
        [0, 1, 2].some((edge) => {
          const neighbor = neighborOf(part.mesh, triangle, edge);
          return neighbor !== NONE && indexAt(part.planes.planeOf, neighbor) === plane;
        }),
      );
      if (!touches) return [];
      const along = dot(cylinder.center, bend.axis);
      if (along < bend.span[0] - cylinder.radius || along > bend.span[1] + cylinder.radius) return [];
      const away = dot(subtract(cylinder.center, point), awayFromBend(part, bend, normal));
      if (away < cylinder.radius) return [];
      // Rules give the distance as multiples of the thickness, plus the radius of the bend.
      return [
        {
          value: Math.max(0, away - cylinder.radius - bend.radius),
          place: diameter.place,
          area: diameter.area,
        },
      ];
    }),
  );
}
