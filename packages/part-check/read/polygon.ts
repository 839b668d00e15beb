import earcut from "earcut";

import { add, cross, dot, normalize, perpendicularTo, subtract, type Vector } from "../mesh/math/vector.ts";
import type { PartSize } from "./limits.ts";

const ORIGIN: Vector = [0, 0, 0];

/**
 * Splits a polygon into triangles of the same direction. `corners` are vertices, and `numbers` has three coordinates for each vertex.
 * A spiral takes cubic time, so `size` limits the corners of all polygons of a file.
 * @throws {ReadError}
 */
export function trianglesOf(
  corners: readonly number[],
  numbers: readonly number[],
  size: PartSize,
): number[] {
  if (corners.length <= 3) return fan(corners);
  const points = corners.map((vertex): Vector => {
    const [x = 0, y = 0, z = 0] = numbers.slice(3 * vertex, 3 * vertex + 3);
    return [x, y, z];
  });
  if (points.length === 4) return quad(corners, points);
  size.add({ comparisons: points.length ** 3 });
  return earcut(flatten(points)).map((index) => corners[index] ?? 0);
}

/**
 * Splits a quadrilateral along a diagonal inside it: at most one corner is reflex, and the diagonal from that corner is inside. A shortcut,
 * because most polygons have four corners.
 */
function quad(corners: readonly number[], points: readonly Vector[]): number[] {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN] = points;
  const diagonal = subtract(c, a);
  const isInside = dot(cross(subtract(b, a), diagonal), cross(diagonal, subtract(d, a))) >= 0;
  return fan(isInside ? corners : [...corners.slice(1), ...corners.slice(0, 1)]);
}

/** The x and y of each corner in the polygon's plane, in counterclockwise order. */
function flatten(points: readonly Vector[]): number[] {
  const area = points.reduce<Vector>(
    (sum, point, index) => add(sum, cross(point, points[(index + 1) % points.length] ?? point)),
    [0, 0, 0],
  );
  const normal = normalize(area);
  const right = perpendicularTo(normal);
  const up = cross(normal, right);
  return points.flatMap((point) => [dot(point, right), dot(point, up)]);
}

function fan(corners: readonly number[]): number[] {
  const [first = 0] = corners;
  return corners.slice(2).flatMap((corner, index) => [first, corners[index + 1] ?? 0, corner]);
}
