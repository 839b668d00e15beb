import { atLeast, between, exactly, size, within } from "../quantity.ts";
import { from, growing } from "./capability.ts";

/** Lengths in mm and the tolerance up to each. */
const CNC_STEPS = [
  [300, 0.125],
  [600, 0.25],
  [900, 0.4],
  [1500, 0.8],
] as const;

/** Capabilities of CNC machining and sheet metal fabrication. */
export const cuttingAndBending = {
  "cnc-machining": {
    generalTolerance: growing(
      from(
        "3D Hubs manufacturing standards",
        within(CNC_STEPS[0][1], "mm", "up to 300 mm"),
        within(CNC_STEPS[1][1], "mm", "300–600 mm"),
        within(CNC_STEPS[2][1], "mm", "600–900 mm"),
        within(CNC_STEPS[3][1], "mm", "900–1,500 mm"),
      ),
      (length) => CNC_STEPS.find(([upTo]) => length <= upTo)?.[1] ?? 1.6,
    ),
    longPartTolerance: from("3D Hubs manufacturing standards", within(1.6, "mm", "above 1,500 mm")),
    isoMedium: from(
      "ISO 2768-1",
      within(0.1, "mm", "up to 6 mm"),
      within(0.2, "mm", "6–30 mm"),
      within(0.3, "mm", "30–120 mm"),
      within(0.5, "mm", "120–400 mm"),
    ),
    angle: from("3D Hubs manufacturing standards", within(0.5, "°", "up to 300 mm"), within(1, "°", "above")),
    tightestTolerance: from(
      "handbook",
      within(0.025, "mm", "routine"),
      within(0.01, "mm", "bores, ground faces"),
      within(0.005, "mm", "special"),
    ),
    largestPart: from("handbook", size(2000, 1500, 500, "3-axis, depends on the machine")),
    largestTurned: from("handbook", exactly(500, "mm", "diameter"), exactly(1000, "mm", "length")),
    roughness: from(
      "3D Hubs manufacturing standards",
      exactly(3.2, "µm Ra", "standard"),
      exactly(1.6, "µm Ra", "on request"),
      between(0.4, 0.8, "µm Ra", "on request, fine"),
    ),
    smallestWall: from("Procurabl; Neptune Labs", atLeast(0.8, "mm", "metal"), atLeast(1.5, "mm", "plastic")),
    leadTime: from("handbook", between(3, 10, "working day")),
    quantity: from("handbook", between(1, 5000, "part")),
  },
  "sheet-metal-fabrication": {
    generalTolerance: growing(from("handbook", within(0.2, "mm")), () => 0.2),
    tightestTolerance: from("Fictiv", within(0.127, "mm", "on request, the tightest that is economical")),
    holeToBendTolerance: from("handbook", between(0.25, 0.4, "mm", "as a ± tolerance")),
    overBendsTolerance: from("handbook", between(0.5, 0.8, "mm", "as a ± tolerance")),
    bendAngle: from("Fictiv; metal-stamping-die", within(1, "°"), within(0.5, "°", "limit")),
    stockVariation: from("MJM", within(0.076, "mm", "in thickness")),
    largestPart: from("handbook", size(3000, 1500)),
    commonSheet: from("handbook", size(2500, 1250, undefined, "common sheet")),
    longestBend: from("handbook", exactly(3, "m", "typical press brake")),
    /** Metric stock of China. */
    thickness: from("handbook", between(0.5, 6, "mm", "metric stock; spring strip from 0.1 mm")),
    /** From the die: 0.7 × V + t, with V = 8 t as standard and 6 t at least. */
    flange: from(
      "0.7 × die width + thickness",
      atLeast(7, "× thickness", "outside, in the standard die of 8 × thickness"),
      atLeast(5.2, "× thickness", "in a die of 6 × thickness"),
    ),
    hem: from("Fictiv", atLeast(5, "× thickness")),
    holeToBend: from("Fictiv", atLeast(2.5, "× thickness", "plus the radius")),
    leadTime: from("Fictiv", between(2, 14, "working day")),
    quantity: from("handbook", between(1, 10_000, "part")),
  },
} as const;
