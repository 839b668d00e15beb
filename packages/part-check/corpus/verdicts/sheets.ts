import { makeSphere } from "replicad";

import { mountingChannel } from "../parts/everyday.ts";
import { box, plate, pocket, round, sheetAngle, sheetChannel, tray } from "../solids.ts";
import { judge, type Judgment } from "./judgment.ts";
import { roundedTray, coverWithStandoffs } from "./shapes.ts";

const CLOSED = ["Closed corner or drawn shape"];

export const sheets: readonly Judgment[] = [
  // Sheets (019–021, 026, 031, 034–036, 043, 051, 113, 114, 125–128, 140, 176, 177, 182, 231).
  judge("flat plate with holes", () => plate(100, 60, 2, 5).cut(round(8, 4, [20, 0, -1])), {
    cnc: "fits",
    sheet: "fits",
    machining: "3-axis",
  }),
  judge("mounting channel", mountingChannel, { sheet: "fits", says: ["A bent sheet, milled from a block"] }),
  judge("folded cover, 0.6 mm", () => sheetChannel(100, [25, 25], 80, 0.6, 0.6), {
    sheet: "fits",
    says: ["A bent sheet, milled from a block"],
  }),
  judge("folded box, 0.8 mm", () => sheetChannel(120, [40, 40], 90, 0.8, 1), {
    sheet: "fits",
    says: ["A bent sheet, milled from a block"],
  }),
  judge("cover with pressed standoffs, 0.8 mm", () => coverWithStandoffs(0.8), {
    sheet: "changes",
    says: ["Thicker than the sheet"],
  }),
  judge("cover with pressed standoffs, 1.5 mm", () => coverWithStandoffs(1.5), {
    sheet: "changes",
    says: ["Thicker than the sheet"],
  }),
  judge(
    "flat clip with many edges",
    () =>
      [4, 12, 20, 28].reduce(
        (part, x) => part.cut(box([x, 2, -1], [x + 4, 14, 3])),
        box([0, 0, 0], [36, 16, 2]),
      ),
    { sheet: "fits" },
  ),
  judge("bracket, 2.5 mm, sharp bend", () => sheetAngle([40, 30], 50, 2.5, 0), {
    sheet: "changes",
    says: ["Bend radius too small"],
  }),
  judge("bracket with a rounded bend", () => sheetAngle([40, 30], 50, 2, 2), { sheet: "fits" }),
  judge(
    "bracket with hole beside the bend",
    () => sheetAngle([60, 30], 50, 2, 2).cut(round(8, 5, [11, 25, -1])),
    { says: ["Hole too close to a bend"] },
  ),
  judge("bracket with short flange", () => sheetAngle([40, 8], 50, 2, 2), {
    sheet: "changes",
    says: ["Flange too short"],
  }),
  judge("spring clip, 0.6 mm", () => sheetAngle([20, 12], 10, 0.6, 0.6), { sheet: "fits" }),
  judge("plate, 7.8 mm, with M3 holes", () => plate(80, 60, 7.8).cut(round(3, 10, [20, 0, -1])), {
    sheet: "fits",
    says: ["Hole too small"],
  }),
  judge("plate, 15 mm", () => plate(200, 150, 15), {
    cnc: "fits",
    sheet: "unsuitable",
    says: ["Too thick for sheet metal"],
  }),
  judge("plate with a milled step", () => plate(80, 60, 3).cut(box([-12, -40, 1.5], [12, -5, 4])), {
    sheet: "changes",
    says: ["Thinner than the sheet"],
  }),
  judge("plate with a large milled pocket", () => plate(80, 60, 6).cut(pocket([0, 0], [70, 50], 3, 7, 3)), {
    sheet: "unsuitable",
    says: ["More than one thickness"],
  }),
  judge(
    "servo horn with a raised hub",
    () =>
      round(24, 2, [0, 0, 0])
        .fuse(round(9, 5, [0, 0, 0]))
        .cut(round(5, 8, [0, 0, -1])),
    { sheet: "unsuitable", says: ["More than one thickness"] },
  ),
  judge(
    "small hub as thick as the sheet",
    () =>
      round(24, 2, [0, 0, 0])
        .fuse(round(7, 4, [0, 0, 0]))
        .cut(round(3, 8, [0, 0, -1])),
    { sheet: "changes", says: ["Thicker than the sheet"] },
  ),
  judge(
    "sheet with a drawn collar",
    () =>
      plate(60, 40, 2, 3)
        .fuse(round(9, 4, [0, 0, 0]))
        .cut(round(7, 8, [0, 0, -1])),
    { sheet: "fits" },
  ),
  judge(
    "round blank with a chamfer",
    () => round(90, 2, [0, 0, 0]).chamfer(0.5, (edge) => edge.inPlane("XY", 2)),
    {
      sheet: "fits",
    },
  ),
  judge("keyboard tray, closed all around", () => roundedTray(138, 97, 11, 2, 3), {
    sheet: "unsuitable",
    says: CLOSED,
  }),
  judge("tray with sharp corners", () => tray([80, 60], 20, 2, 0), { sheet: "unsuitable", says: CLOSED }),
  judge("tray with wide corners", () => roundedTray(100, 80, 25, 1.5, 12), {
    sheet: "unsuitable",
  }),
  judge(
    "shallow dish",
    () =>
      makeSphere(60)
        .cut(makeSphere(58))
        .cut(box([-61, -61, -61], [61, 61, 30])),
    { sheet: "unsuitable", says: ["Curved in two directions"] },
  ),
  judge("web on a plate", () => box([0, 0, 0], [80, 60, 3]).fuse(box([10, 28.5, 3], [70, 31.5, 20])), {
    sheet: "unsuitable",
    says: ["A web that stands on the sheet"],
  }),
  judge("cube, 20 mm", () => box([0, 0, 0], [20, 20, 20]), {
    cnc: "fits",
    sheet: "unsuitable",
    says: ["Not one sheet"],
  }),
  judge("plate in inches, 1/8 in", () => plate(101.6, 50.8, 3.175, 6.35), { cnc: "fits", sheet: "fits" }),

  // Inch cutters.
  judge(
    "pocket with a radius of 1/16 in",
    () => plate(60, 40, 12).cut(pocket([0, 0], [30, 20], 8, 13, 1.5875)),
    { cnc: "fits", never: ["Inside corner too sharp"] },
  ),
  judge("pocket with a radius of 1.2 mm", () => plate(60, 40, 12).cut(pocket([0, 0], [30, 20], 9, 13, 1.2)), {
    cnc: "fits",
    says: ["Inside corner too sharp"],
  }),
  judge("web of 1/32 in", () => plate(60, 40, 10).cut(pocket([0, 0], [30, 20], 0.794, 11, 5)), {
    never: ["cnc-machining: Wall too thin"],
    cnc: "fits",
  }),
];
