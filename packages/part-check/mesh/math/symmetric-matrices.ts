import { numberAt } from "./typed-arrays.ts";

// Symmetric matrices of six numbers (xx, xy, xz, yy, yz, zz), many in one array.

/** Adds the product of a vector with itself to a matrix. */
export function addSquare(
  matrices: Float64Array,
  matrix: number,
  vectors: Float64Array,
  vector: number,
): void {
  const [at, from] = [6 * matrix, 3 * vector];
  const [x, y, z] = [numberAt(vectors, from), numberAt(vectors, from + 1), numberAt(vectors, from + 2)];
  matrices[at] = numberAt(matrices, at) + x * x;
  matrices[at + 1] = numberAt(matrices, at + 1) + x * y;
  matrices[at + 2] = numberAt(matrices, at + 2) + x * z;
  matrices[at + 3] = numberAt(matrices, at + 3) + y * y;
  matrices[at + 4] = numberAt(matrices, at + 4) + y * z;
  matrices[at + 5] = numberAt(matrices, at + 5) + z * z;
}

export function traceAt(matrices: Float64Array, matrix: number): number {
  const at = 6 * matrix;
  return numberAt(matrices, at) + numberAt(matrices, at + 3) + numberAt(matrices, at + 5);
}

/** Inverts a matrix, after adding `added` to its diagonal. */
export function invert(matrices: Float64Array, matrix: number, added: number, results: Float64Array): void {
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

/** Sets `products` to the product of each matrix with its vector, and returns it. */
export function multiply(
  matrices: Float64Array,
  vectors: Float64Array,
  products: Float64Array,
): Float64Array {
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
