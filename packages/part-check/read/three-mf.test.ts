import { strToU8 } from "fflate";
import { expect, test } from "vitest";

import { buildMesh } from "../mesh/build/build-mesh.ts";
import { volumeAndArea } from "../mesh/volume.ts";
import { zip } from "../testing/sample-files.ts";
import { readThreeMf } from "./three-mf.ts";
import { zipEntries } from "./zip.ts";

const FACES = ["0 2 1", "0 1 3", "0 3 2", "1 2 3"];

/** The vertices and triangles of a tetrahedron with three edges of this length, as the mesh of an object. */
function mesh(length: number, first = 0): { vertices: string; triangles: string } {
  const points = [
    [0, 0, 0],
    [length, 0, 0],
    [0, length, 0],
    [0, 0, length],
  ];
  const triangles = FACES.map((face) => {
    const [a, b, c] = face.split(" ").map((corner) => Number(corner) + first);
    return `<triangle v1="${a}" v2="${b}" v3="${c}"/>`;
  });
  return {
    vertices: points.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`).join(""),
    triangles: triangles.join(""),
  };
}

function object(id: number, length: number, attributes = "", more = ""): string {
  const { vertices, triangles } = mesh(length);
  return `<object id="${id}" ${attributes}><mesh><vertices>${vertices}</vertices><triangles>${triangles}</triangles>${more}</mesh></object>`;
}

function model(resources: string, build: string, unit = "millimeter"): string {
  return `<?xml version="1.0"?><model unit="${unit}"><resources>${resources}</resources><build>${build}</build></model>`;
}

function read(files: Readonly<Record<string, string | Uint8Array>>) {
  const bytes = zip(files);
  return readThreeMf(bytes, zipEntries(bytes));
}

const readModel = (resources: string, build: string) => read({ "3D/3dmodel.model": model(resources, build) });

const lengthsOf = ({ bodies }: Awaited<ReturnType<typeof read>>) =>
  bodies.map(({ positions }) => Math.max(...positions));

test.each(["support", "solidsupport", "other"])("an object of the type %s is not the part", async (type) => {
  const items = `<item objectid="1"/><item objectid="2"/><item objectid="3"/>`;
  const assembly = `<object id="3"><components><component objectid="1"/><component objectid="2"/></components></object>`;
  const found = await readModel(object(1, 6) + object(2, 9, `type="${type}"`) + assembly, items);
  expect(lengthsOf(found)).toEqual([6, 6]);
});

test("an item that is not printed is left out, unless there is no other", async () => {
  const items = `<item objectid="1"/><item objectid="2" printable="0"/>`;
  expect(lengthsOf(await readModel(object(1, 6) + object(2, 9), items))).toEqual([6]);
  expect(lengthsOf(await readModel(object(2, 9), `<item objectid="2" p:printable="0"/>`))).toEqual([9]);
});

const volume = (firstId: number, type: string) =>
  `<volume firstid="${firstId}" lastid="${firstId + 3}"><metadata type="volume" key="volume_type" value="${type}"/></volume>`;

test("the negative volume and the modifier of PrusaSlicer are left out, with their vertices", async () => {
  const [first, second, third] = [mesh(6), mesh(9, 4), mesh(12, 8)];
  const found = await read({
    "3D/3dmodel.model": model(
      `<object id="1"><mesh><vertices>${first.vertices}${second.vertices}${third.vertices}</vertices>
       <triangles>${first.triangles}${second.triangles}${third.triangles}</triangles></mesh></object>`,
      `<item objectid="1"/>`,
    ),
    "Metadata/Slic3r_PE_model.config": `<config><object id="1">${volume(0, "ModelPart")}${volume(4, "NegativeVolume")}${volume(8, "ParameterModifier")}</object></config>`,
  });
  expect(lengthsOf(found)).toEqual([6]);
  expect(found.notes).toEqual(["negative-volume"]);
});

test("the negative part and the support blocker of Bambu Studio are left out", async () => {
  const components = [1, 2, 3].map(
    (id) => `<component p:path="/3D/Objects/object_1.model" objectid="${id}"/>`,
  );
  const found = await read({
    "3D/3dmodel.model": model(
      `<object id="4"><components>${components.join("")}</components></object>`,
      `<item objectid="4"/>`,
    ),
    "3D/Objects/object_1.model": model(object(1, 6) + object(2, 9) + object(3, 12), ""),
    "Metadata/model_settings.config": `<config><object id="4"><part id="1" subtype="normal_part"/><part id="2" subtype="negative_part"/><part id="3" subtype="support_blocker"/></object></config>`,
  });
  expect(lengthsOf(found)).toEqual([6]);
  expect(found.notes).toEqual(["negative-volume"]);
});

test.each([
  `<metadatagroup><metadata name="cura:support_mesh" type="xs:boolean">True</metadata></metadatagroup>`,
  `<settings><setting key="cutting_mesh">True</setting></settings>`,
])("a mesh of Cura that only helps to print others is left out: %s", async (settings) => {
  const helper = object(2, 9).replace("<mesh>", `${settings}<mesh>`);
  const part = object(1, 6).replace("<mesh>", `${settings.replace("True", "False")}<mesh>`);
  expect(lengthsOf(await readModel(part + helper, `<item objectid="1"/><item objectid="2"/>`))).toEqual([6]);
});

test("the root model is the one that the relationships name, and its unit counts", async () => {
  const found = await read({
    "3D/Objects/part.model": model(object(1, 6), `<item objectid="1"/>`),
    "3D/Root.model": model(object(1, 9), `<item objectid="1"/>`, "inch"),
    "_rels/.rels": `<Relationships><Relationship Target="/3D/Root.model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`,
  });
  expect([found.unit, ...lengthsOf(found)]).toEqual(["inch", 9]);
});

test("the model that the relationships name may have any extension", async () => {
  const found = await read({
    "3D/part.custom": model(object(1, 6), `<item objectid="1"/>`),
    "_rels/.rels": `<Relationships><Relationship Target="/3D/part.custom" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`,
  });
  expect(lengthsOf(found)).toEqual([6]);
});

test("an encrypted model is named as such", async () => {
  const files = { "3D/3dmodel.model": "%3McF \u0001<\u0002", "Secure/keystore.xml": "<keystore/>" };
  await expect(read(files)).rejects.toThrow(expect.objectContaining({ code: "encrypted" }));
});

test("vertices and triangles are the same however they are written", async () => {
  const { vertices, triangles } = mesh(6);
  const usual = await readModel(object(1, 6), `<item objectid="1"/>`);
  const other = await readModel(
    `<object id="1"><mesh><vertices>${vertices.replaceAll(/x="(\d)" y="(\d)"/g, "y = '$2' x='$1'")}<!-- end --></vertices>
     <triangles>${triangles.replaceAll("/>", ' pid="2"></triangle>')}</triangles></mesh></object>`,
    `<item objectid="1"/>`,
  );
  expect(other.bodies).toEqual(usual.bodies);
});

test("a mirrored item is not inside out", async () => {
  const found = await readModel(object(1, 6), `<item objectid="1" transform="-1 0 0 0 1 0 0 0 1 0 0 0"/>`);
  const { mesh: built, state } = buildMesh(found.bodies, "mesh");
  expect(state.flippedTriangles).toBe(0);
  expect(volumeAndArea(built, { firstTriangle: 0, triangleCount: 4 }).volume).toBeCloseTo(36, 9);
});

const CUBE = model(object(1, 6), `<item objectid="1"/>`);

test.each<[string, Readonly<Record<string, string | Uint8Array>>]>([
  ["in UTF-16", { "3D/3dmodel.model": Buffer.from(`\ufeff${CUBE}`, "utf16le") }],
  ["with a comment at the end", { "3D/3dmodel.model": `${CUBE}<!-- made by hand -->` }],
  [
    "with the files that macOS adds",
    {
      "3D/._3dmodel.model": strToU8("\0\x05\x16\x07"),
      "3D/3dmodel.model": CUBE,
      "__MACOSX/3D/3dmodel.model": "",
    },
  ],
])("a model %s is read", async (_, files) => {
  expect(lengthsOf(await read(files))).toEqual([6]);
});

test("a beam lattice beside the surfaces is noted, and one alone is not a part", async () => {
  const beams = `<b:beamlattice><b:beams><b:beam v1="0" v2="1"/></b:beams></b:beamlattice>`;
  expect((await readModel(object(1, 6, "", beams), `<item objectid="1"/>`)).notes).toEqual(["beam-lattice"]);
  const alone = `<object id="1"><mesh><vertices>${mesh(6).vertices}</vertices>${beams}</mesh></object>`;
  await expect(readModel(alone, `<item objectid="1"/>`)).rejects.toThrow("only a beam lattice");
});

test("a few objects that refer to each other a million times, without any triangle, are too large", async () => {
  const empty = "<mesh><vertices/><triangles/></mesh>";
  const levels = Array.from({ length: 40 }, (_, level) => {
    const component = `<component objectid="${level + 1}"/>`;
    return `<object id="${level}"><components>${component}${component}</components></object>`;
  });
  const resources = `${levels.join("")}<object id="40">${empty}</object>`;
  await expect(readModel(resources, '<item objectid="0"/>')).rejects.toThrow(
    expect.objectContaining({ code: "too-large" }),
  );
});
