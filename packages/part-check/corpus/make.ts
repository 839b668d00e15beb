import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { measureArea, measureVolume, setOC } from "replicad";
import startOpenCascade from "replicad-opencascadejs";

import type { CorpusPart } from "./part.ts";
import { cncParts } from "./parts/cnc.ts";
import { everydayParts } from "./parts/everyday.ts";
import { moldingParts } from "./parts/molding.ts";
import { printingParts } from "./parts/printing.ts";
import { sheetParts } from "./parts/sheet.ts";

// Writes corpus/parts.json.br: each part with its STEP file and its exact properties. Run it after changing the parts:
// `node packages/part-check/corpus/make.ts`.

/** A fixed time, so that the same parts give the same bytes. */
const WRITTEN = "2026-11-23T00:00:00";

setOC(await startOpenCascade({ print: () => {} }));

async function describe({ name, process, fault, make }: CorpusPart) {
  const solid = make();
  const text = await solid.blobSTEP().text();
  return {
    name,
    process,
    ...(fault && { fault }),
    volume: measureVolume(solid),
    area: measureArea(solid),
    step: text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/, WRITTEN),
  };
}

const parts = await Promise.all(
  [...cncParts, ...sheetParts, ...moldingParts, ...printingParts, ...everydayParts].map(describe),
);
const json = Buffer.from(JSON.stringify(parts));
// The files are similar: with a window as large as all of them, they compress to a fortieth.
const packed = brotliCompressSync(json, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
});
await writeFile(join(import.meta.dirname, "parts.json.br"), packed);
console.log(`${parts.length} parts, ${packed.length} bytes`);
