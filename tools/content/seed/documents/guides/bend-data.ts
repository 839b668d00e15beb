import { drawing, question, questions, quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { table, textBlock, textWithTable } from "../../rich-text.ts";
import { bendTables } from "./bend-tables.ts";

export const bendData = guide({
  id: "bend-data",
  title: "Bend data for sheet metal",
  seoTitle: "Sheet Metal Bend Data: Radius, K-Factor, Deduction",
  description:
    "Bend tables for steel, stainless steel and aluminum from 0.5 to 6 mm: die, inside radius, K-factor, bend deduction at 90° and the minimum flange.",
  summary: "Inside radius, K-factor, bend deduction and minimum flange by material and thickness.",
  services: ["sheet-metal-fabrication"],
  opening: {
    heading: "Bend data by material and thickness",
    lead: "The values our flat patterns start from: the standard die for each thickness, the radius it forms, the bend deduction at 90°, and the minimum flange length.",
    next: ["See the sheet metal rules", toPage("sheet-metal01")],
  },
  blocks: [
    textBlock(
      "use",
      "## How to use these tables",
      "- Find the material and the thickness. Set the inside radius of your CAD sheet metal rule to the radius in the table.",
      "- Set the K-factor, or the bend deduction. Use only one of them.",
      "- Keep every flange at least as long as the last column, measured outside.",
      "- You don't have to match the tables exactly. We unfold every part again for the tool that bends it, and small differences in radius don't matter.",
      "The die is eight thicknesses wide, rounded to the nearest one in the rack.",
    ),
    drawing(
      "sheet-k-factor",
      "The neutral line keeps its length. It lies K × t from the inside of the bend.",
    ),
    ...bendTables,
    textWithTable(
      "smallest-radius",
      table(
        "Minimum inside radius before the outside cracks",
        ["Sheet", "Minimum inside radius", "Note"],
        ["Low-carbon steel", "0.5 × thickness", "The default for painted parts"],
        ["Aluminum 5052-H32", "0.5–1 × thickness", "The default for bent aluminum"],
        ["Stainless 304", "1–2 × thickness", "Springs back the most"],
        ["Aluminum 6061-T6", "1.5–3 × thickness", "Bend across the grain"],
      ),
      "## How tight you can bend",
      "In air bending the die decides the radius. In mild steel and 5052 the standard die forms a radius that is safe. For 6061-T6 we use a wider die, which needs a longer flange: ask before you design short flanges in that alloy.",
    ),
    drawing(
      "sheet-flange",
      "The flange must reach past the shoulder of the die.",
      "Why flanges have a minimum",
    ),
    textBlock(
      "formulas",
      "## Where the values come from",
      "With V the die width, t the thickness, R the inside radius and K the K-factor:",
      "- Inside radius: V ÷ 6 in mild steel, V ÷ 8 in aluminum, V ÷ 5 in stainless steel",
      "- Bend deduction at 90°: 2 × (R + t) − 1.5708 × (R + K × t)",
      "- Minimum flange: 0.7 × V + t",
      "**Example.** Mild steel, t = 2 mm, V = 16 mm, K = 0.44. R = 16 ÷ 6 = 2.67 mm. The deduction is 2 × 4.67 − 1.5708 × 3.55 = 3.76 mm. Outside legs of 40 mm and 25 mm need a blank of 65 − 3.76 = 61.24 mm.",
      "For other angles, use the formulas in the [sheet metal guide](sheet-metal01#bend-allowance).",
    ),
    calculator(
      "sheetBending",
      "Calculate your bend",
      "For the angles, radii and flange lengths that are not in the tables.",
    ),
    questions(
      "Questions about bend data",
      question(
        "My CAD program asks for a bend table. Which values do I enter?",
        "The inside radius and either the K-factor or the bend deduction of your thickness. Most programs take a K-factor for the whole part, and that is enough.",
      ),
      question(
        "Why does my flat pattern differ from yours?",
        "The batch, the grain and the tool all move the neutral line a little. We correct the blank after the first bend, so the folded part holds its dimensions. Send the folded model: it governs.",
      ),
      question(
        "Can a flange be shorter than the table says?",
        "In a die six thicknesses wide it can be 5.2 thicknesses long, with deeper marks. Below that, bend a longer flange and cut it afterward, or change the design.",
      ),
      question(
        "What is the tolerance of a bent dimension?",
        "Across one bend, plan on ±0.25 to 0.4 mm. Over several bends, plan on ±0.5 to 0.8 mm. The angle holds ±1°. Where you need a tighter tolerance, dimension from an edge or a hole on the same face.",
      ),
    ),
    pages(
      {
        heading: "Related pages",
        lead: "The rules, the process, the sheet metals, and how to calculate a flat pattern.",
      },
      "sheet-metal01",
      "sheet-metal-fabrication",
      "sheet-metal-materials",
      "blog-sheet-metal-flat-pattern",
    ),
    quoteCall(
      "Send the folded model",
      "Give the material and thickness. We'll develop the flat pattern, flag flanges that are too short, and quote the part.",
      "Process: Sheet metal\nMaterial and thickness in mm: \nGrain or cosmetic face: \nQuantity: ",
    ),
  ],
});
