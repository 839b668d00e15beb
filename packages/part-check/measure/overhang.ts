import { degrees, radians } from "../mesh/math/angles.ts";
import { dot, scale, type Vector } from "../mesh/math/vector.ts";
import { spanAlong } from "../mesh/mesh.ts";
import { isHole } from "../mesh/shapes/cylinder.ts";
import { widthOfRegion } from "../mesh/shapes/planes.ts";
import type { PrintingFeatures } from "../result.ts";
import { sidesOf } from "./access.ts";
import { cylinderAt, type Part } from "./part.ts";
import { everyNth } from "./samples.ts";
import { joinSpots, sumAreas, type Measurement, type Spot } from "./spots.ts";

const MAX_SAMPLES = 15_000;
/** In mm. A horizontal round hole and a ledge up to this size print without support. */
const MAX_HORIZONTAL_HOLE = 8;
const MAX_LEDGE = 1;
/** In degrees from horizontal. Flatter faces are built on supports. */
const SUPPORTED = 45;
/** Volumes of supports that differ by a smaller share of the box of the part are equal. */
const SAME_SUPPORT = 0.01;

/**
 * Finds overhangs of less than `steepest` degrees from horizontal, in the orientation with the smallest overhang area. The part lies on one of
 * its six sides, and the build plate supports what touches it. The value is the angle from horizontal at the flattest point.
 */
export function measureOverhang(part: Part, steepest: number): Measurement[] {
  const samples = everyNth(part.samples, MAX_SAMPLES);
  const candidates = sidesOf(part).map((up) => overhangs(part, samples, up, steepest));
  const [least = []] = candidates.toSorted((a, b) => sumAreas(a) - sumAreas(b));
  return joinSpots(part, least, (a, b) => a < b).filter(({ place }) => {
    const own = new Set(place.triangles);
    return widthOfRegion(part.mesh, own, (neighbor) => own.has(neighbor)) > MAX_LEDGE;
  });
}

/** The height and the supports in the orientation that needs the least support, and among equals is the lowest. */
export function measureSupports(part: Part): PrintingFeatures {
  const samples = everyNth(part.samples, part.share * MAX_SAMPLES);
  const candidates = sidesOf(part).map((up) => supportsOf(part, samples, up));
  const least = Math.min(...candidates.map(({ supportVolume }) => supportVolume));
  const equal = least + SAME_SUPPORT * volumeOfBox(part);
  const [lowest] = candidates
    .filter(({ supportVolume }) => supportVolume <= equal)
    .toSorted((a, b) => a.height - b.height);
  return lowest ?? { height: 0, supportVolume: 0, supportedArea: 0 };
}

/** A column of support stands below each overhanging spot, on the face below it or on the plate. */
function supportsOf(part: Part, samples: Part["samples"], up: Vector): PrintingFeatures {
  const { mesh, bvh } = part;
  const { low, high } = spanAlong(mesh, up);
  const down = scale(up, -1);
  let supportVolume = 0;
  let supportedArea = 0;
  for (const { value, point, triangle, area } of overhangs(part, samples, up, SUPPORTED)) {
    const height = bvh.cast(point, down, "in", triangle)?.distance ?? dot(point, up) - low;
    supportedArea += area;
    supportVolume += area * Math.cos(radians(value)) * height;
  }
  return { height: high - low, supportVolume, supportedArea };
}

function volumeOfBox({ mesh, frame }: Part): number {
  return frame.reduce((product, axis) => {
    const { low, high } = spanAlong(mesh, axis);
    return product * (high - low);
  }, 1);
}

function overhangs(part: Part, samples: Part["samples"], up: Vector, steepest: number): Spot[] {
  const { mesh } = part;
  const { low: plate } = spanAlong(mesh, up);
  const spots: Spot[] = [];
  for (const { point, normal, triangle, area } of samples) {
    const lean = -dot(normal, up);
    if (lean <= 0) continue;
    const angle = degrees(Math.acos(Math.min(1, lean)));
    if (angle > steepest - 0.5 || dot(point, up) < plate + 1e-3 * mesh.diagonal) continue;
    const cylinder = cylinderAt(part, triangle);
    if (cylinder !== undefined && isHole(cylinder) && 2 * cylinder.radius <= MAX_HORIZONTAL_HOLE) continue;
    spots.push({ value: angle, point, triangle, area });
  }
  return spots;
}
