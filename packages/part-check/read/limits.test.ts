import { expect, test } from "vitest";

import { zip } from "../testing/sample-files.ts";
import { readCad } from "./cad.ts";
import { PartSize } from "./limits.ts";
import { trianglesOf } from "./polygon.ts";
import { readFile } from "./read-file.ts";
import { Statements } from "./step-statements.ts";
import { readTessellation } from "./tessellation.ts";
import { zipEntries } from "./zip.ts";

const noReader = () => Promise.reject(new Error("These files need no reader"));

function read(content: string | Uint8Array<ArrayBuffer>, fileName: string) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return readFile({ bytes, fileName }, noReader, () => undefined);
}

const TOO_LARGE = expect.objectContaining({ code: "too-large" });

test("a small object that is placed often is too large", async () => {
  const vertices = Array.from({ length: 500 }, (_, at) => `<vertex x="${at}" y="${at ** 2}" z="1"/>`);
  const triangles = Array.from(
    { length: 498 },
    (_, at) => `<triangle v1="0" v2="${at + 1}" v3="${at + 2}"/>`,
  );
  const component = '<component objectid="1"/>';
  const items = '<item objectid="2"/>'.repeat(90);
  const model = `<model><resources><object id="1"><mesh><vertices>${vertices.join("")}</vertices>
    <triangles>${triangles.join("")}</triangles></mesh></object>
    <object id="2"><components>${component.repeat(100)}</components></object></resources><build>${items}</build></model>`;
  await expect(read(zip({ "3D/3dmodel.model": model }), "part.3mf")).rejects.toThrow(TOO_LARGE);
});

const FACET = "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n";
const TRIANGLE = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";

test.each([
  ["part.stl", (count: number) => `solid a\n${FACET}endsolid a\n`.repeat(count)],
  ["part.obj", (count: number) => `${TRIANGLE}${"o a\nf 1 2 3\n".repeat(count)}`],
  [
    "part.3mf",
    (count: number) =>
      zip({
        "3D/3dmodel.model": `<model><resources>${'<object id="1"/>'.repeat(count)}</resources><build/></model>`,
      }),
  ],
])("more bodies in %s than anybody can look at are too many", async (fileName, make) => {
  await expect(read(make(fileName === "part.3mf" ? 100_001 : 10_001), fileName)).rejects.toThrow(TOO_LARGE);
});

/** A band between two turns, from the middle outward and back. */
function spiral(corners: number): string {
  const half = Array.from({ length: corners / 2 }, (_, index) => index);
  const points = [...half.map((index) => [index, 1]), ...half.toReversed().map((index) => [index, 1.05])];
  const vertices = points.map(([index = 0, radius = 0]) => {
    const angle = index / 10;
    return `v ${radius * angle * Math.cos(angle)} ${radius * angle * Math.sin(angle)} 0`;
  });
  return vertices.join("\n");
}

test("many polygons that take long to split are too large", async () => {
  const face = `f ${Array.from({ length: 5000 }, (_, index) => index + 1).join(" ")}\n`;
  await expect(read(`${spiral(5000)}\n${face.repeat(25)}`, "part.obj")).rejects.toThrow(TOO_LARGE);
});

test("a concave polygon of 12,000 corners is split into triangles that do not overlap", () => {
  // A comb with 3,000 teeth.
  const teeth = Array.from({ length: 3000 }, (_, index) => [
    [4 * index, 1],
    [4 * index, 10],
    [4 * index + 2, 10],
    [4 * index + 2, 1],
  ]).flat();
  const outline = [[0, 0], ...teeth, [4 * 2999 + 2, 0]].toReversed();
  const corners = trianglesOf(
    [...outline.keys()],
    outline.flatMap(([x = 0, y = 0]) => [x, y, 0]),
    new PartSize(),
  );
  const pointOf = (index: number) => outline[corners[index] ?? 0] ?? [];
  let area = 0;
  for (let index = 0; index < corners.length; index += 3) {
    const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0]] = [
      pointOf(index),
      pointOf(index + 1),
      pointOf(index + 2),
    ];
    area += Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
  }
  expect(area).toBeCloseTo(3000 * 2 * 9 + 11_998);
});

test("a STEP file for which Open CASCADE has no memory is too large, before it is loaded", async () => {
  const bytes = new Uint8Array(201 * 1024 ** 2);
  bytes.set(new TextEncoder().encode("ISO-10303-21;\n"));
  await expect(read(bytes, "part.step")).rejects.toThrow(TOO_LARGE);
});

test.each([
  ["more parts than anybody can look at", 10, "too-large"],
  ["itself", 2, "cyclic"],
])("a STEP assembly of a few lines that has %s never reaches Open CASCADE", (_, levels, code) => {
  // In the last case, the innermost part is the whole.
  const usages = Array.from({ length: levels * 10 }, (_each, index) => {
    const level = Math.floor(index / 10);
    return `#${index + 100}=NEXT_ASSEMBLY_USAGE_OCCURRENCE(/* one's #5 */'it''s #${index}','', $ ,#${level},#${(level + 1) % (code === "cyclic" ? levels : 100)},$);`;
  });
  const step = `ISO-10303-21;\nDATA;\n${usages.join("\n")}\nEND-ISO-10303-21;`;
  const readStep = () =>
    readCad(new TextEncoder().encode(step), "step", { ReadStepFile: unread, ReadIgesFile: unread });
  expect(readStep).toThrow(expect.objectContaining({ code }));
});

function unread(): never {
  throw new Error("The file is read");
}

function readFacets(step: string) {
  const size = new PartSize();
  return readTessellation(new Statements(step, size), size);
}

test("tessellated solids whose few lines place them millions of times are too large", () => {
  const uses = Array.from({ length: 18_000 }, (_, index) => {
    const [inner, outer] = index % 2 === 0 ? ["#5", "#6"] : ["#6", "#7"];
    return `#${index + 10}=(REPRESENTATION_RELATIONSHIP('','',${inner},${outer}) REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#8));`;
  });
  const step = `#1=COORDINATES_LIST('',4,((0.,0.,0.),(1.,0.,0.),(0.,1.,0.),(0.,0.,1.)));
    #2=TRIANGULATED_FACE('',#1,4,(),$,(),((1,2,3)));
    #3=TESSELLATED_SHELL('',(#2),$);
    #5=TESSELLATED_SHAPE_REPRESENTATION('',(#3),$);
    ${uses.join("\n")}`;
  expect(() => readFacets(step)).toThrow(TOO_LARGE);
});

test("the same model in a package many times is read once", async () => {
  const model = `<model><resources><object id="1"><mesh><vertices>
    <vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/></vertices>
    <triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh></object></resources>
    <build><item objectid="1"/></build></model>`;
  const { bodies } = await read(
    zip({ "3D/3dmodel.model": model, "3D/3DMODEL.model": "damaged" }),
    "part.3mf",
  );
  expect(bodies).toHaveLength(1);
});

test("faces that have one list of points share its vertices", () => {
  const step = `#1=COORDINATES_LIST('',4,((0.,0.,0.),(1.,0.,0.),(0.,1.,0.),(0.,0.,1.)));
    #2=TRIANGULATED_FACE('',#1,4,(),$,(),((1,2,3)));
    #3=TRIANGULATED_FACE('',#1,4,(),$,(),((1,2,4)));
    #4=TESSELLATED_SHELL('',(${"#2,#3,".repeat(10)}#2),$);`;
  const bodies = readFacets(step);
  expect(bodies.map(({ positions, indices }) => [positions.length, indices?.length])).toEqual([[12, 6]]);
});

test("a file in a ZIP whose name nobody can read is left out", () => {
  expect(zipEntries(zip({ [`${"a".repeat(501)}.stl`]: "", "b.stl": "" })).map(({ name }) => name)).toEqual([
    "b.stl",
  ]);
});

const NO_READER = { ReadStepFile: () => ({ success: false, meshes: [] }), ReadIgesFile: unread };

/** How a STEP file ends without a shape that Open CASCADE reads. */
function endOf(statements: string): unknown {
  const bytes = new TextEncoder().encode(`ISO-10303-21;\nDATA;\n${statements}\nEND-ISO-10303-21;`);
  try {
    return readCad(bytes, "step", NO_READER);
  } catch (error) {
    return error;
  }
}

const FACE = "#1=TRIANGULATED_FACE('',#2,1,(),$,(),((1,2,3)));";
const POINTS = "#2=COORDINATES_LIST('',3,((0,0,0),(1,0,0),(0,1,0)));";
const statements = (count: number, make: (id: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index + 10)).join("");

test.each([
  ["numbers of points", () => `#1=TRIANGULATED_FACE('',#2,1,(),$,(${"1,".repeat(12_000_001)}1),());`],
  ["statements, only few of which are of facets", () => `${FACE}${"#9=;".repeat(8_000_001)}`],
  ["items of a shape", () => `${FACE}#3=REPRESENTATION('',(${"#1,".repeat(8_000_001)}));`],
  [
    "faces of bodies",
    () =>
      `${FACE}${POINTS}${statements(9, (id) => `#${id}=TESSELLATED_SHELL('',(${"#1,".repeat(900_000)}));`)}`,
  ],
  [
    "relationships of shapes",
    () =>
      FACE +
      statements(
        100_001,
        (id) =>
          `#${id}=(REPRESENTATION_RELATIONSHIP('','',#5,#6)REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#8));`,
      ),
  ],
  [
    "parts of assemblies",
    () => statements(100_001, (id) => `#3=NEXT_ASSEMBLY_USAGE_OCCURRENCE('',#${id},#1);`),
  ],
])("a STEP file with too many %s is too large", (_, make) => {
  expect(endOf(make())).toEqual(TOO_LARGE);
});

test("a STEP file whose text takes more bytes as UTF-8 than the reader has room for is too large", () => {
  const bytes = new Uint8Array(100 * 1024 ** 2).fill(0x80);
  bytes.set(new TextEncoder().encode("ISO-10303-21;\n"));
  expect(() => readCad(bytes, "step", NO_READER)).toThrow(TOO_LARGE);
});

test("an assembly that contains itself is found behind an apostrophe that should be double, as Open CASCADE finds it", () => {
  const usage = "#2=NEXT_ASSEMBLY_USAGE_OCCURRENCE('one' part','','',#7,#7,$);";
  expect(endOf(`#1=PERSON('O'Brien',$);${usage}`)).toMatchObject({ code: "cyclic" });
});
