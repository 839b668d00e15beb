import { indexAt, type Mesh, NONE, numberAt } from "./mesh.ts";

type Facets = Pick<Mesh, "positions" | "indices" | "neighbors" | "normals">;

/** Facets of one CAD face that meet at more than 30° are on two sides of a crease. */
const CREASE = Math.cos(Math.PI / 6);
/** The normal of a smooth face is within 20° of those of the facets around the point. */
const SMOOTH = Math.cos(Math.PI / 9);
/** At the tip of a cone, the slopes at both ends of an edge differ by the angle between facets and mean normal. This is the least share of it. */
const MIN_SLOPE_OF_TIP = 0.5;
/** The method of conjugate gradients needs about ten steps. */
const MAX_STEPS = 16;
const TOLERANCE = 1e-8;
/** The weight of the initial normals against that of the edges. */
const WEIGHT_OF_MEAN = 1e-3;
/** Square of the angle between normals, in radians, below which a face is flat. */
const FLAT = 1e-12;
/** The least curvature in a direction, as a share of the sum over all directions. Keeps matrices invertible. */
const MIN_CURVATURE = 1e-4;

/**
 * Estimates the unit normals of the true faces at the corners of their facets: nine numbers for each triangle. The reader has no
 * true normals: those of occt-import-js are means of the facets' normals, which are one-sided at the edges of a face.
 *
 * Where the curvature of a face is constant, the slopes at both ends of an edge are opposite. The method starts with the means of the
 * facets' normals and adjusts them by least squares until this is true for all edges. A straight edge does not tell whether its face
 * is straight or bulges between its ends, so normals are adjusted only in directions in which the means show a curvature. A corner
 * at the tip of a cone gets the normal of its facet.
 */
export function estimateNormals(mesh: Facets, faces: Uint32Array): Float64Array {
  const vertices = faceVertices(mesh, faces);
  const directions = directionsOfEdges(mesh);
  const normals = meanNormals(mesh, vertices, directions);
  const isSmooth = smoothVertices(mesh, vertices, directions, normals);
  matchSlopes(vertices, directions, isSmooth, normals);
  const { vertexOf } = vertices;
  const corners = new Float64Array(3 * vertexOf.length);
  for (let corner = 0; corner < vertexOf.length; corner += 1) {
    const vertex = indexAt(vertexOf, corner);
    if (isSmooth[vertex] === 1) addAt(corners, corner, normals, vertex, 1);
    else addAt(corners, corner, mesh.normals, Math.floor(corner / 3), 1);
  }
  return corners;
}

/** The vertices of each face. Faces do not share them, so that a vertex of the mesh between three faces is three of these. */
interface FaceVertices {
  /** The vertex at each corner of the triangles. */
  readonly vertexOf: Int32Array;
  /** Whether a vertex is on the boundary of its face. */
  readonly isOnBoundary: Uint8Array;
}

function faceVertices({ indices, neighbors, normals }: Facets, faces: Uint32Array): FaceVertices {
  const parents = Int32Array.from(indices.keys());
  const rootOf = (corner: number): number => {
    let at = corner;
    for (let parent = indexAt(parents, at); parent !== at; parent = indexAt(parents, at)) {
      // Halves the path, so that the next search is shorter.
      parents[at] = indexAt(parents, parent);
      at = parent;
    }
    return at;
  };
  const boundary: number[] = [];
  for (let half = 0; half < indices.length; half += 1) {
    const triangle = Math.floor(half / 3);
    const neighbor = indexAt(neighbors, half);
    const isWithin =
      neighbor !== NONE &&
      indexAt(faces, neighbor) === indexAt(faces, triangle) &&
      dotAt(normals, triangle, normals, neighbor) > CREASE;
    for (const corner of [half, nextCorner(half)]) {
      if (!isWithin) boundary.push(corner);
      if (!isWithin || triangle > neighbor) continue;
      for (let other = 3 * neighbor; other < 3 * neighbor + 3; other += 1)
        if (indexAt(indices, other) === indexAt(indices, corner)) parents[rootOf(other)] = rootOf(corner);
    }
  }
  const numberOf = new Int32Array(indices.length).fill(NONE);
  let count = 0;
  const vertexOf = new Int32Array(indices.length);
  for (let corner = 0; corner < vertexOf.length; corner += 1) {
    const root = rootOf(corner);
    if (numberOf[root] === NONE) {
      numberOf[root] = count;
      count += 1;
    }
    vertexOf[corner] = indexAt(numberOf, root);
  }
  const isOnBoundary = new Uint8Array(count);
  for (const corner of boundary) isOnBoundary[indexAt(vertexOf, corner)] = 1;
  return { vertexOf, isOnBoundary };
}

/** The unit vectors along the edges 0→1, 1→2 and 2→0 of each triangle. */
function directionsOfEdges({ positions, indices }: Facets): Float64Array {
  const directions = new Float64Array(3 * indices.length);
  for (let half = 0; half < indices.length; half += 1) {
    addAt(directions, half, positions, indexAt(indices, nextCorner(half)), 1);
    addAt(directions, half, positions, indexAt(indices, half), -1);
    normalizeAt(directions, half);
  }
  return directions;
}

/** The means of the normals of the facets around each vertex, weighted by their angles at the vertex. */
function meanNormals(
  { normals: facets }: Facets,
  { vertexOf, isOnBoundary }: FaceVertices,
  directions: Float64Array,
): Float64Array {
  const normals = new Float64Array(3 * isOnBoundary.length);
  for (let corner = 0; corner < vertexOf.length; corner += 1) {
    const before = nextCorner(nextCorner(corner));
    const angle = angleOf(-dotAt(directions, corner, directions, before));
    addAt(normals, indexAt(vertexOf, corner), facets, Math.floor(corner / 3), angle);
  }
  for (let vertex = 0; vertex < isOnBoundary.length; vertex += 1) normalizeAt(normals, vertex);
  return normals;
}

function smoothVertices(
  { normals: facets }: Facets,
  { vertexOf, isOnBoundary }: FaceVertices,
  directions: Float64Array,
  normals: Float64Array,
): Uint8Array {
  const isSmooth = new Uint8Array(isOnBoundary.length).fill(1);
  const slopes = new Float64Array(isOnBoundary.length);
  const angles = new Float64Array(isOnBoundary.length);
  for (let corner = 0; corner < vertexOf.length; corner += 1) {
    const vertex = indexAt(vertexOf, corner);
    const end = indexAt(vertexOf, nextCorner(corner));
    const cosine = dotAt(normals, vertex, facets, Math.floor(corner / 3));
    if (cosine < SMOOTH) isSmooth[vertex] = 0;
    angles[vertex] = numberAt(angles, vertex) + angleOf(cosine);
    slopes[vertex] = numberAt(slopes, vertex) + slopeAlong(normals, vertex, end, directions, corner);
  }
  // On a flat face, the angles are rounding errors.
  for (const [vertex, angle] of angles.entries())
    if (
      isOnBoundary[vertex] === 0 &&
      Math.abs(numberAt(slopes, vertex)) > MIN_SLOPE_OF_TIP * Math.max(angle, 1e-6)
    )
      isSmooth[vertex] = 0;
  return isSmooth;
}

/** By how much the slopes at both ends of an edge are not opposite, in radians. */
function slopeAlong(
  normals: Float64Array,
  start: number,
  end: number,
  directions: Float64Array,
  edge: number,
): number {
  return dotAt(normals, start, directions, edge) + dotAt(normals, end, directions, edge);
}

/** Adjusts the normals until the slopes at both ends of the edges are opposite, by the method of conjugate gradients. */
function matchSlopes(
  { vertexOf }: FaceVertices,
  directions: Float64Array,
  isSmooth: Uint8Array,
  normals: Float64Array,
): void {
  const curvatures = curvaturesAt(vertexOf, isSmooth, normals);
  const edges: number[] = [];
  const hessians = new Float64Array(curvatures.length);
  for (let edge = 0; edge < vertexOf.length; edge += 1) {
    const [start, end] = [indexAt(vertexOf, edge), indexAt(vertexOf, nextCorner(edge))];
    if (isSmooth[start] === 0 || isSmooth[end] === 0) continue;
    if (traceAt(curvatures, start) < FLAT && traceAt(curvatures, end) < FLAT) continue;
    edges.push(edge);
    addSquare(hessians, start, directions, edge);
    addSquare(hessians, end, directions, edge);
  }
  const penalties = new Float64Array(curvatures.length);
  const inverses = new Float64Array(curvatures.length);
  for (let vertex = 0; vertex < isSmooth.length; vertex += 1) {
    const curvature = traceAt(curvatures, vertex);
    const edgeCount = traceAt(hessians, vertex);
    if (curvature < FLAT || edgeCount === 0) continue;
    const at = 6 * vertex;
    invert(curvatures, vertex, MIN_CURVATURE * curvature, penalties);
    for (let place = at; place < at + 6; place += 1) {
      penalties[place] = numberAt(penalties, place) * WEIGHT_OF_MEAN * edgeCount * curvature;
      hessians[place] = numberAt(hessians, place) + numberAt(penalties, place);
    }
    invert(hessians, vertex, 0, inverses);
  }
  const addSlopes = (vectors: Float64Array, sums: Float64Array): Float64Array => {
    for (const edge of edges) {
      const [start, end] = [indexAt(vertexOf, edge), indexAt(vertexOf, nextCorner(edge))];
      const slope = slopeAlong(vectors, start, end, directions, edge);
      addAt(sums, start, directions, edge, slope);
      addAt(sums, end, directions, edge, slope);
    }
    return sums;
  };
  const residual = addSlopes(normals, new Float64Array(normals.length));
  let gradient = multiply(inverses, residual);
  const step = gradient.slice();
  let size = sumOfProducts(residual, gradient);
  const smallest = TOLERANCE * size;
  for (let count = 0; count < MAX_STEPS && size > smallest; count += 1) {
    const image = addSlopes(step, multiply(penalties, step));
    const length = -size / sumOfProducts(step, image);
    addAll(normals, step, length);
    addAll(residual, image, length);
    gradient = multiply(inverses, residual);
    const nextSize = sumOfProducts(residual, gradient);
    addAll(gradient, step, nextSize / size);
    step.set(gradient);
    size = nextSize;
  }
  for (let vertex = 0; vertex < isSmooth.length; vertex += 1) normalizeAt(normals, vertex);
}

/** How much the normal of each vertex differs from those of its neighbors, by direction: a symmetric matrix. */
function curvaturesAt(vertexOf: Int32Array, isSmooth: Uint8Array, normals: Float64Array): Float64Array {
  const curvatures = new Float64Array(6 * isSmooth.length);
  const turn = new Float64Array(3);
  for (let edge = 0; edge < vertexOf.length; edge += 1) {
    const [start, end] = [indexAt(vertexOf, edge), indexAt(vertexOf, nextCorner(edge))];
    if (isSmooth[start] === 0 || isSmooth[end] === 0) continue;
    turn.fill(0);
    addAt(turn, 0, normals, start, 1);
    addAt(turn, 0, normals, end, -1);
    addSquare(curvatures, start, turn, 0);
    addSquare(curvatures, end, turn, 0);
  }
  return curvatures;
}

// Vectors of three numbers, and symmetric matrices of six (xx, xy, xz, yy, yz, zz), in arrays of many.

function dotAt(a: Float64Array, first: number, b: Float64Array, second: number): number {
  const [i, j] = [3 * first, 3 * second];
  return (
    numberAt(a, i) * numberAt(b, j) +
    numberAt(a, i + 1) * numberAt(b, j + 1) +
    numberAt(a, i + 2) * numberAt(b, j + 2)
  );
}

function addAt(sums: Float64Array, sum: number, vectors: Float64Array, vector: number, factor: number): void {
  const [i, j] = [3 * sum, 3 * vector];
  sums[i] = numberAt(sums, i) + factor * numberAt(vectors, j);
  sums[i + 1] = numberAt(sums, i + 1) + factor * numberAt(vectors, j + 1);
  sums[i + 2] = numberAt(sums, i + 2) + factor * numberAt(vectors, j + 2);
}

function normalizeAt(vectors: Float64Array, vector: number): void {
  const length = Math.sqrt(dotAt(vectors, vector, vectors, vector)) || 1;
  for (let at = 3 * vector; at < 3 * vector + 3; at += 1) vectors[at] = numberAt(vectors, at) / length;
}

function addAll(sums: Float64Array, values: Float64Array, factor: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = numberAt(sums, at) + factor * numberAt(values, at);
}

function sumOfProducts(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += numberAt(a, at) * numberAt(b, at);
  return sum;
}

/** Adds the product of a vector with itself to a matrix. */
function addSquare(matrices: Float64Array, matrix: number, vectors: Float64Array, vector: number): void {
  const [at, from] = [6 * matrix, 3 * vector];
  const [x, y, z] = [numberAt(vectors, from), numberAt(vectors, from + 1), numberAt(vectors, from + 2)];
  matrices[at] = numberAt(matrices, at) + x * x;
  matrices[at + 1] = numberAt(matrices, at + 1) + x * y;
  matrices[at + 2] = numberAt(matrices, at + 2) + x * z;
  matrices[at + 3] = numberAt(matrices, at + 3) + y * y;
  matrices[at + 4] = numberAt(matrices, at + 4) + y * z;
  matrices[at + 5] = numberAt(matrices, at + 5) + z * z;
}

function traceAt(matrices: Float64Array, matrix: number): number {
  const at = 6 * matrix;
  return numberAt(matrices, at) + numberAt(matrices, at + 3) + numberAt(matrices, at + 5);
}

/** Inverts a matrix to whose diagonal `added` is added first. */
function invert(matrices: Float64Array, matrix: number, added: number, results: Float64Array): void {
  const at = 6 * matrix;
  const xx = numberAt(matrices, at) + added;
  const xy = numberAt(matrices, at + 1);
  const xz = numberAt(matrices, at + 2);
  const yy = numberAt(matrices, at + 3) + added;
  const yz = numberAt(matrices, at + 4);
  const zz = numberAt(matrices, at + 5) + added;
  const [a, b, c] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy];
  const determinant = xx * a + xy * b + xz * c;
  results[at] = a / determinant;
  results[at + 1] = b / determinant;
  results[at + 2] = c / determinant;
  results[at + 3] = (xx * zz - xz * xz) / determinant;
  results[at + 4] = (xy * xz - xx * yz) / determinant;
  results[at + 5] = (xx * yy - xy * xy) / determinant;
}

/** The product of each matrix with its vector. */
function multiply(matrices: Float64Array, vectors: Float64Array): Float64Array {
  const products = new Float64Array(vectors.length);
  for (let at = 0; at < vectors.length; at += 3) {
    const [x, y, z] = [numberAt(vectors, at), numberAt(vectors, at + 1), numberAt(vectors, at + 2)];
    const m = 2 * at;
    const [xy, xz, yz] = [numberAt(matrices, m + 1), numberAt(matrices, m + 2), numberAt(matrices, m + 4)];
    products[at] = numberAt(matrices, m) * x + xy * y + xz * z;
    products[at + 1] = xy * x + numberAt(matrices, m + 3) * y + yz * z;
    products[at + 2] = xz * x + yz * y + numberAt(matrices, m + 5) * z;
  }
  return products;
}

function angleOf(cosine: number): number {
  return Math.acos(Math.max(-1, Math.min(1, cosine)));
}

function nextCorner(corner: number): number {
  return corner % 3 === 2 ? corner - 2 : corner + 1;
}
