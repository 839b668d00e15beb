import type { Vector } from "./vector.ts";

/** The number at an index that is known to exist. */
export const numberAt = (values: Float64Array, index: number): number => values[index] ?? 0;
export const indexAt = (values: Uint32Array | Int32Array, index: number): number => values[index] ?? 0;

/** The vector at an index of an array with three numbers for each vector. */
export function vectorAt(values: Float64Array, index: number): Vector {
  return [numberAt(values, 3 * index), numberAt(values, 3 * index + 1), numberAt(values, 3 * index + 2)];
}
