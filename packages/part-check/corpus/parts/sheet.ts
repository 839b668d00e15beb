import { type CorpusPart, partsOf } from "../part.ts";
import { box, plate, round, sheetAngle, sheetChannel, tray } from "../solids.ts";

const part = partsOf("sheet-metal-fabrication", "sheet");

export const sheetParts: readonly CorpusPart[] = [
  part("flat", () =>
    plate(100, 60, 2, 5)
      .cut(round(8, 2, [20, 0, 0]))
      .cut(round(5, 2, [-30, 10, 0])),
  ),
  part("angle", () => sheetAngle([40, 30], 50, 2, 2)),
  part("angle-with-hole", () => sheetAngle([60, 30], 50, 1.5, 1.5).cut(round(6, 5, [40, 25, -1]))),
  part("channel", () => sheetChannel(60, [25, 25], 80, 2, 2.5)),
  part("wide-channel", () => sheetChannel(120, [20, 30], 40, 1, 1).cut(round(10, 5, [60, 20, -1]))),

  part("divided-bend", () => sheetAngle([40, 30], 60, 2, 2).cut(box([-1, 20, -1], [6, 40, 6]))),

  part("hole-beside-bend", () =>
    sheetAngle([60, 30], 50, 2, 2)
      .cut(box([-1, -1, -1], [6, 25, 31]))
      .cut(round(8, 5, [14, 12, -1])),
  ),
  part("half-moon-at-edge", () => sheetAngle([60, 30], 50, 2, 2).cut(round(12, 5, [59, 25, -1]))),

  part("block", () => plate(60, 40, 20), { measure: "sheet" }),
  part("two-thicknesses", () => plate(60, 40, 2).fuse(box([-20, -10, 0], [20, 10, 5])), {
    measure: "sheet",
    near: [0, 0, 2.5],
    within: 25,
  }),
  part("thick-boss", () => sheetAngle([40, 30], 50, 2, 2).fuse(round(12, 8, [25, 25, 0])), {
    measure: "sheet",
    near: [25, 25, 4],
    within: 9,
  }),
  part("molded-tray", () => tray([80, 60], 20, 2, 0), { measure: "sheet", near: [0, 0, 10], within: 60 }),
  part("closed-tube", () => box([0, 0, 0], [40, 30, 80]).cut(box([2, 2, -1], [38, 28, 81])), {
    measure: "sheet",
    near: [20, 15, 40],
    within: 50,
  }),
  part("hole-at-edge", () => plate(100, 60, 2, 5).cut(round(6, 2, [45, 0, 0])), {
    measure: "hole-to-edge",
    near: [45, 0, 1],
    within: 4,
    value: 1,
  }),
  part("hole-at-free-edge", () => sheetAngle([60, 40], 50, 1.5, 2).cut(round(4, 5, [40, 3.2, -1])), {
    measure: "hole-to-edge",
    near: [40, 3.2, 0.7],
    within: 3,
    value: 0.8,
  }),
  part("sharp-bend", () => sheetAngle([40, 30], 50, 2, 0), {
    measure: "bend-radius",
    near: [2, 25, 2],
    within: 26,
    value: 0,
  }),
  part("tight-bend", () => sheetAngle([40, 30], 50, 3, 0.9), {
    measure: "bend-radius",
    near: [3.5, 25, 3.5],
    within: 26,
    value: 0.3,
  }),
  part("short-flange", () => sheetAngle([40, 8], 50, 2, 2), {
    measure: "flange",
    near: [2, 25, 6],
    within: 26,
    value: 4,
  }),
  part("short-leg", () => sheetChannel(80, [30, 4.5], 50, 1, 1), {
    measure: "flange",
    near: [79, 25, 3],
    within: 26,
    value: 4.5,
  }),
  part("hole-at-bend", () => sheetAngle([60, 30], 50, 2, 2).cut(round(8, 5, [11, 25, -1])), {
    measure: "hole-to-bend",
    near: [11, 25, 1],
    within: 6,
    value: 0.5,
  }),
  part("hole-in-leg", () => sheetAngle([60, 40], 50, 1.5, 2).cut(round(6, 5, [-1, 25, 9], [1, 0, 0])), {
    measure: "hole-to-bend",
    near: [0.7, 25, 9],
    within: 5,
    value: 0.5 / 1.5,
  }),
  part("small-hole", () => plate(100, 60, 3, 5).cut(round(1.5, 3, [20, 0, 0])), {
    measure: "hole-diameter",
    near: [20, 0, 1.5],
    within: 3,
    value: 0.5,
  }),
  part("narrow-slot", () => plate(100, 60, 3, 5).cut(box([-20, -0.6, -1], [20, 0.6, 4])), {
    measure: "gap",
    near: [0, 0, 1.5],
    within: 22,
    value: 0.4,
  }),
  part("too-long", () => box([0, 0, 0], [3500, 200, 2]), { measure: "size", value: 3500 }),
];
