import { gzipSync } from "fflate";
import { expect, test } from "vitest";

import { readPart } from "../check.ts";
import type { Model } from "../model.ts";
import { sampleFiles, zip } from "../testing/sample-files.ts";
import { startCadReader } from "./node-cad-reader.ts";
import { readFile } from "./read-file.ts";

// Files as programs write them, which is not always as the format describes.

const reader = await startCadReader();
const files = await sampleFiles(reader);
const fileOf = (name: string) => files[name] ?? new Uint8Array();
const textOf = (name: string) => new TextDecoder().decode(fileOf(name));
const bytesOf = (text: string, encoding: BufferEncoding = "utf8") =>
  new Uint8Array(Buffer.from(text, encoding));

function read(bytes: Uint8Array<ArrayBuffer>, fileName: string, partInZip?: string) {
  return readFile(
    { bytes, fileName, ...(partInZip !== undefined && { partInZip }) },
    async () => reader,
    () => {},
  );
}

/** The model of a file, without measuring it: read-file.test.ts checks the same plate to the end, in each format. */
async function modelOf(file: Uint8Array<ArrayBuffer> | string, fileName: string): Promise<Model> {
  const models: Model[] = [];
  await readPart(
    { file: new Blob([file]), fileName },
    async () => reader,
    () => {},
    (model) => models.push(model),
  );
  const [model] = models;
  if (model === undefined) throw new Error("The file was read without a model");
  return model;
}

async function sizeOf(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<number[]> {
  const model = await modelOf(bytes, fileName);
  expect(model.mesh).toMatchObject({ isClosed: true, degenerateTriangles: 0 });
  return model.size.map((side) => Math.round(side * 100) / 100);
}

/** The binary STL file with another number of triangles in its header, and with data after the last triangle. */
function binary(declared: (count: number) => number, tail: number): Uint8Array<ArrayBuffer> {
  const stl = fileOf("part.stl");
  const bytes = new Uint8Array(stl.length + tail);
  bytes.set(stl);
  const view = new DataView(bytes.buffer);
  view.setUint32(80, declared(view.getUint32(80, true)), true);
  return bytes;
}

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ["that declares too few triangles", binary((count) => count - 4, 0)],
  ["that declares no triangles", binary(() => 0, 0)],
  ["that declares the most triangles", binary(() => 0xffffffff, 0)],
  ["with data after the triangles", binary((count) => count, 7)],
  ["with as many zeros after the triangles as two triangles have", binary((count) => count, 100)],
])("a binary STL file %s is read", async (_, bytes) => {
  expect(await sizeOf(bytes, "part.stl")).toEqual([60, 40, 10]);
});

const stl = textOf("ascii.stl");

test.each<[string, string]>([
  ["with SOLID", stl.toUpperCase()],
  ["with “end solid”", stl.replaceAll(/end(?=solid|facet|loop)/g, "end ")],
  ["with a name behind “endsolid” without a space", stl.replace("endsolid plate", "endsolidPlate")],
  ["without “endsolid”", stl.replace("endsolid plate", "")],
  ["on one line", stl.replaceAll("\n", " ")],
  ["with a facet a line", stl.replaceAll(/\n(?!facet|endsolid)/g, "\t")],
  ["with decimal commas", stl.replaceAll(/(?<=\d)\.(?=\d)/g, ",")],
  ["with a comment first", `; made by hand\n${stl}`],
])("a text STL file %s is read", async (_, text) => {
  expect(await sizeOf(bytesOf(text), "part.stl")).toEqual([60, 40, 10]);
});

test("a text STL file in UTF-16 is read", async () => {
  expect(await sizeOf(bytesOf(`\ufeff${stl}`, "utf16le"), "part.stl")).toEqual([60, 40, 10]);
});

const obj = textOf("part.obj");
const vertices = obj.match(/^v /gm)?.length ?? 0;
const absolute = obj.replaceAll(
  /^(f .*) -(\d+)$/gm,
  (_, face: string, back: string) => `${face} ${vertices + 1 - Number(back)}`,
);

test.each<[string, string]>([
  ["with a comment behind each face", obj.replaceAll(/^f .*$/gm, "$& # face")],
  [
    "with the vertices after the faces",
    [...absolute.matchAll(/^f .*$/gm), ...absolute.matchAll(/^v .*$/gm)].join("\n"),
  ],
  ["with a space behind the backslash", obj.replaceAll(/^(f \S+) /gm, "$1 \\ \n")],
  ["with decimal commas", obj.replaceAll(/(?<=\d)\.(?=\d)/g, ",")],
])("an OBJ file %s is read", async (_, text) => {
  expect(await sizeOf(bytesOf(text), "part.obj")).toEqual([60, 40, 10]);
});

test("objects or solids that are closed only together are one body", async () => {
  const patches = [
    absolute.replaceAll(/^f/gm, "o patch\nf"),
    stl.replaceAll("\nfacet", "\nendsolid\nsolid patch\nfacet"),
  ];
  for (const [index, text] of patches.entries()) {
    const fileName = ["part.obj", "part.stl"][index] ?? "";
    const model = await modelOf(text, fileName);
    expect(model.bodies).toHaveLength(1);
    expect(model.mesh.isClosed).toBe(true);
  }
});

const step = textOf("part.step");

test.each<[string, string]>([
  ["with a byte order mark", `\ufeff${step}`],
  ["with a comment first", `/* made by hand */\n${step}`],
  ["with a comment at the end", `${step}\n/* ISO-10303-21; */`],
  ["with zeros at the end", `${step}\0\0\0\x1a`],
  ["with a signature", `${step}\nSIGNATURE;\nMIIB\nENDSEC;\n`],
])("a STEP file %s is read", async (_, text) => {
  expect(await sizeOf(bytesOf(text), "part.step")).toEqual([60, 40, 10]);
});

test("the name of a body in a STEP file may be in the code page of its computer", async () => {
  const named = step.replaceAll(/PRODUCT\(\s*'[^']*'\s*,\s*'[^']*'/g, "PRODUCT('Gehäuse','Gehäuse'");
  expect(named).not.toBe(step);
  const { bodies } = await read(bytesOf(named, "latin1"), "part.step");
  expect(bodies.map(({ name }) => name)).toEqual(["Gehäuse"]);
});

test("a compressed STEP file is read", async () => {
  expect(await sizeOf(new Uint8Array(gzipSync(fileOf("part.step"))), "part.stpz")).toEqual([60, 40, 10]);
});

test.each([
  ["part.stl", "part.step", "stl"],
  ["ascii.stl", "part.obj", "stl"],
  ["part.obj", "part.txt", "obj"],
  ["part.step", "part.stl", "step"],
  ["part.igs", "part.dat", "iges"],
])("%s named %s is recognized by its content", async (name, fileName, format) => {
  expect((await read(fileOf(name), fileName)).format).toBe(format);
});

test.each([
  ["part.sldprt", "SolidWorks"],
  ["part.ipt", "Inventor"],
  ["part.x_t", "Parasolid"],
  ["part.dwg", "drawing"],
])("%s is named, with the export to choose", async (fileName, name) => {
  await expect(read(bytesOf("\xd0\xcf\x11\xe0", "latin1"), fileName)).rejects.toMatchObject({
    code: "foreign-format",
    message: expect.stringContaining(name),
  });
});

test("a PDF named .step is recognized by its content", async () => {
  await expect(read(bytesOf("%PDF-1.7"), "part.step")).rejects.toThrow("This is a PDF.");
});

test("a ZIP file lists its parts, CAD files first, and the visitor can choose another", async () => {
  const bytes = zip({ "a/large.stl": fileOf("ascii.stl"), "b/part.igs": fileOf("part.igs"), "read.txt": "" });
  const first = await read(bytes, "parts.zip");
  expect(first).toMatchObject({
    format: "iges",
    partsInZip: ["b/part.igs", "a/large.stl"],
    partInZip: "b/part.igs",
  });
  expect(await read(bytes, "parts.zip", "a/large.stl")).toMatchObject({
    format: "stl",
    fileName: "large.stl",
    partInZip: "a/large.stl",
  });
});

const stepWith = (data: string) =>
  bytesOf(`ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;`);

test("an assembly without parts of its own names the files of its parts", async () => {
  const bytes = stepWith(
    "#1=DOCUMENT_FILE('head.stp','','',#2,'',$);\n#3=DOCUMENT_FILE('foot.stp','','',#2,'',$);",
  );
  await expect(read(bytes, "all.step")).rejects.toMatchObject({
    code: "external-references",
    message: expect.stringContaining("head.stp, foot.stp"),
  });
});

const CONTEXT =
  "#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.CENTI.,.METRE.));\n#2=(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNIT_ASSIGNED_CONTEXT((#1))REPRESENTATION_CONTEXT('',''));";
const POINTS = "#9=COORDINATES_LIST('',4,((0.,0.,0.),(2.,0.,0.),(0.,2.,0.),(0.,0.,2.)));";

test.each([
  [
    "triangles",
    `#10=TRIANGULATED_FACE('',#9,4,(),$,(),((1,3,2),(1,2,4)));
#11=TRIANGULATED_FACE('',#9,4,(),$,(1,3,4,2),((1,3,2),(4,2,3)));
#12=TESSELLATED_SOLID('tetrahedron',(#10,#11),$);`,
  ],
  ["a set of triangles", "#10=TRIANGULATED_SURFACE_SET('',#9,4,(),(),((1,3,2),(1,2,4),(1,4,3),(2,3,4)));"],
  ["strips and fans", "#10=COMPLEX_TRIANGULATED_FACE('',#9,4,(),$,(),((3,2,1,4)),((4,3,1),(3,4,2)));"],
])("tessellated STEP geometry is read: %s", async (_, faces) => {
  const { bodies, unit } = await read(stepWith(`${CONTEXT}\n${POINTS}\n${faces}`), "part.stp");
  expect(unit).toBe("cm");
  expect(bodies).toHaveLength(1);
  expect(Math.max(...(bodies[0]?.positions ?? []))).toBe(20);
  expect(bodies[0]?.indices).toHaveLength(12);
});

test("tessellated STEP geometry is in each place where the assembly has it", async () => {
  const data = `${CONTEXT}
${POINTS}
#10=TRIANGULATED_FACE('',#9,4,(),$,(),((1,3,2),(1,2,4),(1,4,3),(2,3,4)));
#12=TESSELLATED_SOLID('it''s a part; twice',(#10),$);
#13=TESSELLATED_SHAPE_REPRESENTATION('',(#12),#2);
#14=SHAPE_REPRESENTATION('',(#20),#2);
#15=SHAPE_REPRESENTATION_RELATIONSHIP('','',#14,#13);
#16=SHAPE_REPRESENTATION('',(#30,#40),#2);
#20=AXIS2_PLACEMENT_3D('',#21,$,$);
#21=CARTESIAN_POINT('',(0.,0.,1.));
#30=AXIS2_PLACEMENT_3D('',#31,$,$);
#31=CARTESIAN_POINT('',(10.,0.,0.));
#40=AXIS2_PLACEMENT_3D('',#41,#42,#43);
#41=CARTESIAN_POINT('',(0.,5.,0.));
#42=DIRECTION('',(0.,0.,-1.));
#43=DIRECTION('',(0.,1.,0.));
#50=ITEM_DEFINED_TRANSFORMATION('','',#20,#30);
#51=(REPRESENTATION_RELATIONSHIP('','',#14,#16)REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#50)SHAPE_REPRESENTATION_RELATIONSHIP());
#52=ITEM_DEFINED_TRANSFORMATION('','',#20,#40);
#53=(REPRESENTATION_RELATIONSHIP('','',#16,#14)REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#52)SHAPE_REPRESENTATION_RELATIONSHIP());`;
  const { bodies } = await read(stepWith(data), "assembly.stp");
  const points = bodies.map(({ positions }) =>
    [...positions].map((coordinate) => Math.round(coordinate) + 0),
  );
  expect(points).toEqual([
    [100, 0, -10, 100, 20, -10, 120, 0, -10, 100, 0, 10],
    [0, 50, 10, 20, 50, 10, 0, 70, 10, 0, 50, -10],
  ]);
});
