import { keyFigure, row, rulesInShort, specification } from "../../blocks.ts";
import { capability, headline } from "../../capabilities.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

export const cncFigures = [
  keyFigure("General tolerance", headline("cnc-machining", "generalTolerance")),
  keyFigure("Maximum part size", headline("cnc-machining", "largestPart")),
  keyFigure("Lead time", headline("cnc-machining", "leadTime")),
  keyFigure("Quantity", headline("cnc-machining", "quantity")),
];

export const cncSpecification = specification({
  heading: "CNC machining specifications",
  lead: "Typical capability. The general tolerance applies unless your drawing specifies a tighter one.",
  rows: [
    row("Processes", "3-axis, 3+2 and 5-axis milling; turning and mill-turn; wire and sinker EDM; grinding"),
    row(
      "General tolerance by length",
      capability("cnc-machining", "generalTolerance"),
      "±1.6 mm above 1,500 mm. Applies unless your drawing gives a tolerance. Source: 3D Hubs manufacturing standards.",
    ),
    row("ISO 2768-m, if the drawing names it", capability("cnc-machining", "isoMedium")),
    row("Angles", capability("cnc-machining", "angle")),
    row(
      "Tight tolerance, on request",
      capability("cnc-machining", "tightestTolerance"),
      "Each one adds setup and inspection time, and cost.",
    ),
    row("Maximum part size, milled", capability("cnc-machining", "largestPart")),
    row("Maximum part size, turned", capability("cnc-machining", "largestTurned")),
    row("Roughness", capability("cnc-machining", "roughness")),
    row(
      "Minimum wall thickness",
      capability("cnc-machining", "smallestWall"),
      "Walls of 0.5 mm and 1.0 mm can be cut, but they chatter and bend.",
    ),
    row("Hole depth", [atMost(4, "× diameter", "recommended"), atMost(10, "× diameter", "limit")]),
    row("Tooling", "None. Fixtures only, for larger quantities"),
    row(
      "Economical quantity",
      capability("cnc-machining", "quantity"),
      "The unit price drops at first, then levels off.",
    ),
    row("Lead time", capability("cnc-machining", "leadTime")),
    row(
      "Documentation, on request",
      "Dimensional report, CMM report, first article, material certificate EN 10204 3.1, RoHS and REACH statements",
    ),
    row("Files", "STEP and a PDF drawing in one ZIP. Put threads, fits and finishes on the drawing"),
  ],
  note: "Typical capability. Sources: 3D Hubs manufacturing standards, ISO 2768-1, Neptune Labs; sizes depend on the machine and are confirmed in the quote.",
});

export const cncRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "A cutter is round and can only reach so deep. Parts that ignore either limit cost more.",
  rows: [
    row("Inside corner radius", "At least 1/3 of the pocket depth, and 1.3 × the radius of the tool"),
    row(
      "Pocket depth",
      [atMost(3, "× diameter", "of the tool, recommended")],
      "At most 4 × the width; deeper pockets need long tools that deflect.",
    ),
    row("Floor radius", [between(0.5, 1, "mm", "or sharp")]),
    row("Wall", [atLeast(0.8, "mm", "metal"), atLeast(1.5, "mm", "plastic")]),
    row("Hole diameter", [atLeast(2.5, "mm", "standard drill sizes"), exactly(1, "mm", "limit")]),
    row("Hole depth", [atMost(4, "× diameter")]),
    row(
      "Thread depth",
      [atMost(2, "× diameter")],
      "In a blind hole, leave 0.5 × diameter unthreaded at the bottom.",
    ),
    row("Thread size", [atLeast(2, "mm", "M2"), atLeast(6, "mm", "M6 where you can choose")]),
    row("Outside edges", "A 45° chamfer, not a radius: it takes one pass"),
    row("Text", "Engraved, sans serif, 20 pt or larger, 0.3–0.5 mm deep"),
    row("Tall features", "Height at most 4 × the width"),
  ],
  note: "Recommended values. See the CNC machining guide for reasons, drawings, tap drills, fits and the ISO 2768 tables.",
});
