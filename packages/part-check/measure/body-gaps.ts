import { radians } from "../mesh/math/angles.ts";
import { along, dot } from "../mesh/math/vector.ts";
import { normalOf } from "../mesh/mesh.ts";
import { bulgeOf, type Part } from "./part.ts";
import type { Spot } from "./spots.ts";

/** Faces are opposite if they are parallel within 20°. */
const OPPOSITE_COS = -Math.cos(radians(20));
/** Bodies that touch are joined, or measured as one. */
const TOUCHING = 0.01;

/** Finds gaps that are narrower than `most` mm between faces of two bodies. */
export function measureBodyGaps(part: Part, most: number): Spot[] {
  const { mesh, bvh, samples } = part;
  if (mesh.bodies.length < 2) return [];
  return samples.flatMap(({ point, normal, triangle, area }) => {
    const facing = bvh.cast(point, normal, "in", triangle, most, "others");
    if (facing === undefined || facing.distance < TOUCHING) return [];
    if (dot(normalOf(mesh, facing.triangle), normal) >= OPPOSITE_COS) return [];
    const opposite = along(point, normal, facing.distance);
    const value = facing.distance - bulgeOf(part, triangle, point) - bulgeOf(part, facing.triangle, opposite);
    return value < TOUCHING ? [] : [{ value, point, triangle, area }];
  });
}
