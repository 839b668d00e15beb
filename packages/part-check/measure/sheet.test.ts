import { expect, test } from "vitest";

import { checkFile } from "../corpus/read-corpus.ts";
import { startCadReader } from "../read/node-cad-reader.ts";

/** Cubes of 10 mm side by side, as an OBJ file. */
function cubes(count: number): Blob {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7];
  const faces = ["-8 -6 -5 -7", "-4 -3 -1 -2", "-8 -7 -3 -4", "-6 -2 -1 -5", "-8 -4 -2 -6", "-7 -5 -1 -3"];
  const lines = Array.from({ length: count }, (_, cube) => [
    "o",
    ...corners.map((c) => `v ${20 * cube + 10 * (c & 1)} ${10 * ((c >> 1) & 1)} ${10 * (c >> 2)}`),
    ...faces.map((face) => `f ${face}`),
  ]);
  return new Blob([lines.flat().join("\n")]);
}

test("many blocks of one thickness are not a sheet", async () => {
  const request = { file: cubes(30), fileName: "blocks.obj" };
  const { model, result } = await checkFile(request, "sheet-metal-fabrication", await startCadReader());
  expect(model.bodies.length).toBe(30);
  expect(model.volume).toBeCloseTo(30_000, 6);
  expect(result.assessments[0]?.verdict).toBe("unsuitable");
  expect(result.parts?.map(({ quantity }) => quantity)).toEqual([30]);
});
