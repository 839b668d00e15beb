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
  summary: "Walls by resin, draft, ribs, bosses, snaps, gates and tolerances, with SPI and VDI tables.",
  services: ["injection-molding"],
  opening: {
    heading: "Designing parts for injection molding",
    lead: "Thirteen rules, each with values and a reason. Two decide most parts: even walls, and draft on every face along which the tool slides.",
    next: ["Read about the process", toPage("injection-molding")],
  },
  blocks: [
    textBlock(
      "before",
      "## Before you draw",
      "Decide three things: the resin, the direction in which the tool opens, and which face is seen. Every rule below depends on them.",
      "- A quick-turn tool takes parts up to 480 × 751 × 203 mm and 112,903 mm² of projected area (Protolabs).",
      "- Multiples such as 0.6 × wall refer to the wall that the feature stands on.",
      "- Sources: Protolabs design guidelines, mfgabc.com, Moldkey, Oskaimold, Kemperle, and general engineering practice. Where they differ, a range is given.",
    ),
    ...moldingWalls,
    ...moldingTool,
    ...moldingTables,
    pages(
      {
        heading: "Process, resins, first tool",
        lead: "What the process takes, the resins, and a first tool.",
      },
      "injection-molding",
      "injection-molding-materials",
      "blog-bridge-tooling",
      "blog-threads-in-plastic",
    ),
    quoteCall(
      "Have the part checked before the tool is cut",
      "Send the model and the resin. The answer marks walls, draft and undercuts.",
      "Process: Injection molding\nResin: \nVisible faces and texture: \nQuantity per year: ",
    ),
  ],
});
