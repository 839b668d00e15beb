import { quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { dieCastingDie } from "./die-casting-die.ts";
import { dieCastPart } from "./die-casting-part.ts";
import { dieCastingTables } from "./die-casting-tables.ts";

export const dieCastingGuide = guide({
  id: "die-casting-guide",
  title: "Design guide: die casting",
  seoTitle: "Die Casting Design Guide",
  description:
    "Design rules for aluminum, zinc and magnesium die castings: walls, draft, ribs, radii, cored holes, parting line, machining stock, gates and finishes.",
  summary: "Walls, draft, ribs, cored holes, parting line, machining stock, inserts, gates and finishes.",
  services: ["die-casting"],
  opening: {
    heading: "Designing parts for die casting",
    lead: "Molten metal fills a steel die in hundredths of a second and freezes from the skin inward. Fourteen rules follow from that, each with its values and the reason.",
    next: ["Read about the process", toPage("die-casting")],
  },
  blocks: [
    textBlock(
      "before",
      "## Before you start",
      "- Settle the direction the die opens, the cosmetic faces, and the few faces that will be machined.",
      "- A die pays off from about 1,000 aluminum or 2,000 zinc parts. Below that, [machine the part](cnc-machining).",
      "- Every casting has some pores inside. Good design keeps them away from machined, sealing and loaded areas.",
      "- Multiples such as 0.6 × wall refer to the wall the feature sits on.",
    ),
    ...dieCastPart,
    ...dieCastingDie,
    ...dieCastingTables,
    textBlock(
      "cost",
      "## What drives cost, in order",
      "1. Slides and loose cores.",
      "1. The precision class, where only a few dimensions need it.",
      "1. Machining, especially from more than one side.",
      "1. Weight: thick walls cost metal and cycle time.",
      "1. Cosmetic faces that must be plated or polished.",
    ),
    pages(
      { heading: "Related pages", lead: "Alloys, finishes, and machining for the fitted faces." },
      "die-casting-materials",
      "workmanship-casting",
      "cnc01",
      "surface-finish",
    ),
    quoteCall(
      "Have your part checked before the die is cut",
      "Send the model, the alloy and the annual volume. We'll check walls, draft, slides and machined faces.",
      "Process: Die casting\nAlloy: \nMachined and sealing faces: \nCosmetic faces and finish: \nQuantity per year: ",
    ),
  ],
});
