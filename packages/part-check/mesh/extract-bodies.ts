import { Box } from "./build/shells.ts";
import { indexAt } from "./math/typed-arrays.ts";
import { distance } from "./math/vector.ts";
import { type Mesh, NONE, pointOf } from "./mesh.ts";

/** Some bodies of a mesh as a mesh of their own. */
export interface ExtractedBodies {
  readonly mesh: Mesh;
  /** The number of each triangle in the whole mesh. */
  readonly originals: Uint32Array;
}

/** Copies bodies of a mesh. Triangles of one body have no neighbors in another, so nothing is cut. */
export function extractBodies(whole: Mesh, bodies: readonly number[]): ExtractedBodies {
  const own = bodies.flatMap((body) => whole.bodies[body] ?? []);
  const count = own.reduce((sum, { triangleCount }) => sum + triangleCount, 0);
  const originals = new Uint32Array(count);
  let next = 0;
  const meshBodies = own.map(({ name, firstTriangle, triangleCount }) => {
    const first = next;
    for (let triangle = 0; triangle < triangleCount; triangle += 1)
      originals[next + triangle] = firstTriangle + triangle;
    next += triangleCount;
    return { name, firstTriangle: first, triangleCount };
  });
  const { positions, indices, box } = copyVertices(whole, originals);
  const bodyOf = new Uint32Array(count);
  for (const [body, { firstTriangle, triangleCount }] of meshBodies.entries())
    bodyOf.fill(body, firstTriangle, firstTriangle + triangleCount);
  const { cadFaces, curved } = whole;
  return {
    originals,
    mesh: {
      positions,
      indices,
      bodies: meshBodies,
      bodyOf,
      neighbors: copyNeighbors(whole, originals),
      normals: pick(whole.normals, originals, 3),
      areas: pick(whole.areas, originals, 1),
      min: box.min,
      max: box.max,
      diagonal: distance(box.min, box.max),
      tolerance: whole.tolerance,
      ...(cadFaces && { cadFaces: Uint32Array.from(originals, (triangle) => indexAt(cadFaces, triangle)) }),
      ...(curved && {
        curved: {
          sagittas: pick(curved.sagittas, originals, 3),
          areas: pick(curved.areas, originals, 1),
          normals: pick(curved.normals, originals, 9),
        },
      }),
    },
  };
}

/** The numbers of these triangles, `size` for each. */
function pick(values: Float64Array, triangles: Uint32Array, size: number): Float64Array {
  const picked = new Float64Array(size * triangles.length);
  for (const [index, triangle] of triangles.entries())
    picked.set(values.subarray(size * triangle, size * (triangle + 1)), size * index);
  return picked;
}

function copyVertices(whole: Mesh, originals: Uint32Array) {
  const numberOf = new Map<number, number>();
  const indices = new Uint32Array(3 * originals.length);
  for (const [index, triangle] of originals.entries())
    for (let corner = 0; corner < 3; corner += 1) {
      const vertex = indexAt(whole.indices, 3 * triangle + corner);
      const number = numberOf.get(vertex) ?? numberOf.size;
      numberOf.set(vertex, number);
      indices[3 * index + corner] = number;
    }
  const positions = new Float64Array(3 * numberOf.size);
  const box = new Box();
  for (const [vertex, number] of numberOf) {
    const point = pointOf(whole, vertex);
    positions.set(point, 3 * number);
    box.add(point);
  }
  return { positions, indices, box };
}

function copyNeighbors({ neighbors }: Mesh, originals: Uint32Array): Int32Array {
  const numberOf = new Map<number, number>();
  for (const [index, triangle] of originals.entries()) numberOf.set(triangle, index);
  const copied = new Int32Array(3 * originals.length);
  for (const [index, triangle] of originals.entries())
    for (let edge = 0; edge < 3; edge += 1)
      copied[3 * index + edge] = numberOf.get(indexAt(neighbors, 3 * triangle + edge)) ?? NONE;
  return copied;
}
