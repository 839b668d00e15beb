import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const fdmFigures = [
  keyFigure("General tolerance", headline("fdm-printing", "generalTolerance")),
  keyFigure("Maximum part size", headline("fdm-printing", "largestPart", "at ±0.76 mm")),
  keyFigure("Lead time", headline("fdm-printing", "leadTime")),
  keyFigure("Quantity", headline("fdm-printing", "quantity")),
];

export const fdmSpecification = specification({
  heading: "FDM specifications",
  lead: "Typical capability of industrial machines. Desktop machines are cheaper and about half as accurate.",
  rows: [
    row("Process", "Material extrusion (ISO/ASTM 52900), also called FFF: a molten bead of thermoplastic"),
    row("General tolerance", capability("fdm-printing", "generalTolerance")),
    row("Tightest tolerance", capability("fdm-printing", "tightestTolerance"), "Source: Forge Labs."),
    row("Maximum part size, one piece", [
      headline("fdm-printing", "largestPart"),
      ...capability("fdm-printing", "midSizeMachine"),
    ]),
    row(
      "Layer height",
      capability("fdm-printing", "layerHeight"),
      "Parts longer than 406 mm are printed at 0.33 mm.",
    ),
    row(
      "Roughness as printed",
      capability("fdm-printing", "roughness"),
      "You can also see and feel the layer steps.",
    ),
    row("Minimum wall thickness", capability("fdm-printing", "smallestWall")),
    row("Minimum feature size", capability("fdm-printing", "smallestFeature"), "Source: Xometry."),
    row("Minimum hole diameter", capability("fdm-printing", "smallestHole")),
    row("Sparse infill", [exactly(6, "mm", "default for walls thicker than this")]),
    row("Strength across layers", [between(20, 30, "%", "weaker than along the layers")]),
    row("Heat deflection, 1.8 MPa", [between(52, 213, "°C", "PLA to ULTEM 1010")]),
    row("Supports", "Needed below 45°. Soluble if the material allows"),
    row("Economical quantity", capability("fdm-printing", "quantity")),
    row("Lead time", capability("fdm-printing", "leadTime")),
    printingTooling,
    documentation,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Forge Labs, Xometry, Materialise and 3D Hubs; handbook values.",
});

export const fdmRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "Each bead has a width, a direction and a weak bond to the next. Design for all three.",
  rows: [
    row("Wall", [atLeast(1, "mm", "recommended"), atLeast(1.5, "mm", "freestanding")]),
    row("Overhang without support", [atLeast(45, "°", "from horizontal")]),
    row("Bridge", [atMost(10, "mm")]),
    row("Hole", [atLeast(2, "mm")], "If it must fit, print it undersize and drill it."),
    row("Pin diameter", [atLeast(5, "mm", "industrial"), atLeast(3, "mm", "desktop")]),
    row("Clearance, moving parts", [atLeast(0.5, "mm", "on all sides")]),
    row("Clearance, assembled parts", [between(0.2, 0.3, "mm", "on each side")]),
    row("Raised text", [
      atLeast(1.5, "mm", "high on flat faces"),
      atLeast(2, "mm", "high on vertical faces"),
    ]),
    row("Corner radius at the build plate", [atLeast(2, "mm")], "Sharp corners lift and curl."),
    row("Load direction", "Along the layers; 20–30% weaker across them"),
  ],
  note: "Recommended values. See the 3D printing design guide for reasons and drawings.",
});
