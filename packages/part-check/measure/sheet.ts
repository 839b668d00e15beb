import { indexAt } from "../mesh/math/typed-arrays.ts";
import { cross, dot, lengthOf, normalize, scale, subtract, type Vector } from "../mesh/math/vector.ts";
import { neighborOf, NONE, normalOf, pointOf, vertexAt } from "../mesh/mesh.ts";
import type { Cylinder } from "../mesh/shapes/cylinder.ts";
import { findingTexts } from "../words.ts";
import { type Bend, countStrokes, findBends } from "./bends.ts";
import { findDome } from "./dome.ts";
import type { Hole } from "./holes.ts";
import type { Part } from "./part.ts";
import type { Rib } from "./ribs.ts";
import { placeOf, sumAreas, type Measurement } from "./spots.ts";
import { collarsOf, findClosed } from "./unfold.ts";
import type { Walls } from "./walls.ts";

export interface Sheet {
  readonly thickness: number;
  /** Inside radii; 0 for a sharp bend. */
  readonly bendRadii: readonly Measurement[];
  /** How often it is bent. */
  readonly strokes: number;
  /** Lengths from the free edge to the outside of the bend. */
  readonly flanges: readonly Measurement[];
  /** Distances from the edge of a hole to the start of the bend. */
  readonly holesToBends: readonly Measurement[];
  /** The triangles of both faces of each round bend. */
  readonly bendFaces: ReadonlySet<number>;
  /** Places of another thickness, which do not come from the sheet. */
  readonly steps: readonly Measurement[];
}

/** Why a part is not a sheet, and the place that shows it. */
export interface NoSheet {
  readonly reason: Measurement;
}

/**
 * The smallest and the largest share of the volume that lies between opposite faces at the distance of the thickness. A standoff or a milled
 * step leaves it below 1; a bar and a cube, where several pairs of faces have this distance, are above.
 */
const MIN_SHEET = 0.9;
const MAX_SHEET = 1.2;
const SAME_THICKNESS = 0.04;
/** The largest sphere in a sharp bend has a diameter of 1.17 thicknesses. */
const MAX_THICKNESS = 1.21;
const MAX_SHEET_THICKNESS = 12;
/** A cube has 6, and a block of 3 × 2 × 1 has 22. */
const MIN_AREA_IN_SQUARE_THICKNESSES = 30;
/** How far the two bends of a T-shaped joint are apart, in thicknesses. */
const MAX_JOINT = 1.5;
/** A round face that is longer, in thicknesses, is no rim of the sheet but a standoff or a stud. A hub is shorter, and faces one side. */
const MIN_INSERT = 1.1;
const MIN_HUB = 0.5;
/** A collar that is drawn out of the sheet around a hole is thinner. In thicknesses. */
const MAX_DRAWN = 0.8;
/** What covers more of one side of the sheet is no insert. */
const MAX_FOOTPRINT = 0.1;
/** A round face around more of the sheet is its own rim. */
const RIM = 0.5;
/** A sheet with a smaller share of other material has chamfers or countersinks. */
const MIN_STEP = 0.06;
/** Thinner places than a tenth of the thickness are sharp edges. */
const THINNEST_STEP = 0.1;
const THICKEST_STEP = 0.85;
/** The smallest share of the surface of a tube that is round. */
const MIN_ROUND = 0.6;

/** The findings about the sheet, by their reasons. */
const FINDINGS = {
  solid: findingTexts("solidNoSheet"),
  uneven: findingTexts("unevenSheet"),
  tooThick: findingTexts("plate"),
  bar: findingTexts("barNoSheet"),
  tube: findingTexts("tubeNoSheet"),
  closed: findingTexts("closedSheet"),
  dome: findingTexts("domeNoSheet"),
  web: findingTexts("webOnSheet"),
  cavity: findingTexts("cavityInSheet"),
  insert: findingTexts("thickerThanSheet"),
  step: findingTexts("thinnerThanSheet"),
} as const;

/**
 * Recognizes a sheet: nearly all of its volume lies between opposite faces at one distance, and it unfolds to a flat. `findWebs` returns ribs
 * that stand on a wall, and is called for what looks like a sheet so far.
 */
export function recognizeSheet(
  part: Part,
  walls: Walls,
  holes: readonly Hole[],
  volume: number,
  findWebs: () => readonly Rib[],
): Sheet | NoSheet {
  const { thickness, skin } = commonThickness(part, walls);
  const share = volume > 0 ? (thickness * skin) / 2 / volume : 0;
  const isNot = (reason: keyof typeof FINDINGS, place = walls.largest) => ({
    reason: { value: 0, area: 0, ...(place ?? { place: placeOf(part, []) }), texts: FINDINGS[reason] },
  });
  if (share > MAX_SHEET) return isNot(isLong(part, thickness) ? "bar" : "solid");
  if (share < MIN_SHEET) return isNot(share < MIN_SHEET / 2 ? "solid" : "uneven");
  if (sumAreas(part.samples) < MIN_AREA_IN_SQUARE_THICKNESSES * thickness ** 2) return isNot("solid");
  if (thickness > MAX_SHEET_THICKNESS) return isNot("tooThick");
  if (part.voids.length > 0) return isNot("cavity");
  const closed = findClosed(part, thickness);
  const dome = findDome(part);
  if (closed && dome) return isNot("dome", dome);
  if (closed) return isNot(isRound(part) ? "tube" : "closed", closed);
  const inserts = insertsOf(part, thickness);
  const hub = inserts.find(({ footprint }) => footprint > MAX_FOOTPRINT);
  if (hub) return isNot("uneven", hub);
  const bends = findBends(part, thickness);
  const web = jointOf(bends, thickness) ?? findWebs()[0]?.thickness;
  if (web) return isNot("web", web);
  return {
    thickness,
    bendRadii: bends.map(({ radius, place, area }) => ({ value: radius, place, area })),
    strokes: countStrokes(bends, thickness),
    flanges: shortestOfEach(bends.flatMap((bend) => flangesOf(part, bend, bends, thickness))),
    bendFaces: new Set(bends.flatMap(({ faces }) => faces)),
    holesToBends: holes.flatMap((hole) => distancesToBends(part, hole, bends)),
    steps: inserts.length > 0 ? inserts.map(asInsert) : stepsOf(walls, thickness, share),
  };
}

/** The thickness that most of the surface has, and the area that has it. */
function commonThickness({ samples }: Part, { through }: Walls): { thickness: number; skin: number } {
  const measured = samples
    .map(({ area }, index) => ({ area, value: through[index] ?? Infinity }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((a, b) => a.value - b.value);
  let best = { area: 0, value: 0 };
  let start = 0;
  let area = 0;
  for (const spot of measured) {
    area += spot.area;
    for (; (measured[start]?.value ?? spot.value) < spot.value * (1 - 2 * SAME_THICKNESS); start += 1)
      area -= measured[start]?.area ?? 0;
    if (area > best.area * 1.001) best = { area, value: spot.value };
  }
  const same = measured.filter(
    ({ value }) => value <= best.value && value >= best.value * (1 - 2 * SAME_THICKNESS),
  );
  const half = best.area / 2;
  let sum = 0;
  return { skin: best.area, thickness: same.find((spot) => (sum += spot.area) >= half)?.value ?? 0 };
}

/** Whether most of the surface is round. */
function isRound({ cylinders, samples }: Part): boolean {
  return sumAreas(cylinders) > MIN_ROUND * sumAreas(samples);
}

function isLong({ mesh }: Part, thickness: number): boolean {
  return mesh.diagonal > 4 * thickness;
}

/** A bend at a T-shaped joint: another bend is on the other side of the same flat, and both inner sides face away from each other. */
function jointOf(bends: readonly Bend[], thickness: number): Measurement | undefined {
  const bend = bends.find((one) =>
    bends.some((other) => {
      const offset = subtract(one.place.point, other.place.point);
      if (lengthOf(cross(offset, one.axis)) > MAX_JOINT * thickness + one.radius + other.radius) return false;
      return one.sides.some(({ normal }) =>
        other.sides.some((side) => dot(side.normal, normal) < -0.99 && dot(offset, normal) > thickness / 2),
      );
    }),
  );
  return bend && { value: 0, place: bend.place, area: bend.area };
}

/** A standoff, stud or hub, and the share of one side of the sheet that it covers. */
interface Insert extends Measurement {
  readonly footprint: number;
}

/** Closed round faces that stand on a sheet, other than collars that are drawn out of it. */
function insertsOf(part: Part, thickness: number): Insert[] {
  const side = sumAreas(part.samples) / 2;
  return collarsOf(part).flatMap((collar) => {
    const { isConcave, length, radius, area, triangles } = collar;
    const footprint = (Math.PI * radius ** 2) / side;
    const isHub = length > MIN_HUB * thickness && facesOneSide(part, collar);
    if (isConcave || footprint > RIM || !(length > MIN_INSERT * thickness || isHub)) return [];
    const isDrawn = part.cylinders.some(
      (hole) => isInside(hole, collar) && radius - hole.radius < MAX_DRAWN * thickness,
    );
    const place = placeOf(part, triangles);
    return isDrawn ? [] : [{ value: length, area, place, footprint }];
  });
}

function asInsert(place: Measurement): Measurement {
  return { ...place, texts: FINDINGS.insert, severity: "change" };
}

/** Whether the flat faces at both ends of a round face look to the same side, as those of a hub and of the sheet below it do. */
function facesOneSide({ mesh }: Part, { axis, triangles }: Cylinder): boolean {
  const own = new Set(triangles);
  const sides = new Set<number>();
  for (const triangle of triangles)
    for (let edge = 0; edge < 3; edge += 1) {
      const neighbor = neighborOf(mesh, triangle, edge);
      if (neighbor === NONE || own.has(neighbor)) continue;
      const lean = dot(normalOf(mesh, neighbor), axis);
      if (Math.abs(lean) > 0.9) sides.add(Math.sign(lean));
    }
  return sides.size === 1;
}

function isInside(hole: Cylinder, { axis, center, radius }: Cylinder): boolean {
  return (
    hole.isConcave &&
    Math.abs(dot(hole.axis, axis)) > 0.99 &&
    lengthOf(cross(subtract(hole.center, center), axis)) < 0.1 * radius
  );
}

/** What a sheet has besides one thickness: a place that is thicker, or a milled step. Each needs a second operation. */
function stepsOf({ largest, walls }: Walls, thickness: number, share: number): Measurement[] {
  if (largest !== undefined && largest.value > MAX_THICKNESS * thickness) return [asInsert(largest)];
  if (1 - share < MIN_STEP) return [];
  const thin = walls.filter(
    ({ value }) => value > THINNEST_STEP * thickness && value < THICKEST_STEP * thickness,
  );
  const [widest] = thin.toSorted((a, b) => b.area - a.area);
  if (widest === undefined) return [];
  const { value, point, triangle, area } = widest;
  return [
    {
      value,
      area,
      place: { point, triangles: Uint32Array.of(triangle) },
      texts: FINDINGS.step,
      severity: "change",
    },
  ];
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
