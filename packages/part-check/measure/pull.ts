import { degrees, radians } from "../mesh/math/angles.ts";
import { indexAt, numberAt } from "../mesh/math/typed-arrays.ts";
import { dot, scale, type Vector } from "../mesh/math/vector.ts";
import { GRAZING, isFree, liftedPoint } from "./access.ts";
import { cylinderAt, type Part } from "./part.ts";
import { isSignificant } from "./reach.ts";
import { everyNth, type Sample } from "./samples.ts";
import { areasOfRegions, joinSpots, sumAreas, type Measurement, type Spot } from "./spots.ts";

export interface Pull {
  readonly direction: Vector;
  /** Faces that neither half of a mold reaches. The value is their rank, from 0. */
  readonly undercuts: readonly Measurement[];
  /** The draft angle of each face in degrees, if it is less than 5°. */
  readonly drafts: readonly Spot[];
}

const SAMPLES_TO_CHOOSE = 3000;
const MAX_SAMPLES = 15_000;
const MAX_DIRECTIONS = 6;
/** Undercut areas that differ by less are equal. As a share of the surface. */
const SAME_AREA = 1e-3;
/** More draft than any rule asks for. */
const MAX_DRAFT = 5;
const ALONG_AXIS_COS = Math.cos(radians(0.1));

/**
 * Measures the undercuts and the draft along the direction in which a mold opens. A face is an undercut if neither half of the mold reaches
 * it (M. Fu, J. Fuh and A. Nee, “Undercut feature recognition in an injection mould design system”, 1999, in terms of rays).
 */
export function measurePull(part: Part): Pull {
  const direction = pullDirection(part);
  const undercuts: Spot[] = [];
  const drafts: Spot[] = [];
  for (const sample of everyNth(part.samples, MAX_SAMPLES)) {
    const { point, triangle, area } = sample;
    const angle = draftOf(part, sample, direction);
    if (isUndercut(part, sample, direction)) undercuts.push({ value: 0, point, triangle, area });
    else if (angle < MAX_DRAFT) drafts.push({ value: angle, point, triangle, area });
  }
  return { direction, undercuts: measureUndercuts(part, undercuts), drafts };
}

/**
 * The direction of a flat face or cylinder with the smallest undercut area, and among equals the one with the smallest area without draft.
 */
function pullDirection(part: Part): Vector {
  const samples = everyNth(part.samples, SAMPLES_TO_CHOOSE);
  const candidates = [...part.frame, ...part.directions.slice(0, MAX_DIRECTIONS)].map((direction) => ({
    direction,
    undercut: sumAreas(samples.filter((sample) => isUndercut(part, sample, direction))),
    upright: sumAreas(samples.filter(({ normal }) => Math.abs(dot(normal, direction)) < GRAZING)),
  }));
  const equal = SAME_AREA * sumAreas(samples);
  const [best] = candidates.toSorted((a, b) =>
    Math.abs(a.undercut - b.undercut) > equal ? a.undercut - b.undercut : a.upright - b.upright,
  );
  return best?.direction ?? part.frame[0];
}

/** The draft angle of the true face. A single facet of a round face may have a larger or smaller angle. */
function draftOf(part: Part, { triangle, normal }: Sample, direction: Vector): number {
  const cylinder = cylinderAt(part, triangle);
  const isAlong = cylinder !== undefined && Math.abs(dot(cylinder.axis, direction)) > ALONG_AXIS_COS;
  const angle = isAlong
    ? Math.atan(Math.abs(cylinder.slope))
    : Math.asin(Math.min(1, Math.abs(dot(normal, direction))));
  return degrees(angle);
}

/** A completely hidden face is the undercut itself. A partly hidden one lies in its shadow. */
function measureUndercuts(part: Part, spots: readonly Spot[]): Measurement[] {
  const areas = areasOfRegions(part);
  const isWhole = ({ place, area }: Measurement) =>
    area > 0.8 * numberAt(areas, indexAt(part.regions.regionOf, indexAt(place.triangles, 0)));
  return joinSpots(part, spots, () => false)
    .filter((place) => isSignificant(part, place))
    .toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b.area - a.area)
    .map(({ place, area }, index) => ({ value: index, place, area }));
}

function isUndercut(part: Part, sample: Sample, direction: Vector): boolean {
  const lean = dot(sample.normal, direction);
  const start = liftedPoint(part, sample);
  if (lean > -GRAZING && isFree(part, start, direction, sample.triangle)) return false;
  return !(lean < GRAZING && isFree(part, start, scale(direction, -1), sample.triangle));
}
