import type { ReadBody } from "../mesh/mesh.ts";
import { MAX_TRIANGLES } from "./limits.ts";
import { ReadError } from "./read-error.ts";
import { TextLines } from "./text-lines.ts";

const HEADER = 80;
const BYTES_OF_TRIANGLE = 50;

/** Reads a binary or ASCII STL file. A binary header may start with “solid” too, so the size decides first. */
export function readStl(bytes: Uint8Array<ArrayBuffer>): ReadBody[] {
  const declared = declaredTriangles(bytes);
  const size = HEADER + 4 + BYTES_OF_TRIANGLE * declared;
  if (declared >= 0 && bytes.length === size) return [readBinary(bytes, declared)];
  if (startsAsText(bytes)) return readAscii(bytes);
  if (declared < 0 || bytes.length < size) throw new ReadError("truncated");
  // Some programs append data after the last triangle.
  return [readBinary(bytes, declared)];
}

function declaredTriangles(bytes: Uint8Array<ArrayBuffer>): number {
  if (bytes.length < HEADER + 4) return -1;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEADER, true);
}

function startsAsText(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  return /^\s*solid\b/i.test(start) && !start.includes("\0");
}

function readBinary(bytes: Uint8Array<ArrayBuffer>, count: number): ReadBody {
  if (count === 0) throw new ReadError("no-solid");
  if (count > MAX_TRIANGLES) throw new ReadError("too-large");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const positions = new Float32Array(9 * count);
  let next = 0;
  for (let triangle = 0; triangle < count; triangle += 1) {
    // Skips the normal, which is often wrong.
    const first = HEADER + 4 + BYTES_OF_TRIANGLE * triangle + 12;
    for (let offset = 0; offset < 36; offset += 4) {
      positions[next] = view.getFloat32(first + offset, true);
      next += 1;
    }
  }
  return { name: "", positions };
}

/** Each `solid` is a body. */
function readAscii(bytes: Uint8Array): ReadBody[] {
  const bodies: ReadBody[] = [];
  let name = "";
  let numbers: number[] = [];
  let corners = 0;
  let isOpen = false;
  let isInFacet = false;
  const finish = () => {
    if (numbers.length > 0) bodies.push({ name, positions: Float32Array.from(numbers) });
    numbers = [];
  };
  for (const line of new TextLines(bytes)) {
    const words = line.trim().split(/\s+/);
    const keyword = words[0]?.toLowerCase();
    if (keyword === "vertex") {
      if (words.length < 4) throw new ReadError("truncated");
      for (let axis = 1; axis <= 3; axis += 1) numbers.push(Number(words[axis]));
      corners += 1;
      if (numbers.length > 9 * MAX_TRIANGLES) throw new ReadError("too-large");
    } else if (keyword === "facet") {
      isInFacet = true;
      corners = 0;
    } else if (keyword === "endfacet") {
      if (corners !== 3) throw new ReadError("damaged");
      isInFacet = false;
    } else if (keyword === "solid") {
      finish();
      isOpen = true;
      name = words.slice(1).join(" ");
    } else if (keyword === "endsolid") {
      finish();
      isOpen = false;
    }
  }
  if (isOpen || isInFacet) throw new ReadError("truncated");
  if (bodies.length === 0) throw new ReadError("no-solid");
  return bodies;
}
