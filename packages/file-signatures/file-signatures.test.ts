import { expect, test } from "vitest";

import { type KnownExtension, startsLike } from "./file-signatures.ts";

const STARTS: Readonly<Record<KnownExtension, string | readonly number[]>> = {
  step: "/* by a program */ ISO-10303-21;\n",
  stp: "ISO-10303-21;\n",
  stpz: [0x1f, 0x8b, 8],
  igs: `${"Made by a CAD system".padEnd(72)}S      1\n`,
  iges: `${"Made by a CAD system".padEnd(72)}S0000001\n`,
  stl: "solid bracket\n",
  zip: "PK\u0003\u0004...",
  rar: "Rar!\u001a\u0007\u0000",
  pdf: "%PDF-1.7\n",
  dxf: "  0\r\nSECTION\r\n",
  dwg: "AC1032",
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  jpeg: [0xff, 0xd8, 0xff, 0xe1],
  webp: "RIFF\u0010\n\u0000\u0000WEBPVP8 ",
  heic: "\u0000\u0000\u0000\u0018ftypheic",
  tif: "II*\u0000",
  tiff: "MM\u0000*",
};
const extensions = Object.keys(STARTS).filter((name): name is KnownExtension => name in STARTS);
const startOf = (bytes: string | readonly number[]) => {
  const head = typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes);
  return { head, size: head.length };
};

test.each(extensions)("a file with the extension %s starts like one, and a program does not", (extension) => {
  expect(startsLike(extension, startOf(STARTS[extension]))).toBe(true);
  expect(startsLike(extension, startOf("MZ\u0000\u0000 This program cannot be run in DOS mode"))).toBe(false);
});

test("a binary STL file has as many bytes as its number of triangles says, or whole triangles", () => {
  const head = Buffer.concat([Buffer.alloc(80), Buffer.from(new Uint32Array([12]).buffer)]);
  expect([684, 734, 700, 600].map((size) => startsLike("stl", { head, size }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
