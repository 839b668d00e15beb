import { radians } from "../math/angles.ts";
import { along, cross, dot, lengthOf, subtract, type Vector } from "../math/vector.ts";

/** A part of the surface of a cylinder, or of a slender cone. */
export interface Cylinder {
  /** On the axis, in the middle of the length. */
  readonly center: Vector;
  readonly axis: Vector;
  /** For a cone, at the center. */
  readonly radius: number;
  /** How much the radius grows per length along the axis; 0 for a cylinder. */
  readonly slope: number;
  readonly length: number;
  /** The covered angle in degrees, up to 360. */
  readonly arc: number;
  /** The normals at both ends of the arc, for less than a full circle. */
  readonly ends: readonly [Vector, Vector];
  /** The normals point to the axis: the wall of a hole or an inside fillet. */
  readonly isConcave: boolean;
  readonly triangles: readonly number[];
  readonly area: number;
}

/** The smallest arc of a hole, in degrees. It is below 360 because a slot or a cross hole may cut into the wall. */
export const MIN_ARC_OF_HOLE = 300;

/** In radians. Coarse meshes have circles with 8 sides. A hexagon is not a circle. */
export const MAX_FACET_ANGLE = radians(46);

/** Whether a cylinder is a hole: a full circle from inside, or nearly one. */
export function isHole({ isConcave, arc }: Cylinder): boolean {
  return isConcave && arc >= MIN_ARC_OF_HOLE;
}

/** The point on a cylinder's surface that has a given normal. */
export function surfacePoint({ center, radius, isConcave }: Cylinder, normal: Vector): Vector {
  return along(center, normal, isConcave ? -radius : radius);
}

/** How far the true surface lies outside a facet, at a point of the facet, in mm. Negative for the wall of a hole. */
export function bulgeAt(cylinder: Cylinder, point: Vector): number {
  const missing = radiusAt(cylinder, point) - distanceToAxis(cylinder, point);
  return cylinder.isConcave ? -missing : missing;
}

/** The radius at the height of a point. */
export function radiusAt({ center, axis, radius, slope }: Cylinder, point: Vector): number {
  return radius + slope * dot(subtract(point, center), axis);
}

export function distanceToAxis({ center, axis }: Cylinder, point: Vector): number {
  return lengthOf(cross(subtract(point, center), axis));
}
