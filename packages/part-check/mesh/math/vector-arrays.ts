import { numberAt } from "./typed-arrays.ts";

// Many vectors of three numbers in one array. Parameters such as `first` and `sum` are indices of vectors.

export function dotAt(a: Float64Array, first: number, b: Float64Array, second: number): number {
  const [i, j] = [3 * first, 3 * second];
  return (
    numberAt(a, i) * numberAt(b, j) +
    numberAt(a, i + 1) * numberAt(b, j + 1) +
    numberAt(a, i + 2) * numberAt(b, j + 2)
  );
}

/** Adds `factor` times a vector to another one. */
export function addAt(
  sums: Float64Array,
  sum: number,
  vectors: Float64Array,
  vector: number,
  factor: number,
): void {
  const [i, j] = [3 * sum, 3 * vector];
  sums[i] = numberAt(sums, i) + factor * numberAt(vectors, j);
  sums[i + 1] = numberAt(sums, i + 1) + factor * numberAt(vectors, j + 1);
  sums[i + 2] = numberAt(sums, i + 2) + factor * numberAt(vectors, j + 2);
}

/** Gives a vector the length 1. A vector of length 0 stays as it is. */
export function normalizeAt(vectors: Float64Array, vector: number): void {
  const length = Math.sqrt(dotAt(vectors, vector, vectors, vector)) || 1;
  for (let at = 3 * vector; at < 3 * vector + 3; at += 1) vectors[at] = numberAt(vectors, at) / length;
}
