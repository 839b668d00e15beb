import type { MeshState } from "../model.ts";
import { measureCurvedFaces } from "./curved-faces.ts";
import { cornerOf, indexAt, type Mesh, type MeshBody, NONE, type ReadBody } from "./mesh.ts";
import { Box, MAX_BODIES, nestShells, type Shell, shellsOf } from "./shells.ts";
import { connectTriangles, flip, orientShells } from "./topology.ts";
import { cross, distance, lengthOf, normalize, subtract } from "./vector.ts";
import { weld } from "./weld.ts";

/** The weld tolerance, as a share of the diagonal. The faces of CAD files, and the edges of coarse mesh files, meet within it. */
const WELD_SHARE = 2e-6;

interface Built {
  readonly mesh: Mesh;
  readonly state: MeshState;
  /** The triangles of each cavity: a closed shell inside another shell. */
  readonly voids: readonly Uint32Array[];
}

interface Part {
  readonly name: string;
  readonly indices: Uint32Array;
  readonly neighbors: Int32Array;
  readonly positions: Float64Array;
  /** The CAD face of each triangle; undefined for a mesh file. */
  readonly faces: Uint32Array | undefined;
  readonly openEdges: number;
  readonly sharedEdges: number;
  readonly flipped: number;
  readonly degenerate: number;
  /** In a mesh file, each outer shell is a body. In a CAD file, all shells of a solid are one body. */
  readonly bodies: readonly { readonly shells: readonly Shell[]; readonly voids: readonly Shell[] }[];
}

/**
 * Builds the mesh of a part: welds vertices, drops degenerate triangles, finds neighbors, flips triangles that point inward, and orders the
 * triangles by body. `state` counts the errors, including those that are repaired.
 */
export function buildMesh(bodies: readonly ReadBody[], format: "cad" | "mesh"): Built {
  const diagonal = diagonalOf(bodies);
  let firstFace = 0;
  const parts = bodies.map((body) => {
    const part = buildPart(body, diagonal, format, firstFace);
    let nextFace = 0;
    for (const face of body.cadFaces ?? []) if (face >= nextFace) nextFace = face + 1;
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
  const box = new Box();
  for (const { positions } of bodies)
    for (let index = 0; index < positions.length; index += 3)
      box.add([positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]);
  return distance(box.min, box.max);
}

function buildPart(body: ReadBody, diagonal: number, format: "cad" | "mesh", firstFace: number): Part {
  let built = connect(body, format === "cad" ? diagonal * WELD_SHARE : 0);
  if (format === "mesh" && built.openEdges > 0) {
    const tolerant = connect(body, diagonal * WELD_SHARE);
    if (tolerant.openEdges < built.openEdges) built = tolerant;
  }
  const { indices, neighbors } = built;
  const { shells: shellOf, shellCount, flipped: flippedToAgree } = orientShells(indices, neighbors);
  const shells = shellsOf(built, shellOf, shellCount);
  const { insideOut, outsideOf } = nestShells(built, shells);
  let flipped = flippedToAgree;
  for (const { triangles } of insideOut) {
    flipped += triangles.length;
    for (const triangle of triangles) flip(indices, neighbors, triangle);
  }
  const bodyOf = (list: readonly Shell[]) => ({
    shells: list,
    voids: list.filter((shell) => shell.rim === undefined && outsideOf.has(shell)),
  });
  const outer = shells.filter((shell) => !outsideOf.has(shell));
  const inner = shells.filter((shell) => outsideOf.has(shell));
  return {
    ...built,
    name: body.name,
    faces: built.faces?.map((face) => face + firstFace),
    flipped,
    bodies:
      format === "cad" || outer.length > MAX_BODIES
        ? [bodyOf([...outer, ...inner])]
        : outer.map((shell) => bodyOf([shell, ...inner.filter((other) => outsideOf.get(other) === shell)])),
  };
}

function connect(body: ReadBody, tolerance: number) {
  const { cadFaces } = body;
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
  return {
    positions,
    indices,
    ...connectTriangles(indices),
    degenerate: count - kept.length,
    faces: cadFaces && Uint32Array.from(kept, (triangle) => indexAt(cadFaces, triangle)),
  };
}

function joinParts(parts: readonly Part[]): { mesh: Mesh; voids: Uint32Array[] } {
  const triangleCount = parts.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  const vertexNumbers = parts.reduce((sum, { positions }) => sum + positions.length, 0);
  const indices = new Uint32Array(3 * triangleCount);
  const neighbors = new Int32Array(3 * triangleCount).fill(NONE);
  const positions = new Float64Array(vertexNumbers);
  const isCad = parts.every(({ faces }) => faces !== undefined);
  const cadFaces = new Uint32Array(isCad ? triangleCount : 0);
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
      if (part.faces !== undefined) cadFaces[place] = indexAt(part.faces, triangle);
    }
    firstNumber += part.positions.length;
  }
  const mesh = withNormals({ positions, indices, neighbors, bodies });
  return {
    mesh: isCad ? { ...mesh, cadFaces, curved: measureCurvedFaces(mesh, cadFaces) } : mesh,
    voids,
  };
}

/** Adds the normals, the areas and the bounding box of the triangles. */
function withNormals(mesh: Pick<Mesh, "positions" | "indices" | "neighbors" | "bodies">): Mesh {
  const count = mesh.indices.length / 3;
  const normals = new Float64Array(3 * count);
  const areas = new Float64Array(count);
  const bodyOf = new Uint32Array(count);
  for (const [body, { firstTriangle, triangleCount }] of mesh.bodies.entries())
    bodyOf.fill(body, firstTriangle, firstTriangle + triangleCount);
  const box = new Box();
  for (let triangle = 0; triangle < count; triangle += 1) {
    const a = cornerOf(mesh, triangle, 0);
    const b = cornerOf(mesh, triangle, 1);
    const c = cornerOf(mesh, triangle, 2);
    for (const point of [a, b, c]) box.add(point);
    const doubled = cross(subtract(b, a), subtract(c, a));
    areas[triangle] = lengthOf(doubled) / 2;
    normals.set(normalize(doubled), 3 * triangle);
  }
  return {
    ...mesh,
    bodyOf,
    normals,
    areas,
    min: box.min,
    max: box.max,
    diagonal: distance(box.min, box.max),
  };
}
