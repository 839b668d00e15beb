import { DisjointSets } from "../math/disjoint-sets.ts";
import { indexAt } from "../math/typed-arrays.ts";
import { add, cross, distance, dot, lengthOf, scale, subtract, type Vector } from "../math/vector.ts";
import { nextCorner, NONE, pointOf, type ReadBody } from "../mesh.ts";

/** Triangles that are connected through their edges. */
export interface Shell {
  readonly triangles: Uint32Array;
  /** In mm³, with each hole closed by a fan of triangles. Negative if the triangles point inward. */
  readonly volume: number;
  /** Whether the triangles point inward, whatever the shape of the missing patches. */
  readonly isInward: boolean;
  readonly min: Vector;
  readonly max: Vector;
  /** A point of an open edge. A closed shell has none. */
  readonly rim: Vector | undefined;
  /** Whether it is closed but encloses nothing, as two triangles that lie on each other. */
  readonly isFlat: boolean;
}

/** The vertices and neighbors of triangles: see Mesh. */
interface Triangles {
  readonly indices: Uint32Array;
  readonly positions: Float64Array;
  readonly neighbors: Int32Array;
  readonly openEdges: number;
}

/** Measures each shell. `shellOf` has the shell of each triangle. */
export function shellsOf(mesh: Triangles, shellOf: Uint32Array, count: number): Shell[] {
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
  return lists.map((triangles) => measureShell(mesh, triangles));
}

/**
 * The patch over a hole is unknown. It may be a cap as high as half the radius of the hole, which adds this share of the cube of the
 * hole's circumference to the volume.
 */
const VOLUME_OF_CAP = 0.0034;
/** The thickness of a shell that encloses nothing, as a share of its diagonal. */
const NO_THICKNESS = 1e-7;

function measureShell(mesh: Triangles, triangles: Uint32Array): Shell {
  const box = new Box();
  for (const triangle of triangles) for (const point of cornersOf(mesh, triangle)) box.add(point);
  const middle = scale(add(box.min, box.max), 0.5);
  let sixfold = 0;
  let doubledArea = 0;
  // Six times the volume between a triangle and a point is a determinant.
  const addTriangle = (a: Vector, b: Vector, c: Vector) => {
    sixfold += dot(subtract(a, middle), cross(subtract(b, middle), subtract(c, middle)));
    doubledArea += lengthOf(cross(subtract(b, a), subtract(c, a)));
  };
  for (const triangle of triangles) addTriangle(...cornersOf(mesh, triangle));
  // An edge with too many triangles has no neighbors, but is not open.
  const holes = mesh.openEdges === 0 ? [] : holesOf(mesh, triangles);
  let uncertain = 0;
  for (const edges of holes) {
    const sum = edges.reduce<Vector>((total, [start]) => add(total, start), [0, 0, 0]);
    const center = scale(sum, 1 / edges.length);
    for (const [start, end] of edges) addTriangle(center, end, start);
    uncertain += VOLUME_OF_CAP * edges.reduce((total, edge) => total + distance(...edge), 0) ** 3;
  }
  const volume = sixfold / 6;
  return {
    triangles,
    volume,
    isInward: volume < -uncertain,
    min: box.min,
    max: box.max,
    rim: holes[0]?.[0]?.[0],
    isFlat:
      holes.length === 0 && Math.abs(volume) < NO_THICKNESS * (doubledArea / 2) * distance(box.min, box.max),
  };
}

type Edge = readonly [start: Vector, end: Vector];

/** The open edges of a shell, grouped by the holes that they form: the edges of a hole are connected through their vertices. */
function holesOf(mesh: Triangles, triangles: Uint32Array): Edge[][] {
  const edges = openEdgesOf(mesh, triangles);
  const holes = new DisjointSets(edges.length);
  /** An edge at each vertex. */
  const edgeAt = new Map<number, number>();
  for (const [edge, ends] of edges.entries())
    for (const vertex of ends) {
      const other = edgeAt.get(vertex);
      if (other === undefined) edgeAt.set(vertex, edge);
      else holes.join(other, edge);
    }
  const groups = Map.groupBy(edges.entries(), ([edge]) => holes.rootOf(edge));
  return [...groups.values()].map((own) =>
    own.map(([, [start, end]]) => [pointOf(mesh, start), pointOf(mesh, end)] as const),
  );
}

/** The gaps in a surface: how many edges each has, and the area of the flattest patch over it. */
export function gapsOf(mesh: Triangles): { edges: number; area: number }[] {
  const triangles = Uint32Array.from({ length: mesh.indices.length / 3 }, (_, triangle) => triangle);
  return holesOf(mesh, triangles).map((edges) => {
    const origin: Vector = edges[0]?.[0] ?? [0, 0, 0];
    const doubled = edges.reduce<Vector>(
      (sum, [start, end]) => add(sum, cross(subtract(start, origin), subtract(end, origin))),
      [0, 0, 0],
    );
    return { edges: edges.length, area: lengthOf(doubled) / 2 };
  });
}

/** The vertices at the start and the end of each edge without a neighbor. */
function openEdgesOf(
  { indices, neighbors }: Triangles,
  triangles: Uint32Array,
): (readonly [start: number, end: number])[] {
  const edges: (readonly [start: number, end: number])[] = [];
  for (const triangle of triangles)
    for (let half = 3 * triangle; half < 3 * triangle + 3; half += 1)
      if (indexAt(neighbors, half) === NONE)
        edges.push([indexAt(indices, half), indexAt(indices, nextCorner(half))]);
  return edges;
}

/** A point of the shell, away from its open edges: the center of the triangle that is farthest from one. */
function probeOf(mesh: Triangles, { triangles, rim }: Shell): Vector {
  const [first] = cornersOf(mesh, triangles[0] ?? 0);
  const from = rim ?? first;
  let farthest = from;
  for (const triangle of triangles) {
    const [a, b, c] = cornersOf(mesh, triangle);
    const center = scale(add(add(a, b), c), 1 / 3);
    if (distance(center, from) > distance(farthest, from)) farthest = center;
  }
  return farthest;
}

function cornersOf(
  mesh: Pick<Triangles, "indices" | "positions">,
  triangle: number,
): [Vector, Vector, Vector] {
  return [
    pointOf(mesh, indexAt(mesh.indices, 3 * triangle)),
    pointOf(mesh, indexAt(mesh.indices, 3 * triangle + 1)),
    pointOf(mesh, indexAt(mesh.indices, 3 * triangle + 2)),
  ];
}

interface Nesting {
  /** The shells whose triangles have to be flipped. */
  readonly insideOut: ReadonlySet<Shell>;
  /** For each inner shell, the shell around the same material: the inner shell is a cavity, or the inside of an open wall. */
  readonly outsideOf: ReadonlyMap<Shell, Shell>;
}

/** A mesh with more shells is text, a lattice or loose triangles rather than bodies. */
export const MAX_BODIES = 200;

/**
 * Finds the shells that are inside out. An inward shell is correct if it is inside an outward one. If the outermost of nested shells
 * points inward, all of them are inside out.
 */
export function nestShells(mesh: Triangles, shells: readonly Shell[]): Nesting {
  const insideOut = new Set<Shell>();
  const outsideOf = new Map<Shell, Shell>();
  if (!shells.some(({ isInward }) => isInward)) return { insideOut, outsideOf };
  const bySize = shells.toSorted((a, b) => Math.abs(b.volume) - Math.abs(a.volume));
  for (const [rank, shell] of bySize.entries()) {
    const larger = shells.length > MAX_BODIES ? [] : bySize.slice(0, rank);
    const around = enclosing(mesh, larger, shell);
    const [outermost] = around;
    const isInsideOut =
      outermost === undefined ? shell.isInward && isWhole(shell, shells) : insideOut.has(outermost);
    if (isInsideOut) insideOut.add(shell);
    const outside = around.findLast((other) => other.isInward === insideOut.has(other));
    if (outside !== undefined && shell.isInward !== isInsideOut) outsideOf.set(shell, outside);
  }
  return { insideOut, outsideOf };
}

/**
 * Whether a shell is a body rather than one of several loose faces. The wall of a hole points inward as a loose face, and is inside the
 * bounding box of the other faces.
 */
function isWhole(shell: Shell, shells: readonly Shell[]): boolean {
  if (shell.rim === undefined) return true;
  if (shells.length > MAX_BODIES) return false;
  const others = new Box();
  for (const other of shells)
    if (other !== shell) for (const point of [other.min, other.max]) others.add(point);
  return !isInBox(shell, others);
}

function isInBox(inner: Pick<Shell, "min" | "max">, { min, max }: Pick<Shell, "min" | "max">): boolean {
  return (
    min.every((value, axis) => value <= (inner.min[axis] ?? 0)) &&
    max.every((value, axis) => value >= (inner.max[axis] ?? 0))
  );
}

/** The shells that enclose another. Shells do not intersect, so one point of the inner shell is enough. */
function enclosing(mesh: Triangles, shells: readonly Shell[], inner: Shell): Shell[] {
  const around = shells.filter((shell) => isInBox(inner, shell));
  if (around.length === 0) return [];
  const probe = probeOf(mesh, inner);
  return around.filter((shell) => Math.abs(windingNumber(mesh, shell, probe)) > 0.5);
}

/**
 * The winding number of a shell around a point: ±1 inside and 0 outside a closed shell, a fraction if it has holes (A. Jacobson et al.,
 * “Robust inside-outside segmentation using generalized winding numbers”, 2013). It is the sum of the solid angles of the triangles
 * (A. van Oosterom and J. Strackee, “The solid angle of a plane triangle”, 1983).
 */
function windingNumber(mesh: Triangles, { triangles }: Shell, point: Vector): number {
  let half = 0;
  for (const triangle of triangles) {
    const corners = cornersOf(mesh, triangle);
    const [a, b, c] = [subtract(corners[0], point), subtract(corners[1], point), subtract(corners[2], point)];
    const [la, lb, lc] = [lengthOf(a), lengthOf(b), lengthOf(c)];
    half += Math.atan2(dot(a, cross(b, c)), la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb);
  }
  return half / (2 * Math.PI);
}

/** The bounding box of the points that are added to it. */
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

/** The bounding box of all vertices. */
export function boxOf(bodies: readonly ReadBody[]): Box {
  const box = new Box();
  for (const { positions } of bodies)
    for (let index = 0; index < positions.length; index += 3)
      box.add([positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]);
  return box;
}
