import { question, questions, quoteCall } from "../../blocks.ts";
import { weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { gradeTable, materialPage } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const sheetMetalMaterials = materialPage({
  id: "sheet-metal-materials",
  title: "Sheet metal materials",
  seoTitle: "Sheet Metal Materials",
  description:
    "Aluminum, steel, stainless, copper and titanium sheet: thickness, strength, minimum bend radius and finish, with advice on which sheet to bend.",
  summary: "Sheet metals with thickness, strength and minimum bend radius.",
  services: ["sheet-metal-fabrication"],
  opening: {
    heading: "Sheet metal materials and how they bend",
    lead: "In sheet metal, bending sets the limit: an alloy that is strong when flat can crack at the corner. Choose an alloy that forms, and get stiffness from flanges.",
    next: ["Read about sheet metal", toPage("sheet-metal-fabrication")],
  },
  blocks: [
    textBlock(
      "first",
      "## What to look at first",
      "- **Minimum inside radius**, given in sheet thicknesses below. It decides whether a bend cracks.",
      "- **Temper, not elongation alone.** 1100-H14 stretches 9% and folds flat; 6061-T6 stretches 10 to 12% and cracks at tight bends.",
      "- **Thickness in millimeters.** A gauge number means a different thickness in each metal: see the [gauge table](sheet-metal01#gauge).",
      "- **What protects the surface.** Galvanized sheet is bare at its cut edges; steel needs powder coat or zinc.",
    ),
    gradeTable({
      heading: "All sheets",
      services: ["sheet-metal-fabrication"],
      properties: ["density", "tensileStrength", "yieldStrength", "elongation", "wallThickness"],
    }),
    textWithTable(
      "bend-radius",
      table(
        "Minimum inside bend radius (multiples of the thickness t)",
        ["Sheet", "Inside radius"],
        ["Aluminum 1100, 1050", "0 t"],
        ["Aluminum 3003-H14", "0–0.5 t"],
        ["Aluminum 5052-H32", "0.5–1.0 t"],
        ["Aluminum 6061-T6", "1.5–3 t, cracks below"],
        ["Cold-rolled and galvanized steel", "0.5–1.0 t"],
        ["Hot-rolled S235", "1.0–1.5 t"],
        ["S355", "1.5–2 t"],
        ["Stainless 304, 316L", "1.0–2.0 t"],
        ["Stainless 430", "1.0 t"],
        ["Stainless 301 full-hard", "3–5 t or more"],
        ["Copper, brass", "0.5–1.0 t"],
        ["Titanium grade 2", "2–2.5 t"],
        ["Spring steel", "2–5 t"],
      ),
      "## Bend radius by material",
      "For bends across the grain. Ask us about bends along the grain, or close to these limits.",
    ),
    textBlock(
      "families",
      "## The families",
      "### Aluminum",
      "5052 is the sheet to bend. 6061 is stronger and cracks at tight corners: use it flat, or with large radii. 3003 and 1100 bend to almost no radius.",
      "### Steel",
      "Cold-rolled for painted cabinets, galvanized for unpainted indoor parts, hot-rolled above about 3 mm for frames. S355 carries half again as much as S235.",
      "### Stainless steel",
      "304 for most, 316L near salt, 430 where a magnet must hold and the price matters, 301 full-hard for springs. Stainless springs back more than steel.",
      "### Copper, brass, titanium",
      "Copper for busbars, brass for shields and trim, titanium where nothing else resists corrosion.",
    ),
    weightCalculator(
      { services: ["sheet-metal-fabrication"] },
      "Weigh a part",
      "The volume of a sheet is its area times its thickness. Bends don't change it.",
    ),
    questions(
      "Questions about sheet",
      question(
        "5052 or 6061?",
        "5052 for anything with bends: it bends to 0.5–1 times its thickness. 6061-T6 for flat plates that carry load. If you need both, ask for 6061-T4, which is bent and then aged to T6.",
      ),
      question(
        "Which thickness is stiff enough?",
        "Flanges make sheet stiff, not thickness. A 10 mm flange does more than doubling the thickness, at less weight. Choose from the metric stock: 0.5, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0 and 6.0 mm.",
      ),
      question(
        "Does galvanized steel need powder coating?",
        "Not indoors. The zinc coating of 80–275 g/m² also protects narrow cut edges. Outdoors, or where welds have burned the zinc away, coat it.",
      ),
    ),
    pages(
      { heading: "From sheet to bend", lead: "Bend allowance, flanges, holes and the finishes." },
      "sheet-metal01",
      "bend-data",
      "surface-finish",
      "blog-sheet-metal-flat-pattern",
    ),
    quoteCall(
      "Send the folded model",
      "Give the sheet thickness in millimeters. We unfold the part for the tools that will bend it, and quote each quantity.",
      "Process: Sheet metal\nMaterial: \nThickness in mm: \nFinish and color: \nQuantity: ",
    ),
  ],
});
