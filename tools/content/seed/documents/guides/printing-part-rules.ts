import { PROCESSES } from "part-check/rules/rule.ts";

import { calculator } from "../../calculators.ts";
import { headlineQuantity } from "../../capabilities.ts";
import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, within } from "../../quantity.ts";

/** Rules for the part as a whole. */
export const printedParts = [
  rule({
    key: "flat-panels",
    heading: "Break up large flat panels",
    rule: "Above 100 mm, give a flat panel a gentle curve or openings, or split it. Ribs do not keep nylon powder parts flat.",
    values: [
      value("Flat panel", { limit: atMost(100, "mm") }),
      value("Bow of an MJF panel", { limit: between(0.3, 1, "mm", "on 200 mm") }),
      value("Radius at FDM corners", { good: atLeast(2, "mm"), note: "Keeps corners from lifting" }),
    ],
    reason: [
      "Each layer shrinks slightly on the one below. On a large flat face this adds up, and the part bows. Ribs cool at a different rate from the panel and can pull it further out of flat. Bead-filled PA12 bows least.",
    ],
    drawing: "printing-flat-panel",
  }),
  rule({
    key: "orientation",
    heading: "Tell us which face shows and where the load acts",
    rule: "Build orientation decides strength, surface quality and where supports touch. Mark both on the drawing, or leave the choice to us.",
    values: [
      value("FDM, across the layers", { limit: between(20, 30, "%", "weaker") }),
      value("MJF, visible face", { good: atLeast(20, "°", "tilted, face down") }),
    ],
    reason: [
      "- **SLA:** cosmetic face up, away from supports.",
      "- **FDM:** load in the plane of the layers.",
      "- **DMLS:** long flat faces vertical or tilted.",
    ],
    drawing: "printing-orientation",
  }),
  rule({
    key: "threads",
    heading: "Use inserts instead of printed threads",
    rule: "Use heat-set inserts in nylon and tap metal. Model a thread only from M4 or M6 up.",
    values: [
      value("Modeled, SLA", { limit: atLeast(4, "mm", "M4") }),
      value("Modeled, SLS and FDM", { limit: atLeast(6, "mm", "M6") }),
      value("Insert or tap, MJF", { good: atLeast(3, "mm", "M3") }),
      value("Machining stock, DMLS", { good: between(0.5, 1, "mm") }),
    ],
    reason: [
      "Layers leave steps on the thread flanks, and the steps wear off. A brass insert can be opened and closed again and again.",
    ],
    drawing: "printing-thread",
    readOn: "blog-threads-in-plastic",
  }),
  calculator(
    "threadedHoles",
    "Size a thread or an insert",
    "The tap drill, the depth of the thread, and the hole for an insert.",
  ),
  rule({
    key: "tolerance",
    heading: "Plan for the tolerance of the process",
    rule: "For plastics, the larger of two values applies: a fixed value or a percentage of the length.",
    values: [
      value("SLA", { good: headlineQuantity("sla-printing", "generalTolerance"), note: "Or ±0.2%" }),
      value("SLS", { good: headlineQuantity("sls-printing", "generalTolerance"), note: "Or ±0.3%" }),
      value("MJF", { good: headlineQuantity("mjf-printing", "generalTolerance"), note: "Or ±0.3%" }),
      value("DMLS", {
        good: headlineQuantity("dmls-printing", "generalTolerance"),
        note: "Up to 100 mm; add 0.001 mm per mm above",
      }),
      value("FDM, mid-size machine", {
        good: headlineQuantity("fdm-printing", "generalTolerance"),
        note: "Or ±0.2%",
      }),
      value("FDM, desktop machine", { good: within(0.5, "mm"), note: "Or ±0.5%" }),
    ],
    reason: [
      "Printed parts grow and shrink with heat. Tighter fits are machined, reamed or tapped after printing.",
    ],
    drawing: "compare-tolerance-zones",
  }),
  rule({
    key: "mesh",
    heading: "Export one closed mesh",
    rule: "Close every gap, and let each edge join exactly two triangles that face outward. Or send STEP, which has no mesh.",
    values: [value("Chord height", { good: atMost(0.016, "mm") })],
    checks: [checked("mesh", ...PROCESSES)],
    reason: [
      "At an open edge or a flipped triangle, a slicer has to guess what is inside. We cannot measure such a part for any process.",
    ],
    drawing: "printing-mesh",
  }),
] as const;
