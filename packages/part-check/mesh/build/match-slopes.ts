import { addSquare, invert, multiply, traceAt } from "../math/symmetric-matrices.ts";
import { indexAt, numberAt } from "../math/typed-arrays.ts";
import { addAt, dotAt, normalizeAt } from "../math/vector-arrays.ts";

/** The method of conjugate gradients needs about ten steps. */
const MAX_STEPS = 16;
const TOLERANCE = 1e-8;
/** The weight of the initial normals against that of the edges. */
const WEIGHT_OF_INITIAL = 1e-3;
/** Square of the angle between normals, in radians, below which a face is flat. */
const FLAT = 1e-12;
/** Ridge regularization: the share of the trace that is added to the diagonal, so that matrices stay invertible. */
const RIDGE = 1e-4;

/** Edges of facets. */
export interface Edges {
  /** The vertex at the start of each edge. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** A vector along each edge, whose length is the square root of the edge's weight: three numbers. */
  readonly directions: Float64Array;
}

/**
 * Adjusts unit normals by least squares until the slopes at both ends of the edges are opposite, as along an arc of constant curvature.
 * A straight edge does not tell whether its face is straight or bulges between its ends, so a normal is adjusted only in directions in
 * which those of its neighbors differ from it. Uses the method of conjugate gradients, preconditioned by the 3 × 3 matrix of each vertex.
 */
export function matchSlopes(edges: Edges, normals: Float64Array): void {
  const { penalties, inverses } = matricesOf(edges, normals);
  const residual = addSlopes(edges, normals, new Float64Array(normals.length));
  const gradient = multiply(inverses, residual, new Float64Array(normals.length));
  const step = gradient.slice();
  const image = new Float64Array(normals.length);
  let size = sumOfProducts(residual, gradient);
  const smallest = TOLERANCE * size;
  for (let count = 0; count < MAX_STEPS && size > smallest; count += 1) {
    addSlopes(edges, step, multiply(penalties, step, image));
    const length = -size / sumOfProducts(step, image);
    addAll(normals, step, length);
    addAll(residual, image, length);
    multiply(inverses, residual, gradient);
    const nextSize = sumOfProducts(residual, gradient);
    scaleAndAdd(step, nextSize / size, gradient);
    size = nextSize;
  }
  for (let vertex = 0; vertex < normals.length / 3; vertex += 1) normalizeAt(normals, vertex);
}

/**
 * How much a change of each normal costs by direction, and the inverse of that cost together with the cost of the slopes. Both are zero
 * where a face is flat, so that its normals do not change.
 */
function matricesOf(edges: Edges, normals: Float64Array) {
  const { starts, ends, directions } = edges;
  const curvatures = curvaturesAt(edges, normals);
  const hessians = new Float64Array(curvatures.length);
  for (let edge = 0; edge < starts.length; edge += 1) {
    addSquare(hessians, indexAt(starts, edge), directions, edge);
    addSquare(hessians, indexAt(ends, edge), directions, edge);
  }
  const penalties = new Float64Array(curvatures.length);
  const inverses = new Float64Array(curvatures.length);
  for (let vertex = 0; vertex < normals.length / 3; vertex += 1) {
    const curvature = traceAt(curvatures, vertex);
    if (curvature < FLAT) continue;
    const weight = WEIGHT_OF_INITIAL * curvature * traceAt(hessians, vertex);
    invert(curvatures, vertex, RIDGE * curvature, penalties);
    for (let at = 6 * vertex; at < 6 * vertex + 6; at += 1) {
      penalties[at] = weight * numberAt(penalties, at);
      hessians[at] = numberAt(hessians, at) + numberAt(penalties, at);
    }
    invert(hessians, vertex, 0, inverses);
  }
  return { penalties, inverses };
}

/** How much the normal of each vertex differs from those of its neighbors, by direction: a symmetric matrix. */
function curvaturesAt({ starts, ends, directions }: Edges, normals: Float64Array): Float64Array {
  const curvatures = new Float64Array(2 * normals.length);
  const turn = new Float64Array(3);
  for (let edge = 0; edge < starts.length; edge += 1) {
    const [start, end] = [indexAt(starts, edge), indexAt(ends, edge)];
    const weight = Math.sqrt(dotAt(directions, edge, directions, edge));
    turn.fill(0);
    addAt(turn, 0, normals, start, weight);
    addAt(turn, 0, normals, end, -weight);
    addSquare(curvatures, start, turn, 0);
    addSquare(curvatures, end, turn, 0);
  }
  return curvatures;
}

/** Adds to `sums`, at both ends of each edge, by how much the slopes there are not opposite. */
function addSlopes(
  { starts, ends, directions }: Edges,
  vectors: Float64Array,
  sums: Float64Array,
): Float64Array {
  for (let edge = 0; edge < starts.length; edge += 1) {
    const [start, end] = [indexAt(starts, edge), indexAt(ends, edge)];
    const slope = dotAt(vectors, start, directions, edge) + dotAt(vectors, end, directions, edge);
    addAt(sums, start, directions, edge, slope);
    addAt(sums, end, directions, edge, slope);
  }
  return sums;
}

function addAll(sums: Float64Array, values: Float64Array, factor: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = numberAt(sums, at) + factor * numberAt(values, at);
}

function scaleAndAdd(sums: Float64Array, factor: number, values: Float64Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = factor * numberAt(sums, at) + numberAt(values, at);
}

function sumOfProducts(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += numberAt(a, at) * numberAt(b, at);
  return sum;
}
