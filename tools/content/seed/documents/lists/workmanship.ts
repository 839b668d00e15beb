import { quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { table, textBlock, textWithTable } from "../../rich-text.ts";

export const workmanship = listPage({
  id: "workmanship",
  title: "Workmanship and defects",
  seoTitle: "Workmanship: Defects and Acceptance",
  description:
    "Defects of printed, machined, molded, cast and sheet metal parts: what they look like, what causes them, how to avoid them, and what we accept.",
  summary: "Defects by process: their look, cause, prevention and acceptance by cosmetic class.",
  opening: {
    eyebrow: "Resources",
    heading: "Workmanship: what good parts look like",
    lead: "Every process leaves its own marks. These pages show which are normal, which are defects, and how a design avoids them, so that we all judge a part by the same standard.",
    next: ["See the cosmetic classes", toPage("quality", "cosmetic")],
  },
  blocks: [
    pages(
      {
        heading: "Defects by process",
        lead: "Each with drawings, causes and what every cosmetic class accepts.",
      },
      "workmanship-printing",
      "workmanship-machining",
      "workmanship-molding",
      "workmanship-casting",
      "workmanship-sheet-metal",
    ),
    textWithTable(
      "finder",
      table(
        "Find a defect by what you see",
        ["What you see", "Likely defect", "Process", "First thing to change"],
        ["Dip opposite a rib", "Sink mark", "Molding", "Thinner rib"],
        ["Fine line behind a hole", "Weld line", "Molding", "Gate position"],
        ["Wavy line on metal skin", "Cold shut", "Die casting", "Overflow, flow path"],
        ["Thin fin along a joint", "Flash", "Molding, casting", "Flat parting line"],
        ["Pits on a machined face", "Porosity", "Die casting", "Cored boss, less stock"],
        ["Round pits on a cast face", "Bubbles", "Vacuum casting", "Sloped roof, vent"],
        ["Domes under the coating", "Blisters", "Die casting", "Thinner wall"],
        ["Terraces on a slope", "Layer steps", "3D printing", "Orientation"],
        ["Rows of dots", "Support marks", "SLA, DMLS, FDM", "Free face for supports"],
        ["Part rocks on the table", "Warp", "All", "Uniform walls"],
        ["Ripple on a wall", "Chatter", "Machining", "Stiffer wall"],
        ["Sharp lip on an edge", "Burr", "Machining, sheet metal", "Chamfer, hem"],
        ["Two lines along a bend", "Die marks", "Sheet metal", "Film, wider die"],
        ["Cracks along a bend", "Cracked bend", "Sheet metal", "Larger radius"],
        ["Oval hole at a bend", "Distorted hole", "Sheet metal", "More distance"],
      ),
      "## Find a defect by its appearance",
      "The pages above explain each one.",
    ),
    textBlock(
      "acceptance",
      "## How we decide",
      "1. **Your drawing.** A note on the drawing or in the order comes first.",
      "1. **The approved sample.** If you approved a first article, parts are compared with it.",
      "1. **The cosmetic class of the face.** Class A, B or C, viewed as described on the [quality page](quality#cosmetic).",
      "1. **Our defaults.** The [manufacturing standards](manufacturing-standards#cosmetic-limits) say what each class allows.",
      "A dimension out of tolerance is never a cosmetic question. Such a part is rejected, or you accept it in writing.",
    ),
    textBlock(
      "order",
      "## How to order the right look",
      "- Color the cosmetic faces in the model or name them on the drawing, each with its class. Leave everything else at class C: it costs nothing.",
      "- Say where gates, supports, rack points and parting lines must not be.",
      "- Ask for a [first article](quality) when appearance decides. A photo costs less than a dispute.",
      "- If you question a part you receive, send a photo with a scale and the order number. We answer with the class, the limit and what we'll do.",
    ),
    quoteCall(
      "Send a part with cosmetic faces",
      "Mark the faces and their class. The quote shows what each choice costs.",
      "Process: \nCosmetic faces and class: \nFinish: \nQuantity: ",
    ),
  ],
});
