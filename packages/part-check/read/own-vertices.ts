import type { ReadBody } from "../mesh/mesh.ts";

/** A body with only the vertices that its triangles use. `positions` has three numbers for each vertex of the file. */
export function withOwnVertices(
  name: string,
  corners: readonly number[],
  positions: readonly number[] | Float64Array,
): ReadBody {
  const ownOf = new Int32Array(positions.length / 3).fill(-1);
  const own: number[] = [];
  const indices = Uint32Array.from(corners, (vertex) => {
    const known = ownOf[vertex] ?? -1;
    if (known >= 0) return known;
    const added = own.length / 3;
    ownOf[vertex] = added;
    for (let axis = 0; axis < 3; axis += 1) own.push(positions[3 * vertex + axis] ?? Number.NaN);
    return added;
  });
  return { name, positions: Float64Array.from(own), indices };
}
