import { type CorpusPart, partsOf } from "../part.ts";
import { box, plate, pocket, round, tapered, threadGroove } from "../solids.ts";

const part = partsOf("cnc-machining", "cnc");

/** 80 × 50 × 20 mm, with a pocket 10 mm deep. */
const housing = () => plate(80, 50, 20).cut(pocket([0, 0], [60, 30], 10, 20, 5));
const block = () => plate(60, 40, 20);

export const cncParts: readonly CorpusPart[] = [
  part("plate", () => plate(60, 40, 10)),
  part("plate-with-holes", () =>
    [-20, 20].reduce(
      (solid, x) => solid.cut(round(6, 10, [x, 10, 0])).cut(round(5, 10, [x, -10, 0])),
      plate(60, 40, 10),
    ),
  ),
  part("housing", housing),
  part("step", () => plate(60, 40, 20).cut(box([0, -30, 10], [40, 30, 30]))),
  part("slotted", () => plate(60, 40, 12).cut(pocket([0, 0], [40, 10], 0, 12, 4.9))),
  part("turned", () =>
    round(40, 30, [0, 0, 0])
      .fuse(round(20, 40, [0, 0, 30]))
      .cut(round(10, 40, [0, 0, 0])),
  ),
  part("counterbore", () =>
    plate(50, 50, 15)
      .cut(round(6.6, 15, [0, 0, 0]))
      .cut(round(11, 6.5, [0, 0, 8.5])),
  ),
  part("rail", () => box([0, 0, 0], [100, 30, 20]).cut(box([-1, 10, 8], [101, 20, 21]))),

  part("thin-wall", () => housing().cut(pocket([0, 19.8], [60, 9], 10, 21, 4.4)), {
    measure: "wall",
    near: [0, 15.15, 15],
    within: 32,
    value: 0.3,
  }),
  part("thin-floor", () => plate(60, 40, 10).cut(pocket([0, 0], [30, 20], 0.4, 10, 5)), {
    measure: "wall",
    near: [0, 0, 0.2],
    within: 19,
    value: 0.4,
  }),
  part("thin-beside-hole", () => plate(60, 40, 10).cut(round(6, 10, [0, 16.6, 0])), {
    measure: "wall",
    near: [0, 20, 5],
    within: 6,
    value: 0.4,
  }),
  part("small-hole", () => block().cut(round(0.8, 3, [10, 5, 17])), {
    measure: "hole-diameter",
    near: [10, 5, 18.5],
    within: 2.5,
    value: 0.8,
  }),
  part("small-through-hole", () => plate(60, 40, 3).cut(round(0.9, 3, [-10, 5, 0])), {
    measure: "hole-diameter",
    near: [-10, 5, 1.5],
    within: 2.5,
    value: 0.9,
  }),
  part("deep-hole", () => plate(60, 40, 50).cut(round(3, 45, [0, 0, 5])), {
    measure: "hole-depth",
    near: [0, 0, 27],
    within: 25,
    value: 15,
  }),
  part("deep-tapered-hole", () => plate(60, 40, 50).cut(tapered(3.5, 50, 0.9)), {
    measure: "hole-depth",
    near: [0, 0, 25],
    within: 27,
    value: 50 / 3.5,
  }),
  part("deep-cross-hole", () => block().cut(round(4, 60, [-30, 0, 10], [1, 0, 0])), {
    measure: "hole-depth",
    near: [0, 0, 10],
    within: 31,
    value: 15,
  }),
  part("narrow-slot", () => plate(60, 40, 10).cut(box([-10, -0.3, 6], [10, 0.3, 11])), {
    measure: "gap",
    also: ["inside-radius", "pocket-depth"],
    near: [0, 0, 8],
    within: 11,
    value: 0.6,
  }),
  part("sharp-pocket", () => plate(80, 50, 20).cut(box([-30, -15, 10], [30, 15, 21])), {
    measure: "inside-radius",
    near: [30, 15, 15],
    within: 70,
    value: 0,
  }),
  part("sharp-window", () => plate(60, 40, 10).cut(box([-10, -10, -1], [10, 10, 11])), {
    measure: "inside-radius",
    near: [10, 10, 5],
    within: 32,
    value: 0,
  }),
  part("small-radius", () => plate(80, 50, 20).cut(pocket([0, 0], [60, 30], 15, 20, 0.4)), {
    measure: "inside-radius",
    also: ["corner-depth"],
    near: [30, 15, 17],
    within: 70,
    value: 0.4,
  }),
  part("slender-corner", () => plate(80, 60, 40).cut(pocket([0, 0], [60, 40], 5, 40, 3)), {
    measure: "corner-depth",
    near: [30, 20, 22],
    within: 80,
    value: 35 / 3,
  }),
  part("deep-pocket", () => plate(80, 50, 60).cut(pocket([0, 0], [30, 10], 5, 60, 4.9)), {
    measure: "pocket-depth",
    also: ["corner-depth"],
    near: [0, 0, 5],
    within: 16,
    value: 5.5,
  }),
  part("deep-groove", () => box([0, 0, 0], [60, 40, 40]).cut(box([-1, 18, 5], [61, 22, 41])), {
    measure: "pocket-depth",
    near: [30, 20, 5],
    within: 31,
    value: 8.75,
  }),
  part(
    "t-slot",
    () =>
      box([0, 0, 0], [60, 40, 30])
        .cut(box([-1, 16, 14], [61, 24, 31]))
        .cut(box([9, 10, 14], [51, 30, 20])),
    {
      measure: "reach",
      near: [30, 20, 17],
      within: 26,
    },
  ),
  part(
    "inner-groove",
    () =>
      round(40, 30, [0, 0, 0])
        .cut(round(20, 30, [0, 0, 0]))
        .cut(round(28, 6, [0, 0, 12])),
    {
      measure: "reach",
      near: [0, 0, 15],
      within: 16,
    },
  ),
  part(
    "modeled-thread",
    () =>
      round(16, 40, [0, 0, 0])
        .fuse(round(26, 10, [0, 0, -10]))
        .cut(threadGroove(16, 2, 8, 20)),
    { measure: "thread", near: [0, 0, 25], within: 13 },
  ),
  part(
    "modeled-tapped-hole",
    () =>
      box([-20, -15, 0], [20, 15, 20])
        .cut(round(8.5, 22, [0, 0, -1]))
        .cut(threadGroove(8.5, 1.5, 6, 7, true)),
    { measure: "thread", near: [0, 0, 10], within: 11 },
  ),
  part("too-long", () => box([0, 0, 0], [2400, 100, 50]), { measure: "size", value: 2400 }),
];
