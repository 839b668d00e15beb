import type { MeshState } from "../contract.ts";
import { cornerOf, indexAt, type Mesh, type MeshBody, NONE, pointOf, type ReadBody } from "./mesh.ts";
import { connectTriangles, orientShells, turn } from "./topology.ts";
import { cross, distance, dot, lengthOf, normalize, subtract, type Vector } from "./vector.ts";
import { weld } from "./weld.ts";

/** Faces of CAD files and edges of coarse mesh files meet within this share of the diagonal. */
const WELD_SHARE = 2e-6;

interface Built {
  readonly mesh: Mesh;
  readonly state: MeshState;
  /** Closed shells that bound a hollow inside of another shell, as triangles. */
  readonly voids: readonly Uint32Array[];
}

interface Shell {
  readonly triangles: Uint32Array;
  readonly volume: number;
  readonly min: Vector;
  readonly max: Vector;
}

interface Part {
  readonly name: string;
  readonly indices: Uint32Array;
  readonly neighbors: Int32Array;
  readonly positions: Float64Array;
  readonly faces: Uint32Array | undefined;
  readonly openEdges: number;
  readonly sharedEdges: number;
  readonly flipped: number;
  readonly degenerate: number;
  /** One body for each shell of a mesh file; all shells of a CAD body are one. */
  readonly bodies: readonly { readonly shells: readonly Shell[]; readonly voids: readonly Shell[] }[];
}

/**
 * Builds the mesh of a part: joins vertices, leaves out triangles without corners, connects the others, turns those that point
 * inward, and orders them by body. The errors that it repairs are counted.
 */
export function buildMesh(bodies: readonly ReadBody[], format: "cad" | "mesh"): Built {
  const diagonal = diagonalOf(bodies);
  let firstFace = 0;
  const parts = bodies.map((body) => {
    const part = buildPart(body, diagonal, format, firstFace);
    let nextFace = 0;
    for (const face of body.faces ?? []) if (face >= nextFace) nextFace = face + 1;
    firstFace += nextFace;
    return part;
  });
  const joined = joinParts(parts);
  const sum = (count: (part: Part) => number) => parts.reduce((total, part) => total + count(part), 0);
  const openEdges = sum((part) => part.openEdges);
  return {
    mesh: joined.mesh,
    voids: joined.voids,
    state: {
      isClosed: openEdges === 0,
      openEdges,
      sharedEdges: sum((part) => part.sharedEdges),
      flippedTriangles: sum((part) => part.flipped),
      degenerateTriangles: sum((part) => part.degenerate),
    },
  };
}

function diagonalOf(bodies: readonly ReadBody[]): number {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of bodies)
    for (let index = 0; index < positions.length; index += 3)
      widen(low, high, [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]);
  return distance(low, high);
}

function widen(low: [number, number, number], high: [number, number, number], [x, y, z]: Vector): void {
  if (x < low[0]) low[0] = x;
  if (y < low[1]) low[1] = y;
  if (z < low[2]) low[2] = z;
  if (x > high[0]) high[0] = x;
  if (y > high[1]) high[1] = y;
  if (z > high[2]) high[2] = z;
}

function buildPart(body: ReadBody, diagonal: number, format: "cad" | "mesh", firstFace: number): Part {
  let built = connect(body, format === "cad" ? diagonal * WELD_SHARE : 0);
  if (format === "mesh" && built.openEdges > 0) {
    const tolerant = connect(body, diagonal * WELD_SHARE);
    if (tolerant.openEdges < built.openEdges) built = tolerant;
  }
  const { indices, neighbors, positions } = built;
  const { shells: shellOf, shellCount, turned } = orientShells(indices, neighbors);
  const shells = shellsOf(indices, positions, shellOf, shellCount);
  const isVoid = shells.map(
    (shell) =>
      shells.length <= MOST_BODIES && shell.volume < 0 && shells.some((outer) => contains(outer, shell)),
  );
  let flipped = turned;
  for (const [index, shell] of shells.entries()) {
    if (isVoid[index] === true || shell.volume >= 0 || built.openEdges > 0) continue;
    flipped += shell.triangles.length;
    for (const triangle of shell.triangles) turn(indices, neighbors, triangle);
  }
  const solid = shells.filter((_, index) => isVoid[index] !== true);
  const voids = shells.filter((_, index) => isVoid[index] === true);
  return {
    ...built,
    name: body.name,
    faces: built.faces?.map((face) => face + firstFace),
    flipped,
    bodies:
      format === "cad" || solid.length > MOST_BODIES
        ? [{ shells: [...solid, ...voids], voids }]
        : solid.map((shell) => {
            const inside = voids.filter((hollow) => solid.find((outer) => contains(outer, hollow)) === shell);
            return { shells: [shell, ...inside], voids: inside };
          }),
  };
}

/** A mesh of more shells is text, a lattice or loose triangles rather than bodies. */
const MOST_BODIES = 200;

function connect(body: ReadBody, tolerance: number) {
  const { positions, indices: all } = weld(body.positions, body.indices, tolerance);
  const kept: number[] = [];
  const count = all.length / 3;
  for (let triangle = 0; triangle < count; triangle += 1) {
    const [a, b, c] = [all[3 * triangle], all[3 * triangle + 1], all[3 * triangle + 2]];
    if (a !== b && b !== c && c !== a) kept.push(triangle);
  }
  const isWhole = kept.length === count;
  const indices = isWhole
    ? all
    : Uint32Array.from({ length: 3 * kept.length }, (_, corner) =>
        indexAt(all, 3 * (kept[Math.floor(corner / 3)] ?? 0) + (corner % 3)),
      );
  const { faces } = body;
  return {
    positions,
    indices,
    ...connectTriangles(indices),
    degenerate: count - kept.length,
    faces: faces && (isWhole ? faces : Uint32Array.from(kept, (triangle) => indexAt(faces, triangle))),
  };
}

function shellsOf(
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
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  // Six times the volume between a triangle and the origin is a determinant.
  let sixfold = 0;
  for (const triangle of triangles) {
    const a = pointOf({ positions }, indexAt(indices, 3 * triangle));
    const b = pointOf({ positions }, indexAt(indices, 3 * triangle + 1));
    const c = pointOf({ positions }, indexAt(indices, 3 * triangle + 2));
    for (const point of [a, b, c]) widen(low, high, point);
    sixfold += dot(a, cross(b, c));
  }
  return { triangles, volume: sixfold / 6, min: low, max: high };
}

/** Whether the box of one shell encloses that of another. Shells do not intersect, so for a hollow the box is enough. */
function contains(outer: Shell, inner: Shell): boolean {
  return (
    outer !== inner &&
    outer.volume > 0 &&
    outer.volume > -inner.volume &&
    outer.min.every((value, axis) => value <= (inner.min[axis] ?? 0)) &&
    outer.max.every((value, axis) => value >= (inner.max[axis] ?? 0))
  );
}

function joinParts(parts: readonly Part[]): { mesh: Mesh; voids: Uint32Array[] } {
  const triangleCount = parts.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  const vertexNumbers = parts.reduce((sum, { positions }) => sum + positions.length, 0);
  const indices = new Uint32Array(3 * triangleCount);
  const neighbors = new Int32Array(3 * triangleCount).fill(NONE);
  const positions = new Float64Array(vertexNumbers);
  const hasFaces = parts.every(({ faces }) => faces !== undefined);
  const cadFaces = new Uint32Array(hasFaces ? triangleCount : 0);
  const bodies: MeshBody[] = [];
  const voids: Uint32Array[] = [];
  let nextTriangle = 0;
  let firstNumber = 0;
  for (const part of parts) {
    positions.set(part.positions, firstNumber);
    const placeOf = new Uint32Array(part.indices.length / 3);
    for (const { shells, voids: hollows } of part.bodies) {
      const firstTriangle = nextTriangle;
      for (const { triangles } of shells)
        for (const triangle of triangles) {
          placeOf[triangle] = nextTriangle;
          nextTriangle += 1;
        }
      const count = nextTriangle - firstTriangle;
      bodies.push({ name: part.name, firstTriangle, triangleCount: count });
      for (const { triangles } of hollows)
        voids.push(triangles.map((triangle) => indexAt(placeOf, triangle)));
    }
    for (let triangle = 0; triangle < placeOf.length; triangle += 1) {
      const place = indexAt(placeOf, triangle);
      for (let corner = 0; corner < 3; corner += 1) {
        indices[3 * place + corner] = indexAt(part.indices, 3 * triangle + corner) + firstNumber / 3;
        const neighbor = indexAt(part.neighbors, 3 * triangle + corner);
        if (neighbor !== NONE) neighbors[3 * place + corner] = indexAt(placeOf, neighbor);
      }
      if (hasFaces) cadFaces[place] = part.faces?.[triangle] ?? 0;
    }
    firstNumber += part.positions.length;
  }
  return {
    mesh: withNormals({ positions, indices, neighbors, bodies, ...(hasFaces && { cadFaces }) }),
    voids,
  };
}

/** Adds what follows from the triangles: normals, areas and the box. */
function withNormals(mesh: Pick<Mesh, "positions" | "indices" | "neighbors" | "bodies" | "cadFaces">): Mesh {
  const count = mesh.indices.length / 3;
  const normals = new Float64Array(3 * count);
  const areas = new Float64Array(count);
  const bodyOf = new Uint32Array(count);
  for (const [body, { firstTriangle, triangleCount }] of mesh.bodies.entries())
    bodyOf.fill(body, firstTriangle, firstTriangle + triangleCount);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let triangle = 0; triangle < count; triangle += 1) {
    const a = cornerOf(mesh, triangle, 0);
    const b = cornerOf(mesh, triangle, 1);
    const c = cornerOf(mesh, triangle, 2);
    for (const point of [a, b, c]) widen(min, max, point);
    const doubled = cross(subtract(b, a), subtract(c, a));
    areas[triangle] = lengthOf(doubled) / 2;
    normals.set(normalize(doubled), 3 * triangle);
  }
  return { ...mesh, bodyOf, normals, areas, min, max, diagonal: distance(min, max) };
}
