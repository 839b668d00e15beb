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
  const [none, sphere] = await wallsOf(20);
  expect(none).toBeUndefined();
  expect(sphere).toBeCloseTo(5.77, 1);
  const [thinnest = 0, thickest = 0] = await wallsOf(7);
  expect(thinnest).toBeCloseTo(7, 6);
  expect(thickest).toBeGreaterThanOrEqual(thinnest);
  expect((await wallsOf(3))[0]).toBeCloseTo(3, 6);
});

/** A block of 20 × 10 × 10 mm with a groove along it, 8 mm deep, and this wide at the top and at the bottom, as an OBJ file. */
function groovedBlock(top: number, bottom: readonly number[]): Blob {
  const outline = [
    [0, 0],
    [20, 0],
    [20, 10],
    [10 + top / 2, 10],
    ...bottom.map((x) => [10 + x, 2] as const),
    [10 - top / 2, 10],
    [0, 10],
  ] as const;
  const count = outline.length;
  const vertices = [10, 0].flatMap((y) => outline.map(([x, z]) => `v ${x} ${y} ${z}`));
  const numbers = outline.map((_, corner) => corner + 1);
  const sides = numbers.map((corner) => {
    const next = (corner % count) + 1;
    return `f ${corner + count} ${next + count} ${next} ${corner}`;
  });
  const [front, back] = [numbers.toReversed(), numbers.map((corner) => corner + count)];
  return new Blob([[...vertices, `f ${front.join(" ")}`, `f ${back.join(" ")}`, ...sides].join("\n")]);
}

async function gapsOf(file: Blob) {
  const { model, result } = await checkFile({ file, fileName: "groove.obj" }, "cnc-machining", reader);
  expect(model.mesh).toMatchObject({ isClosed: true });
  return (result.assessments[0]?.findings ?? []).flatMap(({ measure, measured }) =>
    measure === "gap" ? [measured?.value] : [],
  );
}

test.each([1, 2, 0.02])("the tip of a V that is %d mm wide is no narrow gap", async (width) => {
  expect(await gapsOf(groovedBlock(width, [0]))).toEqual([]);
});

/** The same block with a slit of one width. */
const slit = (width: number) => groovedBlock(width, [width / 2, -width / 2]);

test("faces that lie on each other have no gap, but a slit has one", async () => {
  expect(await gapsOf(slit(1e-5))).toEqual([]);
  expect(await gapsOf(slit(0.02))).toEqual([expect.closeTo(0.02, 6)]);
});

test("surfaces that enclose nothing have no walls, gaps and holes", async () => {
  // Two narrow channels beside each other, one open at the top and one at the bottom.
  const outline = ["0 0 10", "0 0 0", "0.3 0 0", "0.3 0 10", "0.5 0 10", "0.5 0 0"];
  const vertices = [...outline, ...outline.map((point) => point.replace(" 0 ", " 20 "))];
  const faces = [1, 2, 3, 4, 5].map((corner) => `f ${corner} ${corner + 1} ${corner + 7} ${corner + 6}`);
  const file = new Blob([[...vertices.map((point) => `v ${point}`), ...faces].join("\n")]);
  const { model, result } = await checkFile({ file, fileName: "channels.obj" }, "cnc-machining", reader);
  expect(model).toMatchObject({ volume: 0, mesh: { isClosed: false } });
  expect(result.dimensions).toEqual({});
  expect(result.assessments[0]?.findings.map(({ measure }) => measure)).toEqual(["mesh"]);
});

test.each([
  ["s1-c5-214/HEAD_FRONT.stp", ["smallestWall"]],
  ["s1-tu-203/headback.stp", ["smallestWall", "largestWall"]],
] as const)("the doubly curved shell in %s has a %s of 1 mm", async (name, dimensions) => {
  const folder = "../node_modules/occt-import-js/test/testfiles/cax-if";
  const file = new Blob([readFileSync(join(import.meta.dirname, folder, name))]);
  const { result } = await checkFile({ file, fileName: "shell.stp" }, "cnc-machining", reader);
  for (const dimension of dimensions)
    expect(Math.abs((result.dimensions[dimension]?.value ?? 0) - 1)).toBeLessThan(0.02);
});
