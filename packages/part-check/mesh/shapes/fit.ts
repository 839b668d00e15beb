import { eigenvectors, sumOfProducts } from "../math/matrix.ts";
import { along, cross, dot, perpendicularTo, subtract, type Vector } from "../math/vector.ts";

export interface Circle {
  readonly center: Vector;
  readonly radius: number;
}

/** The circle through three points, seen along an axis; undefined if they are in a line. */
export function circleThrough(axis: Vector, a: Vector, b: Vector, c: Vector): Circle | undefined {
  return fitCircle([a, b, c], axis);
}

/**
 * The circle that fits points best, seen along an axis: least squares of x² + y² = 2ax + 2by + c, which is linear (I. Kåsa, “A circle
 * fitting procedure and its error analysis”, 1976).
 */
export function fitCircle(points: readonly Vector[], axis: Vector): Circle | undefined {
  const [origin] = points;
  if (origin === undefined) return undefined;
  const first = perpendicularTo(axis);
  const second = cross(axis, first);
  const count = points.length;
  let [sumX, sumY] = [0, 0];
  for (const point of points) {
    const offset = subtract(point, origin);
    sumX += dot(offset, first);
    sumY += dot(offset, second);
  }
  const [meanX, meanY] = [sumX / count, sumY / count];
  let [xx, xy, yy, xz, yz] = [0, 0, 0, 0, 0];
  for (const point of points) {
    const offset = subtract(point, origin);
    const x = dot(offset, first) - meanX;
    const y = dot(offset, second) - meanY;
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

/** The direction that is most nearly perpendicular to all normals: the eigenvector of the smallest eigenvalue of Σ w n nᵀ. */
export function fitAxis(normals: readonly { readonly normal: Vector; readonly weight: number }[]): Vector {
  return eigenvectors(
    sumOfProducts(normals.map(({ normal, weight }) => ({ a: normal, b: normal, weight }))),
  )[2];
}
