import { quantityFor } from "../../capabilities.ts";
import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

const outside = quantityFor("die-casting", "draft", "aluminum, outside");
const deepCore = quantityFor("die-casting", "coredDepth", "zinc; limit for aluminum from 6 mm diameter");

/** Rules for the shape of a die-cast part. */
export const dieCastPart = [
  rule({
    key: "walls",
    heading: "Keep walls thin and uniform",
    rule: "Use one wall thickness, 1.5 to 4 mm in aluminum. Core out anything thicker.",
    values: [
      value("Aluminum", {
        checks: [checked("wall")],
        good: quantityFor("die-casting", "wall", "aluminum"),
        limit: quantityFor("die-casting", "smallestWall", "aluminum, small parts"),
        note: "Limit: small parts",
      }),
      value("Zinc", {
        good: quantityFor("die-casting", "wall", "zinc"),
        limit: quantityFor("die-casting", "smallestWall", "zinc"),
      }),
      value("Magnesium", { good: quantityFor("die-casting", "wall", "magnesium") }),
      value("Thick to thin wall", {
        checks: [checked("wall-ratio")],
        good: atMost(2, "× thickness"),
        note: "Blend the change",
      }),
    ],
    reason: [
      "The metal freezes from the skin inward. A thick spot freezes last, when the gate has already closed, so nothing can feed it. It ends up porous.",
      "A thin wall also cools faster, which shortens the cycle, and its dense skin carries most of the strength. For stiffness, add ribs instead of thickness.",
    ],
    drawing: "die-casting-wall",
    readOn: "die-casting-materials",
  }),
  rule({
    key: "draft",
    heading: "Draft every face parallel to the pull",
    rule: "In aluminum, use 2 to 3° inside and 1 to 2° outside. Zinc needs half as much.",
    values: [
      value("Aluminum, outside", { checks: [checked("draft")], good: outside }),
      value("Aluminum, inside and cores", { good: quantityFor("die-casting", "draft", "aluminum, inside") }),
      value("Zinc", { good: quantityFor("die-casting", "draft", "zinc") }),
      value("Texture", { note: "Add draft; ask us for the value" }),
    ],
    reason: [
      "The casting shrinks onto its cores, so inside faces need more draft than outside ones. Without it the part drags along the steel, and aluminum solders to the die.",
      "Short walls need more draft than long ones, because the first millimeters grip hardest.",
    ],
    drawing: "die-casting-draft",
  }),
  rule({
    key: "ribs",
    heading: "Stiffen with ribs, and blend their base",
    rule: "Make ribs 0.5 to 0.6 times the wall, with a generous fillet at the base.",
    values: [
      value("Thickness at the base", {
        checks: [checked("rib-thickness")],
        good: between(0.5, 0.6, "× wall"),
      }),
      value("Fillet at the base", { good: between(0.5, 1, "× wall"), limit: atLeast(1, "mm") }),
      value("Draft per side", { good: outside }),
    ],
    reason: [
      "Where a rib meets the wall, metal piles up. A rib as thick as the wall doubles it, and the junction fills with pores. Ribs also help the metal flow: run them from the gate toward the far end.",
    ],
    drawing: "die-casting-rib",
  }),
  rule({
    key: "radii",
    heading: "Round every corner that is not on the parting line",
    rule: "Use 0.5 to 1 times the wall inside. Outside, add one wall thickness to that radius.",
    values: [
      value("Inside radius", { good: between(0.5, 1, "× wall"), limit: atLeast(1, "mm") }),
      value("Outside radius", { note: "Inside radius plus one wall" }),
      value("Edge on the parting line", {
        good: exactly(0, "mm"),
        note: "Sharp: the two die halves meet there",
      }),
    ],
    reason: [
      "A sharp inside corner of the part is a sharp edge of the die. It heats up, cracks and prints its cracks on every casting. In the part, the corner is where shrinkage tears the metal.",
    ],
    drawing: "die-casting-corner",
  }),
  rule({
    key: "bosses",
    heading: "Core bosses; don't drill them from solid",
    rule: "Give the boss a cored hole, so that its wall is as thick as the part wall.",
    values: [
      value("Boss wall", { good: exactly(1, "× wall") }),
      value("Fillet at the base", { good: between(0.5, 1, "× wall"), limit: atLeast(1, "mm") }),
    ],
    reason: [
      "A solid boss is porous in the middle, right where the drill and the tap go. A core pin leaves dense skin around the hole: threads hold and nothing leaks. Join tall bosses to the wall with ribs.",
    ],
    drawing: "die-casting-boss",
  }),
  rule({
    key: "holes",
    heading: "Core short holes, drill long ones",
    rule: "Core holes up to two diameters deep in aluminum and four in zinc, with draft.",
    values: [
      value("Minimum cored hole, aluminum", {
        limit: quantityFor("die-casting", "smallestCoredHole", "aluminum"),
      }),
      value("Minimum cored hole, zinc", { limit: quantityFor("die-casting", "smallestCoredHole", "zinc") }),
      value("Depth, aluminum", {
        good: quantityFor("die-casting", "coredDepth", "aluminum"),
        limit: deepCore,
        note: "Limit: from 6 mm diameter",
      }),
      value("Depth, zinc", { good: deepCore }),
    ],
    reason: [
      "A core pin sits in the melt with steel at one end only. Long, thin pins overheat, bend and break. The table below gives the limits and the draft by diameter.",
    ],
    drawing: "die-casting-cored-hole",
  }),
  rule({
    key: "undercuts",
    heading: "Open side windows instead of adding slides",
    rule: "Run a side opening out to the rim, or form it where the two die halves meet.",
    values: [value("Side openings", { note: "Open to the rim, or where the halves meet" })],
    checks: [checked("undercut")],
    reason: [
      "A slide is a moving core with its own lock, cooling and wear. It adds cost, slows each shot, and leaves a flash line that must be trimmed.",
    ],
    drawing: "die-casting-undercut",
  }),
] as const;
