import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const slsFigures = [
  keyFigure("General tolerance", headline("sls-printing", "generalTolerance")),
  keyFigure("Maximum part size", headline("sls-printing", "largestPart")),
  keyFigure("Lead time", headline("sls-printing", "leadTime")),
  keyFigure("Quantity", headline("sls-printing", "quantity")),
];

export const slsSpecification = specification({
  heading: "SLS specifications",
  lead: "Typical capability of production machines in nylon. Where published design guides differ, we give the range.",
  rows: [
    row("Process", "Powder bed fusion (ISO/ASTM 52900): CO2 laser, nylon powder"),
    row("General tolerance", capability("sls-printing", "generalTolerance")),
    row("Tightest tolerance", capability("sls-printing", "tightestTolerance"), "Source: Xometry."),
    row("Maximum part size, one piece", [
      ...capability("sls-printing", "largestPart"),
      ...capability("sls-printing", "largestMachines"),
    ]),
    row("Layer height", capability("sls-printing", "layerHeight")),
    row(
      "Roughness as printed",
      capability("sls-printing", "roughness"),
      "About 1–3 µm Ra after vapor smoothing, which melts the outer 50–100 µm.",
    ),
    row("Minimum wall thickness", capability("sls-printing", "smallestWall")),
    row("Minimum feature size", capability("sls-printing", "smallestFeature"), "Source: Protolabs."),
    row(
      "Minimum hole diameter",
      capability("sls-printing", "smallestHole"),
      "Small holes and gaps print about 0.15 mm undersize; allow for it.",
    ),
    row(
      "Heat deflection, 0.45 MPa",
      [between(154, 180, "°C", "PA12 to PA11")],
      "At 1.8 MPa: 46–144 °C, PA11 to Alumide. Check the load as well as the temperature.",
    ),
    row("Strength across layers", "Nearly the same in all directions"),
    row("Supports", "None: the powder supports the part"),
    row(
      "Economical quantity",
      capability("sls-printing", "quantity"),
      "Parts nest in the build volume, so many small parts share one run.",
    ),
    row("Lead time", capability("sls-printing", "leadTime")),
    printingTooling,
    documentation,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Protolabs, Xometry, 3D Hubs, Materialise and Sculpteo; manufacturers' data sheets.",
});

export const slsRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "The powder supports every overhang, but it has to come out again.",
  rows: [
    row("Wall", [atLeast(1, "mm", "recommended"), atLeast(0.7, "mm", "limit")]),
    row(
      "Hollow out above",
      [exactly(20, "mm")],
      "Thick nylon holds heat, shrinks unevenly and sinks. Consider hollowing from 9 mm.",
    ),
    row("Escape holes", [between(3.5, 5, "mm", "diameter, two or more")]),
    row("Clearance, moving parts", [between(0.5, 0.6, "mm")]),
    row("Clearance, assembled parts", [between(0.2, 0.3, "mm", "on each side")]),
    row("Pin diameter", [atLeast(1, "mm", "recommended"), atLeast(0.8, "mm", "limit")]),
    row("Inside radius", [atLeast(0.5, "mm")]),
    row("Engraved text", [atLeast(0.5, "mm", "deep"), atLeast(3, "mm", "letter height")]),
    row(
      "Flat panels",
      [atMost(100, "mm")],
      "Larger flat panels warp, even with ribs. Curve the panel, add openings or split it.",
    ),
    row("Threads", "Brass inserts. Printed threads from M6"),
  ],
  note: "Recommended values. See the 3D printing design guide for reasons and drawings.",
});
