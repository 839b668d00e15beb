import { headlineQuantity } from "../../capabilities.ts";
import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly, within } from "../../quantity.ts";

export const sheetRules = [
  rule({
    key: "uniform-thickness",
    heading: "Use one thickness throughout",
    rule: "A bent part is made from a single sheet. Choose its thickness from metric stock.",
    values: [
      value("Stock", {
        good: headlineQuantity("sheet-metal-fabrication", "thickness"),
        note: "0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0 mm",
      }),
      value("Stock variation", { limit: within(0.076, "mm") }),
    ],
    checks: [checked("sheet")],
    reason: ["A model with two thicknesses can't be unfolded. Get stiffness from flanges and beads instead."],
    drawing: "sheet-uniform-thickness",
  }),
  rule({
    key: "bend-radius",
    heading: "Use one bend radius, about one thickness",
    rule: "Use the same inside radius for every bend, and choose it from standard tooling.",
    values: [
      value("Default", { checks: [checked("bend-radius")], good: exactly(1, "× thickness") }),
      value("Low-carbon steel", { limit: atLeast(0.5, "× thickness") }),
      value("Aluminum 5052, cold-rolled steel", { good: between(0.5, 1, "× thickness") }),
      value("Aluminum 6061-T6", { good: between(1.5, 3, "× thickness"), note: "Cracks below this" }),
      value("Stainless 304", { good: between(1, 2, "× thickness") }),
      value("Standard punches", {
        good: between(0.76, 1.5, "mm", "0.76, 1.0, 1.5 mm"),
        note: "In air bending the die sets the radius",
      }),
    ],
    reason: [
      "The outer fibers of a tight bend stretch until they crack, and 6061-T6 cracks early. Every additional radius means another tool and another setup.",
    ],
    drawing: "sheet-bend-radius",
    readOn: "sheet-metal-materials",
  }),
  rule({
    key: "flange",
    heading: "Make flanges at least seven thicknesses long",
    rule: "A shorter flange slips into the die.",
    values: [
      value("Flange, outside", {
        checks: [checked("flange")],
        good: headlineQuantity("sheet-metal-fabrication", "flange", "die of 8 × thickness"),
        limit: atLeast(5.2, "× thickness", "die of 6 × thickness"),
        note: "0.7 × die width plus one thickness",
      }),
    ],
    reason: [
      "The sheet has to rest on both shoulders of the die until the bend is complete. The standard die is eight thicknesses wide, the narrowest six. Published minimums of four thicknesses need a narrower die, which marks the sheet and can crack it.",
    ],
    drawing: "sheet-flange",
  }),
  rule({
    key: "hole-to-bend",
    heading: "Keep holes away from bends",
    rule: "Leave two and a half thicknesses plus the bend radius between hole and bend.",
    values: [
      value("Hole to bend", {
        checks: [checked("hole-to-bend")],
        good: atLeast(2.5, "× thickness", "plus the radius"),
      }),
      value("Long slot along a bend", { good: atLeast(4, "× thickness", "plus the radius") }),
    ],
    reason: [
      "A hole in the stretch zone turns oval. If it has to be there, cut a relief slot or drill it after bending.",
    ],
    drawing: "sheet-hole-to-bend",
  }),
  rule({
    key: "hole-to-edge",
    heading: "Keep holes away from edges and from each other",
    rule: "Leave two thicknesses, and make no hole smaller than the sheet thickness.",
    values: [
      value("Hole diameter", {
        checks: [checked("hole-diameter")],
        good: atLeast(1, "× thickness"),
        limit: atLeast(0.8, "mm"),
        note: "2 × thickness in hard metals",
      }),
      value("Hole to edge", {
        checks: [checked("hole-to-edge")],
        good: atLeast(2, "× thickness"),
        limit: atLeast(1.6, "mm"),
      }),
      value("Hole to hole", {
        good: atLeast(2, "× thickness"),
        note: "6 × thickness next to formed features",
      }),
      value("Slot width", { checks: [checked("gap")], good: atLeast(1, "× thickness") }),
    ],
    reason: ["A narrow web bulges when punched and overheats when cut."],
    drawing: "sheet-hole-to-edge",
  }),
  rule({
    key: "relief",
    heading: "Cut a relief where a bend ends",
    rule: "Make it one thickness wide and one and a half thicknesses deep.",
    values: [
      value("Width", { good: atLeast(1, "× thickness"), limit: atLeast(0.76, "mm") }),
      value("Depth", { good: atLeast(1.5, "× thickness"), note: "Safer: 2 × thickness + radius" }),
    ],
    reason: ["Without relief, the sheet tears at the end of the bend."],
    drawing: "sheet-relief",
  }),
  rule({
    key: "hems",
    heading: "Hem edges that people touch",
    rule: "Fold the edge back at least five thicknesses.",
    values: [
      value("Return length", { good: headlineQuantity("sheet-metal-fabrication", "hem") }),
      value("Gap of an open hem", { good: atLeast(1, "× thickness") }),
    ],
    reason: [
      "A hem stiffens the edge and hides the burr. A closed hem traps plating salts, so leave it open on plated parts.",
    ],
    drawing: "sheet-hem",
  }),
  rule({
    key: "u-channel",
    heading: "Keep channel legs shorter than the base",
    rule: "The first leg has to clear the punch as the second one is bent.",
    values: [value("Leg", { note: "Half the base width is comfortable; at most the full base width" })],
    reason: [
      "A deep, narrow channel hits the punch when the last leg comes up. It then needs a gooseneck punch, or two parts.",
    ],
    drawing: "sheet-u-channel",
  }),
  rule({
    key: "formed-features",
    heading: "Keep formed features shallow",
    rule: "Dimples, embosses, louvers and curls stretch the sheet: keep them shallow and well apart.",
    values: [
      value("Dimple", {
        limit: atMost(6, "× thickness", "diameter"),
        note: "Depth at most half the inside diameter",
      }),
      value("Emboss depth", { limit: atMost(3, "× thickness") }),
      value("Louver width", {
        good: atLeast(2, "× thickness"),
        limit: atLeast(3, "mm"),
        note: "Height at most 5 × thickness at 45°",
      }),
      value("Curl radius", { good: atLeast(2, "× thickness") }),
      value("Countersink depth", {
        limit: between(60, 70, "%", "of the thickness"),
        note: "82° or 100°; 4 × thickness from the edge",
      }),
      value("Jog", { good: atLeast(2, "× thickness", "plus two radii") }),
    ],
    reason: ["The metal comes from the surrounding sheet, which thins and pulls in."],
    drawing: "sheet-emboss",
  }),
  rule({
    key: "grain",
    heading: "Bend across the grain",
    rule: "In hard alloys, orient the part so that bends cross the rolling direction.",
    values: [value("Bend angle", { good: within(1, "°"), limit: within(0.5, "°") })],
    reason: ["Bent along the grain, sheet cracks more easily, especially 6061 and 301."],
    drawing: "sheet-grain",
  }),
  rule({
    key: "hardware",
    heading: "Give inserts and tabs room",
    rule: "Self-clinching nuts need 0.8 to 1.0 mm of sheet, an exact hole size, and distance from the edge.",
    values: [
      value("Sheet for inserts", { limit: between(0.8, 1, "mm", "at least") }),
      value("Hole for the insert", {
        note: "Diameter from the catalog, +0.08/−0 mm, not deburred",
      }),
      value("Hardness", { note: "The insert must be harder than the sheet" }),
      value("Insert to edge", { good: atLeast(2.5, "× diameter", "of the hole") }),
      value("Tab-to-slot clearance", { good: between(0.1, 0.2, "mm", "per side") }),
      value("Welded sheet", { limit: atLeast(0.76, "mm", "MIG and TIG") }),
      value("Powder coat", { good: between(0.06, 0.12, "mm", "per face") }),
    ],
    reason: [
      "The insert displaces sheet metal into its groove, so it must be the harder of the two: stainless sheet needs hardened inserts. Too close to an edge, it makes the edge bulge. Powder coat fills holes: allow for it on fits, and mask threads.",
    ],
    drawing: "sheet-hardware",
  }),
] as const;
