import { headlineQuantity } from "../../capabilities.ts";
import { rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly, within } from "../../quantity.ts";

export const sheetRules = [
  rule({
    key: "uniform-thickness",
    heading: "Use one thickness throughout",
    rule: "A bent part is one sheet. Take the thickness from the metric stock.",
    values: [
      value("Stock", {
        good: headlineQuantity("sheet-metal-fabrication", "thickness"),
        note: "0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0 mm",
      }),
      value("Variation of the stock", { limit: within(0.076, "mm") }),
    ],
    reason: [
      "If the model has two thicknesses it cannot be unfolded. Stiffness comes from flanges and beads.",
    ],
    drawing: "sheet-uniform-thickness",
  }),
  rule({
    key: "bend-radius",
    heading: "Bend to one radius, about one thickness",
    rule: "Use the same inside radius for all bends, from the standard tools.",
    values: [
      value("Default", { good: exactly(1, "× thickness") }),
      value("Low-carbon steel", { limit: atLeast(0.5, "× thickness"), note: "Or 0.8 mm" }),
      value("Aluminum 5052, cold-rolled steel", { good: between(0.5, 1, "× thickness") }),
      value("Aluminum 6061-T6", { good: between(1.5, 3, "× thickness"), note: "It cracks below" }),
      value("Stainless 304", { good: between(1, 2, "× thickness") }),
      value("Standard tools", { good: between(0.76, 1.5, "mm", "0.76, 1.0, 1.5 mm") }),
    ],
    reason: [
      "The outer fiber of a tight bend stretches until it cracks; 6061-T6 does so early. Each other radius is another tool and another set-up.",
    ],
    drawing: "sheet-bend-radius",
    readOn: "sheet-metal-materials",
  }),
  rule({
    key: "flange",
    heading: "Make flanges seven thicknesses long",
    rule: "A shorter flange slips into the die.",
    values: [
      value("Flange, outside", {
        good: headlineQuantity("sheet-metal-fabrication", "flange", "die of 8 × thickness"),
        limit: atLeast(5.2, "× thickness", "die of 6 × thickness"),
        note: "0.7 × the die width plus one thickness",
      }),
    ],
    reason: [
      "The sheet must rest on both shoulders of the die until the bend is done. The standard die is eight thicknesses wide, the narrowest six. Published minimums of four thicknesses need a narrower die, which marks the sheet and can crack it.",
    ],
    drawing: "sheet-flange",
  }),
  rule({
    key: "hole-to-bend",
    heading: "Keep holes away from bends",
    rule: "Two and a half thicknesses plus the radius, measured from the bend.",
    values: [
      value("Hole to bend", { good: atLeast(2.5, "× thickness", "plus the radius") }),
      value("Long slot along a bend", { good: atLeast(4, "× thickness", "plus the radius") }),
    ],
    reason: [
      "A hole in the zone that stretches becomes an egg. Sources differ from 2 × thickness to 3 × thickness plus radius. If it must be there, cut a relief slot or drill after bending.",
    ],
    drawing: "sheet-hole-to-bend",
  }),
  rule({
    key: "hole-to-edge",
    heading: "Keep holes away from edges and from each other",
    rule: "Two thicknesses, and no hole smaller than the sheet is thick.",
    values: [
      value("Hole diameter", {
        good: atLeast(1, "× thickness"),
        limit: atLeast(0.8, "mm"),
        note: "2 × thickness in hard metals",
      }),
      value("Hole to edge", { good: atLeast(2, "× thickness"), limit: atLeast(1.6, "mm") }),
      value("Hole to hole", {
        good: atLeast(2, "× thickness"),
        note: "6 × thickness beside formed features",
      }),
      value("Slot width", { good: atLeast(1, "× thickness") }),
    ],
    reason: ["A narrow bridge bulges when it is punched and melts when it is cut."],
    drawing: "sheet-hole-to-edge",
  }),
  rule({
    key: "relief",
    heading: "Cut a relief where a bend ends",
    rule: "One thickness wide, one and a half thicknesses deep.",
    values: [
      value("Width", { good: atLeast(1, "× thickness"), limit: atLeast(0.76, "mm") }),
      value("Depth", { good: atLeast(1.5, "× thickness"), note: "Another source: 2 × thickness + radius" }),
    ],
    reason: ["Without it the sheet tears at the end of the bend."],
    drawing: "sheet-relief",
  }),
  rule({
    key: "hems",
    heading: "Hem edges that hands touch",
    rule: "Fold the edge back by at least five thicknesses.",
    values: [
      value("Return", { good: headlineQuantity("sheet-metal-fabrication", "hem") }),
      value("Gap of an open hem", { good: atLeast(1, "× thickness") }),
    ],
    reason: [
      "A hem stiffens the edge and takes away the burr. A closed hem traps plating salts: leave it open.",
    ],
    drawing: "sheet-hem",
  }),
  rule({
    key: "u-channel",
    heading: "Keep the legs of a channel shorter than its base",
    rule: "The second leg must pass the tool.",
    values: [value("Leg", { note: "Half the width of the base; at most as long as the base is wide" })],
    reason: [
      "A deep narrow channel hits the punch when its last leg comes up. It then needs a gooseneck tool, or two parts.",
    ],
    drawing: "sheet-u-channel",
  }),
  rule({
    key: "formed-features",
    heading: "Limit what is formed",
    rule: "Dimples, embosses, louvers and curls stretch the sheet: keep them shallow and apart.",
    values: [
      value("Dimple", {
        limit: atMost(6, "× thickness", "diameter"),
        note: "Depth at most half of its inside diameter",
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
    reason: ["The metal comes from the sheet around the feature, which thins and pulls in."],
    drawing: "sheet-emboss",
  }),
  rule({
    key: "grain",
    heading: "Bend across the grain",
    rule: "Lay hard alloys so that the bend crosses the rolling direction.",
    values: [value("Bend angle", { good: within(1, "°"), limit: within(0.5, "°") })],
    reason: ["Along the grain the bend opens cracks, above all in 6061 and 301."],
    drawing: "sheet-grain",
  }),
  rule({
    key: "hardware",
    heading: "Give inserts and tabs their room",
    rule: "Self-clinching nuts need 0.8 to 1.0 mm of sheet, the exact hole, and distance from the edge.",
    values: [
      value("Sheet for inserts", { limit: between(0.8, 1, "mm", "at least") }),
      value("Hole for the insert", {
        note: "Diameter from the catalog, +0.08/−0 mm, not deburred",
      }),
      value("Hardness", { note: "The insert must be harder than the sheet" }),
      value("Insert to edge", { good: atLeast(2.5, "× diameter", "of the hole") }),
      value("Tab in slot", { good: between(0.1, 0.2, "mm", "per side") }),
      value("Sheet to weld", { limit: atLeast(0.76, "mm", "MIG and TIG") }),
      value("Powder coat", { good: between(0.06, 0.12, "mm", "per face") }),
    ],
    reason: [
      "The insert makes the sheet flow into its groove, so it must be the harder one: stainless sheet needs hardened inserts. Near an edge the edge bulges. Powder fills holes: allow for it on fits, and mask threads.",
    ],
    drawing: "sheet-hardware",
  }),
] as const;
