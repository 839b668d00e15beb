import { type Body, MAX_NAME_LENGTH, type Model } from "../model.ts";
import { Box } from "./build/shells.ts";
import { indexAt, numberAt } from "./math/typed-arrays.ts";
import { dot, subtract } from "./math/vector.ts";
import {
  type Mesh,
  type MeshBody,
  neighborOf,
  NONE,
  normalOf,
  pointOf,
  triangleCountOf,
  vertexAt,
} from "./mesh.ts";
import { smoothRegions } from "./shapes/regions.ts";
import { volumeAndArea } from "./volume.ts";

/** As a share. */
const ROUNDING = 0.05;

type Displayed = Pick<Model, "positions" | "normals" | "indices" | "faces" | "edges" | "bodies">;

/** The arrays for the viewer: vertices, which are shared only within smooth regions, their normals, and the edges between faces. */
export function displayModel(mesh: Mesh): Displayed {
  const { regionOf } = smoothRegions(mesh);
  const faces = mesh.cadFaces ?? regionOf;
  const { edges, firstEdges } = edgesOf(mesh, faces);
  const names = namesOf(mesh.bodies);
  return {
    ...splitVertices(mesh, regionOf),
    faces: Uint32Array.from(faces),
    edges,
    bodies: mesh.bodies.map((body, index) => ({
      name: names[index] ?? "",
      ...displayBody(mesh, body, index, firstEdges),
    })),
  };
}

/** Makes names unique: one solid of an STL file may be several bodies, and an assembly repeats its screws. */
function namesOf(bodies: readonly MeshBody[]): string[] {
  const given = bodies.map(({ name }) => name.trim().slice(0, MAX_NAME_LENGTH) || "Body");
  const total = Map.groupBy(given, (name) => name);
  const used = new Map<string, number>();
  return given.map((name) => {
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    return name !== "Body" && total.get(name)?.length === 1 ? name : `${name} ${number}`;
  });
}

function displayBody(
  mesh: Mesh,
  body: MeshBody,
  index: number,
  firstEdges: readonly number[],
): Omit<Body, "name"> {
  const firstEdge = firstEdges[index] ?? 0;
  const { volume, area } = volumeAndArea(mesh, body);
  return {
    firstTriangle: body.firstTriangle,
    triangleCount: body.triangleCount,
    firstEdge,
    edgeCount: (firstEdges[index + 1] ?? 0) - firstEdge,
    area,
    // The triangles of an open mesh may enclose anything.
    volume: volume > 0 && volume <= volumeOfBox(mesh, body) ? volume : 0,
  };
}

function volumeOfBox(mesh: Mesh, { firstTriangle, triangleCount }: MeshBody): number {
  const box = new Box();
  for (let corner = 3 * firstTriangle; corner < 3 * (firstTriangle + triangleCount); corner += 1)
    box.add(pointOf(mesh, indexAt(mesh.indices, corner)));
  const [width, depth, height] = subtract(box.max, box.min);
  // The true faces of a round body are outside its facets.
  return width * depth * height * (1 + ROUNDING);
}

/**
 * Gives each vertex a copy for each smooth region around it. The normal of a copy is the mean of the region's triangles, weighted by area.
 */
function splitVertices(mesh: Mesh, regionOf: Uint32Array): Pick<Model, "positions" | "normals" | "indices"> {
  const count = triangleCountOf(mesh);
  const indices = new Uint32Array(3 * count);
  const firstCopy = new Int32Array(mesh.positions.length / 3).fill(NONE);
  // A corner makes at most one copy.
  const nextCopy = new Int32Array(3 * count);
  const regionOfCopy = new Uint32Array(3 * count);
  const vertexOfCopy = new Uint32Array(3 * count);
  const sums = new Float32Array(9 * count);
  let copies = 0;
  for (let triangle = 0; triangle < count; triangle += 1) {
    const region = indexAt(regionOf, triangle);
    const area = numberAt(mesh.areas, triangle);
    for (let corner = 0; corner < 3; corner += 1) {
      const vertex = vertexAt(mesh, triangle, corner);
      let copy = indexAt(firstCopy, vertex);
      while (copy !== NONE && indexAt(regionOfCopy, copy) !== region) copy = indexAt(nextCopy, copy);
      if (copy === NONE) {
        copy = copies;
        copies += 1;
        nextCopy[copy] = indexAt(firstCopy, vertex);
        firstCopy[vertex] = copy;
        regionOfCopy[copy] = region;
        vertexOfCopy[copy] = vertex;
      }
      indices[3 * triangle + corner] = copy;
      for (let axis = 0; axis < 3; axis += 1)
        sums[3 * copy + axis] =
          (sums[3 * copy + axis] ?? 0) + area * numberAt(mesh.normals, 3 * triangle + axis);
    }
  }
  const positions = new Float32Array(3 * copies);
  const normals = new Float32Array(3 * copies);
  for (let copy = 0; copy < copies; copy += 1) {
    positions.set(pointOf(mesh, indexAt(vertexOfCopy, copy)), 3 * copy);
    const [x = 0, y = 0, z = 0] = sums.subarray(3 * copy, 3 * copy + 3);
    const length = Math.hypot(x, y, z) || 1;
    normals.set([x / length, y / length, z / length], 3 * copy);
  }
  return { positions, normals, indices };
}

/** The edges between faces and the open edges: six numbers each. `firstEdges` has the first edge of each body, then the total. */
function edgesOf(mesh: Mesh, faces: Uint32Array): { edges: Float32Array; firstEdges: number[] } {
  const numbers: number[] = [];
  const firstEdges = [0];
  for (const { firstTriangle, triangleCount } of mesh.bodies) {
    for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle += 1)
      for (let edge = 0; edge < 3; edge += 1) {
        const neighbor = neighborOf(mesh, triangle, edge);
        const isBetween = indexAt(faces, triangle) !== indexAt(faces, Math.max(0, neighbor));
        if (neighbor !== NONE && !(isBetween && triangle < neighbor) && !isFold(mesh, triangle, neighbor))
          continue;
        const start = pointOf(mesh, vertexAt(mesh, triangle, edge));
        const end = pointOf(mesh, vertexAt(mesh, triangle, (edge + 1) % 3));
        numbers.push(...start, ...end);
      }
    firstEdges.push(numbers.length / 6);
  }
  return { edges: Float32Array.from(numbers), firstEdges };
}

/** Whether a sharp edge is inside one smooth region, which can close around the end of the edge. */
function isFold(mesh: Mesh, triangle: number, neighbor: number): boolean {
  if (triangle > neighbor) return false;
  return dot(normalOf(mesh, triangle), normalOf(mesh, neighbor)) < 0.86;
}
