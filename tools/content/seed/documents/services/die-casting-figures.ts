import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";

export const dieCastingFigures = [
  keyFigure("General tolerance", headline("die-casting", "generalTolerance")),
  keyFigure("Maximum part size", headline("die-casting", "largestPart")),
  keyFigure("Lead time", headline("die-casting", "leadTime")),
  keyFigure("Quantity", headline("die-casting", "quantity")),
];

export const dieCastingSpecification = specification({
  heading: "Die casting specifications",
  lead: "Typical capability as cast. We machine fitted and sealing faces afterward, to CNC machining tolerances.",
  rows: [
    row("Process", "Molten aluminum, zinc or magnesium is injected into a steel die at high pressure"),
    row(
      "Variants",
      "Cold chamber for aluminum and magnesium, hot chamber for zinc; vacuum-assisted, squeeze and semi-solid casting",
    ),
    row(
      "General tolerance, aluminum",
      capability("die-casting", "generalTolerance"),
      "Standard class. Source: NADCA, as summarized by aluminium-part.com.",
    ),
    row(
      "Precision class, aluminum",
      capability("die-casting", "tightestTolerance"),
      "Raises the cost of the die and its maintenance.",
    ),
    row("Added across the parting line", [
      between(0.14, 0.61, "mm", "aluminum, standard, by projected area"),
    ]),
    row("Maximum part size, longest side", capability("die-casting", "largestPart")),
    row("Wall", capability("die-casting", "wall")),
    row("Draft", [
      between(1, 2, "°", "aluminum, outside"),
      between(2, 3, "°", "aluminum, inside"),
      between(0.5, 1, "°", "zinc"),
    ]),
    row("Roughness as cast", capability("die-casting", "roughness")),
    row("Die life", [
      between(100_000, 150_000, "shot", "aluminum"),
      between(250_000, 500_000, "shot", "magnesium"),
      between(500_000, 1_000_000, "shot", "zinc"),
    ]),
    row(
      "Pouring temperature",
      capability("die-casting", "pouringTemperature"),
      "Above the melting range of the alloy; see the materials page.",
    ),
    row("Lead time, including the die", capability("die-casting", "leadTime")),
    row("After casting", "Trimming, tumbling, CNC machining of bores and threads, impregnation, coating"),
    row("Economical quantity", capability("die-casting", "quantity")),
    documentation,
    row(
      "Files",
      "STEP and, in the same ZIP, a PDF drawing that marks the machined faces, the gate area and the cosmetic faces",
    ),
  ],
  note: "Typical capability. Sources: NADCA S-4A as summarized by aluminium-part.com; handbook values.",
});

export const dieCastingRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "The metal must fill the die before it freezes, and the part must release without drag. Walls, draft and radii decide both.",
  rows: [
    row("Wall", capability("die-casting", "wall"), "Keep it even; thick sections turn porous."),
    row("Minimum wall thickness", [exactly(1, "mm", "aluminum, small parts"), exactly(0.5, "mm", "zinc")]),
    row("Draft, outside", [between(1, 2, "°", "aluminum"), between(0.5, 1, "°", "zinc")]),
    row("Draft, inside and on cores", [between(2, 3, "°", "aluminum")]),
    row("Corners", "Radius every corner, inside and outside. Sharp corners crack the die and the part"),
    row("Holes", "Cored with draft; drill holes that need precision or threads"),
    row("Machined faces", "Few, flat and reachable in one or two setups"),
    row("Undercuts", "Avoid. Each needs a slide in the die"),
  ],
  note: "Typical values. See the die casting guide for reasons, drawings and tables, and the CNC machining guide for machined faces.",
});
