import { polar, type Point, segment } from "./geometry.ts";

/** The size of an arrowhead without its stroke, which adds 0.45 on each side. */
const LENGTH = 8.6;
const HALF_WIDTH = 1.3;

/**
 * The path of an arrowhead whose tip is the current point, pointing along `degrees`. It ends at its tip, so that one path holds a
 * line and its heads: drawings have hundreds of them. The class of the path fills it, so the line must not enclose an area.
 */
export function arrowhead(degrees: number): string {
  const tail = polar([0, 0], -LENGTH, degrees);
  const [left, right] = [polar(tail, HALF_WIDTH, degrees + 90), polar(tail, HALF_WIDTH, degrees - 90)];
  return `${segment([0, 0], left)}${segment(left, right)}z`;
}

/** The class of a path with arrowheads. */
export function arrowClass(red: boolean): string {
  return red ? "dw-red-arrow" : "dw-arrow";
}

/** Degrees from one point to another, clockwise from the right. */
export function direction([ax, ay]: Point, [bx, by]: Point) {
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
}
