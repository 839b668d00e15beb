import { headlineQuantity } from "../../capabilities.ts";
import { rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

/** Rules for what a feature must measure. */
export const printedFeatures = [
  rule({
    key: "walls",
    heading: "Make walls thick enough for their process",
    rule: "Plan 1 mm for a wall that is held on two sides, 1.5 mm for one that stands free, more as the part grows.",
    values: [
      value("SLA, supported", {
        good: headlineQuantity("sla-printing", "smallestWall"),
        limit: atLeast(0.4, "mm"),
      }),
      value("SLS, supported", {
        good: headlineQuantity("sls-printing", "smallestWall"),
        limit: atLeast(0.7, "mm"),
      }),
      value("MJF, supported", {
        good: headlineQuantity("mjf-printing", "smallestWall"),
        limit: atLeast(0.5, "mm"),
      }),
      value("DMLS, supported", {
        good: headlineQuantity("dmls-printing", "smallestWall"),
        limit: atLeast(0.4, "mm"),
      }),
      value("FDM, supported", {
        good: headlineQuantity("fdm-printing", "smallestWall"),
        note: "1.2 mm in ULTEM",
      }),
      value("SLA, standing free", { good: atLeast(1.5, "mm"), limit: atLeast(0.6, "mm") }),
      value("SLS, standing free", { good: atLeast(1, "mm") }),
      value("MJF, standing free", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm") }),
      value("DMLS, standing free", { good: between(0.6, 0.8, "mm"), note: "0.8 mm when taller than 10 mm" }),
      value("FDM, standing free", { good: atLeast(1.5, "mm") }),
    ],
    reason: [
      "A thin wall is not only weak: it is bent by the recoater, by its supports, or by the person who cleans it. For SLA add the three sides of the part: below 200 mm take 1 mm, to 400 mm 2 mm, above 3 mm (Materialize).",
    ],
    drawing: "printing-wall",
  }),
  rule({
    key: "clearance",
    heading: "Leave a gap between parts that move",
    rule: "0.5 mm between parts printed together that must move; 0.1 to 0.3 mm per side between parts put together later.",
    values: [
      value("Moving, SLA, MJF, FDM", { good: atLeast(0.5, "mm") }),
      value("Moving, SLS", { good: between(0.5, 0.6, "mm") }),
      value("Moving, DMLS", { limit: atLeast(0.2, "mm"), note: "Supports in the gap must come out" }),
      value("Assembled, SLA", { good: between(0.1, 0.2, "mm", "per side") }),
      value("Assembled, SLS and FDM", { good: between(0.2, 0.3, "mm", "per side") }),
      value("Assembled, MJF", { good: exactly(0.2, "mm", "per side") }),
      value("Assembled, DMLS", { good: between(0.1, 0.2, "mm", "per side"), note: "Then machine the fit" }),
    ],
    reason: [
      "In powder, heat sinters what lies in a narrow gap; in resin, the liquid stays in it and cures.",
    ],
    drawing: "printing-clearance",
  }),
  rule({
    key: "overhangs",
    heading: "Support overhangs, or make them steep",
    rule: "45° from the plate needs no support in metal and FDM. SLS and MJF need none at all.",
    values: [
      value("SLA", { good: atLeast(19, "°", "from level"), note: "Or at most 1.0 mm long" }),
      value("DMLS", { good: atLeast(45, "°", "from the plate"), note: "Level ledge at most 0.5 mm" }),
      value("FDM", { good: atLeast(45, "°", "from the plate") }),
      value("Bridge, SLA", { limit: atMost(21, "mm") }),
      value("Bridge, DMLS", { limit: atMost(2, "mm") }),
      value("Bridge, FDM", { limit: atMost(10, "mm") }),
    ],
    reason: [
      "Below the limit the layer hangs in air: resin sags, metal curls up and hits the recoater, plastic drops. Supports leave marks where they touched.",
    ],
    drawing: "printing-overhang",
  }),
  rule({
    key: "holes",
    heading: "Do not print holes too small",
    rule: "From 1 to 2 mm diameter on. Holes come out small: drill or ream what must fit.",
    values: [
      value("SLA", { good: headlineQuantity("sla-printing", "smallestHole"), limit: atLeast(0.5, "mm") }),
      value("SLS", {
        good: headlineQuantity("sls-printing", "smallestHole"),
        note: "Comes out about 0.15 mm too small",
      }),
      value("MJF", {
        good: headlineQuantity("mjf-printing", "smallestHole"),
        limit: atLeast(0.5, "mm"),
        note: "0.5 mm through a 1 mm wall",
      }),
      value("DMLS", { good: headlineQuantity("dmls-printing", "smallestHole"), limit: atLeast(0.5, "mm") }),
      value("FDM", { good: headlineQuantity("fdm-printing", "smallestHole") }),
    ],
    reason: [
      "Small holes close: by heat in powder, by cured resin, by the width of the bead in FDM. Long ones cannot be cleaned.",
    ],
    drawing: "printing-hole",
  }),
  rule({
    key: "pins-details",
    heading: "Keep pins and details above the smallest size",
    rule: "A pin of 1 mm prints in resin, powder and metal. In FDM take 3 to 5 mm.",
    values: [
      value("Pin, SLA", { good: atLeast(1, "mm", "lying"), limit: atLeast(0.5, "mm", "standing") }),
      value("Pin, SLS", { good: atLeast(1, "mm"), limit: atLeast(0.8, "mm") }),
      value("Pin, MJF", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm", "10 mm high") }),
      value("Pin, DMLS", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm") }),
      value("Pin, FDM", { good: atLeast(5, "mm", "industrial"), limit: atLeast(3, "mm", "desktop") }),
    ],
    reason: [
      "The smallest feature is 0.5 mm in SLA, 0.76 mm in SLS, 0.5 mm in MJF, 0.15–0.38 mm in DMLS and 1.0 mm in FDM.",
    ],
    drawing: "printing-pin",
  }),
  rule({
    key: "text",
    heading: "Engrave text deep enough to read",
    rule: "0.4 to 0.5 mm deep and wide, letters of 2 to 3 mm; 5 mm in FDM.",
    values: [
      value("SLA, engraved", { good: atLeast(0.4, "mm", "deep and wide"), note: "Letters 2–3 mm high" }),
      value("SLS, engraved", { good: atLeast(0.5, "mm"), note: "Letters 3 mm high" }),
      value("MJF, engraved", {
        good: atLeast(0.4, "mm", "deep and wide"),
        note: "Letters from about 2.1 mm (6 pt)",
      }),
      value("DMLS, engraved", { good: atLeast(0.4, "mm"), note: "Letters 3 mm high" }),
      value("FDM, engraved", { good: atLeast(0.5, "mm", "deep, 1.0 mm wide"), note: "Letters 5 mm high" }),
      value("Raised", { good: atLeast(0.5, "mm"), note: "FDM 1.5 mm flat, 2.0 mm on upright faces" }),
    ],
    reason: ["Blasting and tumbling take the edges off. Raised text is rubbed away first."],
    drawing: "printing-engraving",
  }),
  rule({
    key: "hollow",
    heading: "Hollow thick bodies, and let the inside out",
    rule: "Hollow SLA above 10 mm and powder parts above 20 mm, with two openings so that resin or powder can leave.",
    values: [
      value("Hollow from, SLA", { good: exactly(10, "mm", "thickness") }),
      value("Hollow from, SLS and MJF", {
        good: exactly(20, "mm", "thickness"),
        note: "MJF: wall of 2–3 mm",
      }),
      value("Openings, SLA", { good: atLeast(3.5, "mm", "diameter, two") }),
      value("Openings, SLS", { good: between(3.5, 5, "mm", "diameter, two") }),
      value("Openings, MJF", {
        good: atLeast(4, "mm", "one"),
        limit: atLeast(2, "mm", "two"),
        note: "TPU: two of 10 mm",
      }),
      value("Openings, DMLS", { good: between(3, 5, "mm", "diameter, two") }),
    ],
    reason: [
      "Solid masses shrink, warp and cost material. A closed hollow keeps liquid resin or powder inside, which leaks later.",
    ],
    drawing: "printing-drain",
  }),
  rule({
    key: "channels",
    heading: "Keep channels open and short",
    rule: "Give an inside channel two ends and a straight line of sight, or a wire cannot clean it.",
    values: [
      value("Channel, SLA", { good: atLeast(1, "mm", "diameter") }),
      value("Channel, powder", { good: atLeast(3.5, "mm", "diameter") }),
      value("Channel, DMLS", { good: atLeast(3, "mm", "diameter") }),
    ],
    reason: [
      "In metal a round roof above 8 mm sags: a teardrop holds itself. The values here are those of the drain openings.",
    ],
    drawing: "printing-channel",
  }),
] as const;
