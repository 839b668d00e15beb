import { degrees, radians } from "../mesh/math/angles.ts";
import { indexAt, numberAt } from "../mesh/math/typed-arrays.ts";
import { along, cross, dot, perpendicularTo, scale, type Vector } from "../mesh/math/vector.ts";
import { isHole } from "../mesh/shapes/cylinder.ts";
import type { Thread } from "../mesh/shapes/threads.ts";
import { findingTexts } from "../words.ts";
import { clearance, GRAZING, isFree, openTest, liftedPoint, sidesOf } from "./access.ts";
import { cylinderAt, type Part } from "./part.ts";
import { significanceTest } from "./reach.ts";
import { everyNth, type Sample } from "./samples.ts";
import { areasOfRegions, joinSpots, sumAreas, type Measurement, type Spot } from "./spots.ts";

export interface Pull {
  readonly direction: Vector;
  /** Faces that neither half of a mold reaches. The value is their rank, from 0. */
  readonly undercuts: readonly Measurement[];
  /** The draft angle of each face in degrees, if it is less than 5°. */
  readonly drafts: readonly Spot[];
  /** Whether a good part of the upright faces has draft. A model without any is not designed for a mold yet. */
  readonly hasDraft: boolean;
}

const SAMPLES_TO_CHOOSE = 3000;
const MAX_SAMPLES = 15_000;
const MAX_DIRECTIONS = 6;
/** Undercut areas that differ by less are equal. As a share of the surface. */
const SAME_AREA = 1e-3;
/** More draft than any rule asks for. */
const MAX_DRAFT = 5;
/** In degrees. Less is none. */
const SOME_DRAFT = 0.2;
/** A model in which more of the upright faces have no draft has none yet. */
const MAX_WITHOUT_DRAFT = 0.7;
/** An undercut that no side action reaches stops a mold if it is larger than this, in mm² and as a share of the surface. */
const MIN_HIDDEN = 4;
const MIN_HIDDEN_SHARE = 2e-3;
/** How far a lifter moves, in mm, and the number of directions that are tried. */
const LIFTER_TRAVEL = 5;
const SIDEWAYS = 8;
const ALONG_AXIS_COS = Math.cos(radians(0.1));
const SAME_DIRECTION_COS = Math.cos(radians(1));
/** Walls with draft turn the axes of a part a little. A chamfer leans over by more. */
const NEAR_AXIS_COS = Math.cos(radians(10));

/**
 * Measures the undercuts and the draft along the direction in which a mold opens. A face is an undercut if neither half of the mold reaches
 * it (M. Fu, J. Fuh and A. Nee, “Undercut feature recognition in an injection mould design system”, 1999, in terms of rays).
 */
export function measurePull(part: Part, threads: readonly Thread[]): Pull {
  const direction = pullDirection(part);
  const isThread = new Set(threads.flatMap(({ triangles }) => triangles));
  const isInVoid = new Set(part.voids.flatMap((triangles) => [...triangles]));
  const sideActions = sideActionsOf(part);
  const undercuts: Spot[] = [];
  const hidden: Spot[] = [];
  const drafts: Spot[] = [];
  for (const sample of everyNth(part.samples, MAX_SAMPLES)) {
    const { point, triangle, area } = sample;
    const angle = draftOf(part, sample, direction);
    const spot = { value: angle, point, triangle, area };
    if (!isUndercut(part, sample, direction)) {
      if (angle < MAX_DRAFT) drafts.push(spot);
      continue;
    }
    const isMoldable =
      !isInVoid.has(triangle) &&
      (isThread.has(triangle) ||
        [...sideActions, sample.normal].some(openTest(part, sample)) ||
        isLifted(part, sample, direction));
    (isMoldable ? undercuts : hidden).push(spot);
  }
  const withoutDraft = sumAreas(drafts.filter(({ value }) => value < SOME_DRAFT));
  return {
    direction,
    undercuts: [...hiddenUndercuts(part, hidden), ...measureUndercuts(part, undercuts)],
    drafts,
    hasDraft: withoutDraft <= MAX_WITHOUT_DRAFT * sumAreas(drafts),
  };
}

/** The directions in which the slides of a mold move: those of the largest faces, and of the holes, which a slide leaves along their axis. */
export function sideActionsOf(part: Part): Vector[] {
  const holes = part.cylinders.filter(isHole);
  const isOfHole = (direction: Vector) =>
    holes.some(({ axis }) => Math.abs(dot(axis, direction)) > SAME_DIRECTION_COS);
  const directions = [
    ...part.directions.slice(0, MAX_DIRECTIONS),
    ...part.directions.slice(MAX_DIRECTIONS).filter(isOfHole).slice(0, MAX_DIRECTIONS),
  ];
  return [...sidesOf(part), ...directions.flatMap((side) => [side, scale(side, -1)])];
}

/** Whether a lifter moves sideways out of an undercut, by a few millimeters, until it is free along the pull direction. */
function isLifted(part: Part, sample: Sample, pull: Vector): boolean {
  const start = liftedPoint(part, sample);
  const first = perpendicularTo(pull);
  const second = cross(pull, first);
  return Array.from({ length: SIDEWAYS }, (_, index) => (2 * Math.PI * index) / SIDEWAYS).some((angle) => {
    const sideways = along(scale(first, Math.cos(angle)), second, Math.sin(angle));
    if (clearance(part, start, sideways, sample.triangle) < LIFTER_TRAVEL) return false;
    return [0.5, 1].some((share) => {
      const moved = along(start, sideways, share * LIFTER_TRAVEL);
      return [pull, scale(pull, -1)].some((out) => isFree(part, moved, out, sample.triangle));
    });
  });
}

/** Undercuts that no side action reaches. Small ones are flexible snaps, or are closed off in the mold. */
function hiddenUndercuts(part: Part, spots: readonly Spot[]): Measurement[] {
  const least = Math.max(MIN_HIDDEN, MIN_HIDDEN_SHARE * sumAreas(part.samples));
  return measureUndercuts(part, spots).map((undercut) =>
    undercut.area < least ? undercut : Object.assign({}, undercut, HIDDEN),
  );
}

const HIDDEN = {
  severity: "unsuitable",
  texts: findingTexts("hiddenUndercut"),
} as const;

/**
 * The direction in which a mold opens: that of a flat face or cylinder with the smallest undercut area. Among equal ones, an axis of the part
 * comes first, then the direction with the least area without draft. Without the axes, the normal of a chamfer would often win: no face is
 * parallel to it, but no mold opens along it.
 */
function pullDirection(part: Part): Vector {
  const samples = everyNth(part.samples, part.share * SAMPLES_TO_CHOOSE);
  const candidates = [...part.frame, ...part.directions.slice(0, MAX_DIRECTIONS)].map((direction) => ({
    direction,
    isAxis: part.frame.some((axis) => Math.abs(dot(axis, direction)) > NEAR_AXIS_COS),
    undercut: sumAreas(samples.filter((sample) => isUndercut(part, sample, direction))),
    upright: sumAreas(samples.filter(({ normal }) => Math.abs(dot(normal, direction)) < GRAZING)),
  }));
  const equal = SAME_AREA * sumAreas(samples);
  const [best] = candidates.toSorted((a, b) =>
    Math.abs(a.undercut - b.undercut) > equal
      ? a.undercut - b.undercut
      : Number(b.isAxis) - Number(a.isAxis) || a.upright - b.upright,
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
    .filter(significanceTest(part))
    .toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b.area - a.area)
    .map(({ place, area }, index) => ({ value: index, place, area }));
}

function isUndercut(part: Part, sample: Sample, direction: Vector): boolean {
  const lean = dot(sample.normal, direction);
  const start = liftedPoint(part, sample);
  if (lean > -GRAZING && isFree(part, start, direction, sample.triangle)) return false;
  return !(lean < GRAZING && isFree(part, start, scale(direction, -1), sample.triangle));
}
