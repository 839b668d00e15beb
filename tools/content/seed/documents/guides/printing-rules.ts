import { headlineQuantity } from "../../capabilities.ts";
import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

/** Rules for what a feature must measure. */
export const printedFeatures = [
  rule({
    key: "walls",
    heading: "Make walls thick enough for the process",
    rule: "Plan on 1 mm for walls held on two sides and 1.5 mm for freestanding ones. Go thicker as the part grows.",
    values: [
      value("SLA, supported", {
        checks: [checked("wall", "sla-printing")],
        good: headlineQuantity("sla-printing", "smallestWall"),
        limit: atLeast(0.4, "mm"),
      }),
      value("SLS, supported", {
        checks: [checked("wall", "sls-printing")],
        good: headlineQuantity("sls-printing", "smallestWall"),
        limit: atLeast(0.7, "mm"),
      }),
      value("MJF, supported", {
        checks: [checked("wall", "mjf-printing")],
        good: headlineQuantity("mjf-printing", "smallestWall"),
        limit: atLeast(0.5, "mm"),
      }),
      value("DMLS, supported", {
        checks: [checked("wall", "dmls-printing")],
        good: headlineQuantity("dmls-printing", "smallestWall"),
        limit: atLeast(0.4, "mm"),
      }),
      value("FDM, supported", {
        checks: [checked("wall", "fdm-printing")],
        good: headlineQuantity("fdm-printing", "smallestWall"),
        note: "1.2 mm in ULTEM",
      }),
      value("SLA, freestanding", { good: atLeast(1.5, "mm"), limit: atLeast(0.6, "mm") }),
      value("SLS, freestanding", { good: atLeast(1, "mm") }),
      value("MJF, freestanding", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm") }),
      value("DMLS, freestanding", { good: between(0.6, 0.8, "mm"), note: "0.8 mm when taller than 10 mm" }),
      value("FDM, freestanding", { good: atLeast(1.5, "mm") }),
    ],
    reason: [
      "The recoater, the supports or the person cleaning the part can bend a thin wall. For SLA, add up the three sides of the part and use 1 mm below 200 mm, 2 mm to 400 mm, and 3 mm above that.",
    ],
    drawing: "printing-wall",
  }),
  rule({
    key: "clearance",
    heading: "Leave a gap between moving parts",
    rule: "Leave 0.5 mm between parts that are printed together and must move, and 0.1 to 0.3 mm per side between parts you assemble later.",
    values: [
      value("Moving, SLA, MJF, FDM", {
        checks: [
          checked("gap", "sla-printing", "mjf-printing", "fdm-printing"),
          checked("body-gap", "sla-printing", "mjf-printing", "fdm-printing"),
        ],
        good: atLeast(0.5, "mm"),
      }),
      value("Moving, SLS", {
        checks: [checked("gap", "sls-printing"), checked("body-gap", "sls-printing")],
        good: between(0.5, 0.6, "mm"),
      }),
      value("Moving, DMLS", {
        checks: [checked("gap", "dmls-printing"), checked("body-gap", "dmls-printing")],
        limit: atLeast(0.2, "mm"),
        note: "Supports in the gap must come out",
      }),
      value("Assembled, SLA", { good: between(0.1, 0.2, "mm", "per side") }),
      value("Assembled, SLS and FDM", { good: between(0.2, 0.3, "mm", "per side") }),
      value("Assembled, MJF", { good: exactly(0.2, "mm", "per side") }),
      value("Assembled, DMLS", { good: between(0.1, 0.2, "mm", "per side"), note: "Then machine to fit" }),
    ],
    reason: [
      "In powder, heat fuses whatever lies in a narrow gap. In resin, liquid stays trapped in it and cures.",
    ],
    drawing: "printing-clearance",
  }),
  rule({
    key: "overhangs",
    heading: "Make overhangs steep or support them",
    rule: "At 45° or more, metal and FDM need no supports. SLS and MJF never do.",
    values: [
      value("SLA", {
        checks: [checked("overhang", "sla-printing")],
        good: atLeast(19, "°", "from horizontal"),
        note: "Or no more than 1.0 mm long",
      }),
      value("DMLS", {
        checks: [checked("overhang", "dmls-printing")],
        good: atLeast(45, "°", "from the plate"),
        note: "Flat ledge: at most 0.5 mm",
      }),
      value("FDM", {
        checks: [checked("overhang", "fdm-printing")],
        good: atLeast(45, "°", "from the plate"),
      }),
      value("Bridge, SLA", { limit: atMost(21, "mm") }),
      value("Bridge, DMLS", { limit: atMost(2, "mm") }),
      value("Bridge, FDM", { limit: atMost(10, "mm") }),
    ],
    reason: [
      "Below the limit, the layer hangs in the air: resin sags, metal curls up into the recoater, plastic droops. Supports solve this but leave marks where they touch.",
    ],
    drawing: "printing-overhang",
  }),
  rule({
    key: "holes",
    heading: "Don't print holes too small",
    rule: "Start at 1 to 2 mm diameter. Holes come out undersize: drill or ream any that must fit.",
    values: [
      value("SLA", {
        checks: [checked("hole-diameter", "sla-printing")],
        good: headlineQuantity("sla-printing", "smallestHole"),
        limit: atLeast(0.5, "mm"),
      }),
      value("SLS", {
        checks: [checked("hole-diameter", "sls-printing")],
        good: headlineQuantity("sls-printing", "smallestHole"),
        note: "Prints about 0.15 mm undersize",
      }),
      value("MJF", {
        checks: [checked("hole-diameter", "mjf-printing")],
        good: headlineQuantity("mjf-printing", "smallestHole"),
        limit: atLeast(0.5, "mm"),
        note: "0.5 mm through a 1 mm wall",
      }),
      value("DMLS", {
        checks: [checked("hole-diameter", "dmls-printing")],
        good: headlineQuantity("dmls-printing", "smallestHole"),
        limit: atLeast(0.5, "mm"),
      }),
      value("FDM", {
        checks: [checked("hole-diameter", "fdm-printing")],
        good: headlineQuantity("fdm-printing", "smallestHole"),
      }),
    ],
    reason: [
      "Small holes close up: with sintered powder, cured resin, or the width of the FDM bead. Long ones can't be cleaned.",
    ],
    drawing: "printing-hole",
  }),
  rule({
    key: "pins-details",
    heading: "Keep pins and details above the minimum size",
    rule: "A 1 mm pin prints in resin, powder and metal. In FDM, use 3 to 5 mm.",
    values: [
      value("Pin, SLA", { good: atLeast(1, "mm", "horizontal"), limit: atLeast(0.5, "mm", "vertical") }),
      value("Pin, SLS", { good: atLeast(1, "mm"), limit: atLeast(0.8, "mm") }),
      value("Pin, MJF", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm", "10 mm high") }),
      value("Pin, DMLS", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm") }),
      value("Pin, FDM", { good: atLeast(5, "mm", "industrial"), limit: atLeast(3, "mm", "desktop") }),
    ],
    reason: [
      "The smallest feature is 0.5 mm in SLA, 0.76 mm in SLS, 0.5 mm in MJF, 0.15–0.38 mm in DMLS and 1.0 mm in FDM. Thinner pins break in cleaning.",
    ],
    drawing: "printing-pin",
  }),
  rule({
    key: "text",
    heading: "Engrave text deep enough to read",
    rule: "Engrave 0.4 to 0.5 mm deep and wide, with letters 2 to 3 mm high. In FDM, make them 5 mm.",
    values: [
      value("SLA, engraved", {
        checks: [checked("detail", "sla-printing")],
        good: atLeast(0.4, "mm", "deep and wide"),
        note: "Letters 2–3 mm high",
      }),
      value("SLS, engraved", {
        checks: [checked("detail", "sls-printing")],
        good: atLeast(0.5, "mm"),
        note: "Letters 3 mm high",
      }),
      value("MJF, engraved", {
        checks: [checked("detail", "mjf-printing")],
        good: atLeast(0.4, "mm", "deep and wide"),
        note: "Letters from about 2.1 mm (6 pt)",
      }),
      value("DMLS, engraved", {
        checks: [checked("detail", "dmls-printing")],
        good: atLeast(0.4, "mm"),
        note: "Letters 3 mm high",
      }),
      value("FDM, engraved", { good: atLeast(0.5, "mm", "deep, 1.0 mm wide"), note: "Letters 5 mm high" }),
      value("Raised", {
        good: atLeast(0.5, "mm"),
        note: "FDM: 1.5 mm on flat faces, 2.0 mm on vertical ones",
      }),
    ],
    reason: ["Blasting and tumbling round off edges, and raised text wears away first."],
    drawing: "printing-engraving",
  }),
  rule({
    key: "hollow",
    heading: "Hollow out thick bodies and add drain holes",
    rule: "Hollow out SLA parts above 10 mm and powder parts above 20 mm. Add two openings so resin or powder can drain.",
    values: [
      value("Hollow out from, SLA", { good: exactly(10, "mm", "thickness") }),
      value("Hollow out from, SLS and MJF", {
        good: exactly(20, "mm", "thickness"),
        note: "MJF: 2–3 mm wall",
      }),
      value("Drain holes, SLA", {
        checks: [checked("drain-hole", "sla-printing")],
        good: atLeast(3.5, "mm", "diameter, two"),
      }),
      value("Drain holes, SLS", {
        checks: [checked("drain-hole", "sls-printing")],
        good: between(3.5, 5, "mm", "diameter, two"),
      }),
      value("Drain holes, MJF", {
        checks: [checked("drain-hole", "mjf-printing")],
        good: atLeast(4, "mm", "one"),
        limit: atLeast(2, "mm", "two"),
        note: "TPU: two of 10 mm",
      }),
      value("Drain holes, DMLS", {
        checks: [checked("drain-hole", "dmls-printing")],
        good: between(3, 5, "mm", "diameter, two"),
      }),
    ],
    checks: [checked("trapped-volume", "sla-printing", "sls-printing", "mjf-printing", "dmls-printing")],
    reason: [
      "Solid masses shrink, warp and waste material. A sealed cavity traps resin or powder that leaks out later.",
    ],
    drawing: "printing-drain",
  }),
  rule({
    key: "channels",
    heading: "Keep channels open and short",
    rule: "Give an internal channel two open ends and a straight line of sight so it can be cleaned.",
    values: [
      value("Channel, SLA", { good: atLeast(1, "mm", "diameter") }),
      value("Channel, powder", { good: atLeast(3.5, "mm", "diameter") }),
      value("Channel, DMLS", { good: atLeast(3, "mm", "diameter") }),
    ],
    reason: [
      "In metal, the roof of a round channel over 8 mm sags; a teardrop supports itself. Size channels like drain holes.",
    ],
    drawing: "printing-channel",
  }),
] as const;
