import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";
import { documentation } from "./documentation.ts";

export const moldingFigures = [
  keyFigure("General tolerance", headline("injection-molding", "generalTolerance", "on 25 mm in ABS")),
  keyFigure("Maximum part size", headline("injection-molding", "largestPart")),
  keyFigure("Lead time", headline("injection-molding", "leadTime", "rapid tool")),
  keyFigure("Quantity", headline("injection-molding", "quantity")),
];

export const moldingSpecification = specification({
  heading: "Injection molding specifications",
  lead: "Typical capability. Two tolerances add up: the machined tool and the shrinkage of the resin.",
  rows: [
    row("Process", "Molten thermoplastic is injected into a closed metal mold, cooled and ejected"),
    row("General tolerance", [
      ...capability("injection-molding", "generalTolerance"),
      ...capability("injection-molding", "semiCrystalline"),
      ...capability("injection-molding", "toolTolerance"),
    ]),
    row("Tightest tolerance", capability("injection-molding", "tightestTolerance")),
    row("Part-to-part variation", [atMost(0.1, "mm", "within a run")], "Source: Xometry."),
    row("Tolerance standard", "ISO 20457, by resin group. Replaced DIN 16742 in 2020"),
    row(
      "Maximum part size, rapid tool",
      capability("injection-molding", "largestPart"),
      "Projected area at most 112,903 mm², volume 967 cm³. Source: Protolabs. Production tools can be larger.",
    ),
    row(
      "Wall",
      capability("injection-molding", "wall"),
      "By resin, from 0.25 mm (LCP, LSR) to 4 mm; thicker walls show sink marks or voids. See the materials page.",
    ),
    row("Cycle time", [between(15, 60, "second")]),
    row("Tool life, aluminum", [between(1000, 10_000, "shot", "7075 or QC-10, often more")]),
    row("Tool life, steel", [between(300_000, 500_000, "shot", "P20"), atLeast(1_000_000, "shot", "H13")]),
    row(
      "Tool classes (SPI)",
      "105: up to 500 shots. 104: under 100,000. 103: under 500,000. 102: up to 1 million. 101: 1 million and more",
    ),
    row("Rapid aluminum tool", capability("injection-molding", "tool")),
    row("Production tool", [
      between(3, 5, "week", "P20"),
      between(6, 8, "week", "several slides"),
      between(1, 2, "week", "extra for texture"),
    ]),
    row("Lead time", [
      ...capability("injection-molding", "leadTime"),
      ...capability("injection-molding", "productionTool"),
    ]),
    row("First articles", [exactly(10, "part", "T1 samples for approval")]),
    row("Surface", "SPI A-1 to D-3, VDI 3400, Mold-Tech textures"),
    row(
      "Variants",
      "Overmolding, insert molding, two-component, liquid silicone, gas assist, family and multi-cavity tools",
    ),
    row("Economical quantity", capability("injection-molding", "quantity")),
    documentation,
    row("Files", "STEP and, in the same ZIP, a PDF drawing with tolerances, texture and the cosmetic faces"),
  ],
  note: "Typical capability. Sources: Protolabs injection molding guidelines, Xometry manufacturing standards, SPI tool classes; handbook values.",
});

export const moldingRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "t is the wall thickness. Even walls and draft prevent most defects that would otherwise mean changing the tool.",
  rows: [
    row(
      "Wall",
      [between(1.5, 3, "mm", "even")],
      "Change thickness by at most 1.5 : 1, over a length of 3 × the step.",
    ),
    row(
      "Draft",
      [
        between(1, 2, "°", "smooth faces"),
        atLeast(3, "°", "light texture"),
        atLeast(5, "°", "heavy texture"),
      ],
      "At least 0.5° on every vertical face.",
    ),
    row("Shut-off faces", [atLeast(3, "°")]),
    row("Rib thickness", [between(0.5, 0.6, "× wall"), exactly(0.4, "× wall", "behind glossy faces")]),
    row("Rib height", [between(2.5, 3, "× wall", "at most")]),
    row("Boss, outside diameter", [between(2, 2.5, "× diameter", "of its hole")]),
    row("Inside radius", [atLeast(0.5, "× wall")], "Outside radius = inside radius + wall."),
    row("Blind holes", [atMost(2, "× diameter", "deep, under 5 mm")]),
    row("Raised text", [between(0.3, 0.5, "mm", "high"), atLeast(0.5, "mm", "stroke")]),
    row("Living hinge in PP", [between(0.25, 0.5, "mm", "thick"), between(1.5, 2, "mm", "long")]),
    row("Undercuts", "Use shut-offs if possible; otherwise slides, lifters or hand-loaded inserts"),
  ],
  note: "Recommended values. See the injection molding guide for reasons, drawings, draft tables, gates and defects.",
});
