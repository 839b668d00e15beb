import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { strToU8, zipSync } from "fflate";

import { triangulate, writeBinaryStl } from "../corpus/binary-stl.ts";
import { readCorpus } from "../corpus/read-corpus.ts";
import type { Vector } from "../mesh/math/vector.ts";
import type { CadReader } from "../read/load-cad-reader.ts";

/** A plate of 60 × 40 × 10 mm as a file of each format. Only the IGES file has another part, a plate of 30 × 20 × 10 mm with a hole. */
export async function sampleFiles(
  reader: CadReader,
): Promise<Readonly<Record<string, Uint8Array<ArrayBuffer>>>> {
  const step = readCorpus().find(({ name }) => name === "cnc-plate")?.step ?? "";
  const points = triangulate(step, reader);
  const stl = new Uint8Array(await writeBinaryStl(points).arrayBuffer());
  return {
    "part.step": bytesOf(step),
    "part.igs": new Uint8Array(
      brotliDecompressSync(readFileSync(join(import.meta.dirname, "sample.igs.br"))),
    ),
    "part.stl": stl,
    "ascii.stl": bytesOf(asciiStl(points)),
    "part.obj": bytesOf(obj(points)),
    "part.3mf": zip({ "3D/3dmodel.model": threeMf(points), "[Content_Types].xml": "<Types/>" }),
    "part.zip": zip({ "readme.txt": "One part.", "folder/part.stl": stl }),
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(strToU8(text));
}

/** A ZIP file with these files, by name. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, content]): [string, Uint8Array] => [
    name,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

function asciiStl(points: readonly Vector[]): string {
  const facets = points.map((point, index) => {
    const vertex = `vertex ${point.join(" ")}`;
    if (index % 3 === 0) return `facet normal 0 0 0\nouter loop\n${vertex}`;
    return index % 3 === 2 ? `${vertex}\nendloop\nendfacet` : vertex;
  });
  return `solid plate\n${facets.join("\n")}\nendsolid plate\n`;
}

function obj(points: readonly Vector[]): string {
  const vertices = points.map((point) => `v ${point.join(" ")}`);
  const faces = Array.from(
    { length: points.length / 3 },
    (_, face) => `f ${3 * face + 1} ${3 * face + 2}// ${3 * face - points.length + 2}`,
  );
  return ["# plate", "o plate", ...vertices, ...faces].join("\n");
}

/** The plate is a component of another object, moved by 100 mm. */
function threeMf(points: readonly Vector[]): string {
  const vertices = points.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`);
  const triangles = Array.from(
    { length: points.length / 3 },
    (_, face) => `<triangle v1="${3 * face}" v2="${3 * face + 1}" v3="${3 * face + 2}" />`,
  );
  return `<?xml version="1.0"?>
<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources>
<object id="1" name="plate &amp; more" type="model"><mesh><vertices>${vertices.join("")}</vertices>
<triangles>${triangles.join("")}</triangles></mesh></object>
<object id="2"><components><component objectid="1" transform="1 0 0 0 1 0 0 0 1 100 0 0"/></components></object>
</resources><build><item objectid="2"/></build></model>`;
}
