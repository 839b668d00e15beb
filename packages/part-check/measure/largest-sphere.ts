import { along, scale, subtract, type Vector } from "../mesh/math/vector.ts";
import { normalOf, weightsAt } from "../mesh/mesh.ts";
import { bulgeOf, type Part } from "./part.ts";
import { everyNth, type Sample } from "./samples.ts";
import type { Measurement } from "./spots.ts";

/** With a sphere at every sample, the corpus has the same findings. */
const MAX_SPHERES = 5000;
/** The relative error of their diameters, which are only compared with each other. */
const SLACK = 0.01;
const STARTS = 6;
/** The length of the last step, as a share of the radius: coarse to choose a start, fine to measure. */
const COARSE = 1 / 200;
const FINE = 1 / 2000;
const MAX_STEPS = 100;
/** Facets make a round part narrower than the sphere in it. */
const ROUNDED = 0.01;

/** The largest distance to the second face, divided by the radius: a sphere between two faces touches both. */
const MAX_OPPOSITE = 1.25;

/** The 26 directions of a step: along the axes and diagonally between them. */
const STEPS: readonly Vector[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) =>
    [-1, 0, 1].filter((z) => x !== 0 || y !== 0 || z !== 0).map((z): Vector => [x, y, z]),
  ),
);

interface Sphere {
  readonly center: Vector;
  readonly radius: number;
}

/** A sphere in the material below a sample of the surface. */
interface InnerSphere {
  readonly sample: Sample;
  readonly center: Vector;
  /** The diameter in mm. */
  readonly value: number;
  /** The area in mm² that the sample represents. */
  readonly area: number;
}

/**
 * The spheres that are centered halfway between two sides of the material and touch the nearest one. Centers that are nearly the same, as
 * all of those in a ball, share a distance: in the middle of a ball, all facets are equally near, and each search would visit all of them.
 */
export function innerSpheres({ samples, bvh, share }: Part): InnerSphere[] {
  const distances = new Map<string, number>();
  return everyNth(samples, share * MAX_SPHERES).flatMap((sample) => {
    const { point, normal, triangle, area } = sample;
    const hit = bvh.cast(point, scale(normal, -1), "out", triangle);
    if (hit === undefined) return [];
    const depth = hit.distance / 2;
    const center = along(point, normal, -depth);
    const cell = 2 ** Math.floor(Math.log2((SLACK / 2) * depth));
    const key = `${cell} ${center.map((coordinate) => Math.round(coordinate / cell)).join(" ")}`;
    const toSurface = distances.get(key) ?? bvh.distanceTo(center, depth, SLACK);
    distances.set(key, toSurface);
    return [{ sample, center, value: 2 * Math.min(depth, toSurface), area }];
  });
}

/**
 * The largest sphere that fits inside a part. The value is its diameter in mm. The search starts with the largest spheres below the surface
 * and moves their centers in ever shorter steps while the distance to the surface grows.
 */
export function largestSphere(part: Part, spheres: readonly InnerSphere[]): Measurement | undefined {
  const starts = spheres.toSorted((a, b) => b.value - a.value).slice(0, STARTS);
  const climbed = starts.map(({ sample, center }) => ({ sample, sphere: climb(part, center, COARSE) }));
  // In a part with an open mesh, the center may leave through the opening, and the sphere would grow without end.
  const widest = Math.min(...subtract(part.mesh.max, part.mesh.min)) * (1 + ROUNDED);
  const [largest] = climbed
    .filter(({ sphere }) => 2 * sphere.radius <= widest)
    .toSorted((a, b) => b.sphere.radius - a.sphere.radius);
  if (largest === undefined) return undefined;
  const { triangle, point, area } = largest.sample;
  return {
    value: exactDiameter(part, climb(part, largest.sphere.center, FINE)),
    place: { point, triangles: Uint32Array.of(triangle) },
    area,
  };
}

function climb({ bvh }: Part, start: Vector, fineness: number): Sphere {
  let sphere = { center: start, radius: bvh.distanceTo(start) };
  let step = sphere.radius / 2;
  for (let climbed = 0; step > sphere.radius * fineness && climbed < MAX_STEPS; climbed += 1) {
    const larger = sphere.radius * (1 + 1e-9);
    const better = STEPS.map((direction) => along(sphere.center, direction, step)).find((candidate) =>
      bvh.isClear(candidate, larger),
    );
    if (better === undefined) step /= 2;
    else sphere = { center: better, radius: bvh.distanceTo(better) };
  }
  return sphere;
}

/** The diameter of a sphere that touches the true round faces instead of their flat facets. */
function exactDiameter(part: Part, { center, radius }: Sphere): number {
  const { bvh, mesh } = part;
  bvh.distanceTo(center);
  const { nearest } = bvh;
  const outward = normalOf(mesh, nearest);
  const touched = along(center, outward, radius);
  // A point at a corner or edge of a facet is on the true face.
  const isInFacet = weightsAt(mesh, nearest, touched).every((weight) => weight > 0);
  const bulge = isInFacet ? bulgeOf(part, nearest, touched) : 0;
  const opposite = bvh.cast(center, scale(outward, -1), "out", nearest, MAX_OPPOSITE * radius);
  const bulgeOpposite =
    opposite === undefined
      ? bulge
      : bulgeOf(part, opposite.triangle, along(center, outward, -opposite.distance));
  return 2 * radius + bulge + bulgeOpposite;
}
