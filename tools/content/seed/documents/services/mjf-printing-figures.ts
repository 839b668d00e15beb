import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const mjfFigures = [
  keyFigure("General tolerance", headline("mjf-printing", "generalTolerance")),
  keyFigure("Maximum part size", headline("mjf-printing", "largestPart")),
  keyFigure("Lead time", headline("mjf-printing", "leadTime")),
  keyFigure("Quantity", headline("mjf-printing", "quantity")),
];

export const mjfSpecification = specification({
  heading: "MJF specifications",
  lead: "Typical capability in PA12. Where published design guides differ, we give the range.",
  rows: [
    row("Process", "Powder bed fusion (ISO/ASTM 52900): fusing agent and infrared lamps, nylon powder"),
    row("General tolerance", capability("mjf-printing", "generalTolerance")),
    row("Maximum part size, one piece", capability("mjf-printing", "largestPart")),
    row(
      "Minimum part size",
      [atLeast(9, "mm", "length + width + height")],
      "Smaller parts get lost in blasting.",
    ),
    row("Layer height", capability("mjf-printing", "layerHeight")),
    row("XY resolution", "1200 dpi, a dot of about 0.02 mm"),
    row(
      "Roughness as printed",
      capability("mjf-printing", "roughness"),
      "Published values differ: 5–8 µm and 10–15 µm. Down-facing surfaces are smoother.",
    ),
    row("Minimum wall thickness", capability("mjf-printing", "smallestWall")),
    row("Minimum feature size", capability("mjf-printing", "smallestFeature")),
    row("Minimum hole diameter", capability("mjf-printing", "smallestHole")),
    row(
      "Heat deflection, 0.45 MPa",
      [between(173, 183, "°C", "PA12, bead-filled PA12, PA11")],
      "At 1.8 MPa: 48–121 °C. Check the load as well as the temperature.",
    ),
    row("Strength across layers", "Nearly the same. PA12 stretches 15–20% along the layers, 12–15% across"),
    row("Supports", "None: the powder supports the part"),
    row(
      "Economical quantity",
      capability("mjf-printing", "quantity"),
      "The upper end is for small parts that nest well.",
    ),
    row("Lead time", capability("mjf-printing", "leadTime")),
    printingTooling,
    documentation,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Tronix3D, Tempus 3D, 3Faktur, Materialise and Layer X; HP data sheets.",
});

export const mjfRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "MJF shows finer detail than SLS, but the same two problems spoil parts: trapped powder and long flat faces.",
  rows: [
    row("Wall", [atLeast(1, "mm", "recommended"), atLeast(2, "mm", "under load or watertight")]),
    row("Hollow out above", [exactly(20, "mm", "leave a wall of 2–3 mm")]),
    row("Escape holes", [
      atLeast(4, "mm", "diameter, one"),
      atLeast(2, "mm", "diameter, two or more"),
      atLeast(10, "mm", "diameter, two, for TPU"),
    ]),
    row("Clearance, moving parts", [atLeast(0.5, "mm")]),
    row("Clearance, assembled parts", [atLeast(0.2, "mm", "on each side")]),
    row(
      "Living hinge",
      [exactly(0.5, "mm", "thick"), atMost(10, "mm", "long on one side")],
      "Don't orient it parallel to the layers. Source: Materialise.",
    ),
    row("Raised text", [atLeast(0.3, "mm", "high"), atLeast(0.5, "mm", "stroke")]),
    row("Engraved text", [atLeast(0.4, "mm", "wide and deep"), atLeast(2.1, "mm", "letter height")]),
    row(
      "Warp of flat panels over 100 mm",
      [between(0.3, 1, "mm", "per 200 mm")],
      "Ribs don't prevent it. Curve the panel, add openings or split it. Source: Layer X.",
    ),
    row(
      "Cosmetic face",
      [atLeast(20, "°", "tilt, or turned down")],
      "Up-facing surfaces are rougher and get a raised rim of about 0.1 mm.",
    ),
  ],
  note: "Recommended values. See the 3D printing design guide for reasons and drawings.",
});
