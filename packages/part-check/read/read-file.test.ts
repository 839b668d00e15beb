import { gzipSync } from "fflate";
import { expect, test } from "vitest";

import { checkFile } from "../corpus/read-corpus.ts";
import { sampleFiles, zip } from "../testing/sample-files.ts";
import { startCadReader } from "./node-cad-reader.ts";
import { readFile } from "./read-file.ts";

const reader = await startCadReader();
const files = await sampleFiles(reader);
const fileOf = (name: string) => files[name] ?? new Uint8Array();

function read(bytes: Uint8Array<ArrayBuffer>, fileName: string) {
  return readFile(
    { bytes, fileName },
    async () => reader,
    () => {},
  );
}

function check(bytes: Uint8Array<ArrayBuffer>, fileName: string) {
  return checkFile({ file: new Blob([bytes]), fileName }, "cnc-machining", reader);
}

test.each([
  ["part.step", "step"],
  ["part.stl", "stl"],
  ["ascii.stl", "stl"],
  ["part.obj", "obj"],
  ["part.3mf", "3mf"],
  ["part.zip", "stl"],
])("%s is read as a closed plate of 60 × 40 × 10 mm", async (name, format) => {
  const { model } = await check(fileOf(name), name);
  expect(model.format).toBe(format);
  expect(model.mesh.isClosed).toBe(true);
  expect(model.size.map((side) => Math.round(side * 100) / 100)).toEqual([60, 40, 10]);
});

test("an IGES file is read with its unit and its hole", async () => {
  const { model, result } = await check(fileOf("part.igs"), "part.igs");
  expect(model.unit).toBe("mm");
  expect(model.size.map((side) => Math.round(side * 100) / 100)).toEqual([30, 20, 10]);
  expect(result.dimensions.smallestHole?.value).toBeCloseTo(6, 2);
});

test("a part in an IGES file in inches is 25.4 times as long as in mm", async () => {
  const millimeters = new TextDecoder().decode(fileOf("part.igs"));
  const { model } = await check(text(millimeters.replace("1.,2,2HMM", "1.,1,2HIN")), "part.igs");
  expect(model.unit).toBe("inch");
  expect(model.size[0]).toBeCloseTo(762, 3);
});

test("a component of a 3MF file is moved by its transform, and its name is unescaped", async () => {
  const { model } = await check(fileOf("part.3mf"), "part.3mf");
  expect(model.bodies.map(({ name }) => name)).toEqual(["plate & more"]);
  expect(model.bounds.min[0]).toBeCloseTo(70, 3);
  expect(model.statedUnit).toBe("mm");
});

test("a file that is compressed again and again is not unpacked to its end, which some do not have", async () => {
  const packed = Array.from({ length: 20 }).reduce<Uint8Array>(
    (bytes) => gzipSync(bytes),
    fileOf("part.step"),
  );
  await expect(read(new Uint8Array(packed), "part.stpz")).rejects.toMatchObject({ code: "damaged" });
  const once = zip({ "part.stpz": gzipSync(fileOf("part.step")) });
  expect((await read(once, "parts.zip")).format).toBe("step");
});

test("the file inside a ZIP names the model", async () => {
  expect((await check(fileOf("part.zip"), "part.zip")).model.fileName).toBe("part.stl");
});

const text = (content: string) => new Uint8Array(new TextEncoder().encode(content));
const cycle = `<model unit="inch"><resources><object id="1"><components><component objectid="1"/></components></object></resources><build><item objectid="1"/></build></model>`;

/** A binary STL file that declares a billion triangles. */
function billionTriangles() {
  const bytes = new Uint8Array(84 + 40);
  new DataView(bytes.buffer).setUint32(80, 1_000_000_000, true);
  return bytes;
}

/** The same ZIP file with a bit of its directory set: the file is encrypted. */
function encrypted() {
  const bytes = Uint8Array.from(fileOf("part.zip"));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) bytes[at + 8] = 1;
  return bytes;
}

/** A ZIP file whose directory says that a small file unpacks to 4 GB. */
function bomb() {
  const bytes = zip({ "part.stl": new Uint8Array(1_000_000) });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xfffffff0, true);
  return bytes;
}

/** A ZIP file whose directory says that a file is smaller than it is. */
function understated() {
  const bytes = zip({ "part.stl": new Uint8Array(1_000_000) });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  return bytes;
}

/** The first coordinate is not a number. */
function notANumber() {
  const bytes = Uint8Array.from(fileOf("part.stl"));
  new DataView(bytes.buffer).setFloat32(96, Number.NaN, true);
  return bytes;
}

/** Each pair is an assembly and a part of it. */
function assembly(...usages: readonly (readonly [string, string])[]): string {
  const lines = usages.map(
    ([whole, part], index) =>
      `#${index + 10}=NEXT_ASSEMBLY_USAGE_OCCURRENCE('${index}','Part, left','',${whole},${part},$);`,
  );
  return `ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n${lines.join("\n")}\nENDSEC;\nEND-ISO-10303-21;`;
}

test.each([
  ["an empty file", "part.stl", () => new Uint8Array(), "empty"],
  ["a picture", "part.png", () => text("\x89PNG"), "unknown-format"],
  ["only comments", "part.step", () => text("/**/".repeat(900)), "not-this-format"],
  ["a text file named .step", "part.step", () => text("Hello"), "not-this-format"],
  ["half of a STEP file", "part.step", () => fileOf("part.step").slice(0, 9000), "truncated"],
  ["half of an IGES file", "part.igs", () => fileOf("part.igs").slice(0, 9000), "truncated"],
  ["half of a binary STL file", "part.stl", () => fileOf("part.stl").slice(0, 900), "truncated"],
  ["half of an ASCII STL file", "part.stl", () => fileOf("ascii.stl").slice(0, 900), "truncated"],
  ["half of a ZIP file", "part.zip", () => fileOf("part.zip").slice(0, 900), "truncated"],
  ["a billion triangles", "part.stl", billionTriangles, "truncated"],
  [
    "a STEP file without a solid",
    "part.step",
    () => text("ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;"),
    "no-solid",
  ],
  [
    "a STEP file with faces that cannot be read",
    "part.step",
    () =>
      text(
        "ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=ADVANCED_FACE('',(),#2,.T.);\nENDSEC;\nEND-ISO-10303-21;",
      ),
    "damaged",
  ],
  ["a text file named .3mf", "part.3mf", () => text("<model/>"), "not-this-format"],
  ["an OBJ file without faces", "part.obj", () => text("v 0 0 0\nv 1 0 0\n"), "no-solid"],
  ["an OBJ file with a face of missing vertices", "part.obj", () => text("v 0 0 0\nf 1 2 3\n"), "damaged"],
  ["a coordinate that is not a number", "part.stl", notANumber, "not-a-number"],
  ["an encrypted ZIP file", "part.zip", encrypted, "encrypted"],
  ["a ZIP bomb", "part.zip", bomb, "too-large"],
  ["a ZIP file that is larger than it says", "part.zip", understated, "damaged"],
  ["a ZIP file without a part", "part.zip", () => zip({ "readme.txt": "Hello" }), "zip-without-part"],
  [
    "a ZIP file in a ZIP file",
    "part.zip",
    () => zip({ "part.stl": zip({ "part.stl": "solid" }) }),
    "zip-without-part",
  ],
  [
    "a STEP assembly that contains itself",
    "part.step",
    () => text(assembly(["#3", "#4"], ["#4", "#3"])),
    "cyclic",
  ],
  [
    "a STEP assembly without parts",
    "part.step",
    () => text(assembly(["#3", "#4"], ["#3", "#4"])),
    "no-solid",
  ],
  ["an object that contains itself", "part.3mf", () => zip({ "3D/3dmodel.model": cycle }), "cyclic"],
  [
    "a 3MF file without a build",
    "part.3mf",
    () => zip({ "3D/3dmodel.model": "<model></model>" }),
    "no-solid",
  ],
])("%s is rejected with its reason", async (_, fileName, make, code) => {
  await expect(read(make(), fileName)).rejects.toMatchObject({ name: "ReadError", code });
});

test("the unit of a STEP file is that of its context, not another unit in the file", async () => {
  const step = new TextDecoder().decode(fileOf("part.step"));
  const inch = "#9901=(CONVERSION_BASED_UNIT('INCH',#9902)LENGTH_UNIT()NAMED_UNIT(#9903));";
  const bytes = new TextEncoder().encode(step.replace("DATA;", `DATA;\n${inch}`));
  const { bodies: _, ...facts } = await read(bytes, "part.step");
  expect(facts).toMatchObject({ unit: "mm", statedUnit: "mm" });
});

test("a file that states the wrong unit can be read in another one", async () => {
  const file = new Blob([fileOf("part.3mf")]);
  const { model } = await checkFile({ file, fileName: "part.3mf", unit: "cm" }, "cnc-machining", reader);
  expect(model).toMatchObject({ unit: "cm", statedUnit: "mm" });
  expect(model.bounds.max[0] - model.bounds.min[0]).toBeCloseTo(600, 3);
});

test("a polygon of an OBJ file may be concave and continue on the next line", async () => {
  // A channel, whose end faces are a U, each beginning at another corner.
  const outline = ["0 0", "30 0", "30 20", "20 20", "20 10", "10 10", "10 20", "0 20"];
  const vertices = [0, 40].flatMap((y) => outline.map((point) => `v ${point.replace(" ", ` ${y} `)}`));
  const sides = outline.map((_, corner) => {
    const next = (corner + 1) % 8;
    return `f ${corner + 9} ${next + 9} ${next + 1} ${corner + 1}`;
  });
  const faces = ["f 1 2 3 4 \\\n5 6 7 8", "f 12 11 10 9 16 15 14 13", ...sides];
  const { model } = await check(text([...vertices, ...faces].join("\n")), "part.obj");
  expect(model.mesh).toMatchObject({ isClosed: true, degenerateTriangles: 0 });
  expect(model.volume).toBeCloseTo(20_000, 6);
  expect(model.area).toBeCloseTo(2 * 500 + 40 * 120, 6);
});

test.each([
  ["a flat outline", "v 0 0 0\nv 9 0 3\nv 9 9 3\nv 0 9 0\nf 1 2 3 4\n"],
  ["a triangle without area", "v 0 0 0\nv 1 2 3\nv -1 -2 -3\nf 1 2 3\n"],
])("%s is not a body", async (_, content) => {
  await expect(check(text(content), "part.obj")).rejects.toThrow("no-solid");
});

test("bodies with the same name are numbered", async () => {
  const faces = "f -4 -2 -3\nf -4 -3 -1\nf -4 -1 -2\nf -3 -2 -1\n";
  const content = ["o Screw", "o Screw", "o Plate", "o"].map((name, body) => {
    const x = 20 * body;
    return `${name}\nv ${x} 0 0\nv ${x + 9} 0 0\nv ${x} 9 0\nv ${x} 0 9\n${faces}`;
  });
  const { model } = await check(text(content.join("")), "part.obj");
  expect(model.bodies.map(({ name }) => name)).toEqual(["Screw 1", "Screw 2", "Plate", "Body 1"]);
});

test("no wall of a part with an open mesh is thicker than the part", async () => {
  const vertices = "v 0 0 0\nv 9 0 0\nv 9 9 0\nv 0 9 0\nv 0 0 9\nv 9 0 9\nv 9 9 9\nv 0 9 9\n";
  const faces = "f 4 3 2 1\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n";
  const { result } = await check(text(vertices + faces), "part.obj");
  expect(result.dimensions.largestWall?.value ?? 0).toBeLessThan(10);
});

test.each([
  [0.545, "m"],
  [2.4, "inch"],
  [60, "mm"],
  [4500, "mm"],
])("a mesh with a length of %d is read in %s", async (length, unit) => {
  const points = text(`v 0 0 0\nv ${length} 0 0\nv 0 0.4 0\nv 0 0 0.4\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n`);
  const part = await readFile(
    { bytes: points, fileName: "part.obj" },
    async () => reader,
    () => {},
  );
  expect(part).toMatchObject({ unit, isUnitGuessed: unit !== "mm" });
});

test("a file of 2.4 mm that is read in mm is probably in inches", async () => {
  const points = text("v 0 0 0\nv 2.4 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n");
  const file = { file: new Blob([points]), fileName: "part.obj", unit: "mm" } as const;
  expect((await checkFile(file, "cnc-machining", reader)).model.probableUnit).toBe("inch");
  expect((await check(fileOf("part.stl"), "part.stl")).model.probableUnit).toBeUndefined();
});

test("holes and flipped triangles of a mesh are counted and reported as a finding", async () => {
  const faces = ["1 3 2", "1 2 4", "1 4 3", "2 3 4"];
  const vertices = "v 0 0 0\nv 24 0 0\nv 0 10 0\nv 0 0 10\n";
  const withFaces = (list: readonly string[]) =>
    check(text(vertices + list.map((face) => `f ${face}`).join("\n")), "part.obj");
  const whole = await withFaces(faces);
  expect(whole.model.mesh).toEqual({
    isClosed: true,
    openEdges: 0,
    sharedEdges: 0,
    flippedTriangles: 0,
    degenerateTriangles: 0,
    unjoinedPlaces: 0,
  });
  expect(whole.model.volume).toBeCloseTo(400, 6);
  const open = await withFaces(faces.slice(1));
  expect(open.model.mesh).toMatchObject({ isClosed: false, openEdges: 3 });
  expect(open.result.assessments[0]?.findings.map(({ measure }) => measure)).toContain("mesh");
  const flipped = await withFaces([...faces.slice(0, 3), "2 4 3"]);
  expect(flipped.model.mesh).toMatchObject({ isClosed: true, flippedTriangles: 1 });
  expect(flipped.model.volume).toBeCloseTo(400, 6);
  const degenerate = await withFaces([...faces, "1 1 2"]);
  expect(degenerate.model.mesh).toMatchObject({ isClosed: true, degenerateTriangles: 1 });
});

test("a folder, which browsers pass like a file, is rejected with a message", async () => {
  const file = new Blob(["x"]);
  file.arrayBuffer = () => Promise.reject(new DOMException("", "NotFoundError"));
  const checked = checkFile({ file, fileName: "Parts" }, "cnc-machining", reader);
  await expect(checked).rejects.toThrow("unreadable");
});
