import { heightAt } from "../mesh/build/curved-faces.ts";
import { Bvh } from "../mesh/bvh.ts";
import { indexAt } from "../mesh/math/typed-arrays.ts";
import type { Vector } from "../mesh/math/vector.ts";
import { type Mesh, NONE, weightsAt } from "../mesh/mesh.ts";
import { bulgeAt, type Cylinder } from "../mesh/shapes/cylinder.ts";
import { findCones } from "../mesh/shapes/find-cones.ts";
import { directionsOf, type Frame, frameOf } from "../mesh/shapes/frame.ts";
import { findPlanes, type Planes } from "../mesh/shapes/planes.ts";
import { type Regions, smoothRegions } from "../mesh/shapes/regions.ts";
import { type Sample, sampleSurface } from "./samples.ts";

/** The input of all measures: the mesh, the surfaces found in it, and a tree for ray casts. Lengths are in mm. */
export interface Part {
  readonly mesh: Mesh;
  readonly bvh: Bvh;
  readonly planes: Planes;
  /** Includes round faces with draft, which are slender cones. */
  readonly cylinders: readonly Cylinder[];
  /** The cylinder of each triangle, or NONE. */
  readonly cylinderOf: Int32Array;
  readonly regions: Regions;
  readonly samples: readonly Sample[];
  readonly frame: Frame;
  readonly directions: readonly Vector[];
  readonly voids: readonly Uint32Array[];
}

/** The cylinder that a triangle belongs to. */
export function cylinderAt({ cylinders, cylinderOf }: Part, triangle: number): Cylinder | undefined {
  return cylinders[indexAt(cylinderOf, triangle)];
}

/** The distance in mm from a point of a triangle to the true round face outside it. Negative where the face is concave, 0 where it is flat. */
export function bulgeOf(part: Part, triangle: number, point: Vector): number {
  const { mesh } = part;
  if (mesh.curved !== undefined) return heightAt(mesh.curved, triangle, weightsAt(mesh, triangle, point));
  const cylinder = cylinderAt(part, triangle);
  return cylinder === undefined ? 0 : bulgeAt(cylinder, point);
}

/** Finds the planes, cones, regions, samples and main directions of a mesh, which all measures share. */
export function preparePart({
  mesh,
  cylinders: straight,
  voids,
}: Pick<Part, "mesh" | "cylinders" | "voids">): Part {
  const planes = findPlanes(mesh);
  const directions = directionsOf(planes.planes, straight);
  const cones = findCones(mesh, directions);
  const ofCones = new Set(cones.flatMap(({ triangles }) => triangles));
  // A tilted cylinder may fit a part of a cone. The cone describes it better.
  const cylinders = [
    ...straight.filter(({ triangles }) => !triangles.some((triangle) => ofCones.has(triangle))),
    ...cones,
  ];
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
    frame: frameOf(directions),
    directions,
    voids,
  };
}
