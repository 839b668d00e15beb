import { drawing, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { cncGuideRules } from "./cnc-rules.ts";
import { cncTables } from "./cnc-tables.ts";

export const cnc01 = guide({
  id: "cnc01",
  title: "Design guide: CNC machining",
  seoTitle: "How to design parts for CNC machining",
  description:
    "CNC design rules with reasons and drawings: radii, pockets, walls, holes, threads, plus tables for ISO 2768, ISO 286 fits, tap drills and roughness.",
  summary: "Radii, pockets, walls, holes and threads, with ISO 2768, fits, tap drills and roughness.",
  services: ["cnc-machining"],
  opening: {
    heading: "How to design parts for CNC machining",
    lead: "A cutter is round, has a certain length, and reaches the part from one side at a time. Nine rules follow from that. The tables after them are the ones you need for a drawing.",
    next: ["Read about the process", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "cost-order",
      "## What drives cost, in order",
      "1. The number of setups: each time the part is clamped again.",
      "1. Tolerances tighter than ±0.05 mm.",
      "1. Deep pockets and small inside radii.",
      "1. Five-axis work.",
      "1. Hard alloys.",
      "1. Roughness below Ra 0.8 µm.",
      "1. Thin walls.",
      "The cost ratio by material is on the [materials page](cnc-machining-materials#cost). Burrs, tool marks and what we accept are in [workmanship](workmanship-machining).",
    ),
    textBlock(
      "turned-parts",
      "## Turned parts",
      "Shafts, bushings and fittings follow rules of their own: length, bores, thread reliefs, runout, bar sizes. They are in the [turning guide](turning-guide).",
    ),
    ...cncGuideRules,
    ...cncTables,
    drawing(
      "compare-tolerance-zones",
      "General tolerance of each process on 25 mm. It applies unless your drawing says otherwise.",
    ),
    pages(
      {
        heading: "Related pages",
        lead: "The process, its materials, and what tight tolerances cost.",
      },
      "turning-guide",
      "cnc-machining",
      "cnc-machining-materials",
      "blog-tolerances-that-cost",
      "blog-what-surface-roughness-means",
    ),
    quoteCall(
      "Send the STEP file and the drawing",
      "You get a price, the features that drive it, and what would bring it down.",
      "Process: CNC machining\nMaterial and temper: \nTightest tolerance, and where: \nFinish: \nQuantity: ",
    ),
  ],
});
