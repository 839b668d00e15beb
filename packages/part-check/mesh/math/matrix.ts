import {
  along,
  cross,
  dot,
  lengthOf,
  normalize,
  perpendicularTo,
  scale,
  subtract,
  type Vector,
} from "./vector.ts";

/** A 3 × 3 matrix, as three rows. */
export type Matrix = readonly [Vector, Vector, Vector];

export const times = ([x, y, z]: Matrix, vector: Vector): Vector => [
  dot(x, vector),
  dot(y, vector),
  dot(z, vector),
];

export const product = (a: Matrix, b: Matrix): Matrix => {
  const columns = transposed(b);
  return [times(columns, a[0]), times(columns, a[1]), times(columns, a[2])];
};

export const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

export const difference = (a: Matrix, b: Matrix): Matrix => [
  subtract(a[0], b[0]),
  subtract(a[1], b[1]),
  subtract(a[2], b[2]),
];

/** The sum of w a bᵀ. */
export function sumOfProducts(
  terms: Iterable<{ readonly a: Vector; readonly b: Vector; readonly weight: number }>,
): Matrix {
  let [x, y, z]: Matrix = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { a, b, weight } of terms) {
    x = along(x, b, weight * a[0]);
    y = along(y, b, weight * a[1]);
    z = along(z, b, weight * a[2]);
  }
  return [x, y, z];
}

/** The inverse matrix. Undefined if the determinant, scaled to a trace of 1, is below `flattest`. */
export function inverse([a, b, c]: Matrix, flattest: number): Matrix | undefined {
  const [first, second, third] = [cross(b, c), cross(c, a), cross(a, b)];
  const determinant = dot(a, first);
  if (Math.abs(determinant) <= flattest * Math.abs(a[0] + b[1] + c[2]) ** 3) return undefined;
  const rows: Matrix = [
    scale(first, 1 / determinant),
    scale(second, 1 / determinant),
    scale(third, 1 / determinant),
  ];
  return transposed(rows);
}

/**
 * The eigenvectors of a symmetric matrix, by descending eigenvalue. Power iteration finds the first two; the third is their cross
 * product.
 */
export function eigenvectors(matrix: Matrix): Matrix {
  const apply = (vector: Vector, without: Vector): Vector => {
    const result = times(matrix, vector);
    return along(result, without, -dot(result, without));
  };
  const [start] = matrix.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const largest = iterate((vector) => apply(vector, [0, 0, 0]), normalize(start ?? [1, 0, 0]));
  const second = iterate((vector) => apply(vector, largest), perpendicularTo(largest));
  return [largest, second, normalize(cross(largest, second))];
}

function iterate(apply: (vector: Vector) => Vector, start: Vector): Vector {
  let vector = start;
  for (let step = 0; step < 60; step += 1) {
    const next = normalize(apply(vector));
    if (lengthOf(next) === 0) return vector;
    const change = lengthOf(subtract(next, vector));
    vector = next;
    if (change < 1e-13) break;
  }
  return vector;
}
