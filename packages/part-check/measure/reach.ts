import { indexAt } from "../mesh/math/typed-arrays.ts";
import { dot, scale, type Vector } from "../mesh/math/vector.ts";
import type { Thread } from "../mesh/shapes/threads.ts";
import type { Machining } from "../result.ts";
import { type FindingTexts, findingTexts } from "../words.ts";
import { openTest, sidesOf } from "./access.ts";
import type { Hole } from "./holes.ts";
import type { Part } from "./part.ts";
import { everyNth, type Sample } from "./samples.ts";
import { joinSpots, type Measurement, type Spot } from "./spots.ts";
import { awayFrom, isTurnedAt, type Turned } from "./turned.ts";

export interface Reach {
  /** Faces that no straight tool reaches, and faces that need a fourth or fifth axis. The value is their area in mm². */
  readonly faces: readonly Measurement[];
  /** How the part is machined. Undefined if some face is hidden from every tool. */
  readonly machining: Machining | undefined;
}

const MAX_SAMPLES = 15_000;
/** Only this many directions of flat and round faces, those with the largest faces, are tried. */
const MAX_DIRECTIONS = 24;
const MAX_HOLES = 40;
const SAME_DIRECTION_COS = 0.9998;
/** A rotary table turns all directions at a right angle to its axis to the tool. The sine of the angle. */
const ACROSS = 0.02;
/** In mm². Smaller areas are the ends of fillets. */
const MIN_AREA = 0.4;
/** A single hidden triangle in a curved face with at least this many triangles is damaged. */
const FINELY_MESHED = 50;

const FINDINGS = {
  groove: findingTexts("groove"),
  "4-axis": findingTexts("fourAxes"),
  "5-axis": findingTexts("fiveAxes"),
} as const;

/** A spot that is open to no side, and the direction from which a tool reaches it. */
interface AngledSpot extends Spot {
  readonly direction: Vector;
}

/**
 * Finds faces that are hidden from all six sides. A tool reaches them along the axis of a hole, along the normal of a flat face, toward the
 * axis of a turned part, or at a right angle to the face itself: with four axes if one rotary table turns to all of these directions,
 * otherwise with five. What is left, no straight tool reaches. Threads are left out, because taps and thread mills cut them.
 */
export function measureReach(
  part: Part,
  threads: readonly Thread[],
  holes: readonly Hole[],
  turned: Turned | undefined,
): Reach {
  const isThread = new Set(threads.flatMap(({ triangles }) => triangles));
  const isInVoid = new Set(part.voids.flatMap((triangles) => [...triangles]));
  const sides = sidesOf(part);
  const directions = directionsOf(part, holes, sides);
  const hidden: Spot[] = [];
  const grooves: Spot[] = [];
  const angled: AngledSpot[] = [];
  for (const sample of everyNth(part.samples, MAX_SAMPLES)) {
    if (isThread.has(sample.triangle)) continue;
    const isOpenTo = isInVoid.has(sample.triangle) ? () => false : openTest(part, sample);
    if (sides.some(isOpenTo)) continue;
    const { point, triangle, area } = sample;
    const spot = { value: 0, point, triangle, area };
    const direction = [...directions, ...ownDirections(sample, turned)].find(isOpenTo);
    if (direction !== undefined) angled.push({ ...spot, direction });
    else if (turned !== undefined && isTurnedAt(sample, turned.axis, turned.center)) grooves.push(spot);
    else hidden.push(spot);
  }
  const unreachable = facesOf(part, hidden);
  const tilted = facesOf(part, angled);
  const significant = new Set(tilted.flatMap(({ place }) => [...place.triangles]));
  const machining = machiningOf(
    part,
    angled.filter(({ triangle }) => significant.has(triangle)),
    turned,
  );
  const texts = machining === "4-axis" || machining === "5-axis" ? FINDINGS[machining] : undefined;
  return {
    machining: unreachable.length > 0 ? undefined : machining,
    faces: [
      ...unreachable,
      ...facesOf(part, grooves).map((face) => asAdvice(face, FINDINGS.groove)),
      ...(texts === undefined ? [] : tilted.map((face) => asAdvice(face, texts))),
    ],
  };
}

function asAdvice(face: Measurement, texts: FindingTexts): Measurement {
  return { ...face, texts, severity: "advice" };
}

/** The directions of flat faces, cylinders and holes, other than those of the six sides. */
function directionsOf(part: Part, holes: readonly Hole[], sides: readonly Vector[]): Vector[] {
  const found: Vector[] = [];
  const add = (direction: Vector) => {
    if (![...sides, ...found].some((known) => dot(known, direction) > SAME_DIRECTION_COS))
      found.push(direction);
  };
  const axes = holes.slice(0, MAX_HOLES).map(({ cylinder }) => cylinder.axis);
  for (const direction of [...axes, ...part.directions.slice(0, MAX_DIRECTIONS)]) {
    add(direction);
    add(scale(direction, -1));
  }
  return found;
}

/** The directions toward the axis of a turned part, and at a right angle to the face. */
function ownDirections({ point, normal }: Sample, turned: Turned | undefined): Vector[] {
  return turned === undefined ? [normal] : [awayFrom(turned.axis, turned.center, point), normal];
}

/** How a part is machined whose faces are open to the six sides or at these spots. */
function machiningOf({ frame }: Part, angled: readonly AngledSpot[], turned: Turned | undefined): Machining {
  const turnsTo = (axis: Vector) => angled.every(({ direction }) => Math.abs(dot(direction, axis)) < ACROSS);
  if (turned !== undefined && turnsTo(turned.axis)) return "turning";
  if (angled.length === 0) return "3-axis";
  return frame.some(turnsTo) ? "4-axis" : "5-axis";
}

/** The smooth faces with these spots, largest first. */
function facesOf(part: Part, spots: readonly Spot[]): Measurement[] {
  return joinSpots(part, spots, () => false)
    .filter(significanceTest(part))
    .map(({ place, area }) => ({ value: area, place, area }))
    .toSorted((a, b) => b.area - a.area);
}

/** Tells of hidden spots whether they are a feature of the part rather than noise in its mesh. */
export function significanceTest({ regions }: Pick<Part, "regions">): (spots: Measurement) => boolean {
  const sizes = new Uint32Array(regions.count);
  for (const region of regions.regionOf) sizes[region] = indexAt(sizes, region) + 1;
  return ({ area, place: { triangles } }) => {
    if (area < MIN_AREA) return false;
    if (triangles.length > 1) return true;
    return indexAt(sizes, indexAt(regions.regionOf, indexAt(triangles, 0))) < FINELY_MESHED;
  };
}
