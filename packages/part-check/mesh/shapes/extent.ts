import type { PartBox } from "../../model.ts";
import { degrees } from "../math/angles.ts";
import { add, along, cross, dot, lengthOf, normalize, scale, type Vector } from "../math/vector.ts";
import { cornerOf, type Mesh, spanAlong } from "../mesh.ts";
import { type Cylinder, distanceToAxis } from "./cylinder.ts";
import type { Frame } from "./frame.ts";
import { raiseToPeaks } from "./peaks.ts";

interface Surfaces {
  readonly mesh: Mesh;
  readonly cylinders: readonly Cylinder[];
}

/** A cylinder is perpendicular to a direction if the sine of its deviation is below this. */
const ACROSS = 1e-3;
/** The resolution of `Cylinder.arc`, in degrees. */
const ARC_STEP = 5;
/** In degrees. A cylinder with a smaller arc may only happen to fit a rounded edge. */
const MIN_ARC = 100;
/** The sagitta of 12 facets in a circle, as a share of the radius. Fewer are the sides of a prism in a mesh file, not a round face. */
const COARSEST = 0.035;
/** The box along the part's own axes counts if its volume is smaller by more than this share. */
const MIN_GAIN = 0.02;
const FILE_AXES: Frame = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The box along the axes of the file, or the box along the part's own axes if it is smaller. */
export function boxOf(surfaces: Surfaces, ownAxes: Frame): PartBox {
  const [straight, turned] = [boxAlong(surfaces, FILE_AXES), boxAlong(surfaces, ownAxes)];
  return volumeOf(turned) < (1 - MIN_GAIN) * volumeOf(straight) ? { ...turned, isTurned: true } : straight;
}

/** The lengths of the edges of a box, longest first. */
export function sizeOf({ edges }: Pick<PartBox, "edges">): readonly [number, number, number] {
  const [a = 0, b = 0, c = 0] = edges.map(lengthOf).toSorted((x, y) => y - x);
  return [a, b, c];
}

/** The bounding box along the axes of the file. */
export function boundsOf(surfaces: Surfaces): { readonly min: Vector; readonly max: Vector } {
  const { corner, edges } = boxAlong(surfaces, FILE_AXES);
  return { min: corner, max: edges.reduce(add, corner) };
}

function boxAlong(surfaces: Surfaces, axes: Frame): PartBox {
  let corner: Vector = [0, 0, 0];
  const [a, b, c] = axes;
  const edgeAlong = (axis: Vector): Vector => {
    const { low, high } = extentAlong(surfaces, axis);
    corner = along(corner, axis, low);
    return scale(axis, high - low);
  };
  const edges = [edgeAlong(a), edgeAlong(b), edgeAlong(c)] as const;
  return { corner, edges, isTurned: false };
}

function volumeOf({ edges: [a, b, c] }: PartBox): number {
  return Math.abs(dot(a, cross(b, c)));
}

/**
 * The lowest and highest coordinate of a part along a direction, in mm. A round part often has no vertex at its extremes. So the faces of
 * a CAD file count with their height above the facets, and cylinders that are perpendicular to the direction with their radius. Neither
 * can be more than the sagitta of one facet beyond the vertices.
 */
function extentAlong(
  { mesh, cylinders }: Surfaces,
  direction: Vector,
): { readonly low: number; readonly high: number } {
  let { low, high } = spanAlong(mesh, direction);
  if (mesh.curved) {
    high = raiseToPeaks(mesh, mesh.curved, direction, high);
    low = -raiseToPeaks(mesh, mesh.curved, opposite(direction), -low);
  }
  for (const cylinder of cylinders) {
    if (cylinder.isConcave || cylinder.arc < MIN_ARC) continue;
    if (Math.abs(dot(cylinder.axis, direction)) > ACROSS) continue;
    high = Math.max(high, peakOf(mesh, cylinder, direction));
    low = Math.min(low, -peakOf(mesh, cylinder, opposite(direction)));
  }
  return { low, high };
}

/**
 * The highest coordinate of a convex cylinder along a direction that is perpendicular to its axis. −∞ if it is at an end of the arc, or
 * not over a facet. The flat sides of a prism are no facets.
 */
function peakOf(mesh: Mesh, cylinder: Cylinder, direction: Vector): number {
  if (!hasNormal(cylinder, direction)) return -Infinity;
  const { center, radius, triangles } = cylinder;
  const peak = dot(center, direction) + radius;
  let highest = -Infinity;
  let sagitta = 0;
  for (const triangle of triangles) {
    const corners = [0, 1, 2].map((corner) => cornerOf(mesh, triangle, corner));
    for (const [index, corner] of corners.entries()) {
      highest = Math.max(highest, dot(corner, direction));
      const middle = scale(add(corner, corners[(index + 1) % 3] ?? corner), 0.5);
      const isFlat = mesh.curved?.sagittas.subarray(3 * triangle, 3 * triangle + 3).every((one) => one <= 0);
      if (!isFlat) sagitta = Math.max(sagitta, radius - distanceToAxis(cylinder, middle));
    }
  }
  const isPrism = mesh.curved === undefined && sagitta > COARSEST * radius;
  return isPrism || peak - highest > sagitta ? -Infinity : peak;
}

/** Whether the arc of a cylinder contains a normal, away from its two ends. */
function hasNormal({ axis, arc, ends: [start] }: Cylinder, normal: Vector): boolean {
  const across = normalize(along(normal, axis, -dot(normal, axis)));
  const angle = degrees(Math.atan2(dot(across, cross(axis, start)), dot(across, start)));
  const turned = (angle + 360) % 360;
  return arc > 360 - ARC_STEP || (turned > ARC_STEP && turned < arc - ARC_STEP);
}

function opposite([x, y, z]: Vector): Vector {
  return [-x, -y, -z];
}
