import { calculator, withGrades } from "../../calculators.ts";
import { headlineQuantity } from "../../capabilities.ts";
import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly, within } from "../../quantity.ts";

/** Rules that come from the tool: how the part gets out, where the resin comes in. */
export const moldingTool = [
  rule({
    key: "draft",
    heading: "Draft every vertical face",
    rule: "Use 1 to 2° on most faces, at least 0.5° everywhere, and more for texture and deep cores.",
    values: [
      value("Any vertical face", { checks: [checked("draft")], limit: atLeast(0.5, "°") }),
      value("Most faces", { checks: [checked("draft")], good: between(1, 2, "°") }),
      value("Cores deeper than 50 mm", { good: between(2, 3, "°") }),
      value("Shut-off, steel on steel", { good: exactly(3, "°") }),
      value("Light texture", { good: exactly(3, "°") }),
      value("Heavy texture", { good: atLeast(5, "°") }),
      value("Ribs and bosses", { good: between(0.5, 1, "°") }),
    ],
    reason: [
      "The part shrinks onto the core. Without draft it scrapes along the steel: drag marks, bent walls, ejector marks.",
      "Add 1° per 25 mm of depth, and 1 to 1.5° per 0.025 mm of texture depth.",
    ],
    drawing: "molding-draft",
  }),
  rule({
    key: "undercuts",
    heading: "Avoid undercuts or design them out",
    rule: "Before you pay for a side action, turn the hook into a pass-through window with a 3° shut-off.",
    values: [
      value("Shut-off angle", { good: exactly(3, "°") }),
      value("Bump-off in PP or PE", { limit: atMost(8, "%", "strain") }),
      value("Bump-off in ABS or POM", { limit: between(4, 5, "%", "strain") }),
      value("Lifter travel", { good: atLeast(2, "mm", "more than the undercut") }),
      value("Side core, longest side", {
        limit: atMost(214, "mm"),
        note: "At most 214 × 60 × 73 mm in a rapid tool",
      }),
    ],
    checks: [checked("undercut")],
    reason: [
      "A side action is a moving part of the mold: it adds cost, limits the number of cavities and leaves a line.",
    ],
    drawing: "molding-undercut",
  }),
  rule({
    key: "holes",
    heading: "Prefer through holes to blind holes",
    rule: "A core held at both ends stays straight; one held at a single end bends under the melt.",
    values: [
      value("Blind, under 5 mm diameter", { good: atMost(2, "× diameter", "deep") }),
      value("Blind, larger", { good: atMost(3, "× diameter", "deep") }),
      value("Hole to edge", { checks: [checked("hole-edge-ratio")], good: atLeast(1, "× diameter") }),
      value("Hole to hole", {
        good: atLeast(2, "× wall"),
        note: "Or one diameter, whichever is larger",
      }),
    ],
    reason: [
      "The melt flows around the core and meets behind it in a weld line. Keep that spot away from the load.",
    ],
    drawing: "molding-hole",
  }),
  rule({
    key: "text",
    heading: "Raise text on the part",
    rule: "Make it 0.3 to 0.5 mm high, sans serif, with strokes at least 0.5 mm wide.",
    values: [
      value("Height", { good: between(0.3, 0.5, "mm") }),
      value("Stroke", { checks: [checked("detail")], good: atLeast(0.5, "mm") }),
    ],
    reason: [
      "Raised text is engraved into the mold, which is quick. For recessed text, the steel around every letter is milled away.",
    ],
    drawing: "molding-lettering",
  }),
  rule({
    key: "snaps-hinges",
    heading: "Design snap fits by strain",
    rule: "Keep the strain below the limit of the resin: strain = 1.5 × thickness × deflection ÷ length².",
    values: [
      value("ABS", { limit: between(1.8, 3, "%", "strain") }),
      value("PC", { limit: between(2, 4, "%", "strain") }),
      value("PP", { limit: between(5, 6, "%", "strain") }),
      value("POM", { limit: between(3, 4, "%", "strain") }),
      value("PA, dry", { limit: exactly(4, "%", "strain") }),
      value("Living hinge in PP, thickness", {
        good: between(0.25, 0.5, "mm"),
        note: "1.5–2 mm long, radius 0.75 mm",
      }),
    ],
    reason: [
      "An ABS snap 2 mm thick and 18 mm long, deflected 1.5 mm: 1.5 × 2 × 1.5 ÷ 324 = 1.4% strain. It holds. At 10 mm long: 4.5%, and it breaks.",
    ],
    drawing: "molding-snap",
  }),
  withGrades(
    calculator(
      "snapFit",
      "Check a snap arm",
      "Its strain, its largest undercut, and the force to assemble it.",
    ),
    { grades: ["grade-im-abs", "grade-im-pc", "grade-im-pa6", "grade-im-pom", "grade-im-pp"] },
  ),
  rule({
    key: "gates",
    heading: "Gate into the thickest section",
    rule: "Let the melt flow from thick to thin, and put the gate mark where nobody looks.",
    values: [
      value("Edge gate, depth", {
        good: between(0.4, 0.8, "× wall"),
        note: "1.5–6 mm wide; mark 0.1–0.3 mm",
      }),
      value("Tunnel gate", { good: between(0.8, 2, "mm", "diameter"), note: "Shears off at ejection" }),
      value("Pin gate, 3-plate", { good: between(0.8, 1.5, "mm", "diameter"), note: "At most 0.2 mm proud" }),
      value("Hot tip or valve", { good: between(0.8, 3, "mm", "diameter"), note: "For high volume" }),
      value("Direct sprue", {
        good: between(3, 6, "mm", "diameter"),
        note: "Cut off by machining; large parts",
      }),
    ],
    reason: [
      "If the thin section freezes first, the thick one can't be packed and sinks. Longest flow in wall thicknesses: ABS about 160–200, PC 100–120, PP 250–300, PA 200–250.",
    ],
    drawing: "molding-gate",
  }),
  rule({
    key: "ejection",
    heading: "Leave room for ejector pins",
    rule: "Provide flat areas wider than 2 mm on the inside, near ribs and bosses.",
    values: [
      value("Ejector pin", { good: atLeast(2, "mm", "diameter") }),
      value("Witness mark", { good: atMost(0.1, "mm"), limit: atMost(0.2, "mm") }),
      value("Vent", { good: between(0.02, 0.04, "mm"), note: "PA 0.015 mm, PC 0.05 mm" }),
    ],
    reason: ["Pins push where the part grips. Too few or too thin, they punch through the warm wall."],
    drawing: "molding-ejector",
  }),
  rule({
    key: "tolerance",
    heading: "Specify tolerances the resin can hold",
    rule: "Plan on ±0.13 mm on 25 mm in ABS and PC, and ±0.2 mm in PP, PE and POM.",
    values: [
      value("ABS, PC", {
        good: headlineQuantity("injection-molding", "generalTolerance", "on 25 mm"),
        limit: headlineQuantity("injection-molding", "tightestTolerance", "on request"),
        note: "Unless your drawing says otherwise; ±0.28 mm on 100 mm",
      }),
      value("PP, PE, POM", {
        good: headlineQuantity("injection-molding", "semiCrystalline", "on 25 mm"),
        limit: within(0.1, "mm", "on request"),
      }),
      value("Mold", {
        good: headlineQuantity("injection-molding", "toolTolerance"),
        note: "Plus at least 0.002 mm/mm for the resin",
      }),
      value("Flatness", { good: between(0.3, 0.5, "%", "of the length") }),
    ],
    reason: [
      "Shrinkage varies with pressure, heat and resin lot. A tight tolerance means a mold that is cut, sampled and cut again.",
    ],
    drawing: "compare-tolerance-zones",
    readOn: "blog-tolerances-that-cost",
  }),
  calculator(
    "generalTolerances",
    "Look up a general tolerance",
    "By dimension and DIN 16742 group (now ISO 20457).",
  ),
] as const;
