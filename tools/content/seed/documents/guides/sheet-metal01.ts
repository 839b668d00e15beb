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
    lead: "Eleven rules in multiples of the sheet thickness t. Nearly all of them come down to one thing: stay out of the zone that stretches in the bend.",
    next: ["Read about the process", toPage("sheet-metal-fabrication")],
  },
  blocks: [
    textBlock(
      "before",
      "## Before you start",
      "- Choose the sheet thickness in millimeters first. Every rule is a multiple of it.",
      "- Model the folded part with real radii. We develop the flat pattern for the tool that bends it.",
      "- Mark the cosmetic face, and the grain direction on brushed sheet.",
      "- Where published guidelines differ, we recommend the safer value.",
      "- Marks, burrs and what we accept are in [workmanship](workmanship-sheet-metal).",
    ),
    ...sheetRules,
    ...sheetTables,
    pages(
      { heading: "Related pages", lead: "The process, the sheet materials, and flat patterns explained." },
      "bend-data",
      "sheet-metal-fabrication",
      "sheet-metal-materials",
      "blog-sheet-metal-flat-pattern",
      "surface-finish",
    ),
    quoteCall(
      "Send the folded model",
      "Add the material, finish and hardware. We'll quote it, and flag any bend that would crack or collide.",
      "Process: Sheet metal\nMaterial and thickness in mm: \nHardware: \nFinish and color: \nQuantity: ",
    ),
  ],
});
