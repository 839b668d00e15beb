import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { wavyRing } from "part-check/testing/wavy-ring.ts";
import * as v from "valibot";

const Parts = v.array(v.object({ name: v.string(), step: v.string() }));

interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A part from the test corpus of the part check, as a STEP file. */
export function stepFile(name: string): UploadedFile {
  const packed = readFileSync(join(import.meta.dirname, "../packages/part-check/corpus/parts.json.br"));
  const part = v
    .parse(Parts, JSON.parse(brotliDecompressSync(packed).toString()))
    .find((one) => one.name === name);
  if (!part) throw new Error(`The corpus has no part ${name}`);
  return { name: `${name}.step`, mimeType: "model/step", buffer: Buffer.from(part.step) };
}

/** A box as a binary STL file. STL files state no unit. */
export function stlBox(name: string, [x, y, z]: readonly [number, number, number]): UploadedFile {
  const corner = (index: number) => [index & 1 ? x : 0, index & 2 ? y : 0, index & 4 ? z : 0];
  const buffer = Buffer.alloc(84 + 50 * TRIANGLES.length);
  buffer.writeUInt32LE(TRIANGLES.length, 80);
  for (const [triangle, corners] of TRIANGLES.entries())
    for (const [index, coordinate] of corners.flatMap(corner).entries())
      // The vertices follow the normal, which stays zero because readers compute it.
      buffer.writeFloatLE(coordinate, 84 + 50 * triangle + 12 + 4 * index);
  return { name, mimeType: "model/stl", buffer };
}

/** A ring with waves as a binary STL file of about so many bytes. */
export function ringFile(name: string, bytes: number): UploadedFile {
  return { name, mimeType: "model/stl", buffer: wavyRing(bytes) };
}

/** An OBJ file with tetrahedra side by side. Each one is a separate body. */
export function tetrahedra(name: string, count: number): UploadedFile {
  const bodies = Array.from({ length: count }, (_, body) => {
    const x = 20 * body;
    const corners = [`${x} 0 0`, `${x + 9} 0 0`, `${x} 9 0`, `${x} 0 9`].map((corner) => `v ${corner}`);
    const faces = ["1 3 2", "1 2 4", "2 3 4", "1 4 3"].map(
      (face) =>
        `f ${face
          .split(" ")
          .map((corner) => Number(corner) + 4 * body)
          .join(" ")}`,
    );
    return [...corners, ...faces].join("\n");
  });
  return { name, mimeType: "model/obj", buffer: Buffer.from(`${bodies.join("\n")}\n`) };
}

/** The plate of the test corpus without two of its faces, as a STEP file with surfaces instead of a solid. */
export function surfaceFile(name: string): UploadedFile {
  const { buffer, mimeType } = stepFile("cnc-plate");
  const text = buffer
    .toString()
    .replace("ADVANCED_BREP_SHAPE_REPRESENTATION", "MANIFOLD_SURFACE_SHAPE_REPRESENTATION")
    .replace(/MANIFOLD_SOLID_BREP\('',(#\d+)\)/, "SHELL_BASED_SURFACE_MODEL('',($1))")
    .replace(/CLOSED_SHELL\('',\(#\d+,#\d+,/, "OPEN_SHELL('',(");
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** The triangles of a box as corner numbers, counterclockwise seen from outside. Bit 0 of a corner is X, bit 1 is Y, bit 2 is Z. */
const TRIANGLES = [
  [0, 2, 3],
  [0, 3, 1],
  [4, 5, 7],
  [4, 7, 6],
  [0, 1, 5],
  [0, 5, 4],
  [2, 6, 7],
  [2, 7, 3],
  [0, 4, 6],
  [0, 6, 2],
  [1, 3, 7],
  [1, 7, 5],
] as const;
