import { figure, row, rulesInShort, specification } from "../../blocks.ts";
import { atLeast, atMost, between, exactly, size, within } from "../../quantity.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const dmlsFigures = [
  figure("General tolerance", within(0.2, "mm")),
  figure("Largest part", size(245, 245, 330)),
  figure("First parts", between(5, 15, "day")),
  figure("Quantity", between(1, 50, "part")),
];

export const dmlsSpecification = specification({
  heading: "DMLS in figures",
  lead: "Typical capability as printed. Faces that must fit are machined afterwards and then follow the figures of CNC machining.",
  rows: [
    row(
      "Principle",
      "Powder bed fusion (ISO/ASTM 52900): fibre laser, metal powder, inert gas. Also called SLM or LPBF",
    ),
    row(
      "General tolerance",
      [within(0.2, "mm", "or ±0.2% of the length, whichever is larger")],
      "Published values differ: ±0.076 mm + 0.001 mm/mm (Protolabs); up to ±2% on a first attempt above 10 mm (3D Hubs).",
    ),
    row("Tolerance of machined faces", [within(0.025, "mm", "after CNC machining, as agreed")]),
    row("Largest part in one piece", [size(245, 245, 330), size(400, 800, 500, "on the largest machines")]),
    row("Layer height", [between(20, 40, "µm")]),
    row(
      "Roughness as printed",
      [between(5, 12, "µm Ra")],
      "Faces over 45° overhang and support contacts are rougher.",
    ),
    row("Smallest wall", [between(0.6, 0.8, "mm", "recommended"), exactly(0.4, "mm", "limit, upright")]),
    row("Smallest feature", [
      exactly(0.38, "mm", "normal resolution"),
      exactly(0.15, "mm", "high resolution, up to 89 × 89 × 66 mm"),
    ]),
    row("Smallest hole", [between(0.5, 1, "mm")]),
    row("Density of the metal", [atLeast(99.5, "%", "of the solid alloy")]),
    row("Supports", "Needed. They also anchor the part against residual stress, and are cut off"),
    row(
      "After printing",
      "Stress relief, wire EDM off the plate, support removal; then heat treatment, HIP, machining as agreed",
    ),
    row("Quantity that makes sense", [between(1, 50, "part")]),
    row("First parts", [between(5, 15, "day", "with stress relief")]),
    printingTooling,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Protolabs, 3D Hubs, Xometry, Layer X and dmls3d.com.",
});

export const dmlsRules = rulesInShort({
  heading: "Design rules in short",
  lead: "Metal shrinks as it cools and pulls at the plate. Shapes that carry themselves and avoid mass are cheaper and truer.",
  rows: [
    row("Wall", [between(0.6, 0.8, "mm", "recommended")], "0.8 mm when it is taller than 10 mm."),
    row("Overhang without support", [atLeast(45, "°", "from the plate")]),
    row("Ledge without support", [atMost(0.5, "mm")]),
    row(
      "Round channel lying flat",
      [atMost(8, "mm", "diameter")],
      "Larger ones sag: use a teardrop or a diamond. Sources differ; 6–8 mm is common practice.",
    ),
    row("Ports to let powder out", [between(3, 5, "mm", "diameter, two for each cavity")]),
    row("Inside radius", [between(0.5, 1, "mm")]),
    row("Stock on faces to be machined", [between(0.5, 1, "mm")]),
    row("Text", [
      atLeast(0.5, "mm", "raised"),
      atLeast(0.4, "mm", "engraved"),
      atLeast(3, "mm", "letter height"),
    ]),
    row("Thick sections", "Avoid: they hold stress. Use a lattice or a rib instead of a block"),
    row("Threads", "Cut after printing. Model the hole under size, not the thread"),
  ],
  note: "Recommended values. The 3D printing design guide gives the reasons and drawings.",
});
