import { radians } from "../mesh/math/angles.ts";
import { add, along, dot, distance, normalize, scale, type Vector } from "../mesh/math/vector.ts";
import { type Cylinder, isHole, surfacePoint } from "../mesh/shapes/cylinder.ts";
import { insideEdges } from "../mesh/shapes/inside-edges.ts";
import { isFree, sidesOf } from "./access.ts";
import type { Part } from "./part.ts";
import { placeOf, type Measurement } from "./spots.ts";

export interface Corners {
  /** Radii in mm of the inside corners that only a tool parallel to the corner can cut. A sharp corner has 0. */
  readonly radii: readonly Measurement[];
  /** The length of each rounded corner divided by its radius: how slender the cutter must be. */
  readonly depthRatios: readonly Measurement[];
}

/** The walls of a corner are parallel to the tool within this angle, and a floor is not. The sine of the angle. */
const ALONG_TOOL = 0.15;
const SHARP_COS = Math.cos(radians(30));
/** In mm. A shorter corner belongs to text or to the end of a chamfer. */
const MIN_LENGTH = 0.3;
const MAX_EDGES = 20_000;

/**
 * Finds the inside corners that cannot be sharper than the radius of the cutter. An end mill cuts a sharp edge between a wall and a floor,
 * but not between two walls. So a corner counts if a tool can reach it parallel to both faces, but from no side parallel to only one of
 * them.
 */
export function measureCorners(part: Part): Corners {
  const sides = sidesOf(part);
  const rounded = part.cylinders.filter((cylinder) => isRoundedCorner(part, cylinder, sides));
  const measured = rounded.map((cylinder) => {
    const middle = normalize(add(...cylinder.ends));
    const place = placeOf(part, cylinder.triangles, surfacePoint(cylinder, middle));
    return { cylinder, place };
  });
  return {
    radii: [
      ...sharpCorners(part, sides),
      ...measured.map(({ cylinder, place }) => ({ value: cylinder.radius, place, area: cylinder.area })),
    ],
    depthRatios: measured.map(({ cylinder, place }) => ({
      value: cylinder.length / cylinder.radius,
      place,
      area: cylinder.area,
    })),
  };
}

function isRoundedCorner(part: Part, cylinder: Cylinder, sides: readonly Vector[]): boolean {
  const { arc, ends, isConcave, radius, center } = cylinder;
  if (!isConcave || arc < 40 || arc > 200 || isHole(cylinder)) return false;
  const middle = normalize(add(...ends));
  const start = along(center, middle, -0.9 * radius);
  return isCutAlong(part, start, ends, sides, cylinder.triangles[0] ?? 0);
}

/** Whether the corner between faces with two normals can only be cut by a tool that is parallel to both. */
function isCutAlong(
  part: Part,
  start: Vector,
  [a, b]: readonly [Vector, Vector],
  sides: readonly Vector[],
  triangle: number,
): boolean {
  let isReached = false;
  for (const direction of [a, b, normalize(add(a, b)), ...sides]) {
    const [alongA, alongB] = [dot(direction, a), dot(direction, b)];
    if (alongA < -0.02 || alongB < -0.02 || !isFree(part, start, direction, triangle)) continue;
    if (Math.max(alongA, alongB) > ALONG_TOOL) return false;
    isReached = true;
  }
  return isReached;
}

function sharpCorners(part: Part, sides: readonly Vector[]): Measurement[] {
  const found: Measurement[] = [];
  let tried = 0;
  for (const { start, end, triangles, normals } of insideEdges(part.mesh, SHARP_COS)) {
    const length = distance(start, end);
    if (length < MIN_LENGTH) continue;
    if (tried === MAX_EDGES) break;
    tried += 1;
    const middle = scale(add(start, end), 0.5);
    const lifted = along(middle, normalize(add(...normals)), 2e-4 * part.mesh.diagonal);
    if (isCutAlong(part, lifted, normals, sides, triangles[0]))
      found.push({ value: 0, place: placeOf(part, triangles, middle), area: length });
  }
  return found;
}
