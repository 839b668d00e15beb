import { dot, type Vector } from "../mesh/math/vector.ts";
import type { ReadBody } from "../mesh/mesh.ts";

/** Twelve numbers: where the three axes point, then where the origin is. */
export type Transform = readonly number[];

export const IDENTITY: Transform = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

/** Moves points, three numbers each. */
export function move(positions: ReadBody["positions"], transform: Transform): void {
  if (transform === IDENTITY) return;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, ...shift] = transform;
  const [sx = 0, sy = 0, sz = 0] = shift;
  for (let index = 0; index < positions.length; index += 3) {
    const x = positions[index] ?? 0;
    const y = positions[index + 1] ?? 0;
    const z = positions[index + 2] ?? 0;
    positions[index] = x * a + y * d + z * g + sx;
    positions[index + 1] = x * b + y * e + z * h + sy;
    positions[index + 2] = x * c + y * f + z * i + sz;
  }
}

/** Negative if the transform mirrors. */
export function determinantOf([
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  g = 0,
  h = 0,
  i = 0,
]: Transform): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

/** A coordinate system: perpendicular unit vectors and the origin. */
export interface Axes {
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
  readonly origin: Vector;
}

/** From the coordinates of a system to those around it. */
export function outOf({ x, y, z, origin }: Axes): Transform {
  return [...x, ...y, ...z, ...origin];
}

/** From the coordinates around a system to its own. */
export function into({ x, y, z, origin }: Axes): Transform {
  const columns = [0, 1, 2] as const;
  return [
    ...columns.flatMap((axis) => [x[axis], y[axis], z[axis]]),
    -dot(origin, x),
    -dot(origin, y),
    -dot(origin, z),
  ];
}
