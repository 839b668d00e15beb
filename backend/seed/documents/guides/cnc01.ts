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
    lead: "A cutter is round, has a length, and comes from one side at a time. Nine rules follow from this; the tables after them are the ones that a drawing needs.",
    next: ["Read about the process", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "cost-order",
      "## What makes a part expensive, in order",
      "1. The number of set-ups: how often the part is clamped anew.",
      "1. Tolerances below ±0.05 mm.",
      "1. Deep pockets and small radii.",
      "1. Five-axis work.",
      "1. Hard alloys.",
      "1. Roughness below 0.8 µm Ra.",
      "1. Thin walls.",
      "General engineering experience; the ratio by material is on the [materials page](cnc-machining-materials#cost).",
    ),
    ...cncGuideRules,
    ...cncTables,
    drawing("compare-tolerance-zones", "What each process holds on 25 mm unless the drawing says otherwise."),
    pages(
      {
        heading: "Process, materials, price",
        lead: "The process, its materials, and what close tolerances cost.",
      },
      "cnc-machining",
      "cnc-machining-materials",
      "blog-tolerances-that-cost",
      "blog-what-surface-roughness-means",
    ),
    quoteCall(
      "Send the STEP file and the drawing",
      "We'll tell you which features cost most, and what would cost less.",
      "Process: CNC machining\nMaterial and temper: \nClosest tolerance, and where: \nFinish: \nQuantity: ",
    ),
  ],
});
