import { figure, row, rulesInShort, specification } from "../../blocks.ts";
import { atLeast, atMost, between, exactly, size, within } from "../../quantity.ts";
import { printingFiles, printingTooling } from "./printing-files.ts";

export const slaFigures = [
  figure("General tolerance", within(0.2, "mm")),
  figure("Largest part", size(736, 635, 533)),
  figure("First parts", between(1, 5, "day")),
  figure("Quantity", between(1, 50, "part")),
];

export const slaSpecification = specification({
  heading: "SLA in figures",
  lead: "Typical capability of production machines. Where published design guides differ, the range is given.",
  rows: [
    row("Principle", "Vat photopolymerisation (ISO/ASTM 52900): UV laser, liquid photopolymer"),
    row("General tolerance", [within(0.2, "mm", "or ±0.2–0.3% of the length, whichever is larger")]),
    row("Tightest tolerance", [within(0.05, "mm", "single small features, agreed beforehand")]),
    row(
      "Largest part in one piece",
      [size(736, 635, 533), size(1500, 750, 550, "on the largest machines")],
      "Longer parts are split, keyed and bonded.",
    ),
    row("Layer height", [exactly(50, "µm", "fine"), exactly(100, "µm", "standard")]),
    row("Roughness as printed", [
      between(0.5, 1.5, "µm Ra", "vertical walls"),
      atMost(3, "µm Ra", "sloped faces, with layer steps"),
    ]),
    row(
      "Smallest wall",
      [atLeast(1, "mm", "held on both sides"), atLeast(1.5, "mm", "free-standing")],
      "0.4 mm and 0.6 mm have been printed; they rarely survive handling.",
    ),
    row("Smallest feature", [
      exactly(0.5, "mm", "standard"),
      exactly(0.06, "mm", "high-resolution machines"),
    ]),
    row("Smallest hole", [atLeast(1, "mm", "recommended"), exactly(0.5, "mm", "below this it closes")]),
    row("Heat deflection, 0.45 MPa", [
      between(46, 63, "°C", "most resins"),
      between(132, 268, "°C", "ceramic-filled, the upper value after a thermal cure"),
    ]),
    row("Strength across layers", "Nearly the same in all directions"),
    row("Supports", "Needed. They leave marks that are sanded away"),
    row("Quantity that makes sense", [between(1, 50, "part")]),
    row("First parts", [between(1, 5, "day")]),
    printingTooling,
    printingFiles,
  ],
  note: "Typical capability. Sources: published design guides of Forge Labs, Protolabs, Addema and Layer X; resin producers' data sheets.",
});

export const slaRules = rulesInShort({
  heading: "Design rules in short",
  lead: "These keep a resin part from breaking, closing up or trapping liquid. All sizes for standard resins.",
  rows: [
    row(
      "Wall by size of the part",
      [
        exactly(1, "mm", "length + width + height up to 200 mm"),
        exactly(2, "mm", "200–400 mm"),
        exactly(3, "mm", "above 400 mm"),
      ],
      "Source: Materialise design guidelines.",
    ),
    row(
      "Hollow above a thickness of",
      [exactly(10, "mm")],
      "Saves resin and keeps thick sections from warping.",
    ),
    row(
      "Drain holes of a hollow part",
      [atLeast(3.5, "mm", "diameter, two of them")],
      "Liquid resin left inside keeps curing and cracks the part.",
    ),
    row("Overhang without support", [atLeast(19, "°", "from level")]),
    row("Bridge between two walls", [atMost(21, "mm")]),
    row("Gap of moving parts", [atLeast(0.5, "mm")]),
    row("Gap of parts assembled later", [between(0.1, 0.2, "mm", "on each side")]),
    row("Engraved text", [atLeast(0.4, "mm", "wide and deep")]),
    row("Raised text", [atLeast(0.5, "mm", "high"), between(2, 3, "mm", "letter height")]),
    row("Threads", "Brass inserts. A modelled thread works from M4"),
  ],
  note: "Recommended values. The 3D printing design guide gives the reasons and drawings.",
});
