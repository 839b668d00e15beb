import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { strToU8, zipSync } from "fflate";
import { setOC, type Shape3D } from "replicad";
import startOpenCascade from "replicad-opencascadejs";
import sharp from "sharp";

import { draw } from "../check.ts";
import { cross, normalize, type Vector } from "../mesh/math/vector.ts";
import { startCadReader } from "../read/node-cad-reader.ts";
import { bracket, channel, cover, flange, mount } from "./shapes.ts";

// Writes each sample part as a 3MF file, which has a unit and needs no reader for STEP, and as a small picture. Run it after changing a
// shape: `node packages/part-check/samples/make.ts`.

setOC(await startOpenCascade({ print: () => {} }));

/** Fine enough that no measure differs from that of the solid by more than 1%. */
const MESH = { tolerance: 0.01, angularTolerance: 0.25 };

type Named = readonly [name: string, solid: Shape3D];

const samples: Readonly<Record<string, readonly Named[]>> = {
  bracket: [["Bracket", bracket()]],
  cover: [["Cover", cover()]],
  channel: [["Channel", channel()]],
  flange: [["Flange", flange()]],
  mount: mount(),
};

function threeMf(solids: readonly Named[]): string {
  const objects = solids.map(
    ([name, solid], index) =>
      `<object id="${index + 1}" name="${name}" type="model">${meshOf(solid)}</object>`,
  );
  const items = solids.map((_, index) => `<item objectid="${index + 1}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources>
${objects.join("\n")}
</resources><build>${items.join("")}</build></model>`;
}

/** Faces share their vertices, so that the file is small. */
function meshOf(solid: Shape3D): string {
  const { vertices, triangles } = solid.mesh(MESH);
  const numbers = new Map<string, number>();
  const numberOf = (vertex: number) => {
    const [x, y, z] = vertices
      .slice(3 * vertex, 3 * vertex + 3)
      .map((value) => String(Number(value.toFixed(4)) + 0));
    const text = `<vertex x="${x}" y="${y}" z="${z}"/>`;
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const corners = triangles.map(numberOf);
  const faces = Array.from({ length: corners.length / 3 }, (_, face) => corners.slice(3 * face, 3 * face + 3))
    // Vertices that are rounded to the same one leave no triangle.
    .filter((face) => new Set(face).size === 3)
    .map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`);
  return `<mesh><vertices>${[...numbers.keys()].join("")}</vertices><triangles>${faces.join("")}</triangles></mesh>`;
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`;
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`;

const toEye = normalize([-0.75, -1, 0.8]);
const right = normalize(cross([0, 0, 1], toEye));
const VIEW = { width: 320, height: 240, right, up: cross(toEye, right), toEye } satisfies Record<
  string,
  number | Vector
>;

/** The part as the 3D view draws it. */
async function pictureOf(file: Blob): Promise<Buffer> {
  const request = { file, fileName: "part.3mf", view: VIEW };
  let pixels: Uint8ClampedArray | undefined;
  await draw(request, startCadReader, (message) => {
    if (message.type === "picture") ({ pixels } = message);
  });
  const { width, height } = VIEW;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 60 })
    .toBuffer();
}

for (const [name, solids] of Object.entries(samples)) {
  // A fixed time, so that the same parts give the same bytes.
  const options = { level: 9, mtime: "2026-11-27" } as const;
  const packed = zipSync({
    "[Content_Types].xml": [strToU8(CONTENT_TYPES), options],
    "_rels/.rels": [strToU8(RELATIONSHIPS), options],
    "3D/3dmodel.model": [strToU8(threeMf(solids)), options],
  });
  const picture = await pictureOf(new Blob([packed]));
  await writeFile(join(import.meta.dirname, `${name}.3mf`), packed);
  await writeFile(join(import.meta.dirname, `${name}.webp`), picture);
  console.log(`${name}: ${packed.length} and ${picture.length} bytes`);
}
