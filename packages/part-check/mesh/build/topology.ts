import { indexAt } from "../math/typed-arrays.ts";
import { along, cross, dot, lengthOf, normalize, perpendicularTo, subtract } from "../math/vector.ts";
import { type Mesh, nextCorner, NONE, pointOf } from "../mesh.ts";

type Triangles = Pick<Mesh, "positions" | "indices">;

interface Edges {
  /** Three for each triangle: see Mesh. */
  readonly neighbors: Int32Array;
  readonly openEdges: number;
  readonly sharedEdges: number;
}

/** An edge with more triangles is an error that pairing cannot repair, and pairing them takes too long. */
const MAX_TRIANGLES_OF_EDGE = 16;

/** Faces that meet at an edge at a smaller angle, in radians, lie on each other. */
const SAME_ANGLE = 1e-4;

/**
 * Finds the triangle on the other side of each edge. Where more than two triangles share an edge, those around the same material become
 * neighbors, so that bodies that only touch stay apart. Loose faces have no common orientation that would tell where the material is, but
 * those of a body follow one another in the file: `looseFaces` has the number of the face of each triangle.
 */
export function connectTriangles(mesh: Triangles, looseFaces?: Uint32Array): Edges {
  const { indices } = mesh;
  const neighbors = new Int32Array(indices.length).fill(NONE);
  const { firstHalves, nextOfHalf } = halvesOfEdges(indices);
  let openEdges = 0;
  let sharedEdges = 0;
  for (const first of firstHalves) {
    if (first === NONE) continue;
    const edge: number[] = [];
    for (let half = first; half !== NONE; half = indexAt(nextOfHalf, half)) edge.push(half);
    if (edge.length === 1) openEdges += 1;
    if (edge.length > 2) sharedEdges += 1;
    if (edge.length > MAX_TRIANGLES_OF_EDGE) continue;
    if (edge.length > 2 && looseFaces !== undefined) pairByFace(edge, looseFaces, neighbors);
    else if (!(edge.length > 2 && pairAroundMaterial(edge, mesh, neighbors))) pair(edge, indices, neighbors);
  }
  return { neighbors, openEdges, sharedEdges };
}

/** A hash table with the first half-edge of each edge, and the next half-edge of the same edge. */
function halvesOfEdges(indices: Uint32Array): { firstHalves: Int32Array; nextOfHalf: Int32Array } {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(16, indices.length)));
  const firstHalves = new Int32Array(slots).fill(NONE);
  const nextOfHalf = new Int32Array(indices.length).fill(NONE);
  for (let half = 0; half < indices.length; half += 1) {
    const start = indexAt(indices, half);
    const end = endOf(indices, half);
    const smaller = Math.min(start, end);
    const larger = Math.max(start, end);
    let slot = Math.imul(Math.imul(smaller, 0x9e3779b1) ^ larger, 0x85ebca6b);
    slot = (slot ^ (slot >>> 15)) & (slots - 1);
    for (;;) {
      const other = indexAt(firstHalves, slot);
      if (other === NONE) break;
      const otherStart = indexAt(indices, other);
      const otherEnd = endOf(indices, other);
      if (Math.min(otherStart, otherEnd) === smaller && Math.max(otherStart, otherEnd) === larger) break;
      slot = (slot + 1) & (slots - 1);
    }
    nextOfHalf[half] = indexAt(firstHalves, slot);
    firstHalves[slot] = half;
  }
  return { firstHalves, nextOfHalf };
}

function pair(edge: number[], indices: Uint32Array, neighbors: Int32Array): void {
  while (edge.length > 1) {
    const half = edge.pop() ?? NONE;
    const opposite = edge.findLastIndex((other) => indexAt(indices, other) !== indexAt(indices, half));
    const [other = NONE] = edge.splice(Math.max(0, opposite), 1);
    makeNeighbors(half, other, neighbors);
  }
}

function pairByFace(edge: readonly number[], faces: Uint32Array, neighbors: Int32Array): void {
  const faceOf = (half: number) => indexAt(faces, Math.floor(half / 3));
  const sorted = edge.toSorted((a, b) => faceOf(a) - faceOf(b));
  for (let index = 0; index + 1 < sorted.length; index += 2)
    makeNeighbors(sorted[index] ?? NONE, sorted[index + 1] ?? NONE, neighbors);
}

/**
 * Pairs the triangles around an edge that have material between them. Seen against the direction of the edge, a triangle that runs along
 * it ends the material before it, and one that runs back starts the material behind it. Returns whether there are as many of both.
 */
function pairAroundMaterial(edge: readonly number[], mesh: Triangles, neighbors: Int32Array): boolean {
  const { indices } = mesh;
  const [start, end] = [indexAt(indices, edge[0] ?? 0), endOf(indices, edge[0] ?? 0)];
  const from = pointOf(mesh, start);
  const axis = normalize(subtract(pointOf(mesh, end), from));
  if (lengthOf(axis) === 0) return false;
  const first = perpendicularTo(axis);
  const second = cross(axis, first);
  const angleOf = (half: number) => {
    const offset = subtract(pointOf(mesh, indexAt(indices, nextCorner(nextCorner(half)))), from);
    const across = along(offset, axis, -dot(offset, axis));
    return Math.atan2(dot(across, second), dot(across, first));
  };
  const sides = edge.map((half) => ({
    half,
    angle: angleOf(half),
    isEnd: indexAt(indices, half) === start,
  }));
  const ends = sides.filter(({ isEnd }) => isEnd);
  if (2 * ends.length !== sides.length) return false;
  for (const { half, angle } of sides.filter(({ isEnd }) => !isEnd)) {
    // Where two bodies touch, the end of one lies on the start of the other, and is no end of the latter.
    const turns = ends.map((other) => turnBetween(angle + SAME_ANGLE, other.angle));
    const nearest = turns.indexOf(Math.min(...turns));
    const [other] = ends.splice(nearest, 1);
    if (other !== undefined) makeNeighbors(half, other.half, neighbors);
  }
  return true;
}

/** The angle in radians from one direction to another, always counterclockwise. */
function turnBetween(from: number, to: number): number {
  return (to - from + 4 * Math.PI) % (2 * Math.PI);
}

function makeNeighbors(half: number, other: number, neighbors: Int32Array): void {
  neighbors[half] = Math.floor(other / 3);
  neighbors[other] = Math.floor(half / 3);
}

/** The vertex at which a half-edge ends; it starts at `indices[half]`. */
function endOf(indices: Uint32Array, half: number): number {
  return indexAt(indices, nextCorner(half));
}

/**
 * Flips triangles so that all triangles of a shell have the same orientation: neighbors run along their common edge in opposite
 * directions. Returns the shell of each triangle, and which triangles are flipped. Two triangles are in the same shell if a path over
 * edges connects them.
 */
export function orientShells(
  indices: Uint32Array,
  neighbors: Int32Array,
): { shells: Uint32Array; shellCount: number; isFlipped: Uint8Array } {
  const count = indices.length / 3;
  const shells = new Uint32Array(count);
  const isOpposed = new Uint8Array(count);
  const isFlipped = new Uint8Array(count);
  const isSeen = new Uint8Array(count);
  const queue = new Uint32Array(count);
  let shellCount = 0;
  for (let seed = 0; seed < count; seed += 1) {
    if (isSeen[seed] === 1) continue;
    const shell = collectShell(seed);
    let opposed = 0;
    for (const triangle of shell) {
      shells[triangle] = shellCount;
      opposed += isOpposed[triangle] ?? 0;
    }
    // The majority keeps its orientation.
    const isSeedWrong = opposed * 2 > shell.length;
    for (const triangle of shell) {
      if ((isOpposed[triangle] === 1) === isSeedWrong) continue;
      flip(indices, neighbors, triangle);
      isFlipped[triangle] = 1;
    }
    shellCount += 1;
  }
  return { shells, shellCount, isFlipped };

  /** The triangles of the shell with `seed`. Sets `isOpposed` for those whose orientation is opposite to that of `seed`. */
  function collectShell(seed: number): Uint32Array {
    let end = 1;
    queue[0] = seed;
    isSeen[seed] = 1;
    for (let start = 0; start < end; start += 1) {
      const triangle = indexAt(queue, start);
      for (let edge = 0; edge < 3; edge += 1) {
        const neighbor = indexAt(neighbors, 3 * triangle + edge);
        if (neighbor === NONE || isSeen[neighbor] === 1) continue;
        isSeen[neighbor] = 1;
        const areOpposed = runsAlong(indices, neighbor, 3 * triangle + edge);
        isOpposed[neighbor] = areOpposed ? 1 - (isOpposed[triangle] ?? 0) : (isOpposed[triangle] ?? 0);
        queue[end] = neighbor;
        end += 1;
      }
    }
    return queue.subarray(0, end);
  }
}

/** Whether a triangle has the half-edge with the same start and end. */
function runsAlong(indices: Uint32Array, triangle: number, half: number): boolean {
  const start = indexAt(indices, half);
  const end = endOf(indices, half);
  for (let own = 3 * triangle; own < 3 * triangle + 3; own += 1)
    if (indexAt(indices, own) === start && endOf(indices, own) === end) return true;
  return false;
}

/** Reverses the orientation of a triangle. */
export function flip(indices: Uint32Array, neighbors: Int32Array, triangle: number): void {
  const first = 3 * triangle;
  const [b, c] = [indexAt(indices, first + 1), indexAt(indices, first + 2)];
  indices[first + 1] = c;
  indices[first + 2] = b;
  const [ab, ca] = [indexAt(neighbors, first), indexAt(neighbors, first + 2)];
  neighbors[first] = ca;
  neighbors[first + 2] = ab;
}
