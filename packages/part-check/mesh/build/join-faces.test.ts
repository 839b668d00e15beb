import { expect, test } from "vitest";

import { readCorpus, type StoredPart } from "../../corpus/read-corpus.ts";
import { startCadReader } from "../../read/node-cad-reader.ts";
import type { ReadBody } from "../mesh.ts";
import { volumeAndArea } from "../volume.ts";
import { buildMesh } from "./build-mesh.ts";

const reader = await startCadReader();

/** The faces of a part, with 32 or 20 facets for a circle in turn, every third one inside out: loose faces as most IGES files have them. */
function looseFaces(step: string): ReadBody[] {
  const [fine = [], coarse = []] = [0.2, 0.32].map((angularDeflection) => {
    const { meshes } = reader.ReadStepFile(new TextEncoder().encode(step), {
      linearUnit: "millimeter",
      linearDeflectionType: "bounding_box_ratio",
      linearDeflection: 0.001,
      angularDeflection,
    });
    return meshes.flatMap(({ attributes, index, brep_faces: faces }) =>
      faces.map(({ first, last }): ReadBody => {
        const corners = index.array.slice(3 * first, 3 * last + 3);
        const positions = corners.flatMap((vertex) =>
          attributes.position.array.slice(3 * vertex, 3 * vertex + 3),
        );
        return { name: "", positions: Float64Array.from(positions) };
      }),
    );
  });
  return fine.map((face, index) => {
    const { name, positions } = (index % 2 === 0 ? face : coarse[index]) ?? face;
    const corners = Uint32Array.from({ length: positions.length / 3 }, (_, corner) => corner);
    const indices = index % 3 === 0 ? corners.toReversed() : corners;
    return { name, positions, indices, cadFaces: new Uint32Array(positions.length / 9) };
  });
}

function built({ step }: StoredPart, omitted = 0) {
  const { mesh, state } = buildMesh(looseFaces(step).slice(omitted), "cad");
  const volumes = mesh.bodies.map((body) => volumeAndArea(mesh, body).volume);
  return { state, volumes };
}

const parts = readCorpus().filter(({ name }) => /^(?:cnc|sheet|printing|molding|injection)/.test(name));

test.each(parts.filter((_, index) => index % 6 === 0))("the loose faces of $name are joined", (part) => {
  const { state, volumes } = built(part);
  expect(state).toMatchObject({ isClosed: true, openEdges: 0, flippedTriangles: 0, unjoinedPlaces: 0 });
  const volume = volumes.reduce((sum, one) => sum + one, 0);
  expect(Math.abs(volume / part.volume - 1)).toBeLessThan(0.005);
});

test("a face that is missing is a place where the faces are not joined", () => {
  const [part] = parts;
  expect(part && built(part, 1).state).toMatchObject({ isClosed: false, unjoinedPlaces: 1 });
});
