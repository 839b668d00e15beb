import type { Model, Point } from "part-check/model.ts";

/** A section plane. It keeps the points where `normal` · point ≥ `offset`. */
export interface Section {
  readonly normal: Point;
  readonly offset: number;
}

/** The line segments where a plane cuts the visible bodies. Each segment has two points, which are six numbers. */
export function outlineOf(
  { positions, indices, bodies }: Pick<Model, "positions" | "indices" | "bodies">,
  { normal: [x, y, z], offset }: Section,
  hidden: ReadonlySet<number>,
): Float32Array {
  const outline: number[] = [];
  const coordinate = (index: number) => positions[index] ?? 0;
  const above = (vertex: number) =>
    coordinate(vertex) * x + coordinate(vertex + 1) * y + coordinate(vertex + 2) * z - offset;

  for (const [body, { firstTriangle, triangleCount }] of bodies.entries()) {
    if (hidden.has(body)) continue;
    for (let corner = 3 * firstTriangle; corner < 3 * (firstTriangle + triangleCount); corner += 3) {
      const a = 3 * (indices[corner] ?? 0);
      const b = 3 * (indices[corner + 1] ?? 0);
      const c = 3 * (indices[corner + 2] ?? 0);
      const [da, db, dc] = [above(a), above(b), above(c)];
      // Nearly all triangles are completely on one side.
      if (da >= 0 === db >= 0 && db >= 0 === dc >= 0) continue;
      addCrossing(a, b, da, db);
      addCrossing(b, c, db, dc);
      addCrossing(c, a, dc, da);
    }
  }
  return new Float32Array(outline);

  function addCrossing(from: number, to: number, start: number, end: number): void {
    if (start >= 0 === end >= 0) return;
    const share = start / (start - end);
    for (let axis = 0; axis < 3; axis += 1) {
      const first = coordinate(from + axis);
      outline.push(first + share * (coordinate(to + axis) - first));
    }
  }
}
