import { makeSphere } from "replicad";

import { angleBracket, duct, flange, gear, heatSink, lattice, manifold } from "../parts/everyday.ts";
import { box, plate, pocket, round, threadGroove } from "../solids.ts";
import { judge, type Judgment } from "./judgment.ts";
import { tube, hexagon, spring, shaft, steppedShaft, bolt, eccentricColumn, nut, pulley } from "./shapes.ts";

const NO_REACH = ["Face that no tool can reach"];
const BAR = ["A bar or a wire, not a sheet"];
const TUBE = ["A closed tube, not a sheet"];
const CLOSED = ["Closed corner or drawn shape"];
const LONG = ["Long for its diameter"];

export const turnedAndMilled: readonly Judgment[] = [
  // Round bars, tubes and wire are no sheets.
  judge("shaft, 8 × 348", () => shaft(8, 348), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    says: [...BAR, ...LONG],
  }),
  judge("motor shaft, 4 × 60", () => shaft(4, 60), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    says: [...BAR, ...LONG],
  }),
  judge("dowel pin, 6 × 24", () => shaft(6, 24).chamfer(0.5), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    never: LONG,
  }),
  judge("stepped shaft", steppedShaft, {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    never: [...LONG, ...NO_REACH],
  }),
  judge("shaft with keyway", () => steppedShaft().cut(box([-2, 5, 110], [2, 12, 130])), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    never: NO_REACH,
  }),
  judge("shaft with cross hole", () => steppedShaft().cut(round(4, 40, [-20, 0, 80], [1, 0, 0])), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    never: NO_REACH,
  }),
  judge(
    "shaft with angled cross holes",
    () =>
      steppedShaft()
        .cut(round(4, 40, [0, 0, 80], [0.8, 0.6, 0]))
        .cut(round(4, 40, [0, 0, 90], [-0.2, 0.98, 0])),
    { cnc: "fits", machining: "turning", never: NO_REACH },
  ),
  judge("bushing, 11 × 8 × 30", () => tube(11, 8, 30), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    says: TUBE,
  }),
  judge("tube, 100 × 96 × 150", () => tube(100, 96, 150), {
    sheet: "unsuitable",
    machining: "turning",
    says: TUBE,
  }),
  judge("tube, 32 × 28 × 80", () => tube(32, 28, 80), {
    sheet: "unsuitable",
    machining: "turning",
    says: TUBE,
  }),
  judge("tube with a cross hole", () => tube(32, 28, 80).cut(round(6, 40, [-20, 0, 40], [1, 0, 0])), {
    sheet: "unsuitable",
    says: TUBE,
    machining: "turning",
  }),
  judge("tube with a slit is rolled sheet", () => tube(40, 37, 60).cut(box([0, -0.5, -1], [30, 0.5, 61])), {
    sheet: "fits",
    never: TUBE,
  }),
  judge("half shell is rolled sheet", () => tube(80, 76, 60).cut(box([-50, -50, -1], [50, 0, 61])), {
    sheet: "fits",
  }),
  judge("square tube", () => box([0, 0, 0], [30, 30, 100]).cut(box([2, 2, -1], [28, 28, 101])), {
    sheet: "unsuitable",
    says: CLOSED,
  }),
  judge("square bar", () => box([0, 0, 0], [10, 10, 120]), { cnc: "fits", sheet: "unsuitable", says: BAR }),
  judge("compression spring", () => spring(1.2, 8, 3, 5), { sheet: "unsuitable", says: BAR }),
  judge("wire hook", () => round(3, 60, [0, 0, 0]).fuse(round(3, 20, [0, 0, 58.5], [1, 0, 0])), {
    sheet: "unsuitable",
    says: BAR,
  }),
  judge("ball", () => makeSphere(10), { cnc: "fits", sheet: "unsuitable", never: NO_REACH }),
  judge("knob with spokes of holes", () => round(40, 15, [0, 0, 0]).cut(round(8, 20, [0, 0, -1])), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
  }),
  judge("washer", () => tube(20, 8.4, 1.6), { cnc: "fits", sheet: "fits", machining: "turning" }),
  judge("disc, 100 × 2", () => round(100, 2, [0, 0, 0]), {
    cnc: "fits",
    sheet: "fits",
    machining: "turning",
  }),
  judge("flange with bolt circle", flange, {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    never: NO_REACH,
  }),
  judge(
    "turned hub with a thread",
    () =>
      round(16, 40, [0, 0, 0])
        .fuse(round(26, 10, [0, 0, -10]))
        .cut(threadGroove(16, 2, 8, 20)),
    { cnc: "fits", says: ["Modeled thread"], never: NO_REACH, machining: "turning" },
  ),
  judge(
    "inside groove",
    () =>
      round(40, 30, [0, 0, 0])
        .cut(round(20, 30, [0, 0, 0]))
        .cut(round(28, 6, [0, 0, 12])),
    { cnc: "fits", says: ["Groove inside a bore"], never: NO_REACH },
  ),

  // Gears, screws and nuts: no face that no tool can reach.
  judge("wheel with one set screw", () => pulley(1), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "turning",
    never: NO_REACH,
  }),
  judge("wheel with two set screws", () => pulley(2), { cnc: "fits", machining: "turning", never: NO_REACH }),
  judge("spur gear with a hub", gear, { sheet: "unsuitable", never: NO_REACH, machining: "3-axis" }),
  judge("spur gear with a set screw at an angle", () => gear().cut(round(4, 30, [0, 0, 22], [0.8, 0.6, 0])), {
    never: NO_REACH,
    machining: "4-axis",
    says: ["Faces at an angle: 4-axis machining"],
  }),
  judge("hexagon bolt M8", bolt, {
    cnc: "fits",
    machining: "turning",
    says: ["Modeled thread"],
    never: NO_REACH,
  }),
  judge("nut M8", nut, { says: ["Modeled thread"], never: NO_REACH }),
  judge("hexagon standoff", () => hexagon(5.5, 20).cut(round(2.5, 22, [0, 0, -1])), {
    never: NO_REACH,
    machining: "turning",
    sheet: "unsuitable",
  }),
  judge("column with an eccentric collar", eccentricColumn, { machining: "turning", never: NO_REACH }),
  judge(
    "socket screw",
    () =>
      round(13, 8, [0, 0, 0])
        .fuse(round(8, 25, [0, 0, 8]))
        .cut(hexagon(6, 4)),
    { never: NO_REACH, sheet: "unsuitable" },
  ),

  // Directions of the tool.
  judge(
    "block with a hole at 30°",
    () =>
      box([-30, -20, 0], [30, 20, 30])
        .cut(round(8, 80, [0, 0, 15], [0, 0.5, 0.866]))
        .cut(round(8, 80, [0, 0, 15], [0, -0.5, -0.866])),
    { cnc: "fits", never: NO_REACH, machining: "4-axis", says: ["Faces at an angle: 4-axis machining"] },
  ),
  judge(
    "block with holes at two angles",
    () =>
      box([-30, -20, 0], [30, 20, 30])
        .cut(round(6, 40, [15, 0, 15], [0, 0.5, 0.866]))
        .cut(round(6, 40, [-15, 0, 15], [0.4, 0.4, 0.82])),
    { cnc: "fits", never: NO_REACH, machining: "5-axis", says: ["Faces at an angle: 5-axis machining"] },
  ),
  judge(
    "t-slot that is closed at its ends",
    () =>
      box([0, 0, 0], [60, 40, 30])
        .cut(box([-1, 16, 14], [61, 24, 31]))
        .cut(box([9, 10, 14], [51, 30, 20])),
    { cnc: "changes", says: NO_REACH },
  ),
  judge("manifold", manifold, { cnc: "fits", sheet: "unsuitable", machining: "3-axis", never: NO_REACH }),
  judge("angle bracket", angleBracket, { cnc: "fits", sheet: "unsuitable", machining: "3-axis" }),
  judge("heat sink", heatSink, { cnc: "fits", sheet: "unsuitable", machining: "3-axis" }),
  judge("duct", duct, { sheet: "unsuitable" }),
  judge("lattice", lattice, { sheet: "unsuitable", never: ["One sheet"] }),
  judge("milled housing", () => plate(80, 50, 20).cut(pocket([0, 0], [60, 30], 10, 20, 5)), {
    cnc: "fits",
    sheet: "unsuitable",
    machining: "3-axis",
  }),
  judge("deep housing", () => plate(80, 60, 40).cut(pocket([0, 0], [60, 40], 5, 40, 3)), {
    cnc: "changes",
    sheet: "unsuitable",
    says: ["Inside radius too small for its depth"],
  }),
  judge("sharp pocket", () => plate(80, 50, 20).cut(box([-30, -15, 10], [30, 15, 21])), {
    cnc: "changes",
    says: ["Inside corner too sharp"],
  }),
  judge(
    "nozzle block",
    () =>
      box([0, 0, 0], [20, 16, 12])
        .cut(round(6, 20, [-1, 8, 6], [1, 0, 0]))
        .cut(round(0.4, 10, [10, 8, -1])),
    { cnc: "changes", says: ["Hole too small"] },
  ),
  judge(
    "shaft coupler",
    () =>
      round(25, 30, [0, 0, 0])
        .cut(round(8, 32, [0, 0, -1]))
        .cut(round(4, 14, [0, 0, 8], [1, 0, 0]))
        .cut(round(4, 14, [0, 0, 22], [1, 0, 0])),
    { cnc: "fits", machining: "turning", never: NO_REACH },
  ),
];
