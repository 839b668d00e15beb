import { quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { sheetRules } from "./sheet-rules.ts";
import { sheetTables } from "./sheet-tables.ts";

export const sheetMetal01 = guide({
  id: "sheet-metal01",
  title: "Design guide: sheet metal",
  seoTitle: "Sheet Metal Design Guide for Product Manufacturing",
  description:
    "Sheet metal rules with reasons and drawings: bend radius, flanges, holes, reliefs, hems, inserts, plus K-factor, flat length and a gauge table in mm.",
  summary: "Bend radius, flanges, holes, reliefs and inserts, with K-factor and a gauge table in mm.",
  services: ["sheet-metal-fabrication"],
  opening: {
    heading: "Sheet metal design guide for product manufacturing",
    lead: "Eleven rules in multiples of the thickness t. Nearly all of them say one thing: leave the zone that stretches in the bend alone.",
    next: ["Read about the process", toPage("sheet-metal-fabrication")],
  },
  blocks: [
    textBlock(
      "before",
      "## Before you draw",
      "- Choose the sheet in millimeters first; every rule is a multiple of it.",
      "- Draw the folded part, with real radii. The flat pattern is made for the tool that bends it.",
      "- Say which face is seen, and the direction of the grain on brushed sheet.",
      "- Sources: Fictiv, 3D Sculplab, Super-Ingenuity, metal-stamping-die and general engineering practice. Where they differ, the safer value is recommended.",
    ),
    ...sheetRules,
    ...sheetTables,
    pages(
      { heading: "Process, sheets, unfolding", lead: "The process, the sheets, and unfolding explained." },
      "sheet-metal-fabrication",
      "sheet-metal-materials",
      "blog-sheet-metal-flat-pattern",
      "surface-finish",
    ),
    quoteCall(
      "Send the folded model",
      "With sheet, finish and hardware. The answer marks bends that crack or collide.",
      "Process: Sheet metal\nMaterial and thickness in mm: \nHardware: \nFinish and color: \nQuantity: ",
    ),
  ],
});
