import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";

export const urethaneFigures = [
  keyFigure("General tolerance", headline("urethane-casting", "generalTolerance")),
  keyFigure("Maximum part size", headline("urethane-casting", "largestPart")),
  keyFigure("Lead time", headline("urethane-casting", "leadTime")),
  keyFigure("Quantity", headline("urethane-casting", "quantity")),
];

export const urethaneSpecification = specification({
  heading: "Vacuum casting specifications",
  lead: "Typical capability. The casting adds its own tolerance to that of the master.",
  rows: [
    row(
      "Process",
      "Polyurethane resin poured under vacuum into a silicone mold made from a printed or machined master",
    ),
    row("General tolerance", capability("urethane-casting", "generalTolerance")),
    row("Shrinkage", capability("urethane-casting", "shrinkage"), "We scale the master to compensate."),
    row(
      "Maximum part size, longest side",
      capability("urethane-casting", "largestPart"),
      "Larger shells are split and bonded. Some suppliers publish up to 3,000 mm.",
    ),
    row("Wall", capability("urethane-casting", "wall")),
    row(
      "Castings from one mold",
      capability("urethane-casting", "moldLife"),
      "Published values run from 10 to 50. Clear, filled and rubber-like resins wear the mold sooner.",
    ),
    row("Hardness of resins", [
      between(10, 95, "Shore A", "rubber-like"),
      between(70, 87, "Shore D", "rigid"),
    ]),
    row("Heat deflection or glass transition", capability("urethane-casting", "softening")),
    row("Mold temperature", capability("urethane-casting", "moldTemperature")),
    row("Cure in the mold", [between(45, 70, "minute", "at 70 °C")]),
    row("Color", "Pigmented to a near match of RAL or Pantone, water-clear, or painted"),
    row("Surface", "Copied from the master: matte, satin, gloss or texture"),
    row("Inserts", "Cast-in brass inserts and metal parts; soft over hard in two pours"),
    row("Master", capability("urethane-casting", "master")),
    row("Mold, then castings", [
      ...capability("urethane-casting", "mold"),
      ...capability("urethane-casting", "castsPerDay"),
    ]),
    row("Lead time, 10 to 50 parts", capability("urethane-casting", "leadTime")),
    row("Economical quantity", capability("urethane-casting", "quantity"), "Best for 10 to 50."),
    documentation,
    row("Files", "STEP, with the color code, the gloss and the visible faces in the description or a PDF"),
  ],
  note: "Typical capability. Sources: FacFox, Kaierwo, HLH, MakerStage and Formlabs guides; data sheets PX 223 HT and Hei-Cast 8150.",
});

export const urethaneRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "Silicone flexes, so it tolerates small undercuts and little draft. It doesn't tolerate a poor master or uneven walls.",
  rows: [
    row(
      "Wall",
      [between(2, 4, "mm", "typical"), atLeast(1, "mm", "small parts")],
      "Thickness change at most 2 : 1.",
    ),
    row("Draft", [between(0.5, 1, "°", "not required, extends mold life"), exactly(3, "°", "deep cores")]),
    row("Undercuts", "Shallow ones release. Deep ones need a loose core"),
    row("Inside radius", [atLeast(0.5, "mm", "limit"), atLeast(1, "mm", "recommended")]),
    row("Rib thickness", [atMost(0.6, "× wall")], "Height at most 3 × wall."),
    row("Holes", [between(1, 1.5, "mm", "smallest diameter")], "Long through holes are formed by pins."),
    row("Text", [atLeast(0.5, "mm", "deep and wide")]),
    row(
      "Parting line",
      [between(0.05, 0.15, "mm", "witness after trimming")],
      "Mark the edges where it is acceptable.",
    ),
    row("Master", "Finished exactly as the part should look: silicone copies every scratch"),
  ],
  note: "Recommended values. See the vacuum casting guide for reasons, drawings and the number of molds.",
});
