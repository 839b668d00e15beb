import { add, cross, distance, lengthOf, subtract } from "part-check/mesh/math/vector.ts";
import type { Model, Point } from "part-check/model.ts";
import type { Place } from "part-check/result.ts";

import type { Camera } from "./camera.ts";
import { cornersOf } from "./pick.ts";

/** How far to the side of a place the camera is, in radians, so that the shape around the place is visible. */
const ASIDE = 0.45;
/** In radians. A face whose normal points down by more than this is viewed from below, all others from above, like the first view. */
const LOOKS_DOWN = -0.35;
/** A place that takes more than this share of the whole picture is shown with the whole part. */
const LARGE = 0.6;

/**
 * The camera for a place: outside the part, and so close that the place fills a third of the picture. It shows at least a tenth of the
 * part. `whole` is the camera that shows the whole part.
 */
export function cameraFor(
  { point, triangles }: Place,
  model: Pick<Model, "positions" | "indices">,
  current: Camera,
  whole: Camera,
): Camera {
  if (triangles.length === 0) return whole;
  let normal: Point = [0, 0, 0];
  let reach = 0;
  for (const triangle of triangles) {
    const [a, b, c] = cornersOf(model, triangle);
    if (!a || !b || !c) continue;
    // The length of the cross product is twice the area, so large triangles count more.
    normal = add(normal, cross(subtract(b, a), subtract(c, a)));
    reach = Math.max(reach, distance(point, a), distance(point, b), distance(point, c));
  }
  const halfHeight = Math.min(whole.halfHeight, Math.max(3 * reach, 0.1 * whole.halfHeight));
  const target = halfHeight > LARGE * whole.halfHeight ? whole.target : point;
  const closeness = target === point ? halfHeight : whole.halfHeight;
  const length = lengthOf(normal);
  // The normals of opposite faces cancel out. Then every direction is equally good.
  if (length < 1e-9) return { ...current, target, halfHeight: closeness };
  const pitch = Math.asin(normal[2] / length);
  const side = pitch < LOOKS_DOWN ? -1 : 1;
  return {
    target,
    yaw: Math.atan2(normal[0], -normal[1]) - ASIDE,
    pitch: pitch > 1 ? pitch - ASIDE : Math.max(-Math.PI / 2, pitch + side * ASIDE * 0.7),
    halfHeight: closeness,
  };
}
