import { calculator } from "../../calculators.ts";
import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

/** Rules for walls and for what stands on them. */
export const moldingWalls = [
  rule({
    key: "wall-thickness",
    heading: "Keep walls uniform",
    rule: "Use one wall thickness throughout, 1.5 to 3 mm for most parts, and stay within the range for the resin.",
    values: [
      value("Most resins", {
        checks: [checked("wall"), checked("largest-wall")],
        good: between(1.5, 3, "mm"),
      }),
      value("ABS", { good: between(1.2, 3.5, "mm") }),
      value("PC", { good: between(1, 3.5, "mm") }),
      value("PP", { good: between(0.8, 3.5, "mm") }),
      value("PA6", { good: between(1, 3, "mm") }),
      value("LCP", { good: between(0.25, 3, "mm") }),
    ],
    reason: [
      "Cooling time grows with the square of the wall: one extra millimeter adds about 3 to 4 seconds per part. A thick section cools last, shrinks inward, and shows as a sink on the face or a void inside.",
      "Core out thick sections and stiffen them with ribs. The table below covers all resins.",
    ],
    drawing: "molding-wall-thickness",
    readOn: "injection-molding-materials",
  }),
  rule({
    key: "wall-transition",
    heading: "Change thickness gradually",
    rule: "Where two walls meet, keep the ratio at 1.5 to 1 or less and blend over at least three times the step.",
    values: [
      value("Thick to thin wall", {
        checks: [checked("wall-ratio")],
        good: atMost(1.5, "× thickness"),
        limit: atMost(2, "× thickness"),
      }),
      value("Blend length", { note: "At least 3 × the step" }),
    ],
    reason: [
      "A step disrupts the flow and leaves a visible line. The two sides shrink by different amounts, and the part warps toward the thick side.",
    ],
    drawing: "molding-wall-transition",
  }),
  rule({
    key: "corners",
    heading: "Round corners inside and out",
    rule: "Make the inside radius half the wall. Outside, add one wall thickness to it.",
    values: [
      value("Inside radius", { good: atLeast(0.5, "× wall") }),
      value("Outside radius", { good: exactly(1.5, "× wall"), note: "Inside radius plus one wall" }),
    ],
    reason: [
      "A sharp inside corner multiplies stress by about 3 and a radius of half a wall by about 1.5. Round only one side and the corner gets thick and sinks.",
    ],
    drawing: "molding-corner",
  }),
  rule({
    key: "ribs",
    heading: "Make ribs thinner than the wall",
    rule: "Make ribs 0.5–0.6 × the wall at the base and at most 3 × the wall tall.",
    values: [
      value("Thickness at the base", {
        checks: [checked("rib-thickness")],
        good: between(0.5, 0.6, "× wall"),
        note: "0.4 × wall under a glossy face",
      }),
      value("Height", {
        checks: [checked("rib-height")],
        good: atMost(2.5, "× wall"),
        limit: atMost(3, "× wall"),
      }),
      value("Spacing", { good: atLeast(2, "× wall") }),
      value("Radius at the base", { good: between(0.25, 0.5, "× wall"), limit: atLeast(0.25, "mm") }),
      value("Draft per side", { good: between(0.5, 1, "°"), limit: atLeast(0.25, "°") }),
    ],
    reason: [
      "A rib as thick as the wall leaves a sink on the other side. A rib that is too tall does not fill, and sticks in the mold. For more stiffness, add a second rib rather than a taller one.",
    ],
    drawing: "molding-rib",
  }),
  rule({
    key: "bosses",
    heading: "Tie bosses to the wall with ribs",
    rule: "Make the outside diameter 2 to 2.5 times the hole, and keep the boss clear of the side wall.",
    values: [
      value("Outside diameter", {
        checks: [checked("boss-diameter")],
        good: between(2, 2.5, "× diameter", "of the hole"),
      }),
      value("Boss wall", { checks: [checked("boss-wall")], good: atMost(0.6, "× wall") }),
      value("Height", {
        good: atMost(2.5, "× diameter", "outside"),
        limit: atMost(3, "× diameter", "outside"),
      }),
      value("Gap to side wall", { good: atLeast(3, "mm"), note: "Connect them with a rib" }),
      value("Screw hole in ABS", { good: exactly(0.8, "× diameter", "of the screw") }),
      value("Screw hole in PC", { good: between(0.85, 0.9, "× diameter", "of the screw") }),
      value("Wall around a brass insert", { good: between(0.5, 1, "× diameter", "of the insert") }),
    ],
    reason: [
      "A boss that merges with the side wall makes a thick corner, which sinks. If the hole is too small, the screw splits the boss; if it is too large, the thread strips.",
    ],
    drawing: "molding-boss",
  }),
  calculator("plasticScrews", "Size a boss", "The hole, the boss and the depth for a self-tapping screw."),
] as const;
