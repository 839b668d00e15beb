import { expect, test } from "vitest";

import { checkFile } from "./corpus/read-corpus.ts";
import { startCadReader } from "./read/node-cad-reader.ts";

/** Whether the base is there, or one of two fins on it. */
const isFilled = (column: number, row: number) =>
  row === 0 ? column >= 0 && column <= 2 : row === 1 && (column === 0 || column === 2);

/** A base with two fins, extruded along z, as an OBJ file. Only their thickness is below the wall of the rules for machining. */
function fins(first: number, second: number): Blob {
  const columns = [0, first, 5, 5 + second];
  const rows = [0, 2, 12];
  const faces: string[] = [];
  const corner = (column: number, row: number, z: number) => `${columns[column]} ${rows[row]} ${z}`;
  const quad = (...corners: readonly string[]) => {
    faces.push(...corners.map((one) => `v ${one}`), "f -4 -3 -2 -1");
  };
  for (const row of [0, 1])
    for (const column of [0, 1, 2]) {
      if (!isFilled(column, row)) continue;
      const [left, right, low, high] = [column, column + 1, row, row + 1];
      for (const [z, [a, b]] of [
        [0, [right, left]],
        [20, [left, right]],
      ] as const)
        quad(corner(a, low, z), corner(b, low, z), corner(b, high, z), corner(a, high, z));
      const side = (from: readonly [number, number], to: readonly [number, number]) =>
        quad(corner(...from, 0), corner(...to, 0), corner(...to, 20), corner(...from, 20));
      if (!isFilled(column, row - 1)) side([left, low], [right, low]);
      if (!isFilled(column, row + 1)) side([right, high], [left, high]);
      if (!isFilled(column - 1, row)) side([left, high], [left, low]);
      if (!isFilled(column + 1, row)) side([right, low], [right, high]);
    }
  return new Blob([faces.join("\n")]);
}

/** A block as an OBJ file. */
function block(x: number, y: number, z: number): Blob {
  const corners = [0, z].flatMap((high) => [
    `0 0 ${high}`,
    `${x} 0 ${high}`,
    `${x} ${y} ${high}`,
    `0 ${y} ${high}`,
  ]);
  const faces = ["4 3 2 1", "5 6 7 8", "1 2 6 5", "2 3 7 6", "3 4 8 7", "4 1 5 8"];
  return new Blob([
    [...corners.map((corner) => `v ${corner}`), ...faces.map((face) => `f ${face}`)].join("\n"),
  ]);
}

test("of a part that is larger than the machine, each side that does not fit is named", async () => {
  const reader = await startCadReader();
  const sizeFinding = async (...sides: readonly [number, number, number]) => {
    const request = { file: block(...sides), fileName: "block.obj", unit: "mm" as const };
    const { result } = await checkFile(request, "cnc-machining", reader);
    return result.assessments[0]?.findings.find(({ measure }) => measure === "size");
  };
  // The machine takes 2,000 × 1,500 × 500 mm.
  expect(await sizeFinding(2000, 1000, 2000)).toMatchObject({
    measured: { value: 2000, unit: "mm", otherSides: [1000] },
    rule: { value: 1500, unit: "mm", otherSides: [500] },
  });
  expect((await sizeFinding(2400, 100, 50))?.measured).toEqual({ value: 2400, unit: "mm" });
  expect(await sizeFinding(500, 2000, 1500)).toBeUndefined();
});

test("what misses the limit and what only misses the recommended value are two findings", async () => {
  const request = { file: fins(0.4, 0.7), fileName: "fins.obj", unit: "mm" as const };
  const { model, result } = await checkFile(request, "cnc-machining", await startCadReader());
  expect(model.mesh.isClosed).toBe(true);
  const walls = result.assessments[0]?.findings.filter(({ measure }) => measure === "wall");
  expect(walls).toMatchObject([
    { severity: "change", measured: { value: expect.closeTo(0.4) }, rule: { value: 0.5 } },
    { severity: "advice", measured: { value: expect.closeTo(0.7) }, rule: { value: 0.8 } },
  ]);
  const placesOf = (index: number) =>
    new Set(walls?.[index]?.places.map(({ measured }) => measured?.value.toFixed(1)));
  expect(placesOf(0)).toEqual(new Set(["0.4"]));
  expect(placesOf(1)).toEqual(new Set(["0.7"]));
});
