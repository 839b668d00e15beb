import type { Point } from "../../model.ts";

/** A point or a direction. */
export type Vector = Point;

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
export const distance = (a: Vector, b: Vector): number => lengthOf(subtract(a, b));

/** `origin`, moved along `direction` by a multiple of its length. */
export const along = (origin: Vector, direction: Vector, factor: number): Vector =>
  add(origin, scale(direction, factor));

/** The vector of length 1; the zero vector stays as it is. */
export function normalize(a: Vector): Vector {
  const length = lengthOf(a);
  return length === 0 ? a : scale(a, 1 / length);
}

/** A unit vector perpendicular to a unit vector. */
export function perpendicularTo(a: Vector): Vector {
  const [x, y, z] = [Math.abs(a[0]), Math.abs(a[1]), Math.abs(a[2])];
  const other: Vector = x <= y && x <= z ? [1, 0, 0] : y <= z ? [0, 1, 0] : [0, 0, 1];
  return normalize(cross(a, other));
}
