import { type EdgeFinder, setOC, type Shape3D } from "replicad";
import startOpenCascade from "replicad-opencascadejs";
import { expect, test } from "vitest";

import { gear } from "../corpus/parts/everyday.ts";
import { checkFile } from "../corpus/read-corpus.ts";
import { box, plate, pocket, round, sheetAngle, threadGroove, tray } from "../corpus/solids.ts";
import { assembly, eccentricColumn, far, hexagon, steppedShaft, tube } from "../corpus/verdicts/shapes.ts";
import { radians } from "../mesh/math/angles.ts";
import type { Point } from "../model.ts";
import { startCadReader } from "../read/node-cad-reader.ts";
import type { CostFeatures } from "../result.ts";

setOC(await startOpenCascade({ print: () => {} }));
const reader = await startCadReader();

const resultOf = async (shape: Shape3D) =>
  (await checkFile({ file: shape.blobSTEP(), fileName: "part.step" }, "cnc-machining", reader)).result;

async function featuresOf(shape: Shape3D): Promise<CostFeatures> {
  const { costFeatures } = await resultOf(shape);
  if (costFeatures === undefined) throw new Error("The part has no volume");
  return costFeatures;
}

const setups = async (shape: Shape3D) => (await featuresOf(shape)).milling.setups;
const slides = async (shape: Shape3D) => (await featuresOf(shape)).molding.sideActions;
const lid = () => tray([60, 40], 20, 2, 2);
const holeFrom = (x: number, y: number, direction: Point) => round(5, 10, [x, y, 11], direction);

/** Within 1%, as accurate as points that are spread over a surface are. */
const about = (value: number) => expect.closeTo(value, -Math.log10(0.02 * value));

test("a cube is cut from a block on two sides, and needs no support and no slide", async () => {
  expect(await featuresOf(box([0, 0, 0], [20, 20, 20]))).toMatchObject({
    size: [about(20), about(20), about(20)],
    volume: about(8000),
    area: about(2400),
    holes: 0,
    holeSizes: [],
    threadSizes: [],
    milling: { stock: "block", stockVolume: about(8000), setups: 2, axes: 3, deepPockets: 0, deepCorners: 0 },
    molding: { projectedArea: about(400), depth: about(20), sideActions: 0, hiddenUndercuts: 0 },
    printing: { height: about(20), supportVolume: 0, supportedArea: 0 },
  });
});

test("holes are counted by size, and a blind one is none that goes through", async () => {
  const drilled = [10, 30, 50].reduce(
    (part, x) => part.cut(round(5, 40, [x, 10, -1])),
    box([0, 0, 0], [80, 20, 15]).cut(round(8, 20, [68, 10, 9])),
  );
  const { holes, holeSizes, milling } = await featuresOf(drilled);
  expect(holes).toBe(4);
  expect(holeSizes).toEqual([
    { diameter: about(5), depth: about(15), isThrough: true, count: 3 },
    { diameter: about(8), depth: about(6), isThrough: false, count: 1 },
  ]);
  expect(milling.setups).toBe(2);
});

test.each([
  [
    "a hexagon is cut from a bar",
    () => hexagon(30, 60),
    "bar",
    (Math.PI / 4) * (30 / Math.cos(Math.PI / 6)) ** 2 * 60,
  ],
  ["a cover is cut from a plate", () => box([0, 0, 0], [80, 60, 8]), "plate", 80 * 60 * 8],
  ["a square is cut from a block", () => box([0, 0, 0], [30, 30, 60]), "block", 30 * 30 * 60],
] as const)("%s", async (_, make, stock, stockVolume) => {
  expect((await featuresOf(make())).milling).toMatchObject({ stock, stockVolume: about(stockVolume) });
});

test("each side with a feature is set up for, and each end of a turned part", async () => {
  const block = box([0, 0, 0], [40, 30, 20]);
  const fromTheSide = block.clone().cut(round(6, 10, [-1, 15, 10], [1, 0, 0]));
  expect(await setups(fromTheSide)).toBe(2);
  expect(
    await setups(
      block
        .clone()
        .cut(round(6, 10, [20, 15, 12]))
        .cut(round(6, 10, [20, 31, 10], [0, -1, 0])),
    ),
  ).toBe(2);
  expect(
    await setups(
      block
        .clone()
        .cut(round(6, 10, [20, 15, 12]))
        .cut(round(6, 10, [10, 15, -1]))
        .cut(round(6, 10, [-1, 15, 10], [1, 0, 0])),
    ),
  ).toBe(3);
  expect(await setups(steppedShaft())).toBe(1);
  expect(
    await setups(
      steppedShaft()
        .cut(round(6, 20, [0, 0, -1]))
        .cut(round(5, 20, [0, 0, 110])),
    ),
  ).toBe(2);
});

test("a deep pocket with sharp corners is named", async () => {
  const { milling } = await featuresOf(
    box([-40, -20, 0], [40, 20, 60]).cut(pocket([0, 0], [40, 10], 5, 61, 2)),
  );
  expect(milling).toMatchObject({ deepPockets: 1, deepCorners: 4 });
});

test("a turned part has its bar, and a tube too", async () => {
  expect(await featuresOf(tube(30, 20, 50))).toMatchObject({
    turning: { diameter: about(30), length: about(50), hasCrossFeatures: false },
    milling: { stock: "bar", stockVolume: about((Math.PI / 4) * 30 ** 2 * 50), setups: 1 },
  });
});

test("a standoff is turned from hexagonal bar, also with its bore beside the axis, and a large hexagon is milled", async () => {
  const flats = 2 * Math.sqrt(3) * 10 * 20;
  const standoff = await featuresOf(hexagon(10, 20).cut(round(5, 22, [0, 0, -1])));
  expect(standoff.turning).toEqual({
    diameter: about(10 / Math.cos(Math.PI / 6)),
    length: about(20),
    hasCrossFeatures: false,
    hexagon: { acrossFlats: about(10), area: about(flats) },
  });
  expect(standoff.milling).toMatchObject({
    stock: "bar",
    stockVolume: about((Math.sqrt(3) / 2) * 10 ** 2 * 20),
    setups: 1,
  });
  expect((await featuresOf(eccentricColumn())).turning).toMatchObject({
    hasCrossFeatures: true,
    hexagon: { area: about(flats / 2) },
  });
  const narrow = round(11, 20, [0, 0, 0]).intersect(hexagon(10.8, 20));
  expect((await featuresOf(narrow)).turning).toMatchObject({ hasCrossFeatures: true });
  expect((await featuresOf(narrow)).turning).not.toHaveProperty("hexagon");
  expect((await featuresOf(hexagon(120, 20).cut(round(60, 22, [0, 0, -1])))).turning).toBeUndefined();
});

test("threads are counted by size", async () => {
  const screw = round(8, 30, [0, 0, 0]).cut(threadGroove(8, 1.25, 15, 10));
  expect((await featuresOf(screw)).threadSizes).toEqual([
    { diameter: about(8), pitch: about(1.25), length: expect.closeTo(15, -1), count: 1 },
  ]);
});

test("the flat pattern of a sheet is cut around its outline and openings, and bent once a line", async () => {
  const flat = box([0, 0, 0], [100, 60, 2]).cut(round(10, 4, [20, 20, -1]));
  const area = 6000 - 25 * Math.PI;
  expect((await featuresOf(flat)).sheet).toEqual({
    thickness: about(2),
    flatArea: about(area),
    cutLength: about(320 + 10 * Math.PI),
    contours: 2,
    bends: 0,
  });
  const leg = 40 - 2 - 1.5;
  const unfolded = leg + (30 - 2 - 1.5) + (Math.PI / 2) * (1.5 + 1);
  const interrupted = sheetAngle([40, 30], 100, 2, 1.5).cut(box([-1, 40, -1], [20, 60, 20]));
  const { sheet } = await featuresOf(sheetAngle([40, 30], 100, 2, 1.5));
  expect(sheet).toMatchObject({
    flatArea: about(unfolded * 100),
    cutLength: about(2 * (unfolded + 100)),
    contours: 1,
    bends: 1,
  });
  expect((await featuresOf(interrupted)).sheet).toMatchObject({ contours: 2, bends: 1 });
});

test("each side of a lid with a hole takes a slide", async () => {
  expect(await slides(lid())).toBe(0);
  expect(await slides(lid().cut(holeFrom(25, 0, [1, 0, 0])))).toBe(1);
  expect(
    await slides(
      lid()
        .cut(holeFrom(25, 0, [1, 0, 0]))
        .cut(holeFrom(0, 15, [0, 1, 0])),
    ),
  ).toBe(2);
});

test("the set screws of a gear take a slide each, along their holes", async () => {
  const withScrews = [0, 120].reduce(
    (part, angle) =>
      part.cut(round(4, 30, [0, 0, 22], [Math.cos(radians(angle)), Math.sin(radians(angle)), 0])),
    gear(),
  );
  expect(await slides(withScrews)).toBe(2);
});

test("a mold opens along an axis of the part and not along its chamfers", async () => {
  const cover = plate(100, 60, 4).chamfer(1, (edges: EdgeFinder) => edges.inPlane("XY", 4));
  expect((await featuresOf(cover)).molding).toMatchObject({ depth: about(4), projectedArea: about(6000) });
});

test("a molded lid casts the shadow of its rim", async () => {
  const rim = 2 * 20 * Math.tan((2 * Math.PI) / 180);
  const { molding } = await featuresOf(tray([60, 40], 20, 2, 2));
  expect(molding).toMatchObject({
    projectedArea: about((60 + rim) * (40 + rim)),
    depth: about(20),
    typicalWall: about(2),
    hasDraft: true,
  });
});

test("a table is printed upside down, and a bridge on its side", async () => {
  const table = box([0, 0, 20], [60, 60, 24]).fuse(round(10, 21, [30, 30, 0]));
  expect((await featuresOf(table)).printing).toMatchObject({ height: about(24), supportVolume: 0 });
  const hook = box([0, 0, 0], [40, 40, 4])
    .fuse(box([0, 0, 4], [4, 40, 30]))
    .fuse(box([0, 0, 30], [40, 40, 34]))
    .fuse(box([0, 36, 4], [40, 40, 30]));
  const { printing } = await featuresOf(hook);
  expect(printing.height).toEqual(about(40));
  expect(printing.supportVolume).toBe(0);
});

test("each part of an assembly has its own features", async () => {
  const { costFeatures, parts } = await resultOf(
    assembly(box([0, 0, 0], [30, 30, 30]), far(plate(20, 20, 4), 60), far(plate(20, 20, 4), 90)),
  );
  expect(costFeatures).toBeUndefined();
  expect(parts?.map((part) => [part.quantity, part.costFeatures?.milling.stock])).toEqual([
    [1, "block"],
    [2, "plate"],
  ]);
});
