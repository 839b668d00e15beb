import { perpendicularTo } from "../mesh/math/vector.ts";
import { type Cylinder, isHole, surfacePoint } from "../mesh/shapes/cylinder.ts";
import type { Part } from "./part.ts";
import { type Measurement } from "./spots.ts";

export interface Hole {
  readonly cylinder: Cylinder;
  /** In mm. For a tapered hole, at its narrow end. */
  readonly diameter: Measurement;
  /** The length of the cylinder divided by its diameter: how deep a drill must go, in blind and through holes. */
  readonly depthRatio: Measurement;
}

/** Finds round holes: concave cylinders over at least 300°. The two halves of a hole in a CAD file are joined. What ends in a tip is none. */
export function findHoles({ mesh, cylinders }: Part): Hole[] {
  return cylinders.filter(isHole).flatMap((cylinder) => {
    const { axis, radius, slope, length, triangles, area } = cylinder;
    const narrowest = 2 * radius - Math.abs(slope) * length;
    if (narrowest <= mesh.tolerance) return [];
    const place = {
      point: surfacePoint(cylinder, perpendicularTo(axis)),
      triangles: Uint32Array.from(triangles),
    };
    return [
      {
        cylinder,
        diameter: { value: narrowest, place, area },
        depthRatio: { value: length / narrowest, place, area },
      },
    ];
  });
}
