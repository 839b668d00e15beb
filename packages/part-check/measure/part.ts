import { heightAt } from "../mesh/build/curved-faces.ts";
import { Bvh } from "../mesh/bvh.ts";
import { indexAt } from "../mesh/math/typed-arrays.ts";
import type { Vector } from "../mesh/math/vector.ts";
import { type Mesh, NONE, weightsAt } from "../mesh/mesh.ts";
import { bulgeAt, type Cylinder } from "../mesh/shapes/cylinder.ts";
import { findCones } from "../mesh/shapes/find-cones.ts";
import { findCylinders } from "../mesh/shapes/find-cylinders.ts";
import { directionsOf, type Frame, frameOf } from "../mesh/shapes/frame.ts";
import { findPlanes, type Planes } from "../mesh/shapes/planes.ts";
import { type Regions, smoothRegions } from "../mesh/shapes/regions.ts";
import { type Sample, sampleSurface } from "./samples.ts";

/** A mesh and the surfaces found in it. Lengths are in mm. */
export interface Surfaces {
  readonly mesh: Mesh;
  readonly planes: Planes;
  readonly cylinders: readonly Cylinder[];
  readonly directions: readonly Vector[];
  readonly frame: Frame;
}

/** The input of all measures. Its cylinders include round faces with draft, which are slender cones. */
export interface Part extends Surfaces {
  readonly bvh: Bvh;
  /** The cylinder of each triangle, or NONE. */
  readonly cylinderOf: Int32Array;
  readonly regions: Regions;
  readonly samples: readonly Sample[];
  /** The share of the points of a whole file that this part may have: below 1 for a part of an assembly. */
  readonly share: number;
  readonly voids: readonly Uint32Array[];
}

const SHARE_OF_ASSEMBLY = 0.3;

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

/** Finds the planes, cylinders and main directions of a mesh. */
export function findSurfaces(mesh: Mesh): Surfaces {
  const planes = findPlanes(mesh);
  const cylinders = findCylinders(mesh);
  const directions = directionsOf(planes.planes, cylinders);
  return { mesh, planes, cylinders, directions, frame: frameOf(directions) };
}

/** Finds the cones, regions and samples, which all measures share. A small part of an assembly gets a share of the samples. */
export function preparePart(surfaces: Surfaces, voids: Part["voids"], share = 1): Part {
  const { mesh, directions, cylinders: straight } = surfaces;
  const cones = findCones(mesh, directions);
  const ofCones = new Set(cones.flatMap(({ triangles }) => triangles));
  // A tilted cylinder may fit a part of a cone. The cone describes it better.
  const cylinders = [
    ...straight.filter(({ triangles }) => !triangles.some((triangle) => ofCones.has(triangle))),
    ...cones,
  ];
  return withSamples({ ...surfaces, cylinders }, voids, share);
}

/** Prepares an assembly for what is measured between its parts and shown of all of them: without cones, and with fewer samples. */
export function prepareAssembly(surfaces: Surfaces, voids: Part["voids"]): Part {
  return withSamples(surfaces, voids, SHARE_OF_ASSEMBLY);
}

function withSamples(surfaces: Surfaces, voids: Part["voids"], share: number): Part {
  const { mesh, cylinders } = surfaces;
  const cylinderOf = new Int32Array(mesh.areas.length).fill(NONE);
  for (const [index, { triangles }] of cylinders.entries())
    for (const triangle of triangles) cylinderOf[triangle] = index;
  return {
    ...surfaces,
    bvh: new Bvh(mesh),
    cylinderOf,
    regions: smoothRegions(mesh),
    samples: sampleSurface(mesh, share),
    share,
    voids,
  };
}
