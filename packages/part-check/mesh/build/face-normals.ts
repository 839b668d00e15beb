import { DisjointSets } from "../math/disjoint-sets.ts";
import { indexAt, numberAt } from "../math/typed-arrays.ts";
import { addAt, dotAt, normalizeAt } from "../math/vector-arrays.ts";
import { type Mesh, nextCorner, NONE } from "../mesh.ts";
import { type Edges, matchSlopes } from "./match-slopes.ts";

type Facets = Pick<Mesh, "positions" | "indices" | "neighbors" | "normals">;

/** Facets of one CAD face that meet at more than 30° are on different sides of a crease. */
const CREASE_COS = Math.cos(Math.PI / 6);
/** The normal of a smooth face is within 20° of those of the facets around the point. */
const SMOOTH_COS = Math.cos(Math.PI / 9);
/** The facets of a flat face differ by less than 0.0003°, which is more than rounding. */
const FLAT_COS = 1 - 1e-11;
/**
 * At the tip of a cone, the slopes at both ends of an edge differ by the angle between the facets and the mean normal. This is the smallest
 * share of that angle.
 */
const MIN_SLOPE_OF_TIP = 0.5;

/**
 * Estimates the unit normals of the true faces at the corners of their facets: nine numbers for each triangle. The reader has no
 * true normals: those of occt-import-js are means of the facets' normals, which are one-sided at the edges of a face.
 *
 * Where the curvature of a face is constant, the slopes at both ends of an edge are opposite. The method starts with the means of the
 * facets' normals and adjusts them until this is true for all edges. A corner at the tip of a cone gets the normal of its facet, and so
 * does one of a flat face.
 */
export function estimateNormals(mesh: Facets, faces: Uint32Array): Float64Array {
  const corners = cornersOfCurvedFaces(mesh, faces);
  const vertices = faceVertices(mesh, faces, corners);
  const directions = directionsOfEdges(mesh, corners);
  const normals = meanNormals(mesh, corners, vertices, directions);
  const isSmooth = smoothVertices(mesh, corners, vertices, directions, normals);
  matchSlopes(edgesOf(vertices, directions, isSmooth), normals);
  const estimates = new Float64Array(3 * mesh.indices.length);
  for (let corner = 0; corner < mesh.indices.length; corner += 1) {
    const vertex = indexAt(vertices.vertexOf, corner);
    if (vertex !== NONE && isSmooth[vertex] === 1) addAt(estimates, corner, normals, vertex, 1);
    else addAt(estimates, corner, mesh.normals, Math.floor(corner / 3), 1);
  }
  return estimates;
}

/** The corners of all facets of the faces that are not flat. */
function cornersOfCurvedFaces({ normals }: Facets, faces: Uint32Array): Uint32Array {
  const firstOf: number[] = [];
  const isCurved: boolean[] = [];
  for (const [triangle, face] of faces.entries()) {
    const first = (firstOf[face] ??= triangle);
    if (dotAt(normals, first, normals, triangle) < FLAT_COS) isCurved[face] = true;
  }
  const corners: number[] = [];
  for (const [triangle, face] of faces.entries())
    if (isCurved[face] === true) corners.push(3 * triangle, 3 * triangle + 1, 3 * triangle + 2);
  return Uint32Array.from(corners);
}

/** The vertices of each face. Faces do not share vertices: a vertex of the mesh between three faces counts three times. */
interface FaceVertices {
  /** The vertex at each corner of the triangles, or NONE on a flat face. */
  readonly vertexOf: Int32Array;
  /** Whether a vertex is on the boundary of its face. */
  readonly isOnBoundary: Uint8Array;
  /** The edges between two facets of a face: the corner at the start of each. */
  readonly innerEdges: readonly number[];
  /** The edges at the boundary of a face. */
  readonly outerEdges: readonly number[];
}

function faceVertices(
  { indices, neighbors, normals }: Facets,
  faces: Uint32Array,
  corners: Uint32Array,
): FaceVertices {
  /** One set for each vertex of a face: the corners that meet in it. */
  const vertices = new DisjointSets(indices.length);
  const innerEdges: number[] = [];
  const outerEdges: number[] = [];
  for (const half of corners) {
    const triangle = Math.floor(half / 3);
    const neighbor = indexAt(neighbors, half);
    const isInner =
      neighbor !== NONE &&
      indexAt(faces, neighbor) === indexAt(faces, triangle) &&
      dotAt(normals, triangle, normals, neighbor) > CREASE_COS;
    if (!isInner) outerEdges.push(half);
    if (!isInner || triangle > neighbor) continue;
    innerEdges.push(half);
    for (const corner of [half, nextCorner(half)])
      for (let other = 3 * neighbor; other < 3 * neighbor + 3; other += 1)
        if (indexAt(indices, other) === indexAt(indices, corner)) vertices.join(other, corner);
  }
  const vertexOf = new Int32Array(indices.length).fill(NONE);
  let count = 0;
  for (const corner of corners) {
    const root = vertices.rootOf(corner);
    if (vertexOf[root] === NONE) vertexOf[root] = count++;
    vertexOf[corner] = indexAt(vertexOf, root);
  }
  const isOnBoundary = new Uint8Array(count);
  for (const edge of outerEdges)
    for (const corner of [edge, nextCorner(edge)]) isOnBoundary[indexAt(vertexOf, corner)] = 1;
  return { vertexOf, isOnBoundary, innerEdges, outerEdges };
}

/** The unit vectors along the edges that start at the corners. */
function directionsOfEdges({ positions, indices }: Facets, corners: Uint32Array): Float64Array {
  const directions = new Float64Array(3 * indices.length);
  for (const corner of corners) {
    addAt(directions, corner, positions, indexAt(indices, nextCorner(corner)), 1);
    addAt(directions, corner, positions, indexAt(indices, corner), -1);
    normalizeAt(directions, corner);
  }
  return directions;
}

/** The means of the normals of the facets around each vertex, weighted by their angles at the vertex. */
function meanNormals(
  { normals: facets }: Facets,
  corners: Uint32Array,
  { vertexOf, isOnBoundary }: FaceVertices,
  directions: Float64Array,
): Float64Array {
  const normals = new Float64Array(3 * isOnBoundary.length);
  for (const corner of corners) {
    const before = nextCorner(nextCorner(corner));
    const angle = angleOf(-dotAt(directions, corner, directions, before));
    addAt(normals, indexAt(vertexOf, corner), facets, Math.floor(corner / 3), angle);
  }
  for (let vertex = 0; vertex < isOnBoundary.length; vertex += 1) normalizeAt(normals, vertex);
  return normals;
}

/** Whether the face around each vertex is smooth, which is not the case at the tip of a cone. */
function smoothVertices(
  { normals: facets }: Facets,
  corners: Uint32Array,
  { vertexOf, isOnBoundary }: FaceVertices,
  directions: Float64Array,
  normals: Float64Array,
): Uint8Array {
  const isSmooth = new Uint8Array(isOnBoundary.length).fill(1);
  const slopes = new Float64Array(isOnBoundary.length);
  const angles = new Float64Array(isOnBoundary.length);
  for (const corner of corners) {
    const vertex = indexAt(vertexOf, corner);
    const end = indexAt(vertexOf, nextCorner(corner));
    const cosine = dotAt(normals, vertex, facets, Math.floor(corner / 3));
    if (cosine < SMOOTH_COS) isSmooth[vertex] = 0;
    angles[vertex] = numberAt(angles, vertex) + angleOf(cosine);
    const slope = dotAt(normals, vertex, directions, corner) + dotAt(normals, end, directions, corner);
    slopes[vertex] = numberAt(slopes, vertex) + slope;
  }
  // In a flat part of a curved face, the angles are only rounding errors.
  for (const [vertex, angle] of angles.entries())
    if (
      isOnBoundary[vertex] === 0 &&
      Math.abs(numberAt(slopes, vertex)) > MIN_SLOPE_OF_TIP * Math.max(angle, 1e-6)
    )
      isSmooth[vertex] = 0;
  return isSmooth;
}

/** The edges between smooth vertices. Each has the weight of its facets: 2 within a face, and 1 at its boundary. */
function edgesOf(
  { vertexOf, innerEdges, outerEdges }: FaceVertices,
  directions: Float64Array,
  isSmooth: Uint8Array,
): Edges {
  const isKept = (edge: number) =>
    isSmooth[indexAt(vertexOf, edge)] === 1 && isSmooth[indexAt(vertexOf, nextCorner(edge))] === 1;
  const inner = innerEdges.filter(isKept);
  const edges = Int32Array.from([...inner, ...outerEdges.filter(isKept)]);
  const weighted = new Float64Array(3 * edges.length);
  for (const [index, edge] of edges.entries())
    addAt(weighted, index, directions, edge, index < inner.length ? Math.SQRT2 : 1);
  return {
    starts: edges.map((edge) => indexAt(vertexOf, edge)),
    ends: edges.map((edge) => indexAt(vertexOf, nextCorner(edge))),
    directions: weighted,
  };
}

function angleOf(cosine: number): number {
  return Math.acos(Math.max(-1, Math.min(1, cosine)));
}
