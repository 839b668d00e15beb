import { numberAt, indexAt } from "../math/typed-arrays.ts";
import { along, distance, dot, lengthOf, subtract, type Vector } from "../math/vector.ts";
import { nextCorner, NONE, pointOf, type ReadBody } from "../mesh.ts";
import { connectTriangles } from "./topology.ts";
import { weld } from "./weld.ts";

// Most IGES files, and some STEP files, have loose faces instead of a solid. Each face is meshed alone, so its neighbor has other vertices on
// their common edge.

/** Corners of faces that are nearer than this are the same: as a share of the diagonal, and at most in mm. */
const SAME_CORNER = { share: 5e-5, most: 0.01 };
/** Vertices that are nearer are equal but for rounding, as a share of the diagonal. */
const EQUAL = 1e-6;
/** In radians. At a greater turn, the rim of a face has a corner. */
const MAX_TURN = 0.6;
/** Some edges are not divided evenly, so their arcs may be higher than the turns at their ends suggest. */
const UNEVEN = 1.6;

/** An edge of a face that no other face has: its half-edge, and how far the true rim may be from it in mm. */
interface RimEdge {
  readonly half: number;
  readonly reach: number;
}

/**
 * Joins faces along their common edges: gives the rim of each face the vertices that the rims of other faces have on it. Both rims are
 * chords of the same true edge, so these vertices are no farther away than the sagitta of a chord.
 */
export function joinFaces(bodies: readonly ReadBody[], diagonal: number): ReadBody {
  const all = concatBodies(bodies);
  const welded = weld(all.positions, all.indices, diagonal * EQUAL);
  const same = Math.max(diagonal * EQUAL, Math.min(diagonal * SAME_CORNER.share, SAME_CORNER.most));
  const { neighbors } = connectTriangles(welded);
  const open = [...neighbors.keys()].filter((half) => indexAt(neighbors, half) === NONE);
  const mergedTo = mergeRims(welded, open, same);
  const indices = welded.indices.map((vertex) => mergedTo.get(vertex) ?? vertex);
  const mesh = { positions: welded.positions, indices };
  const cadFaces = all.cadFaces ?? new Uint32Array(indices.length / 3);
  const rim = rimEdges(mesh, open, cadFaces, same);
  return { name: "", positions: welded.positions, ...divided(mesh, cadFaces, insertions(mesh, rim, same)) };
}

/** All triangles as those of one body. No two bodies have a CAD face with the same number. */
export function concatBodies(bodies: readonly ReadBody[]): ReadBody {
  const positions: number[] = [];
  const indices: number[] = [];
  const cadFaces: number[] = [];
  let nextFace = 0;
  for (const body of bodies) {
    const first = positions.length / 3;
    for (const value of body.positions) positions.push(value);
    const count = body.indices?.length ?? body.positions.length / 3;
    for (let corner = 0; corner < count; corner += 1)
      indices.push(first + (body.indices?.[corner] ?? corner));
    const firstFace = nextFace;
    for (const face of body.cadFaces ?? []) {
      cadFaces.push(firstFace + face);
      nextFace = Math.max(nextFace, firstFace + face + 1);
    }
  }
  return {
    name: "",
    positions: Float64Array.from(positions),
    indices: Uint32Array.from(indices),
    ...(cadFaces.length > 0 && { cadFaces: Uint32Array.from(cadFaces) }),
  };
}

type Triangles = ReturnType<typeof weld>;

/** Rim vertices that are nearly at the same place, each with the one that replaces it. */
function mergeRims(mesh: Triangles, open: readonly number[], tolerance: number): Map<number, number> {
  const rim = new RimVertices(mesh, open);
  const mergedTo = new Map<number, number>();
  for (const vertex of rim.vertices) {
    if (mergedTo.has(vertex)) continue;
    const point = pointOf(mesh, vertex);
    for (const other of rim.between(point, point, tolerance))
      if (other !== vertex && !mergedTo.has(other) && distance(pointOf(mesh, other), point) <= tolerance)
        mergedTo.set(other, vertex);
  }
  // A vertex that others were merged to may not move itself.
  for (const [from, to] of mergedTo) if (mergedTo.has(to)) mergedTo.delete(from);
  return mergedTo;
}

/** The vertices of open edges, sorted along X to find those in a box. */
class RimVertices {
  readonly vertices: Uint32Array;
  readonly #mesh: Triangles;

  constructor(mesh: Triangles, open: readonly number[]) {
    const ends = open.flatMap((half) => [
      indexAt(mesh.indices, half),
      indexAt(mesh.indices, nextCorner(half)),
    ]);
    this.#mesh = mesh;
    this.vertices = Uint32Array.from(new Set(ends)).toSorted((a, b) => this.#x(a) - this.#x(b));
  }

  /** The vertices whose X is between those of two points, or nearer to them than `margin`. */
  between(a: Vector, b: Vector, margin: number): Uint32Array {
    const start = this.#firstFrom(Math.min(a[0], b[0]) - margin);
    return this.vertices.subarray(start, this.#firstFrom(Math.max(a[0], b[0]) + margin));
  }

  #firstFrom(x: number): number {
    let [low, high] = [0, this.vertices.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#x(indexAt(this.vertices, middle)) < x) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #x(vertex: number): number {
    return numberAt(this.#mesh.positions, 3 * vertex);
  }
}

/** The open edges. The height of an arc follows from the turns between a chord and the ones before and after it. */
function rimEdges(mesh: Triangles, open: readonly number[], cadFaces: Uint32Array, least: number): RimEdge[] {
  const keyAt = (half: number, vertex: number) => `${cadFaces[Math.floor(half / 3)]} ${vertex}`;
  const startingAt = new Map(open.map((half) => [keyAt(half, indexAt(mesh.indices, half)), half]));
  const endingAt = new Map(open.map((half) => [keyAt(half, indexAt(mesh.indices, nextCorner(half))), half]));
  return open.map((half) => {
    const side = sideOf(mesh, half);
    const neighbors = [
      endingAt.get(keyAt(half, indexAt(mesh.indices, half))),
      startingAt.get(keyAt(half, indexAt(mesh.indices, nextCorner(half)))),
    ];
    const turns = neighbors.map((other) =>
      other === undefined ? 0 : turnBetween(side, sideOf(mesh, other)),
    );
    const turn = Math.max(0, ...turns.filter((angle) => angle < MAX_TURN));
    return { half, reach: Math.max(least, (UNEVEN * turn * lengthOf(side)) / 8) };
  });
}

function sideOf(mesh: Triangles, half: number): Vector {
  return subtract(
    pointOf(mesh, indexAt(mesh.indices, nextCorner(half))),
    pointOf(mesh, indexAt(mesh.indices, half)),
  );
}

function turnBetween(a: Vector, b: Vector): number {
  return Math.acos(Math.min(1, Math.max(-1, dot(a, b) / (lengthOf(a) * lengthOf(b) || 1))));
}

/** For each open edge, the vertices of other rims on it, from its start to its end. */
function insertions(mesh: Triangles, rim: readonly RimEdge[], same: number): Map<number, number[]> {
  const vertices = new RimVertices(
    mesh,
    rim.map(({ half }) => half),
  );
  const found = new Map<number, number[]>();
  for (const { half, reach } of rim) {
    const [start, end] = [indexAt(mesh.indices, half), indexAt(mesh.indices, nextCorner(half))];
    const [from, to] = [pointOf(mesh, start), pointOf(mesh, end)];
    const side = subtract(to, from);
    const square = dot(side, side);
    const on: { vertex: number; share: number }[] = [];
    for (const vertex of vertices.between(from, to, reach)) {
      if (vertex === start || vertex === end) continue;
      const point = pointOf(mesh, vertex);
      const share = dot(subtract(point, from), side) / square;
      const margin = same / Math.sqrt(square);
      if (!(share > margin && share < 1 - margin)) continue;
      // The arc over a chord is lower near its ends.
      const height = Math.max(same, 4 * share * (1 - share) * reach);
      if (distance(point, along(from, side, share)) <= height) on.push({ vertex, share });
    }
    if (on.length > 0)
      found.set(
        half,
        on.toSorted((a, b) => a.share - b.share).map(({ vertex }) => vertex),
      );
  }
  return found;
}

/** The triangles with vertices inserted into their edges, each divided into a fan. */
function divided(
  { indices }: Triangles,
  cadFaces: Uint32Array,
  inserted: ReadonlyMap<number, readonly number[]>,
): Required<Pick<ReadBody, "indices" | "cadFaces">> {
  const corners: number[] = [];
  const faces: number[] = [];
  for (let triangle = 0; triangle < cadFaces.length; triangle += 1) {
    const [first, second, third] = [3 * triangle, 3 * triangle + 1, 3 * triangle + 2];
    const parts = divide(
      [indexAt(indices, first), indexAt(indices, second), indexAt(indices, third)],
      [inserted.get(first) ?? [], inserted.get(second) ?? [], inserted.get(third) ?? []],
    );
    corners.push(...parts);
    for (let part = 0; part < parts.length; part += 3) faces.push(indexAt(cadFaces, triangle));
  }
  return { indices: Uint32Array.from(corners), cadFaces: Uint32Array.from(faces) };
}

type Three<Value> = readonly [Value, Value, Value];

/** Divides a triangle at the vertices on its first edge, and the outer parts at those on the others. */
function divide([a, b, c]: Three<number>, [onAB, onBC, onCA]: Three<readonly number[]>): number[] {
  if (onAB.length === 0) {
    if (onBC.length > 0) return divide([b, c, a], [onBC, onCA, onAB]);
    return onCA.length > 0 ? divide([c, a, b], [onCA, onAB, onBC]) : [a, b, c];
  }
  const chain = [a, ...onAB, b];
  return chain.slice(1).flatMap((end, index) => {
    const isLast = index === chain.length - 2;
    return divide([chain[index] ?? a, end, c], [[], isLast ? onBC : [], index === 0 ? onCA : []]);
  });
}
