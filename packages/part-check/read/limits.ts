import { ReadError } from "./read-error.ts";

/** More triangles need more memory than a browser gives a page: about 1 GB for 3 million. */
export const MAX_TRIANGLES = 4_000_000;

/** Of all bodies. Vertices that no triangle uses take memory too. */
const MAX_VERTICES = 3 * MAX_TRIANGLES;

/** Each has a name, and is compared with the others. */
const MAX_BODIES = 10_000;

/** The places of parts in assemblies, also of those that nothing leads to. */
const MAX_PLACES = 100_000;

/**
 * What a reader keeps besides these, such as the statements of a STEP file: about 50 bytes each. The usual statement has 55 bytes, so a file
 * of 200 MB has half as many.
 */
const MAX_VALUES = 8_000_000;

/** While polygons are split: three of 10,000 corners that form a spiral take some seconds. */
const MAX_COMPARISONS = 3e12;

/** The maximum depth of nested assemblies. A deeper one contains itself, or is an attack. */
export const DEEPEST = 64;

/**
 * Counts what a file has while it is read, over all its bodies: a file of a few kilobytes can place one body many times, and can have any number
 * of them. Whatever a reader keeps for each piece of a file is counted here first, so that no file fills the memory.
 */
export class PartSize {
  #triangles = 0;
  #vertices = 0;
  #bodies = 0;
  #places = 0;
  #values = 0;
  #comparisons = 0;

  /** Throws a ReadError if it is too much for the check. */
  add({ triangles = 0, vertices = 0, bodies = 0, places = 0, values = 0, comparisons = 0 }): void {
    this.#triangles += triangles;
    this.#vertices += vertices;
    this.#bodies += bodies;
    this.#places += places;
    this.#values += values;
    this.#comparisons += comparisons;
    if (
      this.#triangles > MAX_TRIANGLES ||
      this.#vertices > MAX_VERTICES ||
      this.#bodies > MAX_BODIES ||
      this.#places > MAX_PLACES ||
      this.#values > MAX_VALUES ||
      this.#comparisons > MAX_COMPARISONS
    )
      throw new ReadError("too-large");
  }
}

/** The maximum size of a file in bytes, also inside a ZIP. */
export const MAX_BYTES = 512 * 1024 ** 2;

/** Of a STEP or IGES file. Open CASCADE has 2 GB of memory, and needs about ten times the size of a file. */
export const MAX_CAD_BYTES = 200 * 1024 ** 2;

/** In mm. Larger coordinates mean that a file is damaged. */
export const MAX_COORDINATE = 1e7;
