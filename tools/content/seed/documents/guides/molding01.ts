import { quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { moldingTables } from "./molding-tables.ts";
import { moldingTool } from "./molding-tool.ts";
import { moldingWalls } from "./molding-walls.ts";

export const molding01 = guide({
  id: "molding01",
  title: "Design guide: injection molding",
  seoTitle: "Designing parts for injection molding",
  description:
    "Injection molding design rules with values, reasons and drawings: walls by resin, draft, ribs, bosses, snaps, gates, tolerances, SPI and VDI tables.",
  summary:
    "Wall thickness by resin, draft, ribs, bosses, snap fits, gates and tolerances, with SPI and VDI tables.",
  services: ["injection-molding"],
  opening: {
    heading: "Designing parts for injection molding",
    lead: "Thirteen rules, each with its values and the reason behind it. Two decide most parts: uniform walls, and draft on every face parallel to the mold opening.",
    next: ["Read about the process", toPage("injection-molding")],
  },
  blocks: [
    textBlock(
      "before",
      "## Before you start",
      "Settle three things first: the resin, the direction the mold opens, and which faces are cosmetic. Every rule below depends on them.",
      "- A rapid tool takes parts up to 751 × 480 × 203 mm and 112,903 mm² of projected area.",
      "- Multiples such as 0.6 × wall refer to the wall the feature sits on.",
    ),
    ...moldingWalls,
    ...moldingTool,
    ...moldingTables,
    pages(
      {
        heading: "Related pages",
        lead: "The process, its resins, and first molds.",
      },
      "injection-molding",
      "injection-molding-materials",
      "blog-bridge-tooling",
      "blog-threads-in-plastic",
    ),
    quoteCall(
      "Have your part checked before the mold is cut",
      "Send the model and the resin. We'll check walls, draft and undercuts.",
      "Process: Injection molding\nResin: \nVisible faces and texture: \nQuantity per year: ",
    ),
  ],
});
