import { indexAt, pointOf } from "./mesh.ts";
import { cross, dot, type Vector } from "./vector.ts";

/** Triangles that are connected over their edges. */
export interface Shell {
  readonly triangles: Uint32Array;
  /** Negative if the triangles point inward. */
  readonly volume: number;
  readonly min: Vector;
  readonly max: Vector;
}

/** Measures each shell. `shellOf` has the shell of each triangle. */
export function shellsOf(
  indices: Uint32Array,
  positions: Float64Array,
  shellOf: Uint32Array,
  count: number,
): Shell[] {
  const sizes = new Uint32Array(count);
  for (const shell of shellOf) sizes[shell] = indexAt(sizes, shell) + 1;
  const lists = Array.from(sizes, (size) => new Uint32Array(size));
  const filled = new Uint32Array(count);
  for (let triangle = 0; triangle < shellOf.length; triangle += 1) {
    const shell = indexAt(shellOf, triangle);
    const list = lists[shell];
    if (list !== undefined) list[indexAt(filled, shell)] = triangle;
    filled[shell] = indexAt(filled, shell) + 1;
  }
  return lists.map((triangles) => measureShell(triangles, indices, positions));
}

function measureShell(triangles: Uint32Array, indices: Uint32Array, positions: Float64Array): Shell {
  const box = new Box();
  // Six times the volume between a triangle and the origin is a determinant.
  let sixfold = 0;
  for (const triangle of triangles) {
    const a = pointOf({ positions }, indexAt(indices, 3 * triangle));
    const b = pointOf({ positions }, indexAt(indices, 3 * triangle + 1));
    const c = pointOf({ positions }, indexAt(indices, 3 * triangle + 2));
    for (const point of [a, b, c]) box.add(point);
    sixfold += dot(a, cross(b, c));
  }
  return { triangles, volume: sixfold / 6, min: box.min, max: box.max };
}

/** Whether the box of one shell encloses that of another. Shells do not intersect, so for a hollow the box is enough. */
export function contains(outer: Shell, inner: Shell): boolean {
  return (
    outer !== inner &&
    outer.volume > 0 &&
    outer.volume > -inner.volume &&
    outer.min.every((value, axis) => value <= (inner.min[axis] ?? 0)) &&
    outer.max.every((value, axis) => value >= (inner.max[axis] ?? 0))
  );
}

/** A bounding box that grows. */
export class Box {
  readonly min: [number, number, number] = [Infinity, Infinity, Infinity];
  readonly max: [number, number, number] = [-Infinity, -Infinity, -Infinity];

  add([x, y, z]: Vector): void {
    const { min, max } = this;
    if (x < min[0]) min[0] = x;
    if (y < min[1]) min[1] = y;
    if (z < min[2]) min[2] = z;
    if (x > max[0]) max[0] = x;
    if (y > max[1]) max[1] = y;
    if (z > max[2]) max[2] = z;
  }
}
