import { atLeast, atMost, between, exactly, size, within } from "../quantity.ts";
import { from, growing } from "./capability.ts";

/** Capabilities of vacuum casting, injection molding and die casting. */
export const castingAndMolding = {
  "urethane-casting": {
    generalTolerance: growing(
      from("FacFox; Kaierwo", within(0.25, "mm", "or ±0.003 mm/mm, whichever is larger")),
      (length) => Math.max(0.25, 0.003 * length),
    ),
    largestPart: from("FacFox", exactly(762, "mm")),
    wall: from(
      "Premium Parts",
      between(2, 4, "mm", "typical"),
      atLeast(1, "mm", "small parts"),
      atLeast(1.5, "mm", "large parts"),
    ),
    shrinkage: from(
      "HLH; Hei-Cast data sheet",
      exactly(0.15, "%", "process shrinkage"),
      exactly(0.3, "%", "by resin data sheets"),
    ),
    moldLife: from("HLH; MakerStage", between(10, 25, "part")),
    castsPerDay: from("handbook", between(5, 8, "part", "per mold per day")),
    softening: from("manufacturers' data sheets", between(75, 120, "°C", "depending on the resin")),
    moldTemperature: from("data sheet PX 223 HT", between(60, 70, "°C", "before the pour")),
    master: from("handbook", between(2, 4, "working day")),
    mold: from("handbook", between(1, 2, "working day", "mold")),
    leadTime: from("handbook", between(7, 15, "working day")),
    quantity: from("Kaierwo; MakerStage", between(5, 100, "part")),
  },
  "injection-molding": {
    generalTolerance: growing(
      from(
        "Protolabs: tool ±0.08 mm + resin 0.002 mm/mm",
        within(0.13, "mm", "on 25 mm in ABS or PC; ±0.28 mm on 100 mm"),
      ),
      (length) => 0.08 + 0.002 * length,
    ),
    toolTolerance: from("Protolabs", within(0.08, "mm", "tool, plus at least ±0.002 mm/mm for the resin")),
    /** Half a thickness more shrinkage: semi-crystalline resins. */
    semiCrystalline: from("handbook", within(0.2, "mm", "on 25 mm in PP, PE or POM")),
    tightestTolerance: from(
      "handbook",
      within(0.05, "mm", "on 25 mm in ABS or PC, on request"),
      within(0.1, "mm", "on 25 mm in PP, PE or POM, on request"),
    ),
    largestPart: from("Protolabs", size(751, 480, 203)),
    wall: from("Moldkey; handbook", between(1.5, 3, "mm", "general")),
    tool: from("handbook", between(10, 15, "working day")),
    productionTool: from("handbook", between(4, 8, "week", "production tool")),
    leadTime: from("handbook", between(10, 25, "working day", "rapid tool")),
    quantity: from("handbook", between(100, 1_000_000, "part")),
  },
  "die-casting": {
    generalTolerance: growing(
      from(
        "NADCA S-4A, standard class",
        within(0.25, "mm", "first 25 mm"),
        within(0.025, "mm", "added for each additional 25 mm"),
      ),
      (length) => 0.25 + 0.025 * Math.max(0, Math.ceil((length - 25) / 25)),
    ),
    tightestTolerance: from(
      "NADCA S-4A, precision class",
      within(0.05, "mm", "first 25 mm"),
      within(0.025, "mm", "added for each additional 25 mm"),
    ),
    largestPart: from("handbook", between(600, 1000, "mm", "depending on the machine")),
    wall: from(
      "handbook",
      between(1.5, 4, "mm", "aluminum"),
      between(0.75, 2.5, "mm", "zinc"),
      between(1, 3, "mm", "magnesium"),
    ),
    /** Added to a dimension that crosses the parting line, by projected area. */
    partingLine: from("NADCA S-4A-2, standard class", between(0.14, 0.61, "mm", "aluminum")),
    draft: from(
      "handbook",
      between(1, 2, "°", "aluminum, outside"),
      between(2, 3, "°", "aluminum, inside"),
      between(0.5, 1, "°", "zinc"),
    ),
    smallestWall: from("handbook", exactly(1, "mm", "aluminum, small parts"), exactly(0.5, "mm", "zinc")),
    smallestCoredHole: from(
      "suppliers' published guides",
      atLeast(3.2, "mm", "aluminum"),
      atLeast(2.4, "mm", "zinc"),
    ),
    coredDepth: from(
      "NADCA; suppliers' published guides",
      atMost(2, "× diameter", "aluminum"),
      atMost(4, "× diameter", "zinc; limit for aluminum from 6 mm diameter"),
    ),
    machiningStock: from(
      "NADCA; suppliers' published guides",
      between(0.25, 0.5, "mm"),
      atMost(0.75, "mm", "limit per face"),
    ),
    ejectorMark: from("NADCA; suppliers' published guides", between(0.3, 0.4, "mm", "raised or recessed")),
    roughness: from(
      "handbook",
      between(1.6, 3.2, "µm Ra", "aluminum, new die"),
      between(0.8, 1.6, "µm Ra", "zinc"),
    ),
    /** Of the melt in the furnace, not the melting range of the alloy. */
    pouringTemperature: from(
      "handbook",
      between(640, 700, "°C", "aluminum"),
      between(400, 430, "°C", "zinc"),
      between(620, 680, "°C", "magnesium"),
    ),
    leadTime: from("handbook", between(4, 8, "week")),
    quantity: from("handbook", between(1000, 1_000_000, "part", "aluminum"), atLeast(2000, "part", "zinc")),
  },
} as const;
