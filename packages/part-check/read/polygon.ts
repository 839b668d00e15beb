import { add, cross, dot, normalize, perpendicularTo, subtract, type Vector } from "../mesh/math/vector.ts";
import type { PartSize } from "./limits.ts";

/** More would mostly be too much work. Larger polygons are split into a fan. */
const MAX_CORNERS = 5000;

const ORIGIN: Vector = [0, 0, 0];

/**
 * Splits a polygon into triangles. `corners` are vertices, and `numbers` has three coordinates for each vertex. A convex polygon is split
 * into a fan, and others by ear clipping (G. Meisters, “Polygons have ears”, 1975): an ear is a corner whose triangle contains no other
 * corner. That takes cubic time for a spiral, so `size` counts the comparisons of all polygons of a file.
 * @throws {ReadError}
 */
export function trianglesOf(
  corners: readonly number[],
  numbers: readonly number[],
  size: PartSize,
): number[] {
  if (corners.length <= 3 || corners.length > MAX_CORNERS) return fan(corners);
  const points = corners.map((vertex): Vector => {
    const [x = 0, y = 0, z = 0] = numbers.slice(3 * vertex, 3 * vertex + 3);
    return [x, y, z];
  });
  if (points.length === 4) return quad(corners, points);
  const { x, y } = flatten(points);
  const turn = (a: number, b: number, c: number) => {
    const [ax = 0, ay = 0] = [x[a], y[a]];
    return ((x[b] ?? 0) - ax) * ((y[c] ?? 0) - ay) - ((y[b] ?? 0) - ay) * ((x[c] ?? 0) - ax);
  };
  const rest = [...corners.keys()];
  const at = (index: number) => rest[(index + rest.length) % rest.length] ?? 0;
  const isReflexAt = (index: number) => turn(at(index - 1), at(index), at(index + 1)) < 0;
  const reflex = new Set(rest.filter((_, index) => isReflexAt(index)));
  const isEarAt = (index: number): boolean => {
    const [a, b, c] = [at(index - 1), at(index), at(index + 1)];
    if (reflex.has(b)) return false;
    size.add({ comparisons: reflex.size });
    for (const other of reflex) {
      // A polygon around a hole has some corners twice.
      const isOwn = [a, b, c].some((own) => corners[own] === corners[other]);
      if (turn(a, b, other) >= 0 && turn(b, c, other) >= 0 && turn(c, a, other) >= 0 && !isOwn) return false;
    }
    return true;
  };

  const triangles: number[] = [];
  let index = 0;
  for (let tried = 0; reflex.size > 0 && rest.length > 3 && tried < rest.length;) {
    if (isEarAt(index)) {
      triangles.push(...[at(index - 1), at(index), at(index + 1)].map((corner) => corners[corner] ?? 0));
      rest.splice(index, 1);
      for (const neighbor of [index - 1, index]) if (!isReflexAt(neighbor)) reflex.delete(at(neighbor));
      tried = 0;
    } else tried += 1;
    index = (index + 1) % rest.length;
  }
  return [...triangles, ...fan(rest.map((corner) => corners[corner] ?? 0))];
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

/** The corners in the coordinates of the polygon's plane, in counterclockwise order. */
function flatten(points: readonly Vector[]) {
  const area = points.reduce<Vector>(
    (sum, point, index) => add(sum, cross(point, points[(index + 1) % points.length] ?? point)),
    [0, 0, 0],
  );
  const normal = normalize(area);
  const right = perpendicularTo(normal);
  const up = cross(normal, right);
  return { x: points.map((point) => dot(point, right)), y: points.map((point) => dot(point, up)) };
}

function fan(corners: readonly number[]): number[] {
  const [first = 0] = corners;
  return corners.slice(2).flatMap((corner, index) => [first, corners[index + 1] ?? 0, corner]);
}
