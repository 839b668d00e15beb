import { type Cylinder, isHole, surfacePoint } from "../mesh/cylinder.ts";
import { perpendicularTo } from "../mesh/vector.ts";
import type { Part } from "./part.ts";
import { type Measurement } from "./spots.ts";

export interface Hole {
  readonly cylinder: Cylinder;
  /** Of a tapered hole, at its narrow end. */
  readonly diameter: Measurement;
  /** The length of the cylinder by its diameter: what a drill must go, whether it comes out or not. */
  readonly depthRatio: Measurement;
}

/** Round holes: cylinders that are seen from inside, over 300° at least. Both halves of a CAD file's hole are one. */
export function findHoles({ cylinders }: Part): Hole[] {
  return cylinders.filter(isHole).map((cylinder) => {
    const { axis, radius, slope, length, triangles, area } = cylinder;
    const narrowest = 2 * radius - Math.abs(slope) * length;
    const place = {
      point: surfacePoint(cylinder, perpendicularTo(axis)),
      triangles: Uint32Array.from(triangles),
    };
    return {
      cylinder,
      diameter: { value: narrowest, place, area },
      depthRatio: { value: length / narrowest, place, area },
    };
  });
}
