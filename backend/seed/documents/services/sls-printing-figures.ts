import { figure, row, rulesInShort, specification } from "../../blocks.ts";
import { atLeast, atMost, between, exactly, size, within } from "../../quantity.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const slsFigures = [
  figure("General tolerance", within(0.3, "mm")),
  figure("Largest part", size(482, 482, 431)),
  figure("First parts", between(3, 7, "day")),
  figure("Quantity", between(1, 500, "part")),
];

export const slsSpecification = specification({
  heading: "SLS in figures",
  lead: "Typical capability of production machines in nylon. Where published design guides differ, the range is given.",
  rows: [
    row("Principle", "Powder bed fusion (ISO/ASTM 52900): CO2 laser, nylon powder"),
    row("General tolerance", [within(0.3, "mm", "or ±0.3% of the length, whichever is larger")]),
    row("Tightest tolerance", [within(0.127, "mm", "or ±0.002 mm/mm, on request")], "Source: Xometry."),
    row("Largest part in one piece", [size(482, 482, 431), size(677, 368, 565, "on the largest machines")]),
    row("Layer height", [between(0.1, 0.15, "mm", "standard"), exactly(0.06, "mm", "high definition")]),
    row(
      "Roughness as printed",
      [between(9, 20, "µm Ra")],
      "About 1–3 µm Ra after vapour smoothing, which melts 50–100 µm of the skin.",
    ),
    row("Smallest wall", [
      atLeast(1, "mm", "recommended"),
      between(0.7, 0.8, "mm", "limit"),
      exactly(0.3, "mm", "living hinge only"),
    ]),
    row("Smallest feature", [exactly(0.76, "mm")], "Source: Protolabs."),
    row(
      "Smallest hole",
      [atLeast(1.5, "mm")],
      "Small holes and gaps print about 0.15 mm under size; allow for it.",
    ),
    row(
      "Heat deflection, 0.45 MPa",
      [between(154, 180, "°C", "PA12 to PA11")],
      "At 1.8 MPa: 46–96 °C. Check the load, not only the heat.",
    ),
    row("Strength across layers", "Nearly the same in all directions"),
    row("Supports", "None: the powder holds the part while it is built"),
    row(
      "Quantity that makes sense",
      [between(1, 500, "part")],
      "Parts are nested in the volume, so many small parts share one run.",
    ),
    row("First parts", [between(3, 7, "day")]),
    printingTooling,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Protolabs, Xometry, 3D Hubs, Materialise and Sculpteo; producers' data sheets.",
});

export const slsRules = rulesInShort({
  heading: "Design rules in short",
  lead: "The powder is both the help and the limit: it carries every overhang, and it must come out again.",
  rows: [
    row("Wall", [atLeast(1, "mm", "recommended"), atLeast(0.7, "mm", "limit")]),
    row(
      "Hollow above a thickness of",
      [exactly(20, "mm")],
      "Thick nylon holds heat, shrinks unevenly and sinks. From 9 mm it is worth a look.",
    ),
    row("Holes to let powder out", [between(3.5, 5, "mm", "diameter, two of them")]),
    row("Gap of moving parts", [between(0.5, 0.6, "mm")]),
    row("Gap of parts assembled later", [between(0.2, 0.3, "mm", "on each side")]),
    row("Pin diameter", [atLeast(1, "mm", "recommended"), atLeast(0.8, "mm", "limit")]),
    row("Inside radius", [atLeast(0.5, "mm")]),
    row("Engraved text", [atLeast(0.5, "mm", "deep"), atLeast(3, "mm", "letter height")]),
    row(
      "Flat panels",
      [atMost(100, "mm", "without ribs")],
      "Large flat sheets the size of A4 warp. Add ribs, or a shallow curve.",
    ),
    row("Threads", "Brass inserts. A printed thread works from M6"),
  ],
  note: "Recommended values. The 3D printing design guide gives the reasons and drawings.",
});
