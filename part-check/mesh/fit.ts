import { along, cross, dot, lengthOf, normalize, perpendicularTo, subtract, type Vector } from "./vector.ts";

export interface Circle {
  readonly center: Vector;
  readonly radius: number;
}

/** The circle through three points, seen along an axis; undefined if they are in a line. */
export function circleThrough(axis: Vector, a: Vector, b: Vector, c: Vector): Circle | undefined {
  return fitCircle([a, b, c], axis);
}

/**
 * The circle that fits points best, seen along an axis. Least squares of x² + y² = 2ax + 2by + c, which is linear (I. Kåsa, “A circle
 * fitting procedure and its error analysis”, 1976).
 */
export function fitCircle(points: readonly Vector[], axis: Vector): Circle | undefined {
  const [origin] = points;
  if (origin === undefined) return undefined;
  const first = perpendicularTo(axis);
  const second = cross(axis, first);
  const flat = points.map((point) => {
    const offset = subtract(point, origin);
    return [dot(offset, first), dot(offset, second)] as const;
  });
  const count = flat.length;
  const meanX = flat.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = flat.reduce((sum, [, y]) => sum + y, 0) / count;
  let [xx, xy, yy, xz, yz] = [0, 0, 0, 0, 0];
  for (const [px, py] of flat) {
    const [x, y] = [px - meanX, py - meanY];
    const z = x * x + y * y;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xz += x * z;
    yz += y * z;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 1e-12 * (xx + yy) ** 2)) return undefined;
  const x = (xz * yy - yz * xy) / (2 * determinant);
  const y = (yz * xx - xz * xy) / (2 * determinant);
  return {
    center: along(along(origin, first, meanX + x), second, meanY + y),
    radius: Math.sqrt(x * x + y * y + (xx + yy) / count),
  };
}

/**
 * The direction at right angles to all normals, as well as possible: the eigenvector of the smallest eigenvalue of Σ w n nᵀ. The largest
 * two are found by power iteration, and their cross product is the third.
 */
export function fitAxis(normals: readonly { readonly normal: Vector; readonly weight: number }[]): Vector {
  let [xx, xy, xz, yy, yz, zz] = [0, 0, 0, 0, 0, 0];
  for (const { normal, weight } of normals) {
    const [x, y, z] = normal;
    xx += weight * x * x;
    xy += weight * x * y;
    xz += weight * x * z;
    yy += weight * y * y;
    yz += weight * y * z;
    zz += weight * z * z;
  }
  const apply = ([x, y, z]: Vector, without: Vector): Vector => {
    const result: Vector = [xx * x + xy * y + xz * z, xy * x + yy * y + yz * z, xz * x + yz * y + zz * z];
    return along(result, without, -dot(result, without));
  };
  const start = normals[0]?.normal ?? [1, 0, 0];
  const largest = iterate((vector) => apply(vector, [0, 0, 0]), start);
  const second = iterate((vector) => apply(vector, largest), perpendicularTo(largest));
  return normalize(cross(largest, second));
}

function iterate(apply: (vector: Vector) => Vector, start: Vector): Vector {
  let vector = start;
  for (let step = 0; step < 60; step += 1) {
    const next = normalize(apply(vector));
    if (lengthOf(next) === 0) return vector;
    const change = lengthOf(subtract(next, vector));
    vector = next;
    if (change < 1e-13) break;
  }
  return vector;
}
