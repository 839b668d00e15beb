import { along, cross, dot, lengthOf, normalize, subtract, type Vector } from "../mesh/math/vector.ts";
import { cornerOf } from "../mesh/mesh.ts";
import { type Cylinder, isHole } from "../mesh/shapes/cylinder.ts";
import type { TurnedShape } from "../result.ts";
import { findHexagonalBar, type HexagonalBar } from "./hexagonal-bar.ts";
import type { Part } from "./part.ts";
import { everyNth, type Sample } from "./samples.ts";
import { placeOf, sumAreas, type Measurement } from "./spots.ts";

/** A part that is round about one axis, but for holes, flats and keyways across it, and for the flats of a hexagonal bar. */
export interface Turned {
  readonly axis: Vector;
  /** A point on the axis. */
  readonly center: Vector;
  readonly diameter: number;
  readonly length: number;
  /** Whether it has holes or flats that a live tool cuts beside the axis. */
  readonly hasCrossFeatures: boolean;
  /** Undefined if it is cut from a round bar. */
  readonly hexagon: HexagonalBar | undefined;
  /** The length divided by the mean outside diameter. */
  readonly slenderness: Measurement;
}

const MAX_SAMPLES = 2000;
/** Only the axes of this many of the largest round faces are tried. */
const MAX_AXES = 4;
/** The normal of a turned face lies in the plane of the axis, within this sine. The flank of a thread leans out of it by its lead angle. */
const IN_PLANE = 0.12;
const ACROSS = 0.99;
/** The smallest share of the faces that are not at a right angle to the axis, and of the round faces outside. */
const MIN_TURNED = 0.7;
const MIN_OUTSIDE = 0.3;
const MAX_ONE_SIDED = 0.25;
/** A larger share of the surface beside the axis is a feature and not the mesh. */
const MIN_CROSS = 0.002;
/** The length is divided into this many slices, whose radii are averaged. */
const SLICES = 24;

/**
 * Recognizes a turned part: most of its faces are round about one axis, outside too, flat across it, or flats of the hexagonal bar that it is
 * cut from.
 */
export function findTurned(part: Part): Turned | undefined {
  const samples = everyNth(part.samples, MAX_SAMPLES);
  const largest = part.cylinders.toSorted((a, b) => b.area - a.area).slice(0, MAX_AXES);
  for (const cylinder of largest) {
    const turned = turnedAbout(part, cylinder, samples);
    if (turned !== undefined) return turned;
  }
  return undefined;
}

/** What a result says of a turned part. */
export function turnedShapeOf({ diameter, length, hasCrossFeatures, hexagon }: Turned): TurnedShape {
  return {
    diameter,
    length,
    hasCrossFeatures,
    ...(hexagon && { hexagon: { acrossFlats: hexagon.acrossFlats, area: hexagon.area } }),
  };
}

function turnedAbout(part: Part, { axis, center }: Cylinder, samples: readonly Sample[]): Turned | undefined {
  const hexagon = findHexagonalBar(part, axis);
  const beside = samples.filter(({ normal }) => Math.abs(dot(normal, axis)) < ACROSS);
  const round = beside.filter(
    (sample) => hexagon?.triangles.has(sample.triangle) || isTurnedAt(sample, axis, center),
  );
  const outside = round.filter(({ point, normal }) => dot(normal, awayFrom(axis, center, point)) > 0);
  if (sumAreas(round) < MIN_TURNED * sumAreas(beside)) return undefined;
  if (sumAreas(outside) < MIN_OUTSIDE * sumAreas(beside)) return undefined;
  if (!isAllAround(outside, axis, center)) return undefined;
  const { radii, length, start } = profileOf(part, axis, hexagon?.center ?? center);
  const mean = radii.reduce((sum, radius) => sum + radius, 0) / radii.length;
  const radius = Math.max(...radii);
  const hasCrossFeatures =
    sumAreas(beside) - sumAreas(round) > MIN_CROSS * sumAreas(samples) ||
    part.cylinders.some((other) => isHole(other) && !isSameAxis(other, axis, hexagon?.center ?? center));
  return {
    axis,
    center,
    diameter: 2 * radius,
    length,
    hasCrossFeatures,
    hexagon,
    slenderness: {
      value: length / (2 * mean),
      area: sumAreas(samples),
      place: placeOf(part, [], along(center, axis, start + length / 2 - dot(center, axis))),
    },
  };
}

/** Whether a face looks turned at a point: its normal lies in the plane through the axis and the point. */
export function isTurnedAt(
  { point, normal }: Pick<Sample, "point" | "normal">,
  axis: Vector,
  center: Vector,
): boolean {
  return Math.abs(dot(normal, normalize(cross(axis, awayFrom(axis, center, point))))) < IN_PLANE;
}

/** Whether the faces are on all sides of the axis: half a ring is not turned. */
function isAllAround(outside: readonly Sample[], axis: Vector, center: Vector): boolean {
  const sum = outside.reduce<Vector>(
    (total, { point, area }) => along(total, awayFrom(axis, center, point), area),
    [0, 0, 0],
  );
  return lengthOf(sum) < MAX_ONE_SIDED * sumAreas(outside);
}

/** The direction from the axis to a point. */
export function awayFrom(axis: Vector, center: Vector, point: Vector): Vector {
  const offset = subtract(point, center);
  return normalize(along(offset, axis, -dot(offset, axis)));
}

function isSameAxis(cylinder: Cylinder, axis: Vector, center: Vector): boolean {
  return (
    Math.abs(dot(cylinder.axis, axis)) > ACROSS &&
    lengthOf(cross(subtract(cylinder.center, center), axis)) < 0.05 * cylinder.radius
  );
}

/** The outside radius in slices along the axis, and the length. */
function profileOf(
  { mesh }: Part,
  axis: Vector,
  center: Vector,
): { radii: number[]; length: number; start: number } {
  const heights: number[] = [];
  const distances: number[] = [];
  for (let corner = 0; corner < mesh.indices.length; corner += 1) {
    const point = cornerOf(mesh, Math.floor(corner / 3), corner % 3);
    heights.push(dot(point, axis));
    distances.push(lengthOf(cross(subtract(point, center), axis)));
  }
  const start = heights.reduce((least, height) => Math.min(least, height), Infinity);
  const length = heights.reduce((most, height) => Math.max(most, height), -Infinity) - start;
  const radii = Array.from({ length: SLICES }, () => 0);
  for (let triangle = 0; triangle < heights.length / 3; triangle += 1) {
    const own = [0, 1, 2].map((corner) => 3 * triangle + corner);
    const radius = Math.max(...own.map((corner) => distances[corner] ?? 0));
    const slices = own.map((corner) => (((heights[corner] ?? start) - start) / length) * SLICES);
    const last = Math.min(SLICES - 1, Math.floor(Math.max(...slices)));
    for (let slice = Math.floor(Math.min(...slices)); slice <= last; slice += 1)
      radii[slice] = Math.max(radii[slice] ?? 0, radius);
  }
  return { radii, length, start };
}
