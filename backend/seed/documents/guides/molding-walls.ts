import { rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

/** Rules for walls and for what stands on them. */
export const moldingWalls = [
  rule({
    key: "wall-thickness",
    heading: "Keep the wall even",
    rule: "Use one wall thickness, 1.5 to 3 mm for most parts, and stay within the range of the resin.",
    values: [
      value("Most resins", { good: between(1.5, 3, "mm") }),
      value("ABS", { good: between(1.2, 3.5, "mm") }),
      value("PC", { good: between(1, 3.5, "mm") }),
      value("PP", { good: between(0.8, 3.5, "mm") }),
      value("PA6", { good: between(1, 3, "mm") }),
      value("LCP", { good: between(0.25, 3, "mm") }),
    ],
    reason: [
      "Cooling time grows with the square of the wall: one more millimeter adds about 3 to 4 seconds to each part. A thick place cools last, shrinks inward and shows as a sink on the face, or as a void within.",
      "Core out what is thick and give it ribs. The table below has all resins.",
    ],
    drawing: "molding-wall-thickness",
    readOn: "injection-molding-materials",
  }),
  rule({
    key: "wall-transition",
    heading: "Change thickness slowly",
    rule: "Where two walls differ, keep the ratio at 1.5 to 1 or less and blend over at least three times the step.",
    values: [
      value("Thick to thin wall", { good: atMost(1.5, "× thickness"), limit: atMost(2, "× thickness") }),
      value("Length of the blend", { note: "At least 3 × the step" }),
    ],
    reason: [
      "A step stops the flow and leaves a visible line. The two sides shrink by different amounts and the part bends toward the thick side.",
    ],
    drawing: "molding-wall-transition",
  }),
  rule({
    key: "corners",
    heading: "Round the corners, inside and outside",
    rule: "Give the inside a radius of half the wall, and the outside that radius plus the wall.",
    values: [
      value("Inside radius", { good: atLeast(0.5, "× wall") }),
      value("Outside radius", { good: exactly(1.5, "× wall"), note: "Inside radius plus one wall" }),
    ],
    reason: [
      "A sharp inside corner multiplies stress by about 3; at half a wall by about 1.5. One source prefers a full wall inside. If only one side is rounded, the corner becomes thick and sinks.",
    ],
    drawing: "molding-corner",
  }),
  rule({
    key: "ribs",
    heading: "Make ribs thinner than the wall",
    rule: "A rib has half to 0.6 of the wall at its root, and is at most three walls high.",
    values: [
      value("Thickness at the root", {
        good: between(0.5, 0.6, "× wall"),
        note: "0.4 × wall under a glossy face",
      }),
      value("Height", { good: atMost(2.5, "× wall"), limit: atMost(3, "× wall") }),
      value("Spacing", { good: atLeast(2, "× wall") }),
      value("Radius at the root", { good: between(0.25, 0.5, "× wall"), limit: atLeast(0.25, "mm") }),
      value("Draft per side", { good: between(0.5, 1, "°"), limit: atLeast(0.25, "°") }),
    ],
    reason: [
      "A rib as thick as the wall leaves a sink on the other side. A rib that is too high does not fill, and sticks in the tool. Two low ribs carry more than one high rib.",
    ],
    drawing: "molding-rib",
  }),
  rule({
    key: "bosses",
    heading: "Tie bosses to the wall with ribs",
    rule: "A boss has an outside diameter of 2 to 2.5 times its hole, and stands free of the side wall.",
    values: [
      value("Outside diameter", { good: between(2, 2.5, "× diameter", "of the hole") }),
      value("Wall of the boss", { good: atMost(0.6, "× wall") }),
      value("Height", {
        good: atMost(2.5, "× diameter", "outside"),
        limit: atMost(3, "× diameter", "outside"),
      }),
      value("Gap to the side wall", { good: atLeast(3, "mm"), note: "Join the two with a rib" }),
      value("Hole for a screw in ABS", { good: exactly(0.8, "× diameter", "of the screw") }),
      value("Hole for a screw in PC", { good: between(0.85, 0.9, "× diameter", "of the screw") }),
      value("Wall around a brass insert", { good: between(0.5, 1, "× diameter", "of the insert") }),
    ],
    reason: [
      "A boss that touches the side wall makes a thick corner, which sinks. A hole that is too small bursts the boss when the screw goes in; one that is too large strips.",
    ],
    drawing: "molding-boss",
  }),
] as const;
