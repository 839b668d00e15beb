import type { ReadBody } from "../mesh/mesh.ts";

/**
 * Returns a body with only the vertices that its triangles use. `positions` has three numbers for each vertex of the file. `ownOf` is scratch
 * space with −1 for each vertex, and is reset before this returns. All bodies of a file share it: thousands of bodies may each use a few of a
 * million vertices.
 */
export function withOwnVertices(
  name: string,
  corners: readonly number[],
  positions: readonly number[] | Float64Array,
  ownOf = new Int32Array(positions.length / 3).fill(-1),
): ReadBody {
  const own = new Float64Array(Math.min(positions.length, 3 * corners.length));
  const indices = new Uint32Array(corners.length);
  let count = 0;
  for (const [corner, vertex] of corners.entries()) {
    let known = ownOf[vertex] ?? -1;
    if (known < 0) {
      known = count;
      count += 1;
      ownOf[vertex] = known;
      for (let axis = 0; axis < 3; axis += 1)
        own[3 * known + axis] = positions[3 * vertex + axis] ?? Number.NaN;
    }
    indices[corner] = known;
  }
  for (const vertex of corners) ownOf[vertex] = -1;
  return { name, positions: own.slice(0, 3 * count), indices };
}
