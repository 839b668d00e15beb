import { cross, dot, lengthOf, scale, subtract, type Vector } from "../mesh/math/vector.ts";
import { cornerOf, type Mesh, spanAlong, triangleCountOf } from "../mesh/mesh.ts";
import type { Thread } from "../mesh/shapes/threads.ts";
import { volumeAndArea } from "../mesh/volume.ts";
import type {
  CostFeatures,
  HoleSize,
  MillingFeatures,
  MoldingFeatures,
  SheetFeatures,
  ThreadSize,
} from "../result.ts";
import { fewestDirections, openTest, type OpenSpot, sidesOf } from "./access.ts";
import type { Hole } from "./holes.ts";
import type { Measures } from "./measures.ts";
import { measureSupports } from "./overhang.ts";
import type { Part } from "./part.ts";
import { sideActionsOf } from "./pull.ts";
import { everyNth, type Sample } from "./samples.ts";
import type { Sheet } from "./sheet.ts";
import { sumAreas } from "./spots.ts";
import { smallestStock } from "./stock.ts";
import { awayFrom, isTurnedAt, type Turned, turnedShapeOf } from "./turned.ts";

const MAX_SAMPLES = 4000;
/** In mm. Lengths that differ by less are one size. */
const SAME_SIZE = 0.1;
/** The depth of a pocket in its widths, and of a corner in its radii, at which tools are long and slow. */
const DEEP_POCKET = 4;
const DEEP_CORNER = 5;
const AXES = { turning: 3, "3-axis": 3, "4-axis": 4, "5-axis": 5 } as const;
/** A side that is needed for a smaller share of the surface is not set up for. */
const MIN_SHARE_OF_SETUP = 5e-4;
/** A mill with four or five axes and a lathe with live tools cut a part from all sides but the one that is clamped. */
const MAX_WITH_MORE_AXES = 2;
const AT_THE_END_COS = 0.99;
/** As a share of the diagonal. */
const AT_THE_END = 1e-3;

/**
 * Measures the geometry that the price of a part depends on. Machine times, material prices and currencies are added by the caller.
 * Undefined for a part without a volume.
 */
export function measureCostFeatures(measures: Measures): CostFeatures | undefined {
  const { part, holes, threads, turned, sheet, reach } = measures;
  const { size, volume } = measures.facts;
  if (volume <= 0) return undefined;
  return {
    size,
    volume,
    area: areaOf(part.mesh),
    holes: holes.length,
    threads: threads.length,
    holeSizes: countSizes(
      holes.map((hole) => sizeOfHole(part, hole)),
      ({ diameter, depth, isThrough }) => [diameter, depth, Number(isThrough)],
    ),
    threadSizes: countSizes(
      threads.map((thread) => sizeOfThread(part.mesh, thread)),
      ({ diameter, pitch, length }) => [diameter, pitch, length],
    ),
    milling: millingOf(measures),
    ...(turned && reach.machining === "turning" && { turning: turnedShapeOf(turned) }),
    ...("thickness" in sheet && { sheet: sheetOf(measures, sheet) }),
    molding: moldingOf(measures),
    printing: measureSupports(part),
  };
}

/** Counts equal sizes: all their lengths differ by less than a tenth of a millimeter. */
function countSizes<Size extends { readonly diameter: number }>(
  sizes: readonly Size[],
  lengthsOf: (size: Size) => readonly number[],
): (Size & { readonly count: number })[] {
  const counted: { size: Size; lengths: readonly number[]; count: number }[] = [];
  for (const size of sizes) {
    const lengths = lengthsOf(size);
    const same = counted.find((known) =>
      known.lengths.every((length, index) => Math.abs(length - (lengths[index] ?? 0)) < SAME_SIZE),
    );
    if (same === undefined) counted.push({ size, lengths, count: 1 });
    else same.count += 1;
  }
  return counted
    .map(({ size, count }) => Object.assign({}, size, { count }))
    .toSorted((a, b) => a.diameter - b.diameter);
}

function sizeOfHole({ bvh }: Part, { cylinder, diameter, depthRatio }: Hole): Omit<HoleSize, "count"> {
  const { center, axis, length, radius } = cylinder;
  // The conical tip of a drilled hole adds at most its radius to the depth.
  const bottom = length / 2 + radius;
  const isOpen = (direction: Vector) => !bvh.isBlocked(center, direction, cylinder.triangles[0] ?? 0, bottom);
  return {
    diameter: diameter.value,
    depth: depthRatio.value * diameter.value,
    isThrough: isOpen(axis) && isOpen(scale(axis, -1)),
  };
}

function sizeOfThread(mesh: Mesh, { axis, foot, lead, triangles }: Thread): Omit<ThreadSize, "count"> {
  let [low, high, radius] = [Infinity, -Infinity, 0];
  for (const triangle of triangles)
    for (const corner of [0, 1, 2]) {
      const offset = subtract(cornerOf(mesh, triangle, corner), foot);
      const height = dot(offset, axis);
      low = Math.min(low, height);
      high = Math.max(high, height);
      radius = Math.max(radius, lengthOf(cross(offset, axis)));
    }
  return { diameter: 2 * radius, pitch: lead, length: high - low };
}

function millingOf(measures: Measures): MillingFeatures {
  const { part, facts, turned, reach } = measures;
  const stock = smallestStock(part, facts.size, turned);
  const above = (measure: "pocket-depth" | "corner-depth", ratio: number) =>
    measures.measurements(measure, 0).filter(({ value }) => value > ratio).length;
  return {
    stock: stock.shape,
    stockVolume: stock.volume,
    setups: countSetups(measures),
    axes: AXES[reach.machining ?? "5-axis"],
    deepPockets: above("pocket-depth", DEEP_POCKET),
    deepCorners: above("corner-depth", DEEP_CORNER),
  };
}

/** How often a part is clamped: on a lathe for each end, and on a mill for each side from which it is cut, if the mill does not turn it. */
function countSetups({ part, turned, threads, reach }: Measures): number {
  const samples = everyNth(part.samples, MAX_SAMPLES);
  const isThread = new Set(threads.flatMap(({ triangles }) => triangles));
  const sides = turned === undefined ? sidesOf(part) : [turned.axis, scale(turned.axis, -1)];
  const isAtEnd = turned === undefined ? () => false : endTest(part, turned);
  const spots = samples
    .filter(({ triangle }) => !isThread.has(triangle))
    .map((sample): OpenSpot => {
      const isOpenTo = openTest(part, sample);
      const isFromAnyEnd =
        turned !== undefined && (isAtEnd(sample) || isCutFromOutside(sample, turned, isOpenTo));
      return { area: sample.area, open: new Set(isFromAnyEnd ? sides : sides.filter(isOpenTo)) };
    });
  const setups = Math.max(1, fewestDirections(spots, MIN_SHARE_OF_SETUP * sumAreas(samples)).length);
  return turned === undefined && reach.machining === "3-axis" ? setups : Math.min(setups, MAX_WITH_MORE_AXES);
}

/** Whether a lathe cuts a face from outside, wherever it holds the part. */
function isCutFromOutside(
  sample: Sample,
  { axis, center }: Turned,
  isOpenTo: (direction: Vector) => boolean,
): boolean {
  return isTurnedAt(sample, axis, center) && isOpenTo(awayFrom(axis, center, sample.point));
}

/** Tells of samples whether they are on the face at an end of a turned part, which is cut when the part is parted off the bar. */
function endTest({ mesh }: Part, { axis }: Turned): (sample: Sample) => boolean {
  const { low, high } = spanAlong(mesh, axis);
  return ({ point, normal }) => {
    const lean = dot(normal, axis);
    const end = lean > 0 ? high : low;
    return Math.abs(lean) > AT_THE_END_COS && Math.abs(dot(point, axis) - end) < AT_THE_END * mesh.diagonal;
  };
}

/**
 * The flat pattern of a sheet. Both of its faces are as large as its volume divided by its thickness; the rest of the surface is its edge. The
 * openings are the handles of its surface, which Euler's formula counts.
 */
function sheetOf({ part, facts }: Measures, { thickness, strokes }: Sheet): SheetFeatures {
  const flatArea = facts.volume / thickness;
  const shortest = 2 * Math.sqrt(Math.PI * flatArea);
  const edge = areaOf(part.mesh) - 2 * flatArea;
  return {
    thickness,
    flatArea,
    cutLength: Math.max(shortest, edge / thickness),
    contours: 1 + countHandles(part.mesh),
    bends: strokes,
  };
}

function areaOf(mesh: Mesh): number {
  return volumeAndArea(mesh, { firstTriangle: 0, triangleCount: triangleCountOf(mesh) }).area;
}

/** The genus of a closed surface: 0 for a ball, 1 for a ring. */
function countHandles({ indices }: Mesh): number {
  const vertices = new Set(indices).size;
  const triangles = indices.length / 3;
  return Math.max(0, Math.round(1 - (vertices - triangles / 2) / 2));
}

function moldingOf({ part, facts, walls, pull, threads }: Measures): MoldingFeatures {
  const [longest, second] = facts.size;
  const { direction, undercuts, hasDraft } = pull;
  const { low, high } = spanAlong(part.mesh, direction);
  const hidden = undercuts.filter(({ severity }) => severity === "unsuitable");
  const movable = undercuts.filter(({ severity }) => severity !== "unsuitable");
  return {
    // The shadows of bodies that lie in each other are added.
    projectedArea: Math.min(shadowOf(part, direction), longest * second),
    depth: high - low,
    wall: walls.largest?.value ?? 0,
    typicalWall: walls.typical,
    sideActions: countSideActions(
      part,
      movable.map(({ place }) => place.triangles),
      threads,
    ),
    hiddenUndercuts: hidden.length,
    hasDraft,
  };
}

/** The area that light along a direction meets. */
function shadowOf(part: Part, direction: Vector): number {
  return everyNth(part.samples, 2 * MAX_SAMPLES).reduce((sum, sample) => {
    const lean = dot(sample.normal, direction);
    return lean > 0 && openTest(part, sample)(direction) ? sum + lean * sample.area : sum;
  }, 0);
}

/** The slides that free these undercuts, and a lifter or an unscrewing core for each one that no slide frees. */
function countSideActions(part: Part, undercuts: readonly Uint32Array[], threads: readonly Thread[]): number {
  const directions = sideActionsOf(part);
  const isThread = new Set(threads.flatMap((thread) => thread.triangles));
  const undercutOf = new Map(
    undercuts.flatMap((triangles, undercut) => Array.from(triangles, (triangle) => [triangle, undercut])),
  );
  const spots = everyNth(
    part.samples.filter(({ triangle }) => undercutOf.has(triangle) && !isThread.has(triangle)),
    MAX_SAMPLES,
  ).map((sample) => ({
    area: sample.area,
    undercut: undercutOf.get(sample.triangle),
    open: new Set(directions.filter(openTest(part, sample))),
  }));
  const slides = fewestDirections(spots, MIN_SHARE_OF_SETUP * sumAreas(spots));
  const lifted = [...Map.groupBy(spots, ({ undercut }) => undercut).values()].filter((own) => {
    const closed = own.filter(({ open }) => open.size === 0);
    return sumAreas(closed) > sumAreas(own) / 2;
  });
  return slides.length + lifted.length;
}
