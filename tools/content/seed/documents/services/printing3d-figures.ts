import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { headline } from "../../capabilities.ts";
import { atLeast, between, exactly } from "../../quantity.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const printingFigures = [
  keyFigure("General tolerance", headline("sla-printing", "generalTolerance", "SLA")),
  keyFigure("Maximum part size", headline("fdm-printing", "largestPart", "FDM, at ±0.76 mm")),
  keyFigure("Lead time", between(1, 15, "working day")),
  keyFigure("Quantity", between(1, 2000, "part")),
];

export const printingSpecification = specification({
  heading: "Specifications by process",
  lead: "Typical capability. Each line names its process; the process pages go further.",
  rows: [
    row(
      "General tolerance, plastics",
      [
        headline("sla-printing", "generalTolerance", "SLA"),
        headline("sls-printing", "generalTolerance", "SLS and MJF"),
        headline("fdm-printing", "generalTolerance", "FDM, mid-size machine"),
      ],
      "Or ±0.2 to 0.3% of the length, whichever is larger.",
    ),
    row("General tolerance, metal", [headline("dmls-printing", "generalTolerance", "DMLS, up to 100 mm")]),
    row("Maximum part size, plastics", [
      headline("sla-printing", "largestPart", "SLA"),
      headline("sls-printing", "largestPart", "SLS"),
      headline("mjf-printing", "largestPart", "MJF"),
      headline("fdm-printing", "largestPart", "FDM"),
    ]),
    row("Maximum part size, metal", [
      headline("dmls-printing", "largestPart", "DMLS"),
      headline("dmls-printing", "largestMachines", "DMLS, on the largest machines"),
    ]),
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
      headline("sls-printing", "roughness", "SLS"),
      headline("mjf-printing", "roughness", "MJF and FDM"),
      headline("dmls-printing", "roughness", "DMLS"),
    ]),
    row("Recommended wall", [atLeast(1, "mm", "SLA, SLS, MJF, FDM"), atLeast(0.6, "mm", "DMLS")]),
    row("Supports", "Needed for SLA, DMLS and FDM; not for SLS and MJF"),
    row("Lead time", [
      headline("sla-printing", "leadTime", "SLA and FDM"),
      headline("sls-printing", "leadTime", "SLS and MJF"),
      headline("dmls-printing", "leadTime", "DMLS, with stress relief"),
    ]),
    row("Economical quantity", [
      headline("sla-printing", "quantity", "SLA, DMLS"),
      headline("fdm-printing", "quantity", "FDM"),
      headline("sls-printing", "quantity", "SLS"),
      headline("mjf-printing", "quantity", "MJF"),
    ]),
    printingTooling,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Forge Labs, Protolabs, 3D Hubs, Tronix3D, Materialise and Layer X.",
});

export const printingRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "Common values. The design guide gives them for each process.",
  rows: [
    row("Wall", [atLeast(1, "mm", "held on both sides"), between(1, 1.5, "mm", "freestanding")]),
    row("Hollow out above", [exactly(10, "mm", "SLA"), exactly(20, "mm", "SLS and MJF")]),
    row("Escape holes", [atLeast(3.5, "mm", "diameter, two of them")]),
    row("Clearance, moving parts", [atLeast(0.5, "mm")]),
    row("Clearance, assembled parts", [between(0.1, 0.3, "mm", "on each side")]),
    row(
      "Overhang without support",
      [atLeast(45, "°", "FDM and DMLS"), atLeast(19, "°", "SLA")],
      "SLS and MJF have no limit.",
    ),
    row("Text", [
      atLeast(2, "mm", "high, MJF and SLA"),
      atLeast(3, "mm", "high, SLS and DMLS"),
      atLeast(5, "mm", "high, FDM"),
    ]),
    row("Flat panels", [exactly(100, "mm", "if larger, curve or split")]),
    row("One body per file", "A file with several bodies is priced as one block. Send each part separately"),
  ],
  note: "Recommended values. See the 3D printing design guide for reasons and drawings.",
});
