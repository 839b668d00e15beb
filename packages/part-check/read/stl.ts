import type { ReadBody } from "../mesh/mesh.ts";
import { MAX_TRIANGLES, PartSize } from "./limits.ts";
import { ReadError } from "./read-error.ts";
import { decodeText } from "./text-encoding.ts";
import { numberOf, TextLines } from "./text-lines.ts";

const HEADER = 80;
const BYTES_OF_TRIANGLE = 50;

/** Reads a binary or ASCII STL file. A binary header may start with “solid” too, so the size decides first. */
export function readStl(bytes: Uint8Array<ArrayBuffer>): ReadBody[] {
  if (!isBinaryStl(bytes) && isTextStl(bytes)) return readAscii(bytes);
  const count = binaryTriangles(bytes);
  if (count === undefined) throw new ReadError("truncated");
  return [readBinary(bytes, count)];
}

/** Whether a file has exactly the size of the triangles that it declares. */
export function isBinaryStl(bytes: Uint8Array<ArrayBuffer>): boolean {
  return (
    bytes.length > HEADER + 4 && bytes.length === HEADER + 4 + BYTES_OF_TRIANGLE * declaredTriangles(bytes)
  );
}

/** Whether a file is a text with facets. Some programs write comments before `solid`, or `SOLID`. */
export function isTextStl(bytes: Uint8Array): boolean {
  const start = decodeText(bytes.subarray(0, 2000));
  return /\b(?:facet\s+normal|endsolid|solid)\b/i.test(start) && !start.includes("\0");
}

/**
 * How many triangles a binary STL file has; undefined if it ends too early. Programs that do not know the number when they start to write
 * leave a wrong one, so the size counts if it is that of whole triangles. Otherwise other data follows the last triangle.
 */
function binaryTriangles(bytes: Uint8Array<ArrayBuffer>): number | undefined {
  const count = (bytes.length - HEADER - 4) / BYTES_OF_TRIANGLE;
  if (count < 0) return undefined;
  const declared = declaredTriangles(bytes);
  if (Number.isInteger(count) && areTriangles(bytes, declared, count)) return count;
  return declared <= count ? declared : undefined;
}

/** Whether the data from one triangle to another has three different corners for each. */
function areTriangles(bytes: Uint8Array<ArrayBuffer>, first: number, end: number): boolean {
  for (let triangle = first; triangle < end; triangle += 1) {
    const start = HEADER + 4 + BYTES_OF_TRIANGLE * triangle + 12;
    const [a, b, c] = [0, 12, 24].map((corner) => bytes.subarray(start + corner, start + corner + 12).join());
    if (a === b || b === c || c === a) return false;
  }
  return true;
}

function declaredTriangles(bytes: Uint8Array<ArrayBuffer>): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEADER, true);
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
  let isInFacet = false;
  const size = new PartSize();
  const finish = () => {
    if (numbers.length === 0) return;
    size.add({ bodies: 1 });
    bodies.push({ name, positions: Float32Array.from(numbers) });
    numbers = [];
  };
  for (const line of new TextLines(bytes)) {
    // Keywords may be on one line, several lines, or have a space as in `end solid`.
    const words = line
      .trim()
      .replaceAll(/\bend\s+(?=solid|facet|loop)/gi, "end")
      .split(/\s+/);
    for (let at = 0; at < words.length; at += 1) {
      const keyword = words[at]?.toLowerCase() ?? "";
      if (keyword === "vertex") {
        if (at + 3 >= words.length) throw new ReadError("truncated");
        for (let axis = 1; axis <= 3; axis += 1) numbers.push(numberOf(words[at + axis]));
        at += 3;
        corners += 1;
        size.add({ vertices: 1 });
      } else if (keyword === "facet") {
        if (isInFacet && corners > 0) throw new ReadError("damaged");
        isInFacet = true;
        corners = 0;
      } else if (keyword === "endfacet") {
        if (corners !== 3) throw new ReadError("damaged");
        isInFacet = false;
      } else if (keyword === "solid") {
        finish();
        const end = indexOf(words, "facet", at + 1);
        name = words.slice(at + 1, end).join(" ");
        at = end - 1;
      } else if (keyword.startsWith("endsolid")) {
        finish();
        // A name follows, in which words mean nothing.
        at = indexOf(words, "solid", at + 1) - 1;
      }
    }
  }
  if (isInFacet) throw new ReadError("truncated");
  finish();
  if (bodies.length === 0) throw new ReadError("no-solid");
  return bodies;
}

/** Where a keyword comes next, or the end of the words. */
function indexOf(words: readonly string[], keyword: string, from: number): number {
  let at = from;
  while (at < words.length && words[at]?.toLowerCase() !== keyword) at += 1;
  return at;
}
