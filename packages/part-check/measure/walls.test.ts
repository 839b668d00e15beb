import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { checkFile } from "../corpus/read-corpus.ts";
import { startCadReader } from "../read/node-cad-reader.ts";

const reader = await startCadReader();

/** A prism over a triangle with sides of 10 mm, in which a sphere of 5.8 mm fits, as an OBJ file. */
function prism(length: number): Blob {
  const corners = [
    [0, 0],
    [10, 0],
    [5, 10 * Math.sin(Math.PI / 3)],
  ] as const;
  const vertices = [0, length].flatMap((z) => corners.map(([x, y]) => `v ${x} ${y} ${z}`));
  const faces = ["f 3 2 1", "f 4 5 6", "f 1 2 5 4", "f 2 3 6 5", "f 3 1 4 6"];
  return new Blob([[...vertices, ...faces].join("\n")]);
}

async function wallsOf(length: number) {
  const request = { file: prism(length), fileName: "prism.obj" };
  const { result } = await checkFile(request, "cnc-machining", reader);
  return [result.dimensions.smallestWall?.value, result.dimensions.largestWall?.value];
}

test("the thinnest wall is not thicker than the thickest one", async () => {
  const [, sphere] = await wallsOf(20);
  expect(await wallsOf(20)).toEqual([undefined, sphere]);
  expect(sphere).toBeCloseTo(5.77, 1);
  const [thinnest = 0, thickest = 0] = await wallsOf(7);
  expect(thinnest).toBeCloseTo(7, 6);
  expect(thickest).toBeGreaterThanOrEqual(thinnest);
  expect((await wallsOf(3))[0]).toBeCloseTo(3, 6);
});

/** A block of 20 × 10 × 10 mm with a groove along it, 8 mm deep and this wide at the top, as an OBJ file. */
function groovedBlock(width: number): Blob {
  const outline = [
    [0, 0],
    [20, 0],
    [20, 10],
    [10 + width / 2, 10],
    [10, 2],
    [10 - width / 2, 10],
    [0, 10],
  ] as const;
  const vertices = [10, 0].flatMap((y) => outline.map(([x, z]) => `v ${x} ${y} ${z}`));
  const sides = outline.map((_, corner) => {
    const next = (corner + 1) % 7;
    return `f ${corner + 8} ${next + 8} ${next + 1} ${corner + 1}`;
  });
  return new Blob([[...vertices, "f 7 6 5 4 3 2 1", "f 8 9 10 11 12 13 14", ...sides].join("\n")]);
}

test.each([1, 2])("the tip of a V that is %i mm wide is no narrow gap", async (width) => {
  const request = { file: groovedBlock(width), fileName: "groove.obj" };
  const { model, result } = await checkFile(request, "cnc-machining", reader);
  expect(model.mesh).toMatchObject({ isClosed: true });
  const gaps = result.assessments[0]?.findings.filter(({ measure }) => measure === "gap") ?? [];
  expect(gaps).toEqual([]);
});

test.each([
  ["s1-c5-214/HEAD_FRONT.stp", "smallestWall"],
  ["s1-tu-203/headback.stp", "smallestWall"],
  ["s1-tu-203/headback.stp", "largestWall"],
] as const)("the doubly curved shell in %s has a %s of 1 mm", async (name, dimension) => {
  const folder = "../node_modules/occt-import-js/test/testfiles/cax-if";
  const file = new Blob([readFileSync(join(import.meta.dirname, folder, name))]);
  const { result } = await checkFile({ file, fileName: "shell.stp" }, "cnc-machining", reader);
  expect(Math.abs((result.dimensions[dimension]?.value ?? 0) - 1)).toBeLessThan(0.02);
});
