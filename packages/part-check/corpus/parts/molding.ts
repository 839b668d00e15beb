import { type EdgeFinder, makeSphere, type Shape3D } from "replicad";

import { radians } from "../../mesh/math/angles.ts";
import { type CorpusPart, partsOf } from "../part.ts";
import { box, drafted, round, tapered, threadGroove, tray } from "../solids.ts";

const molded = partsOf("injection-molding");
const cast = partsOf("urethane-casting");
const dieCast = partsOf("die-casting");

/** 60 × 40 × 20 mm, walls of 2 mm, draft of 2°. */
const lid = () => tray([60, 40], 20, 2, 2);
/** A rib on the floor with a draft of 0.75°. `thickness` is at the floor, and `height` is above it. */
const rib = (thickness: number, height: number, floor = 2) =>
  drafted([40, thickness + Math.tan(radians(0.75))], height + 0.5, -0.75, floor - 0.5);

/** A triangle between the floor and the side wall. Its height must not be measured as that of a rib. */
const gusset = () =>
  drafted([9, 1.2], 9, -0.75, 1.5)
    .translate(24.5, 0, 0)
    .cut(box([-10, -5, 0], [30, 5, 20]).rotate(-45, [0, 0, 0], [0, 1, 0]).translate(20, 0, 1.5));

/** A straight rib of 1.6 mm, whose corners at the plate are rounded. */
const filletedRib = () =>
  drafted([60, 40], 2, -2)
    .fuse(box([-20, -0.8, 1], [20, 0.8, 6]))
    .fillet(0.5, (edges: EdgeFinder) => edges.inPlane("XY", 2).inBox([-21, -2, 1], [21, 2, 3]));

/** A lid with a boss for a screw, 5 mm above the floor. `outside` and `hole` are the diameters at half of its height. */
const lidWithBoss = (outside: number, hole: number, lower: Shape3D = lid(), floor = 2) => {
  const slope = Math.tan(radians(1));
  return lower
    .fuse(tapered(outside + 6 * slope, 5.5, -1, floor - 0.5))
    .cut(tapered(hole - 5 * slope, 5.5, 1, floor));
};

/** A drafted plate of 2 mm with a straight hole of 4 mm. */
const plateWithHole = (y: number) => drafted([60, 42], 2, -2).cut(round(4, 4, [0, y, -1]));

export const moldingParts: readonly CorpusPart[] = [
  molded("tray", lid),
  molded("tray-with-opening", () => lid().cut(drafted([10, 8], 4, 2, -1))),
  molded("dome", () =>
    makeSphere(60)
      .cut(makeSphere(58))
      .cut(box([-61, -61, -61], [61, 61, 0])),
  ),
  molded("deep-tray", () => tray([80, 60], 40, 2.5, 2)),
  molded("thin-wall", () => tray([60, 40], 20, 0.5, 2, 2), {
    measure: "wall",
    also: ["wall-ratio"],
    near: [0, 0, 10],
    within: 45,
    value: 0.5,
  }),
  molded("thin-floor", () => tray([60, 40], 20, 2, 2, 0.6), {
    measure: "wall",
    near: [0, 0, 0.3],
    within: 40,
    value: 0.6,
  }),
  molded("solid", () => drafted([40, 30], 15, 2), { measure: "largest-wall", near: [0, 0, 7], within: 30 }),
  molded("thick-boss", () => lid().fuse(drafted([12, 12], 10, -2, 1)), {
    measure: "wall-ratio",
    also: ["largest-wall"],
    near: [0, 0, 6],
    within: 13,
  }),
  molded("thick-floor", () => tray([60, 40], 20, 2, 2, 8), {
    measure: "largest-wall",
    also: ["wall-ratio"],
    near: [0, 0, 4],
    within: 40,
    value: 8,
  }),
  molded("no-draft", () => tray([60, 40], 20, 2, 0), {
    measure: "draft",
    near: [0, 0, 10],
    within: 45,
    value: 0,
  }),
  molded("low-step", () => drafted([60, 40], 2, -2).fuse(box([-20, -10, 1], [20, 10, 3.2])), {
    measure: "draft",
    also: ["wall-ratio"],
    near: [0, 0, 2.6],
    within: 25,
    value: 0,
  }),
  molded("little-draft", () => tray([60, 40], 20, 2, 0.3), {
    measure: "draft",
    near: [0, 0, 10],
    within: 45,
    value: 0.3,
  }),
  molded("straight-rib", () => lid().fuse(box([-20, -0.55, 1], [20, 0.55, 6])), {
    measure: "draft",
    near: [0, 0, 4],
    within: 21,
    value: 0,
  }),
  molded("side-hole", () => lid().cut(round(5, 10, [25, 0, 11], [1, 0, 0])), {
    measure: "undercut",
    near: [30, 0, 11],
    within: 5,
  }),
  molded("hook", () => lid().fuse(box([25, -5, 16], [29.5, 5, 18])), {
    measure: "undercut",
    also: ["draft"],
    near: [27, 0, 16],
    within: 8,
  }),
  molded("too-large", () => tray([800, 300], 40, 3, 2), {
    measure: "size",
    value: 800 + 80 * Math.tan(Math.PI / 90),
  }),
  molded(
    "threaded-cap",
    () =>
      round(30, 15, [0, 0, 0])
        .cut(round(24, 13, [0, 0, 2]))
        .cut(threadGroove(24, 1.5, 3, 6, true)),
    { measure: "undercut", also: ["draft"], near: [0, 0, 9], within: 15 },
  ),
  molded("rib", () => lid().fuse(rib(1.2, 5))),
  molded("ribs-across", () =>
    [-6, 6].reduce((part, y) => part.fuse(drafted([57.5, 1.1], 5, -0.75, 1.5).translate(0, y, 0)), lid()),
  ),
  molded("gusset", () => lid().fuse(gusset())),
  molded("thick-rib", () => lid().fuse(rib(1.8, 4)), {
    measure: "rib-thickness",
    near: [0, 0, 4],
    within: 21,
    value: 0.9,
  }),
  molded("thick-rib-with-fillets", () => filletedRib(), {
    measure: "rib-thickness",
    also: ["draft"],
    near: [0, 0, 4],
    within: 31,
    value: 0.8,
  }),
  molded("tall-rib", () => lid().fuse(rib(1.2, 8)), {
    measure: "rib-height",
    near: [0, 0, 6],
    within: 21,
    value: 4,
  }),
  molded("hole-at-edge", () => plateWithHole(-17), {
    measure: "hole-edge-ratio",
    also: ["draft"],
    near: [0, -17, 1],
    within: 5,
    value: 0.5,
  }),

  molded("boss", () => lidWithBoss(4, 1.65)),
  molded("slim-boss", () => lidWithBoss(5.2, 3), {
    measure: "boss-diameter",
    near: [0, 0, 4.5],
    within: 5,
    value: 5.2 / 3,
  }),
  molded("thick-boss-wall", () => lidWithBoss(6, 2.4), {
    measure: "boss-wall",
    near: [0, 0, 4.5],
    within: 5,
    value: 0.9,
  }),

  dieCast("tray", () => tray([90, 60], 25, 2.5, 2)),
  dieCast("bracket", () => drafted([60, 40], 3, 3).cut(drafted([10, 10], 3, 3, 0))),
  dieCast("heat-sink", () =>
    [-22, -11, 0, 11, 22].reduce(
      (part, x) => part.fuse(drafted([2.4, 44], 14, -1.2, 3.9).translate(x, 0, 0)),
      drafted([80, 60], 4, -2),
    ),
  ),
  dieCast("thick-rib", () => tray([90, 60], 25, 2.5, 2).fuse(rib(2, 6, 2.5)), {
    measure: "rib-thickness",
    near: [0, 0, 5],
    within: 22,
    value: 0.8,
  }),
  dieCast("thin-wall", () => tray([90, 60], 25, 0.7, 2, 2), {
    measure: "wall",
    also: ["wall-ratio"],
    near: [0, 0, 12],
    within: 60,
    value: 0.7,
  }),
  dieCast("no-draft", () => tray([90, 60], 25, 2.5, 0), {
    measure: "draft",
    near: [0, 0, 12],
    within: 60,
    value: 0,
  }),
  dieCast("side-slot", () => tray([90, 60], 25, 2.5, 2).cut(box([-10, 25, 8], [10, 40, 14])), {
    measure: "undercut",
    also: ["draft"],
    near: [0, 30, 11],
    within: 12,
  }),
  dieCast("thick-lug", () => tray([90, 60], 25, 2.5, 2).fuse(drafted([18, 18], 15, -2, 2)), {
    measure: "wall-ratio",
    also: ["largest-wall"],
    near: [0, 0, 9],
    within: 20,
  }),

  cast("cover", () => tray([60, 40], 20, 3, 1)),
  cast("cover-with-hole", () => tray([60, 40], 20, 3, 1).cut(round(4, 5, [10, 5, -1]))),
  cast("thin-wall", () => tray([60, 40], 20, 0.6, 1, 2.5), {
    measure: "wall",
    also: ["wall-ratio"],
    near: [0, 0, 10],
    within: 45,
    value: 0.6,
  }),
  cast("small-hole", () => tray([60, 40], 20, 3, 1).cut(round(0.7, 5, [10, 5, -1])), {
    measure: "hole-diameter",
    near: [10, 5, 1.5],
    within: 2.5,
    value: 0.7,
  }),
  cast("uneven", () => tray([60, 40], 20, 2.5, 1).fuse(box([-8, -8, 1], [8, 8, 12])), {
    measure: "wall-ratio",
    also: ["largest-wall"],
    near: [0, 0, 6],
    within: 14,
  }),
  cast("thick-rib", () => tray([60, 40], 20, 3, 1).fuse(rib(2.4, 4, 3)), {
    measure: "rib-thickness",
    near: [0, 0, 5],
    within: 21,
    value: 0.8,
  }),
  cast("tall-rib", () => tray([60, 40], 20, 3, 1).fuse(rib(1.5, 12, 3)), {
    measure: "rib-height",
    near: [0, 0, 9],
    within: 21,
    value: 4,
  }),
  cast("slim-boss", () => lidWithBoss(8, 5, tray([60, 40], 20, 3, 1), 3), {
    measure: "boss-diameter",
    also: ["wall"],
    near: [0, 0, 5.5],
    within: 6,
    value: 1.6,
  }),
  cast("too-large", () => tray([900, 200], 40, 4, 1), {
    measure: "size",
    value: 900 + 80 * Math.tan(radians(1)),
  }),
];
