import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";

export const sheetFigures = [
  keyFigure("General tolerance", headline("sheet-metal-fabrication", "generalTolerance")),
  keyFigure("Maximum part size", headline("sheet-metal-fabrication", "largestPart")),
  keyFigure("Lead time", headline("sheet-metal-fabrication", "leadTime")),
  keyFigure("Quantity", headline("sheet-metal-fabrication", "quantity")),
];

export const sheetSpecification = specification({
  heading: "Sheet metal specifications",
  lead: "Typical capability. Each bend adds its own tolerance, so a dimension across three bends varies more than one on a flat face.",
  rows: [
    row(
      "Processes",
      "Laser cutting, turret punching, forming, press brake bending, welding, riveting, clinching, assembly",
    ),
    row("Thickness, bent parts", capability("sheet-metal-fabrication", "thickness")),
    row("Thickness, laser cut", [
      atMost(25, "mm", "steel"),
      atMost(16, "mm", "stainless steel"),
      atMost(12, "mm", "aluminum"),
    ]),
    row("General tolerance, cut edge to cut edge", capability("sheet-metal-fabrication", "generalTolerance")),
    row("Tightest tolerance, cut edges", capability("sheet-metal-fabrication", "tightestTolerance")),
    row("Hole to bend", capability("sheet-metal-fabrication", "holeToBendTolerance")),
    row("Over several bends", capability("sheet-metal-fabrication", "overBendsTolerance")),
    row("Bend angle", capability("sheet-metal-fabrication", "bendAngle")),
    row("Sheet thickness variation", capability("sheet-metal-fabrication", "stockVariation")),
    row("Maximum part size, flat", [
      ...capability("sheet-metal-fabrication", "largestPart"),
      ...capability("sheet-metal-fabrication", "commonSheet"),
    ]),
    row("Longest bend", capability("sheet-metal-fabrication", "longestBend")),
    row("Joining", "TIG, MIG, spot and laser welding; rivets; self-clinching nuts and studs; tab and slot"),
    row("Minimum thickness for welding", [exactly(0.76, "mm", "MIG and TIG")]),
    row("Tooling", "Standard tools. Special forms need a punch, very high volumes a progressive die"),
    row("Economical quantity", capability("sheet-metal-fabrication", "quantity")),
    row("Lead time", capability("sheet-metal-fabrication", "leadTime")),
    documentation,
    row(
      "Files",
      "STEP of the folded part and, in the same ZIP, a PDF for bends, threads and finish, and the DXF of the flat pattern if you have one",
    ),
  ],
  note: "Typical capability. Sources: Fictiv sheet metal specifications, Komaspec; handbook values.",
});

export const sheetRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "t is the sheet thickness and R the inside bend radius. Follow these rules and the part bends without cracks or bulges.",
  rows: [
    row(
      "Inside bend radius",
      [exactly(1, "× thickness", "default")],
      "0.5–1 × t for 5052 and mild steel, 1–2 × t for stainless 304, 1.5–3 × t for 6061-T6.",
    ),
    row(
      "Flange length",
      capability("sheet-metal-fabrication", "flange"),
      "Depends on the die: 0.7 × its width + t. Shorter flanges slip into it.",
    ),
    row("Hole to bend", "At least 2.5 × t + R; closer holes pull out of round"),
    row("Hole diameter", [atLeast(1, "× thickness")], "2 × t in hard metals, and never below 0.8 mm."),
    row("Hole to edge, hole to hole", [atLeast(2, "× thickness")]),
    row("Bend relief", [atLeast(1, "× thickness", "wide"), atLeast(1.5, "× thickness", "deep")]),
    row("Hem return length", capability("sheet-metal-fabrication", "hem")),
    row(
      "Self-clinching nuts and studs",
      [atLeast(0.8, "mm", "sheet thickness")],
      "Hole size from the catalog, +0.08/−0 mm; edge distance 2.5 × the hole. The fastener must be harder than the sheet.",
    ),
    row("Slots and tabs", [between(0.1, 0.2, "mm", "clearance on each side")]),
    row(
      "Powder coat",
      [between(0.06, 0.12, "mm", "on each face")],
      "Allow for it on fits; mask threads and grounding points.",
    ),
    row(
      "One radius per part",
      [exactly(0.76, "mm"), exactly(1, "mm"), exactly(1.5, "mm")],
      "Common tool radii. Each tool change costs a setup.",
    ),
  ],
  note: "Recommended values. See the sheet metal guide for reasons, drawings, K-factors, the gauge table and a worked flat pattern.",
});
