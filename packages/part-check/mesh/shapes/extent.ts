import { degrees } from "../math/angles.ts";
import { along, cross, dot, normalize, type Vector } from "../math/vector.ts";
import { type Mesh, pointOf } from "../mesh.ts";
import type { Cylinder } from "./cylinder.ts";
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

/**
 * The lowest and highest coordinate of a part along a direction, in mm. A round part often has no vertex at its extremes. So the faces of
 * a CAD file count with their height above the facets, and cylinders that are perpendicular to the direction with their radius.
 */
export function extentAlong(
  { mesh, cylinders }: Surfaces,
  direction: Vector,
): { readonly low: number; readonly high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (let vertex = 0; vertex < mesh.positions.length / 3; vertex += 1) {
    const at = dot(pointOf(mesh, vertex), direction);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  if (mesh.curved) {
    high = raiseToPeaks(mesh, mesh.curved, direction, high);
    low = -raiseToPeaks(mesh, mesh.curved, opposite(direction), -low);
  }
  for (const cylinder of cylinders) {
    if (cylinder.isConcave || Math.abs(dot(cylinder.axis, direction)) > ACROSS) continue;
    const center = dot(cylinder.center, direction);
    if (hasNormal(cylinder, direction)) high = Math.max(high, center + cylinder.radius);
    if (hasNormal(cylinder, opposite(direction))) low = Math.min(low, center - cylinder.radius);
  }
  return { low, high };
}

/** The side lengths of the bounding box along the axes of `frame`, longest first. */
export function sizeAlong(surfaces: Surfaces, frame: Frame): readonly [number, number, number] {
  const lengths = frame.map((axis) => {
    const { low, high } = extentAlong(surfaces, axis);
    return high - low;
  });
  const [a = 0, b = 0, c = 0] = lengths.toSorted((x, y) => y - x);
  return [a, b, c];
}

/** The bounding box along the axes of the file. */
export function boundsOf(surfaces: Surfaces): { readonly min: Vector; readonly max: Vector } {
  const [x, y, z] = [
    extentAlong(surfaces, [1, 0, 0]),
    extentAlong(surfaces, [0, 1, 0]),
    extentAlong(surfaces, [0, 0, 1]),
  ];
  return { min: [x.low, y.low, z.low], max: [x.high, y.high, z.high] };
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
