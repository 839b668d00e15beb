import { makeSphere } from "replicad";

import { type CorpusPart, partsOf } from "../part.ts";
import { box, plate, pocket, round } from "../solids.ts";

const sla = partsOf("sla-printing");
const sls = partsOf("sls-printing");
const mjf = partsOf("mjf-printing");
const dmls = partsOf("dmls-printing");
const fdm = partsOf("fdm-printing");

/** A box with walls of 2 mm, open upward. */
const openBox = (wall = 2) =>
  plate(50, 40, 20).cut(pocket([0, 0], [50 - 2 * wall, 40 - 2 * wall], 2, 20, 3 - wall));
const hollow = () => box([0, 0, 0], [30, 30, 30]).cut(box([3, 3, 3], [27, 27, 27]));
/** A column with an arm on each of four sides, at three heights: it needs support in every orientation. */
const ledges = () =>
  box([0, 0, 0], [20, 20, 40])
    .fuse(box([20, 0, 30], [40, 20, 40]))
    .fuse(box([0, 20, 0], [20, 40, 10]))
    .fuse(box([-20, 0, 15], [0, 20, 25]))
    .fuse(box([0, -20, 15], [20, 0, 25]));

export const printingParts: readonly CorpusPart[] = [
  sla("open-box", () => openBox()),
  sla("thin-wall", () => openBox(0.3), { measure: "wall", near: [0, 0, 10], within: 35, value: 0.3 }),
  sla("small-hole", () => openBox().cut(round(0.4, 5, [5, 5, -1])), {
    measure: "hole-diameter",
    near: [5, 5, 1],
    within: 2,
    value: 0.4,
  }),
  sla("hollow", hollow, {
    measure: "trapped-volume",
    also: ["overhang"],
    near: [15, 15, 15],
    within: 22,
  }),
  sla("small-drain", () => hollow().cut(round(2, 10, [15, 15, -3])), {
    measure: "drain-hole",
    also: ["overhang"],
    near: [15, 15, 1.5],
    within: 3,
    value: 2,
  }),
  sla("fused-hinge", () => plate(50, 40, 4).fuse(plate(30, 20, 4, 3, 4.2)), {
    measure: "body-gap",
    near: [0, 0, 4.1],
    within: 33,
    value: 0.2,
  }),
  sla("fine-rib", () => plate(50, 40, 4).fuse(box([-15, -0.1, 4], [15, 0.1, 4.6])), {
    measure: "detail",
    near: [0, 0, 4.3],
    within: 16,
    value: 0.2,
  }),

  sls("open-box", () => openBox(1.5)),
  sls("thin-wall", () => openBox(0.5), { measure: "wall", near: [0, 0, 10], within: 35, value: 0.5 }),
  sls("small-hole", () => openBox().cut(round(0.6, 5, [-8, 5, -1])), {
    measure: "hole-diameter",
    near: [-8, 5, 1],
    within: 2,
    value: 0.6,
  }),
  sls("hollow-ball", () => makeSphere(15).cut(makeSphere(12)), {
    measure: "trapped-volume",
    near: [0, 0, 0],
    within: 13,
  }),
  sls("narrow-gap", () => plate(50, 40, 10).cut(box([-15, -0.15, 3], [15, 0.15, 11])), {
    measure: "gap",
    near: [0, 0, 7],
    within: 17,
    value: 0.3,
  }),

  sls("fine-rib", () => plate(50, 40, 4).fuse(box([-15, -0.25, 4], [15, 0.25, 4.6])), {
    measure: "detail",
    near: [0, 0, 4.3],
    within: 16,
    value: 0.5,
  }),
  sls("drained", () => hollow().cut(round(4, 10, [15, 15, -3]))),
  sls("hinge", () => plate(50, 40, 4).fuse(plate(30, 20, 4, 3, 4.6))),
  sls("bore-with-cross-hole", () =>
    round(36, 18, [0, 0, 0])
      .cut(round(8, 14, [0, 0, -1]))
      .cut(round(3.3, 20, [0, 0, 7], [1, 0, 0])),
  ),
  sls("two-drains", () =>
    hollow()
      .cut(round(2, 10, [15, 15, -3]))
      .cut(round(4, 10, [15, 15, 23])),
  ),

  mjf("narrow-drain", () => hollow().cut(round(1.5, 40, [15, -3, 15], [0, 1, 0])), {
    measure: "drain-hole",
    also: ["hole-diameter"],
    near: [15, 15, 15],
    within: 18,
    value: 1.5,
  }),
  mjf("bracket", () => plate(50, 40, 5).fuse(box([-25, -20, 0], [-20, 20, 30]))),
  mjf("thin-wall", () => openBox(0.3), { measure: "wall", near: [0, 0, 10], within: 35, value: 0.3 }),
  mjf("narrow-gap", () => plate(50, 40, 10).cut(box([-15, -0.1, 3], [15, 0.1, 11])), {
    measure: "gap",
    near: [0, 0, 7],
    within: 17,
    value: 0.2,
  }),
  mjf("too-large", () => openBox().fuse(box([0, 0, 0], [450, 10, 10])), { measure: "size", value: 475 }),

  dmls("stepped", () => plate(40, 30, 10).fuse(round(16, 20, [0, 0, 0]))),
  dmls("thin-wall", () => openBox(0.3), { measure: "wall", near: [0, 0, 10], within: 35, value: 0.3 }),
  dmls("overhang", ledges, {
    measure: "overhang",
    also: ["largest-wall"],
    near: [10, 10, 20],
    within: 40,
  }),
  dmls("hollow", () => plate(40, 30, 20).cut(box([-10, -10, 5], [10, 10, 15])), {
    measure: "trapped-volume",
    also: ["overhang"],
    near: [0, 0, 10],
    within: 16,
  }),

  fdm("open-box", () => openBox(2.5)),
  fdm("pyramid", () =>
    plate(60, 40, 5)
      .fuse(plate(40, 25, 10))
      .fuse(plate(20, 12, 15)),
  ),
  fdm("thin-wall", () => openBox(0.8), { measure: "wall", near: [0, 0, 10], within: 35, value: 0.8 }),
  fdm("overhang", ledges, { measure: "overhang", near: [10, 10, 20], within: 40 }),
  fdm("small-hole", () => openBox().cut(round(1, 5, [5, -5, -1])), {
    measure: "hole-diameter",
    near: [5, -5, 1],
    within: 2.2,
    value: 1,
  }),
];
