import { expect, test } from "vitest";

import { readCad } from "./cad.ts";
import type { CadFile, Settings } from "./load-cad-reader.ts";

/** The facets of a tetrahedron, which are closed. */
const TETRAHEDRON = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
/** Two more facets lie on one of them, so that three edges have four facets. */
const FOLDED = [...TETRAHEDRON, 0, 2, 1, 0, 1, 2];

function fileWith(corners: readonly number[]): CadFile {
  return {
    success: true,
    meshes: [
      {
        name: "",
        attributes: { position: { array: [0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9] } },
        index: { array: corners },
        brep_faces: [{ first: 0, last: corners.length / 3 - 1 }],
      },
    ],
  };
}

/** Reads a file of a solid or of loose faces, whose facets depend on the angle between them. */
function read(entity: string, coarse: readonly number[], fine: readonly number[]) {
  const bytes = new TextEncoder().encode(`ISO-10303-21;DATA;#1=${entity}('',#2);END-ISO-10303-21;`);
  const angles: number[] = [];
  const readFile = (_: Uint8Array, { angularDeflection }: Settings) => {
    angles.push(angularDeflection);
    return fileWith(angles.length === 1 ? coarse : fine);
  };
  const { bodies } = readCad(new Uint8Array(bytes), "step", {
    ReadStepFile: readFile,
    ReadIgesFile: readFile,
  });
  return {
    angles,
    triangles: (bodies[0]?.indices?.length ?? 0) / 3,
    areFacesLoose: bodies[0]?.areFacesLoose,
  };
}

test("a solid whose facets lie on each other gets finer ones", () => {
  expect(read("MANIFOLD_SOLID_BREP", FOLDED, TETRAHEDRON)).toMatchObject({
    angles: [0.2, 0.1],
    triangles: 4,
  });
});

test("finer facets that fit no better are not used, and sound ones are read once", () => {
  expect(read("MANIFOLD_SOLID_BREP", FOLDED, [...FOLDED, 1, 2, 3])).toMatchObject({ triangles: 6 });
  expect(read("MANIFOLD_SOLID_BREP", TETRAHEDRON, [])).toMatchObject({ angles: [0.2], triangles: 4 });
});

test("faces without a solid are loose, and may be open", () => {
  const open = TETRAHEDRON.slice(3);
  expect(read("SHELL_BASED_SURFACE_MODEL", open, [])).toEqual({
    angles: [0.2],
    triangles: 3,
    areFacesLoose: true,
  });
  expect(read("BREP_WITH_VOIDS", TETRAHEDRON, []).areFacesLoose).toBe(false);
});
