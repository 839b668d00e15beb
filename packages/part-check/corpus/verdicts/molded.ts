import { box, drafted, plate, round, sheetAngle, tapered, threadGroove, tray } from "../solids.ts";
import { judge, type Judgment } from "./judgment.ts";
import { roundedTray, bolt, nut, far, assembly } from "./shapes.ts";

const NO_REACH = ["Face that no tool can reach"];

export const moldedAndAssembled: readonly Judgment[] = [
  // Molding.
  judge("drafted lid", () => tray([60, 40], 20, 2, 2), {
    molding: "fits",
    casting: "fits",
    sheet: "unsuitable",
    never: ["No draft yet", "Too little draft"],
  }),
  judge("lid without draft", () => tray([60, 40], 20, 2, 0), {
    molding: "fits",
    dieCasting: "fits",
    says: ["No draft yet"],
  }),
  judge(
    "lid with one straight rib",
    () => tray([60, 40], 20, 2, 2).fuse(box([-20, -0.55, 1], [20, 0.55, 6])),
    { molding: "changes", says: ["Too little draft"], never: ["No draft yet"] },
  ),
  judge("lid with a side hole", () => tray([60, 40], 20, 2, 2).cut(round(5, 10, [25, 0, 11], [1, 0, 0])), {
    molding: "changes",
    says: ["Undercut"],
    never: ["Hidden from mold and side actions"],
  }),
  judge(
    "threaded cap",
    () =>
      round(30, 15, [0, 0, 0])
        .cut(round(24, 13, [0, 0, 2]))
        .cut(threadGroove(24, 1.5, 3, 6, true)),
    { molding: "changes", says: ["Undercut"], never: ["Hidden from mold and side actions"] },
  ),
  judge("hollow block", () => box([0, 0, 0], [30, 30, 30]).cut(box([3, 3, 3], [27, 27, 27])), {
    molding: "unsuitable",
    sheet: "unsuitable",
    sla: "changes",
    sls: "changes",
    says: ["Hidden from mold and side actions", "Sealed cavity"],
  }),
  judge(
    "bottle with a wide inside",
    () =>
      round(40, 60, [0, 0, 0])
        .cut(round(36, 56, [0, 0, 2]))
        .cut(round(20, 10, [0, 0, 55])),
    { molding: "unsuitable", says: ["Hidden from mold and side actions"] },
  ),
  judge("thick lid", () => tray([60, 40], 20, 2, 2, 8), { molding: "changes", says: ["Wall too thick"] }),
  judge("wall of 0.5 mm", () => tray([60, 40], 20, 0.5, 2, 2), {
    molding: "changes",
    says: ["Wall too thin"],
  }),
  judge("knob, 12 mm solid", () => tapered(24, 12, -2), { molding: "changes", says: ["Wall too thick"] }),
  judge("key cap", () => tray([14, 14], 8, 1.4, 3), { molding: "fits", sla: "fits", sheet: "unsuitable" }),
  judge(
    "phone case with a lip",
    () => tray([70, 140], 10, 1.5, 0).fuse(box([-34, -60, 8.5], [-31, 60, 10])),
    { molding: "changes", says: ["Undercut"] },
  ),
  judge(
    "boss of the right size",
    () =>
      tray([60, 40], 20, 2, 2)
        .fuse(tapered(4.15, 5.5, -1, 1.5))
        .cut(tapered(1.58, 5.5, 1, 2)),
    { molding: "fits", never: ["Boss too slim for its hole", "Boss wall too thick"] },
  ),
  judge("die-cast bracket", () => drafted([60, 40], 3, 3).cut(drafted([10, 10], 3, 3, 0)), {
    dieCasting: "fits",
    molding: "fits",
  }),

  // Upper wall limits.
  judge("solid cube, 100 mm", () => box([0, 0, 0], [100, 100, 100]), {
    cnc: "fits",
    molding: "unsuitable",
    dieCasting: "unsuitable",
    casting: "unsuitable",
    sla: "fits",
    sls: "fits",
    says: ["Wall too thick"],
  }),
  judge("solid cube, 500 mm", () => box([0, 0, 0], [500, 500, 500]), {
    molding: "unsuitable",
    dieCasting: "unsuitable",
    mjf: "unsuitable",
  }),
  judge("block, 30 mm", () => plate(60, 40, 30), {
    cnc: "fits",
    molding: "unsuitable",
    casting: "changes",
    says: ["Wall too thick"],
  }),
  judge("block, 12 mm", () => drafted([40, 30], 12, 2), {
    cnc: "fits",
    molding: "changes",
    casting: "fits",
    says: ["Wall too thick"],
  }),
  judge("wall of 9 mm for SLA", () => plate(60, 40, 9), {
    sla: "fits",
    sls: "fits",
    mjf: "fits",
    dmls: "fits",
  }),

  // Printing.
  judge("open box", () => roundedTray(50, 40, 20, 2.5, 3), {
    sla: "fits",
    sls: "fits",
    mjf: "fits",
    fdm: "fits",
  }),
  judge("wall of 0.3 mm", () => roundedTray(50, 40, 20, 0.3, 3), {
    sla: "changes",
    sls: "changes",
    mjf: "changes",
    dmls: "changes",
    says: ["Wall too thin"],
  }),
  judge("storage bin", () => roundedTray(84, 84, 42, 1.2, 4), {
    fdm: "fits",
    sls: "fits",
    sheet: "unsuitable",
  }),
  judge(
    "drained hollow",
    () =>
      box([0, 0, 0], [30, 30, 30])
        .cut(box([3, 3, 3], [27, 27, 27]))
        .cut(round(5, 10, [15, 15, -3])),
    { sls: "fits", sla: "fits", never: ["Sealed cavity"] },
  ),

  // Assemblies are judged part by part.
  judge(
    "plate with two brackets",
    () =>
      assembly(
        plate(80, 60, 10),
        sheetAngle([20, 20], 30, 2, 2).translate(-20, 0, 12),
        sheetAngle([20, 20], 30, 2, 2).translate(20, 0, 12),
      ),
    { cnc: "fits", sheet: "fits", quantities: [1, 2] },
  ),
  judge(
    "eight cylinders",
    () => assembly(...Array.from({ length: 8 }, (_, index) => far(round(10, 20, [0, 0, 0]), 15 * index))),
    { cnc: "fits", sheet: "unsuitable", quantities: [8] },
  ),
  judge(
    "mirrored brackets are two parts",
    () => {
      const bracket = sheetAngle([40, 20], 30, 2, 2).cut(round(5, 5, [30, 8, -1]));
      return assembly(bracket, bracket.clone().mirror("XZ").translate(0, -10, 0));
    },
    { sheet: "fits", quantities: [1, 1] },
  ),
  judge(
    "box of four sheets",
    () =>
      assembly(
        box([0, 0, 0], [60, 40, 2]),
        box([0, 0, 3], [60, 40, 5]),
        box([0, 0, 6], [60, 2, 30]),
        box([0, 38, 6], [60, 40, 30]),
      ),
    { sheet: "fits", cnc: "fits", quantities: [2, 2] },
  ),
  judge("hinge that is printed together", () => assembly(plate(50, 40, 4), plate(30, 20, 4, 3, 4.2)), {
    sla: "fits",
    says: ["Parts too close to print together"],
    quantities: [1, 1],
  }),
  judge(
    "rounded block that rests on a plate",
    () =>
      assembly(
        box([0, 0, 0], [60, 60, 4]),
        box([15, 15, 4], [35, 35, 24]).fillet(3, (edges) => edges.inPlane("XY", 4)),
      ),
    { never: ["Parts too close to print together"], quantities: [1, 1] },
  ),
  judge(
    "bolts and nuts",
    () => assembly(bolt(), far(bolt(), 20), far(nut(), 40), far(nut(), 60), far(nut(), 80)),
    { never: NO_REACH, quantities: [2, 3] },
  ),
];
