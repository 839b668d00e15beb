import { radians } from "../mesh/math/angles.ts";
import { indexAt } from "../mesh/math/typed-arrays.ts";
import { along, dot } from "../mesh/math/vector.ts";
import { normalOf } from "../mesh/mesh.ts";
import { bulgeOf, type Part } from "./part.ts";
import type { Spot } from "./spots.ts";

/** Faces are opposite if they are parallel within 20°. */
const OPPOSITE_COS = -Math.cos(radians(20));
/** In mm. Faces of two bodies that are nearer touch: the bodies are joined, or measured as one. */
const TOUCHING = 0.01;

/**
 * Finds gaps that are narrower than `most` mm between faces of two bodies. Where two faces touch, the gap beside that place widens from zero,
 * so these faces have no gap.
 */
export function measureBodyGaps(part: Part, most: number): Spot[] {
  const { mesh, bvh, samples, regions } = part;
  if (mesh.bodies.length < 2) return [];
  const touching = new Set<string>();
  const gaps = samples.flatMap(({ point, normal, triangle, area }) => {
    // Faces that lie on each other are in front of a point inside the body.
    const inside = along(point, normal, -TOUCHING);
    const facing = bvh.cast(inside, normal, "in", triangle, most + TOUCHING, "others");
    if (facing === undefined || dot(normalOf(mesh, facing.triangle), normal) >= OPPOSITE_COS) return [];
    const faces = `${indexAt(regions.regionOf, triangle)} ${indexAt(regions.regionOf, facing.triangle)}`;
    const opposite = along(inside, normal, facing.distance);
    const bulges = bulgeOf(part, triangle, point) + bulgeOf(part, facing.triangle, opposite);
    const value = facing.distance - TOUCHING - bulges;
    if (value < TOUCHING) touching.add(faces);
    return [{ faces, value, point, triangle, area }];
  });
  return gaps.flatMap(({ faces, ...gap }) => (touching.has(faces) ? [] : [gap]));
}
