import { figure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const fdmFigures = [
  figure("General tolerance", headline("fdm-printing", "generalTolerance")),
  figure("Maximum part size", headline("fdm-printing", "largestPart", "there ±0.76 mm")),
  figure("Lead time", headline("fdm-printing", "leadTime")),
  figure("Quantity", headline("fdm-printing", "quantity")),
];

export const fdmSpecification = specification({
  heading: "FDM in figures",
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
      "The layer steps are seen and felt in addition.",
    ),
    row("Minimum wall thickness", capability("fdm-printing", "smallestWall")),
    row("Minimum feature size", capability("fdm-printing", "smallestFeature"), "Source: Xometry."),
    row("Minimum hole diameter", capability("fdm-printing", "smallestHole")),
    row("Inside of thick walls", [exactly(6, "mm", "above this, filled with a sparse pattern")]),
    row("Strength across layers", [between(20, 30, "%", "weaker than along the layers")]),
    row("Heat deflection, 1.8 MPa", [between(52, 213, "°C", "PLA to ULTEM 1010")]),
    row("Supports", "Needed below 45°. Soluble where the material allows it"),
    row("Economical quantity", capability("fdm-printing", "quantity")),
    row("Lead time", capability("fdm-printing", "leadTime")),
    printingTooling,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Forge Labs, Xometry, Materialize and 3D Hubs; handbook values.",
});

export const fdmRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "A bead has a width, a direction and a weak seam. Design with all three.",
  rows: [
    row("Wall", [atLeast(1, "mm", "recommended"), atLeast(1.5, "mm", "free-standing")]),
    row("Overhang without support", [atLeast(45, "°", "from level")]),
    row("Bridge", [atMost(10, "mm")]),
    row("Hole", [atLeast(2, "mm")], "Print smaller and drill when it must fit."),
    row("Pin diameter", [atLeast(5, "mm", "industrial"), atLeast(3, "mm", "desktop")]),
    row("Clearance, moving parts", [atLeast(0.5, "mm", "on all sides")]),
    row("Clearance, assembled parts", [between(0.2, 0.3, "mm", "on each side")]),
    row("Raised text", [atLeast(1.5, "mm", "high on flat faces"), atLeast(2, "mm", "high on upright faces")]),
    row("Corner radius on the plate", [atLeast(2, "mm")], "Sharp corners lift and curl."),
    row("Load direction", "Along the layers. Across them the part is 20–30% weaker"),
  ],
  note: "Recommended values. The 3D printing design guide gives the reasons and drawings.",
});
