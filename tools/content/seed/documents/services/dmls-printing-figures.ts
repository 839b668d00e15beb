import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between } from "../../quantity.ts";
import { documentation } from "./documentation.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const dmlsFigures = [
  keyFigure("General tolerance", headline("dmls-printing", "generalTolerance")),
  keyFigure("Maximum part size", headline("dmls-printing", "largestPart")),
  keyFigure("Lead time", headline("dmls-printing", "leadTime")),
  keyFigure("Quantity", headline("dmls-printing", "quantity")),
];

export const dmlsSpecification = specification({
  heading: "DMLS specifications",
  lead: "Typical capability as printed. We machine fitted faces afterward, to CNC machining tolerances.",
  rows: [
    row(
      "Process",
      "Powder bed fusion (ISO/ASTM 52900): fiber laser, metal powder, inert gas. Also called SLM or LPBF",
    ),
    row(
      "General tolerance",
      capability("dmls-printing", "generalTolerance"),
      "The first build of a new shape can deviate by up to 2% above 10 mm, so plan a trial build. Machined faces hold tighter tolerances.",
    ),
    row("Tolerance of machined faces", capability("dmls-printing", "machinedTolerance")),
    row("Maximum part size, one piece", [
      ...capability("dmls-printing", "largestPart"),
      ...capability("dmls-printing", "largestMachines"),
    ]),
    row("Layer height", capability("dmls-printing", "layerHeight")),
    row(
      "Roughness as printed",
      capability("dmls-printing", "roughness"),
      "Faces below 45° from the plate, and faces that touched supports, are rougher.",
    ),
    row("Minimum wall thickness", capability("dmls-printing", "smallestWall")),
    row("Minimum feature size", capability("dmls-printing", "smallestFeature")),
    row("Minimum hole diameter", capability("dmls-printing", "smallestHole")),
    row("Density of the metal", [atLeast(99.5, "%", "of the solid alloy")]),
    row("Supports", "Needed. They also hold the part against residual stress. We cut them off"),
    row(
      "After printing",
      "Stress relief, wire EDM off the plate, support removal; then heat treatment, HIP and machining as ordered",
    ),
    row("Economical quantity", capability("dmls-printing", "quantity")),
    row("Lead time", capability("dmls-printing", "leadTime")),
    printingTooling,
    documentation,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Protolabs, 3D Hubs, Xometry, Layer X and dmls3d.com.",
});

export const dmlsRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "Metal shrinks as it cools and pulls on the plate. Self-supporting shapes without thick sections cost less and distort less.",
  rows: [
    row("Wall", [between(0.6, 0.8, "mm", "recommended")], "0.8 mm if taller than 10 mm."),
    row("Overhang without support", [atLeast(45, "°", "from the plate")]),
    row("Ledge without support", [atMost(0.5, "mm")]),
    row(
      "Horizontal round channel",
      [atMost(8, "mm", "diameter")],
      "Larger ones sag: use a teardrop or diamond shape. Sources differ; 6–8 mm is common practice.",
    ),
    row("Powder escape ports", [between(3, 5, "mm", "diameter, two for each cavity")]),
    row("Inside radius", [between(0.5, 1, "mm")]),
    row("Machining allowance", [between(0.5, 1, "mm")]),
    row("Text", [
      atLeast(0.5, "mm", "raised"),
      atLeast(0.4, "mm", "engraved"),
      atLeast(3, "mm", "letter height"),
    ]),
    row("Thick sections", "Avoid: they build up stress. Use ribs or a lattice instead of a solid block"),
    row("Threads", "Cut after printing. Model an undersized hole, not the thread"),
  ],
  note: "Recommended values. See the 3D printing design guide for reasons and drawings.",
});
