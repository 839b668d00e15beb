import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const slaFigures = [
  keyFigure("General tolerance", headline("sla-printing", "generalTolerance")),
  keyFigure("Maximum part size", headline("sla-printing", "largestPart")),
  keyFigure("Lead time", headline("sla-printing", "leadTime")),
  keyFigure("Quantity", headline("sla-printing", "quantity")),
];

export const slaSpecification = specification({
  heading: "SLA specifications",
  lead: "Typical capability of production machines. Where published design guides differ, we give the range.",
  rows: [
    row("Process", "Vat photopolymerization (ISO/ASTM 52900): UV laser, liquid photopolymer"),
    row("General tolerance", capability("sla-printing", "generalTolerance")),
    row("Tightest tolerance", capability("sla-printing", "tightestTolerance")),
    row(
      "Maximum part size, one piece",
      [...capability("sla-printing", "largestPart"), ...capability("sla-printing", "largestMachines")],
      "Longer parts are split, keyed and bonded.",
    ),
    row("Layer height", capability("sla-printing", "layerHeight")),
    row("Roughness as printed", capability("sla-printing", "roughness")),
    row(
      "Minimum wall thickness",
      capability("sla-printing", "smallestWall"),
      "Walls of 0.4 mm and 0.6 mm can be printed but rarely survive handling.",
    ),
    row("Minimum feature size", capability("sla-printing", "smallestFeature")),
    row("Minimum hole diameter", capability("sla-printing", "smallestHole")),
    row("Heat deflection, 0.45 MPa", [
      between(46, 63, "°C", "most resins"),
      between(132, 268, "°C", "ceramic-filled, the upper value after a thermal cure"),
    ]),
    row("Strength across layers", "Nearly the same in all directions"),
    row("Supports", "Needed. They leave marks that we sand off"),
    row("Economical quantity", capability("sla-printing", "quantity")),
    row("Lead time", capability("sla-printing", "leadTime")),
    printingTooling,
    documentation,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Forge Labs, Protolabs, Addema and Layer X; resin manufacturers' data sheets.",
});

export const slaRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "These rules prevent breakage, closed holes and trapped liquid. All values are for standard resins.",
  rows: [
    row(
      "Wall by part size",
      [
        exactly(1, "mm", "length + width + height up to 200 mm"),
        exactly(2, "mm", "200–400 mm"),
        exactly(3, "mm", "above 400 mm"),
      ],
      "Source: Materialise design guidelines.",
    ),
    row("Hollow out above", [exactly(10, "mm")], "Saves resin and keeps thick sections from warping."),
    row(
      "Drain holes",
      [atLeast(3.5, "mm", "diameter, two or more")],
      "Resin left inside keeps curing and cracks the part.",
    ),
    row("Overhang without support", [atLeast(19, "°", "from horizontal")]),
    row("Bridge", [atMost(21, "mm")]),
    row("Clearance, moving parts", [atLeast(0.5, "mm")]),
    row("Clearance, assembled parts", [between(0.1, 0.2, "mm", "on each side")]),
    row("Engraved text", [atLeast(0.4, "mm", "wide and deep")]),
    row("Raised text", [atLeast(0.5, "mm", "high"), between(2, 3, "mm", "letter height")]),
    row("Threads", "Brass inserts. Printed threads from M4"),
  ],
  note: "Recommended values. See the 3D printing design guide for reasons and drawings.",
});
