import { indexAt } from "../math/typed-arrays.ts";

interface Welded {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/**
 * Merges vertices at the same position: STL files repeat them for each triangle, and CAD files for each face. With a tolerance, in mm,
 * positions are first rounded to multiples of it.
 */
export function weld(
  positions: Float32Array | Float64Array,
  indices: Uint32Array | undefined,
  tolerance: number,
): Welded {
  const count = positions.length / 3;
  const slots = 2 ** Math.ceil(Math.log2(Math.max(16, count * 1.5)));
  const table = new Int32Array(slots).fill(-1);
  const welded = new Float64Array(positions.length);
  const keys = tolerance > 0 ? new Float64Array(positions.length) : welded;
  const vertexOf = new Uint32Array(count);
  const bits = new Int32Array(6);
  const numbers = new Float64Array(bits.buffer);
  let used = 0;
  for (let vertex = 0; vertex < count; vertex += 1) {
    // Adding zero turns −0 into 0.
    const x = (positions[3 * vertex] ?? 0) + 0;
    const y = (positions[3 * vertex + 1] ?? 0) + 0;
    const z = (positions[3 * vertex + 2] ?? 0) + 0;
    const kx = tolerance > 0 ? Math.round(x / tolerance) + 0 : x;
    const ky = tolerance > 0 ? Math.round(y / tolerance) + 0 : y;
    const kz = tolerance > 0 ? Math.round(z / tolerance) + 0 : z;
    numbers[0] = kx;
    numbers[1] = ky;
    numbers[2] = kz;
    let slot = hash(bits) & (slots - 1);
    let found = table[slot] ?? -1;
    while (
      found >= 0 &&
      !(keys[3 * found] === kx && keys[3 * found + 1] === ky && keys[3 * found + 2] === kz)
    ) {
      slot = (slot + 1) & (slots - 1);
      found = table[slot] ?? -1;
    }
    if (found < 0) {
      found = used;
      used += 1;
      table[slot] = found;
      keys[3 * found] = kx;
      keys[3 * found + 1] = ky;
      keys[3 * found + 2] = kz;
      welded[3 * found] = x;
      welded[3 * found + 1] = y;
      welded[3 * found + 2] = z;
    }
    vertexOf[vertex] = found;
  }
  return {
    positions: welded.slice(0, 3 * used),
    indices: indices === undefined ? vertexOf : indices.map((vertex) => indexAt(vertexOf, vertex)),
  };
}

/** Mixes the bits of three numbers, so that neighbors on a grid get distant slots. */
function hash(bits: Int32Array): number {
  let mixed = 0x811c9dc5;
  for (const word of bits) {
    mixed = Math.imul(mixed ^ word, 0x85ebca6b);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
