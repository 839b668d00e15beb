import type { MeshState } from "../../model.ts";
import { indexAt } from "../math/typed-arrays.ts";
import { cross, distance, lengthOf, normalize, subtract } from "../math/vector.ts";
import { cornerOf, type Mesh, type MeshBody, NONE, type ReadBody } from "../mesh.ts";
import { connectBody, type ConnectedBody, weldBody } from "./connect-body.ts";
import { measureCurvedFaces } from "./curved-faces.ts";
import { concatBodies, joinFaces } from "./join-faces.ts";
import { Box, boxOf, gapsOf } from "./shells.ts";

/** The weld tolerance, as a share of the diagonal. The faces of CAD files, and the edges of coarse mesh files, meet within it. */
const WELD_SHARE = 2e-6;

interface Built {
  readonly mesh: Mesh;
  readonly state: MeshState;
  /** The triangles of each cavity: a closed shell inside another shell. */
  readonly voids: readonly Uint32Array[];
}

/**
 * Builds the mesh of a part: welds vertices, drops degenerate triangles, finds neighbors, flips triangles that point inward, and orders the
 * triangles by body. `state` counts the errors, including those that are repaired. Reports the share that is done.
 */
export function buildMesh(
  bodies: readonly ReadBody[],
  format: "cad" | "mesh",
  report: (done: number) => void = () => {},
): Built {
  const { min, max } = boxOf(bodies);
  const connected = connectBodies(bodies, format, distance(min, max));
  report(0.5);
  const numbering = numberTriangles(connected);
  const mesh = withNormals({ ...joinBodies(connected, numbering.numbers), bodies: numbering.bodies });
  const cadFaces = facesOfAll(connected, numbering.numbers);
  report(0.7);
  return {
    mesh: cadFaces ? { ...mesh, cadFaces, curved: measureCurvedFaces(mesh, cadFaces) } : mesh,
    voids: numbering.voids,
    state: format === "cad" ? stateOfFaces(connected) : stateOf(connected),
  };
}

/** The number of edges that are not between two triangles of their body. */
export function countDefects(bodies: readonly ReadBody[]): number {
  const { min, max } = boxOf(bodies);
  return bodies.reduce((sum, body) => {
    const { openEdges, sharedEdges } = weldBody(body, WELD_SHARE * distance(min, max), false);
    return sum + openEdges + sharedEdges;
  }, 0);
}

/**
 * Connects the triangles of each body. Bodies that are open may be the faces of one: they are joined if that closes most of their edges.
 */
function connectBodies(
  bodies: readonly ReadBody[],
  format: "cad" | "mesh",
  diagonal: number,
): readonly ConnectedBody[] {
  const firstFaces = firstFacesOf(bodies);
  const tolerance = diagonal * WELD_SHARE;
  const connected = bodies.map((body, index) => connectBody(body, format, tolerance, firstFaces[index] ?? 0));
  const open = bodies.filter((_, index) => (connected[index]?.openEdges ?? 0) > 0);
  if (open.length === 0 || (format === "mesh" && open.length === 1)) return connected;
  const joined = format === "cad" ? joinFaces(open, diagonal) : concatBodies(open);
  const [firstFace = 0] = firstFacesOf([...bodies, joined]).slice(-1);
  // Unlike a solid of a CAD file, joined faces may be several bodies.
  const whole = connectBody(joined, "mesh", tolerance, firstFace);
  const before = connected.reduce((sum, { openEdges }) => sum + openEdges, 0);
  if (whole.openEdges > before / 2) return connected;
  return [...connected.filter(({ openEdges }) => openEdges === 0), whole];
}

/** The number of the first CAD face of each body, so that no two bodies have a face with the same number. */
function firstFacesOf(bodies: readonly ReadBody[]): number[] {
  let next = 0;
  return bodies.map(({ cadFaces = [] }) => {
    const first = next;
    for (const face of cadFaces) next = Math.max(next, first + face + 1);
    return first;
  });
}

function stateOf(bodies: readonly ConnectedBody[]): MeshState {
  const sum = (count: (body: ConnectedBody) => number) =>
    bodies.reduce((total, body) => total + count(body), 0);
  const openEdges = sum((body) => body.openEdges);
  return {
    isClosed: openEdges === 0,
    openEdges,
    sharedEdges: sum((body) => body.sharedEdges),
    flippedTriangles: sum((body) => body.flipped),
    degenerateTriangles: sum((body) => body.degenerate),
    unjoinedPlaces: 0,
  };
}

/** The largest area of a gap that the reader leaves beside a small face of a valid solid, as a share of the surface. */
const MAX_GAP = 1e-3;

function stateOfFaces(bodies: readonly ConnectedBody[]): MeshState {
  const open = bodies.filter((body) => body.openEdges > 0);
  const unjoined = open.flatMap((body) => {
    const most = MAX_GAP * areaOf(body);
    return gapsOf(body).filter(({ area }) => area > most);
  });
  return {
    isClosed: unjoined.length === 0,
    openEdges: unjoined.reduce((sum, { edges }) => sum + edges, 0),
    sharedEdges: 0,
    flippedTriangles: 0,
    degenerateTriangles: 0,
    unjoinedPlaces: unjoined.length,
  };
}

function areaOf(body: ConnectedBody): number {
  let doubled = 0;
  for (let triangle = 0; triangle < body.indices.length / 3; triangle += 1) {
    const [a, b, c] = [cornerOf(body, triangle, 0), cornerOf(body, triangle, 1), cornerOf(body, triangle, 2)];
    doubled += lengthOf(cross(subtract(b, a), subtract(c, a)));
  }
  return doubled / 2;
}

/** The order of the triangles in the mesh. */
interface Numbering {
  /** For each body of the file, the number of each of its triangles in the mesh. */
  readonly numbers: readonly Uint32Array[];
  readonly bodies: readonly MeshBody[];
  readonly voids: readonly Uint32Array[];
}

/** Numbers the triangles of the mesh by body, and within a body by shell. */
function numberTriangles(connected: readonly ConnectedBody[]): Numbering {
  const bodies: MeshBody[] = [];
  const voids: Uint32Array[] = [];
  let next = 0;
  const numbers = connected.map((body) => {
    const numberOf = new Uint32Array(body.indices.length / 3);
    for (const { shells, voids: ownVoids } of body.bodies) {
      const firstTriangle = next;
      for (const { triangles } of shells)
        for (const triangle of triangles) {
          numberOf[triangle] = next;
          next += 1;
        }
      bodies.push({ name: body.name, firstTriangle, triangleCount: next - firstTriangle });
      for (const { triangles } of ownVoids)
        voids.push(triangles.map((triangle) => indexAt(numberOf, triangle)));
    }
    return numberOf;
  });
  return { numbers, bodies, voids };
}

/** Copies the vertices and triangles of all bodies to common arrays, with the new numbers of the triangles. */
function joinBodies(
  bodies: readonly ConnectedBody[],
  numbers: Numbering["numbers"],
): Pick<Mesh, "positions" | "indices" | "neighbors"> {
  const positions = new Float64Array(bodies.reduce((sum, body) => sum + body.positions.length, 0));
  const corners = bodies.reduce((sum, body) => sum + body.indices.length, 0);
  const indices = new Uint32Array(corners);
  const neighbors = new Int32Array(corners).fill(NONE);
  let firstVertex = 0;
  for (const [index, body] of bodies.entries()) {
    const numberOf = numbers[index] ?? new Uint32Array();
    positions.set(body.positions, 3 * firstVertex);
    for (let triangle = 0; triangle < numberOf.length; triangle += 1) {
      const number = indexAt(numberOf, triangle);
      for (let edge = 0; edge < 3; edge += 1) {
        indices[3 * number + edge] = indexAt(body.indices, 3 * triangle + edge) + firstVertex;
        const neighbor = indexAt(body.neighbors, 3 * triangle + edge);
        if (neighbor !== NONE) neighbors[3 * number + edge] = indexAt(numberOf, neighbor);
      }
    }
    firstVertex += body.positions.length / 3;
  }
  return { positions, indices, neighbors };
}

/** The CAD face of each triangle of the mesh; undefined for a mesh file. */
function facesOfAll(
  bodies: readonly ConnectedBody[],
  numbers: Numbering["numbers"],
): Uint32Array | undefined {
  const cadFaces = new Uint32Array(numbers.reduce((sum, { length }) => sum + length, 0));
  for (const [index, { faces }] of bodies.entries()) {
    if (faces === undefined) return undefined;
    for (const [triangle, number] of (numbers[index] ?? new Uint32Array()).entries())
      cadFaces[number] = indexAt(faces, triangle);
  }
  return cadFaces;
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
  const diagonal = distance(box.min, box.max);
  return {
    ...mesh,
    bodyOf,
    normals,
    areas,
    min: box.min,
    max: box.max,
    diagonal,
    tolerance: WELD_SHARE * diagonal,
  };
}
