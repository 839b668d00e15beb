import { headlineQuantity } from "../../capabilities.ts";
import { rule, value } from "../../pages.ts";
import { atLeast, atMost, between, within } from "../../quantity.ts";

/** Rules for the part as a whole. */
export const printedParts = [
  rule({
    key: "flat-panels",
    heading: "Break up large flat panels",
    rule: "Above 100 mm give a flat panel a gentle curve or openings, or split it. Ribs do not keep nylon powder parts flat.",
    values: [
      value("Flat panel", { limit: atMost(100, "mm") }),
      value("Bow of an MJF plate", { limit: between(0.3, 1, "mm", "on 200 mm") }),
      value("Radius at FDM corners", { good: atLeast(2, "mm"), note: "Against corners that curl up" }),
    ],
    reason: [
      "Each layer shrinks a little on the one below. On a large flat face this adds up, and the part bows. Ribs cool at another rate than the sheet below them and can pull it further. Bead-filled PA12 bows least.",
    ],
    drawing: "printing-flat-panel",
  }),
  rule({
    key: "orientation",
    heading: "Say which face is seen and where the load goes",
    rule: "Orientation decides strength, surface and where supports touch. Mark it, or leave it to the shop on purpose.",
    values: [
      value("FDM across the layers", { limit: between(20, 30, "%", "weaker") }),
      value("MJF, visible face", { good: atLeast(20, "°", "tilted, face down") }),
    ],
    reason: [
      "- **SLA:** the visible face up, away from supports.",
      "- **FDM:** the load in the plane of the layers.",
      "- **DMLS:** long flat faces upright or tilted.",
    ],
    drawing: "printing-orientation",
  }),
  rule({
    key: "threads",
    heading: "Use inserts rather than printed threads",
    rule: "Heat-set inserts in nylon, taps in metal; model a thread only from M4 or M6 on.",
    values: [
      value("Modeled, SLA", { limit: atLeast(4, "mm", "M4") }),
      value("Modeled, SLS and FDM", { limit: atLeast(6, "mm", "M6") }),
      value("Insert or tap, MJF", { good: atLeast(3, "mm", "M3") }),
      value("Stock to machine, DMLS", { good: between(0.5, 1, "mm") }),
    ],
    reason: [
      "Layers make steps on the flanks of a thread, which wear off. A brass insert can be opened and closed again.",
    ],
    drawing: "printing-thread",
    readOn: "blog-threads-in-plastic",
  }),
  rule({
    key: "tolerance",
    heading: "Plan the tolerance of the process",
    rule: "For plastics, the larger of the two: a fixed value, or a share of the length.",
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
      "Printed parts grow and shrink with heat. Fits below these values are machined, reamed or tapped afterward.",
    ],
    drawing: "compare-tolerance-zones",
  }),
] as const;
