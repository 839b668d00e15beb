import { indexAt, vectorAt } from "./math/typed-arrays.ts";
import { cross, dot, lengthOf, subtract, type Vector } from "./math/vector.ts";

/** The triangles of one body, as a reader returns them. */
export interface ReadBody {
  readonly name: string;
  /** Three numbers for each vertex. */
  readonly positions: Float32Array | Float64Array;
  /** Three vertices for each triangle. Without it, every three vertices form a triangle. */
  readonly indices?: Uint32Array;
  /** The CAD face of each triangle. A mesh file has none. */
  readonly cadFaces?: Uint32Array;
  /** Whether its faces are those of a CAD file without solids, so that they may enclose several bodies. */
  readonly areFacesLoose?: boolean;
}

export interface MeshBody {
  readonly name: string;
  readonly firstTriangle: number;
  readonly triangleCount: number;
}

/** How the true faces of a CAD file deviate from their facets. */
export interface CurvedFaces {
  /** The sagitta of the true face's arc over each edge of a triangle, in mm: three numbers for each triangle. Negative where the face is concave. */
  readonly sagittas: Float64Array;
  /** The area of the true face over each triangle, in mm². */
  readonly areas: Float64Array;
  /** The unit normals of the true face at the corners: nine numbers for each triangle. */
  readonly normals: Float64Array;
}

/** The triangles of a part, in mm. Triangles of one body share vertices; those of different bodies do not. */
export interface Mesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly bodies: readonly MeshBody[];
  /** The body of each triangle. */
  readonly bodyOf: Uint32Array;
  /** The CAD face of each triangle. A mesh file has none. */
  readonly cadFaces?: Uint32Array;
  /** Known for CAD files only. */
  readonly curved?: CurvedFaces;
  /** The triangle at the other side of each triangle's edge 0→1, 1→2 and 2→0, or NONE. */
  readonly neighbors: Int32Array;
  /** The unit normal of each triangle, pointing out of the body; zero for one without area. */
  readonly normals: Float64Array;
  readonly areas: Float64Array;
  readonly min: Vector;
  readonly max: Vector;
  /** The diagonal of the bounding box. */
  readonly diagonal: number;
  /** Vertices of the file within this distance, in mm, may be one. */
  readonly tolerance: number;
}

/** No triangle: for example the neighbor at an open edge. */
export const NONE = -1;

export function triangleCountOf({ areas }: Pick<Mesh, "areas">): number {
  return areas.length;
}

/** The vertex at a corner (0, 1 or 2) of a triangle. */
export function vertexAt({ indices }: Pick<Mesh, "indices">, triangle: number, corner: number): number {
  return indexAt(indices, 3 * triangle + corner);
}

/** The corner after a corner of the same triangle. Corners are numbered over all triangles, as in `indices`. */
export function nextCorner(corner: number): number {
  return corner % 3 === 2 ? corner - 2 : corner + 1;
}

export function pointOf({ positions }: Pick<Mesh, "positions">, vertex: number): Vector {
  return vectorAt(positions, vertex);
}

export function cornerOf(
  mesh: Pick<Mesh, "indices" | "positions">,
  triangle: number,
  corner: number,
): Vector {
  return pointOf(mesh, vertexAt(mesh, triangle, corner));
}

export function normalOf({ normals }: Pick<Mesh, "normals">, triangle: number): Vector {
  return vectorAt(normals, triangle);
}

export function centroidOf(mesh: Pick<Mesh, "indices" | "positions">, triangle: number): Vector {
  const [a, b, c] = [cornerOf(mesh, triangle, 0), cornerOf(mesh, triangle, 1), cornerOf(mesh, triangle, 2)];
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
}

/** The angle at a corner of a triangle, in radians. */
export function angleAt(mesh: Pick<Mesh, "indices" | "positions">, triangle: number, corner: number): number {
  const at = cornerOf(mesh, triangle, corner);
  const [a, b] = [1, 2].map((step) => subtract(cornerOf(mesh, triangle, (corner + step) % 3), at));
  return a && b ? Math.atan2(lengthOf(cross(a, b)), dot(a, b)) : 0;
}

export function neighborOf({ neighbors }: Pick<Mesh, "neighbors">, triangle: number, edge: number): number {
  return indexAt(neighbors, 3 * triangle + edge);
}

/** The barycentric coordinates of a point in a triangle. */
export function weightsAt(
  mesh: Pick<Mesh, "indices" | "positions">,
  triangle: number,
  point: Vector,
): Vector {
  const [a, b, c] = [cornerOf(mesh, triangle, 0), cornerOf(mesh, triangle, 1), cornerOf(mesh, triangle, 2)];
  const normal = cross(subtract(b, a), subtract(c, a));
  const square = dot(normal, normal) || 1;
  const atB = dot(cross(subtract(point, a), subtract(c, a)), normal) / square;
  const atC = dot(cross(subtract(b, a), subtract(point, a)), normal) / square;
  return [1 - atB - atC, atB, atC];
}

/** The lowest and highest coordinate of the vertices along a direction. */
export function spanAlong(
  { positions }: Pick<Mesh, "positions">,
  direction: Vector,
): { readonly low: number; readonly high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1) {
    const at = dot(vectorAt(positions, vertex), direction);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return { low, high };
}
