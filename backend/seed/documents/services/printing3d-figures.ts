import { figure, row, rulesInShort, specification } from "../../blocks.ts";
import { atLeast, between, exactly, size, within } from "../../quantity.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const printingFigures = [
  figure("General tolerance", within(0.2, "mm", "SLA")),
  figure("Largest part", size(914, 609, 914, "FDM, there ±0.76 mm")),
  figure("First parts", between(1, 15, "day")),
  figure("Quantity", between(1, 2000, "part")),
];

export const printingSpecification = specification({
  heading: "The five processes in figures",
  lead: "Typical capability. Each line names the process that the figure holds for; their own pages go further.",
  rows: [
    row(
      "General tolerance, plastics",
      [
        within(0.2, "mm", "SLA"),
        within(0.3, "mm", "SLS and MJF"),
        within(0.25, "mm", "FDM, mid-size machine"),
      ],
      "Or ±0.2 to 0.3% of the length, whichever is larger.",
    ),
    row("General tolerance, metal", [within(0.2, "mm", "DMLS, as printed")]),
    row("Largest part, plastics", [
      size(736, 635, 533, "SLA"),
      size(482, 482, 431, "SLS"),
      size(380, 284, 380, "MJF"),
      size(914, 609, 914, "FDM"),
    ]),
    row("Largest part, metal", [size(245, 245, 330, "DMLS"), size(400, 800, 500, "DMLS, largest machines")]),
    row(
      "Layer height",
      [
        between(50, 100, "µm", "SLA"),
        between(100, 150, "µm", "SLS"),
        between(80, 110, "µm", "MJF"),
        between(127, 330, "µm", "FDM"),
      ],
      "DMLS: 20–40 µm.",
    ),
    row("Roughness as printed", [
      between(0.5, 3, "µm Ra", "SLA"),
      between(9, 20, "µm Ra", "SLS"),
      between(5, 15, "µm Ra", "MJF and FDM"),
      between(5, 12, "µm Ra", "DMLS"),
    ]),
    row("Wall that prints well", [atLeast(1, "mm", "SLA, SLS, MJF, FDM"), atLeast(0.6, "mm", "DMLS")]),
    row("Supports", "SLA, DMLS and FDM need them. SLS and MJF do not"),
    row("First parts", [
      between(1, 5, "day", "SLA and FDM"),
      between(3, 7, "day", "SLS and MJF"),
      between(5, 15, "day", "DMLS, with stress relief"),
    ]),
    row("Quantity that makes sense", [
      between(1, 50, "part", "SLA, DMLS"),
      between(1, 100, "part", "FDM"),
      between(1, 500, "part", "SLS"),
      between(1, 2000, "part", "MJF"),
    ]),
    printingTooling,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Forge Labs, Protolabs, 3D Hubs, Tronix3D, Materialise and Layer X.",
});

export const printingRules = rulesInShort({
  heading: "Design rules in short",
  lead: "These hold for all plastic processes. The design guide gives the value of each process.",
  rows: [
    row("Wall", [atLeast(1, "mm", "held on both sides"), between(1, 1.5, "mm", "free-standing")]),
    row("Hollow above a thickness of", [exactly(10, "mm", "SLA"), exactly(20, "mm", "SLS and MJF")]),
    row("Holes to drain or empty", [atLeast(3.5, "mm", "diameter, two of them")]),
    row("Gap of moving parts", [atLeast(0.5, "mm")]),
    row("Gap of parts assembled later", [between(0.1, 0.3, "mm", "on each side")]),
    row(
      "Overhang without support",
      [atLeast(45, "°", "FDM and DMLS"), atLeast(19, "°", "SLA")],
      "SLS and MJF have no limit.",
    ),
    row("Letters", [
      atLeast(2, "mm", "high, MJF and SLA"),
      atLeast(3, "mm", "high, SLS and DMLS"),
      atLeast(5, "mm", "high, FDM"),
    ]),
    row("Flat panels", [exactly(100, "mm", "above this, add ribs")]),
    row("One body per file", "A file with several bodies is priced as one block. Send each part by itself"),
  ],
  note: "Recommended values. The 3D printing design guide gives the reasons and drawings.",
});
