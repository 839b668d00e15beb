import { Bvh } from "../mesh/bvh.ts";
import { type Cylinder, findCylinders } from "../mesh/cylinders.ts";
import { directionsOf, type Frame, frameOf } from "../mesh/frame.ts";
import { type Mesh, NONE } from "../mesh/mesh.ts";
import { findPlanes, type Planes } from "../mesh/planes.ts";
import { type Regions, smoothRegions } from "../mesh/regions.ts";
import type { Vector } from "../mesh/vector.ts";
import { type Sample, sampleSurface } from "./samples.ts";

/** What the measures share: the mesh, its surfaces, and a tree for rays. */
export interface Part {
  readonly mesh: Mesh;
  readonly bvh: Bvh;
  readonly planes: Planes;
  readonly cylinders: readonly Cylinder[];
  /** The cylinder of each triangle, or NONE. */
  readonly cylinderOf: Int32Array;
  readonly regions: Regions;
  readonly samples: readonly Sample[];
  readonly frame: Frame;
  readonly directions: readonly Vector[];
  readonly voids: readonly Uint32Array[];
}

export function preparePart(mesh: Mesh, voids: readonly Uint32Array[]): Part {
  const planes = findPlanes(mesh);
  const cylinders = findCylinders(mesh);
  const cylinderOf = new Int32Array(mesh.areas.length).fill(NONE);
  for (const [index, { triangles }] of cylinders.entries())
    for (const triangle of triangles) cylinderOf[triangle] = index;
  return {
    mesh,
    bvh: new Bvh(mesh),
    planes,
    cylinders,
    cylinderOf,
    regions: smoothRegions(mesh),
    samples: sampleSurface(mesh),
    frame: frameOf(planes.planes, cylinders),
    directions: directionsOf(planes.planes, cylinders),
    voids,
  };
}
