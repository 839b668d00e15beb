import { radians } from "../mesh/math/angles.ts";
import { add, cross, dot, lengthOf, scale, subtract, type Vector } from "../mesh/math/vector.ts";
import { centroidOf, cornerOf, spanAlong } from "../mesh/mesh.ts";
import type { Plane } from "../mesh/shapes/planes.ts";
import type { Surfaces } from "./part.ts";

/** The hexagonal bar that a turned part is cut from. Its flats stay as they were drawn. */
export interface HexagonalBar {
  readonly acrossFlats: number;
  /** A point on the axis of the bar. */
  readonly center: Vector;
  /** Of the flats that are left on the part, in mm². */
  readonly area: number;
  readonly triangles: ReadonlySet<number>;
}

/** The largest size of DIN 176, drawn hexagonal bars. A larger hexagon is milled. */
const MAX_ACROSS_FLATS = 100;
/** As a share of the width across flats. */
const SAME_LENGTH = 0.005;
const SAME_DIRECTION_COS = Math.cos(radians(0.5));
const ACROSS_AXIS = Math.sin(radians(0.5));
/**
 * A flat reaches at least this far from the axis, in radii of the circle inside the hexagon. A corner is at 1.15, where it is not rounded. The
 * tip of a tooth of a gear is nearly at 1.
 */
const MIN_REACH = 1.08;

/** Finds six flats of a regular hexagon about an axis, outside which nothing of the part is. */
export function findHexagonalBar(
  { mesh, planes: { planes } }: Pick<Surfaces, "mesh" | "planes">,
  axis: Vector,
): HexagonalBar | undefined {
  const upright = planes.filter(({ normal }) => Math.abs(dot(normal, axis)) < ACROSS_AXIS);
  const [largest] = upright.toSorted((a, b) => b.area - a.area);
  if (largest === undefined) return undefined;
  const first = largest.normal;
  const second = cross(axis, first);
  const pairs = [0, 60, 120].map((angle) => {
    const direction = add(scale(first, Math.cos(radians(angle))), scale(second, Math.sin(radians(angle))));
    const { low, high } = spanAlong(mesh, direction);
    return { direction, low, high };
  });
  const [acrossFlats = 0, ...others] = pairs.map(({ low, high }) => high - low);
  const tolerance = SAME_LENGTH * acrossFlats;
  if (acrossFlats > MAX_ACROSS_FLATS || others.some((width) => Math.abs(width - acrossFlats) > tolerance))
    return undefined;
  const [middle = 0, next = 0, last = 0] = pairs.map(({ low, high }) => (low + high) / 2);
  // In a regular hexagon the three lines halfway between opposite flats meet.
  if (Math.abs(middle + last - next) > tolerance) return undefined;
  const center = add(scale(first, middle), scale(second, (2 * next - middle) / Math.sqrt(3)));
  const isWide = ({ triangles }: Plane) =>
    triangles.some((triangle) =>
      [0, 1, 2].some((corner) => {
        const offset = subtract(cornerOf(mesh, triangle, corner), center);
        return lengthOf(cross(offset, axis)) > (MIN_REACH * acrossFlats) / 2;
      }),
    );
  const flats = pairs
    .flatMap(({ direction, low, high }) => [
      { outward: direction, support: high },
      { outward: scale(direction, -1), support: -low },
    ])
    .map(({ outward, support }) =>
      upright.filter(
        (plane) =>
          dot(plane.normal, outward) > SAME_DIRECTION_COS &&
          support - dot(outward, centroidOf(mesh, plane.triangles[0] ?? 0)) < tolerance &&
          isWide(plane),
      ),
    );
  if (flats.some((side) => side.length === 0)) return undefined;
  const found = flats.flat();
  return {
    acrossFlats,
    center,
    area: found.reduce((sum, { area }) => sum + area, 0),
    triangles: new Set(found.flatMap(({ triangles }) => triangles)),
  };
}
