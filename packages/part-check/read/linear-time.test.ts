import { expectLinearTime, expectLinearTimeOfPromise } from "benchmarking/linear-time.ts";
import { expect, test } from "vitest";

import { zip } from "../testing/sample-files.ts";
import { readCad } from "./cad.ts";
import { foreignFormat } from "./foreign-formats.ts";
import { readObj } from "./obj.ts";
import { ReadError } from "./read-error.ts";
import { readStl } from "./stl.ts";
import { readThreeMf } from "./three-mf.ts";
import { zipEntries } from "./zip.ts";

// A file of a stranger must not take the square of its size: 2 MB would keep a browser busy for hours.

const NO_SHAPES = { success: false, meshes: [] };
const NO_READER = { ReadStepFile: () => NO_SHAPES, ReadIgesFile: () => NO_SHAPES };

const bytesOf = (text: string) => new TextEncoder().encode(text);

const readStep = (statements: string) =>
  readCad(bytesOf(`ISO-10303-21;DATA;${statements}ENDSEC;END-ISO-10303-21;`), "step", NO_READER);

const readIges = (text: string) =>
  readCad(
    bytesOf(`${text.replaceAll(/.{72}/g, "$&G0000001\n")}\n${"".padEnd(72)}T0000001\n`),
    "iges",
    NO_READER,
  );

function readModel(model: string, settings: Readonly<Record<string, string>> = {}) {
  const bytes = zip({ "3D/3dmodel.model": model, ...settings });
  return () => readThreeMf(bytes, zipEntries(bytes));
}

function endWithReadError(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    ignoreReadError(error);
  }
}

/** Whatever a damaged file ends with, it is an error of the file. */
function ignoreReadError(error: unknown): void {
  expect(error).toBeInstanceOf(ReadError);
}

const UNIT = "#1=(GLOBAL_UNIT_ASSIGNED_CONTEXT((#2)));#2=(CONVERSION_BASED_UNIT('INCH',#3)LENGTH_UNIT());";
const FACETS =
  "#20=COORDINATES_LIST('',3,((0.,0.,0.),(1.,0.,0.),(0.,1.,0.)));#21=TRIANGULATED_FACE('',#20,3,(),$,(),((1,2,3)));";
const SHAPES = `${FACETS}#22=TESSELLATED_SHELL('',(#21),$);#23=SHAPE_REPRESENTATION('',(#22,#30),$);#24=SHAPE_REPRESENTATION('',(#31),$);`;
const PLACES =
  "#30=AXIS2_PLACEMENT_3D('',#33,#34,$);#31=AXIS2_PLACEMENT_3D('',#33,#34,$);#32=ITEM_DEFINED_TRANSFORMATION('','',#30,#31);";
const PLACED = `${SHAPES}${PLACES}#35=(REPRESENTATION_RELATIONSHIP('','',#23,#24)REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#32));`;
const TETRAHEDRON =
  '<vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/></vertices><triangles><triangle v1="0" v2="1" v3="2"/></triangles>';

/** What a reader gets, with a sample in the middle whose words are repeated. */
const SAMPLES: readonly (readonly [format: string, sample: string, read: (sample: string) => unknown])[] = [
  ["an assembly", "#9=NEXT_ASSEMBLY_USAGE_OCCURRENCE('1','',$,#5,#6,$);", readStep],
  ["a context of units", UNIT, readStep],
  [
    "a factor of units",
    "#3=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(25.4),#4);",
    (text) => readStep(UNIT + text),
  ],
  [
    "an SI unit",
    "#3=(LENGTH_UNIT()SI_UNIT(.MILLI.,.METRE.));",
    (text) => readStep(UNIT.replace("#2", "#3") + text),
  ],
  [
    "a curve on surfaces",
    "#1=EDGE_CURVE('',#2,#3,#9,.T.);#9=SURFACE_CURVE('',#10,(#20),.PCURVE_S1.);#20=PCURVE('',#40,#50);#40=PLANE('',#42);",
    readStep,
  ],
  ["facets", FACETS, readStep],
  ["a shape", "#23=SHAPE_REPRESENTATION('',(#22,#30),$);", (text) => readStep(PLACED + text)],
  ["a placement", "#30=AXIS2_PLACEMENT_3D('',#33,#34,$);", (text) => readStep(PLACED + text)],
  ["a direction", "#34=DIRECTION('',(0.,0.,1.));", (text) => readStep(PLACED + text)],
  [
    "a relationship of shapes",
    "#35=(REPRESENTATION_RELATIONSHIP('','',#23,#24)REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#32));",
    (text) => readStep(SHAPES + PLACES + text),
  ],
  ["a reference to another file", "#1=DOCUMENT_FILE('part.step',#2);#3=ADVANCED_FACE(#4);", readStep],
  ["the global section of an IGES file", "1H,,1H;,4Hpart,4Ha.b;,,,32,308,15,308,15,,1.,1,2HIN;", readIges],
  [
    "an STL file",
    "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nend loop\nendfacet\nendsolid a\n",
    (text) => readStl(bytesOf(text)),
  ],
  [
    "an OBJ file",
    "o a\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1/1 2/2 \\\n 3 # end\n",
    (text) => readObj(bytesOf(text)),
  ],
];

const WORDS = /\s|\/\*|\*\/|[#\w.+-]+|[^\s]/g;
/** What may be between any two words. */
const FILLERS = [" ", "\n", "/**/", "'", "("];

/** The sample with each of its words repeated in its place, then with all from there to the end, then with what may be before it. */
function* repetitionsIn(sample: string): Generator<(size: number) => string> {
  for (const { 0: word, index } of sample.matchAll(WORDS)) {
    const [before, after] = [sample.slice(0, index), sample.slice(index)];
    for (const repeated of new Set([word, after, ...FILLERS]))
      yield (size) => before + repeated.repeat(size / repeated.length) + after;
  }
}

test.each(SAMPLES)(
  "%s is read in a time that grows linearly, whichever of its words is repeated",
  (_, sample, read) => {
    for (const repetition of repetitionsIn(sample))
      expectLinearTime(60_000, (size) => {
        const text = repetition(size);
        return () => expect(() => endWithReadError(() => read(text))).not.toThrow();
      });
  },
);

test("comments in each other take linear time", () => {
  const usage = "/*NEXT_ASSEMBLY_USAGE_OCCURRENCE($,/**/$,";
  expectLinearTime(200_000, (size) => {
    const text = `#9=NEXT_ASSEMBLY_USAGE_OCCURRENCE(${usage.repeat(size / usage.length)}`;
    return () => expect(() => readStep(text)).toThrow(ReadError);
  });
});

const many = (size: number, make: (id: number) => string) =>
  Array.from({ length: size / 2 / make(1000).length }, (_, index) => make(index + 1000)).join("");

test.each<[string, (size: number) => string]>([
  [
    "bodies with one face of a long name",
    (size) =>
      `${FACETS.replace("FACE('", `FACE('${"a".repeat(size / 2)}`)}${many(size, (id) => `#${id}=TESSELLATED_SHELL('',(#21),$);`)}`,
  ],
  [
    "edges on one curve of a long name",
    (size) =>
      `#9=SURFACE_CURVE('${"a".repeat(size / 2)}',#10,(#20),.PCURVE_S1.);${many(size, (id) => `#${id}=EDGE_CURVE('',#2,#3,#9,.T.);`)}`,
  ],
  [
    "relationships of one shape with many items",
    (size) =>
      `${PLACED}#36=REPRESENTATION('',(${"#31,".repeat(size / 16)}#31));${many(size, (id) => `#${id}=REPRESENTATION_RELATIONSHIP('','',#36,#36);`)}`,
  ],
])("%s are read in linear time", (_, make) => {
  expectLinearTime(800_000, (size) => {
    const text = make(size);
    return () => expect(() => endWithReadError(() => readStep(text))).not.toThrow();
  });
});

test("many bodies of an OBJ file with a few of its vertices are read in linear time", () => {
  expectLinearTime(400_000, (size) => {
    const bytes = bytesOf(
      "v 0 0 0\nv 1 0 0\nv 0 1 0\n".repeat(size / 48) + "o a\nf 1 2 3\n".repeat(Math.min(9000, size / 24)),
    );
    return () => expect(readObj(bytes).length).toBeGreaterThan(0);
  });
});

const model = (mesh: string, components: string, build = '<item objectid="2"/>') =>
  `<model unit="inch"><resources><object id="1" name="a"><mesh>${mesh}</mesh></object><object id="2"><components>${components}</components></object></resources><build>${build}</build></model>`;

const MODEL = model(TETRAHEDRON, '<component objectid="1" transform="1 0 0 0 1 0 0 0 1 0 0 0"/>');

test("a 3MF file is read in a time that grows linearly, whichever of its words is repeated", async () => {
  const sample =
    '<object id="1"><vertex x="0" y="0" z="0"/><triangle v1="0" v2="0" v3="0"/></object><item objectid="1"/>';
  for (const repetition of repetitionsIn(sample))
    await expectLinearTimeOfPromise(60_000, (size) => {
      const read = readModel(`<model>${repetition(size)}</model>`);
      return () => read().catch(ignoreReadError);
    });
});

const volume = (last: number) =>
  `<volume firstid="0" lastid="${last}"><metadata key="volume_type" value="ParameterModifier"/></volume>`;

test.each<[string, (size: number) => ReturnType<typeof readModel>]>([
  [
    "overlapping volumes that are not printed",
    (size) =>
      readModel(model(`${TETRAHEDRON}${'<triangle v1="0" v2="1" v3="2"/>'.repeat(size / 64)}`, ""), {
        "Metadata/Slic3r_PE_model.config": `<object id="1">${volume(0).repeat(size / 200)}</object>`,
      }),
  ],
  [
    "an object in many places of which nothing is printed",
    (size) =>
      readModel(
        model(
          `${TETRAHEDRON}${'<triangle v1="0" v2="1" v3="2"/>'.repeat(size / 64)}`,
          '<component objectid="1"/>'.repeat(Math.min(9000, size / 50)),
        ),
        { "Metadata/Slic3r_PE_model.config": `<object id="1">${volume(1e6)}</object>` },
      ),
  ],
  [
    "parts of an object with a long id",
    (size) =>
      readModel(MODEL, {
        "Metadata/model_settings.config": `<object id="${"a".repeat(size / 2)}">${many(size, (id) => `<part id="${id}" subtype="helper"/>`)}</object>`,
      }),
  ],
])("%s are read in linear time", async (_, make) => {
  await expectLinearTimeOfPromise(800_000, (size) => {
    const read = make(size);
    return () => read().catch(ignoreReadError);
  });
});

test("the start of a drawing is recognized in linear time", () => {
  expectLinearTime(60_000, (size) => {
    const start = `0${"\n".repeat(size)}`;
    return () => expect(foreignFormat("", start)).toBeUndefined();
  });
});
