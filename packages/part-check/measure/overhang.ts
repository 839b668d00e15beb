import { degrees } from "../mesh/math/angles.ts";
import { dot, type Vector } from "../mesh/math/vector.ts";
import { pointOf } from "../mesh/mesh.ts";
import { isHole } from "../mesh/shapes/cylinder.ts";
import { widthOfRegion } from "../mesh/shapes/planes.ts";
import { sidesOf } from "./access.ts";
import { cylinderAt, type Part } from "./part.ts";
import { everyNth } from "./samples.ts";
import { joinSpots, sumAreas, type Measurement, type Spot } from "./spots.ts";

const MAX_SAMPLES = 15_000;
/** In mm. A horizontal round hole and a ledge up to this size print without support. */
const MAX_HORIZONTAL_HOLE = 8;
const MAX_LEDGE = 1;

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

function overhangs(part: Part, samples: Part["samples"], up: Vector, steepest: number): Spot[] {
  const { mesh } = part;
  let plate = Infinity;
  for (let vertex = 0; vertex < mesh.positions.length / 3; vertex += 1)
    plate = Math.min(plate, dot(pointOf(mesh, vertex), up));
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
