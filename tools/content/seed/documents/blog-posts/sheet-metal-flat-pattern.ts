import { drawing } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const sheetMetalFlatPattern = post({
  slug: "sheet-metal-flat-pattern",
  title: "From folded part to flat pattern: K-factor without fear",
  description:
    "Why a bent part does not unfold to the sum of its legs, what the K-factor is, a worked example in mm, and why the shop should make the flat pattern.",
  summary: "Why legs do not add up, what K is, and a worked example in mm.",
  date: "2026-06-03",
  lead: "Two legs of 30 and 20 mm don't come from 50 mm of sheet. They come from 47.39 mm, or 47.2, or 47.6, depending on the tooling. Here is what happens, and who should calculate it.",
  guide: "sheet-metal01",
  next: ["See the sheet metal guide", "sheet-metal01"],
  blocks: [
    textBlock(
      "why",
      "## Why the legs do not add up",
      "In a bend, the outer side of the sheet stretches and the inner side compresses. Somewhere in between lies a line that keeps its length: the neutral line. The flat pattern must be as long as this line. Because the line cuts the corner, it is shorter than the two outside legs together.",
      "The [K-factor](term-k-factor) gives its position: the distance from the inner face as a fraction of the thickness. K = 0.5 would be the middle. Bending pulls the line inward, so K is less.",
    ),
    drawing("sheet-k-factor", "The neutral line lies K × t from the inner face."),
    textWithTable(
      "values",
      table(
        "K-factor from two sources",
        ["Material", "Shop tables", "Machinery’s Handbook"],
        ["Soft aluminum", "K 0.33–0.40", "K 0.38–0.41"],
        ["Cold-rolled steel", "K 0.40–0.45", "K 0.42–0.47"],
        ["Stainless steel", "K 0.45–0.50", "K 0.44–0.48"],
      ),
      "## Which K?",
      "The sources differ because K isn't a property of the metal alone. Radius, die width and bending method shift it too.",
    ),
    textBlock(
      "formulas",
      "## Three formulas",
      "Let A be the bend angle in degrees (90 for a square corner), R the inside radius, t the thickness.",
      "- **Bend allowance**, the length of the neutral line in the bend: BA = (π ÷ 180) × A × (R + K × t)",
      "- **Outside setback**, from the start of the bend to the sharp outer corner: OSSB = tan(A ÷ 2) × (R + t)",
      "- **Bend deduction**, subtracted from the sum of the legs: BD = 2 × OSSB − BA",
      "The flat length is the sum of the outside legs minus one BD for each bend. The [bending calculator](calculators#bending) does it for you.",
    ),
    textBlock(
      "example",
      "## A worked example",
      "Cold-rolled steel, t = 1.5 mm, R = 1.5 mm, A = 90°, K = 0.44. Outside legs 30 mm and 20 mm.",
      "1. BA = 1.5708 × (1.5 + 0.44 × 1.5) = 1.5708 × 2.16 = 3.39 mm",
      "1. OSSB = 1 × (1.5 + 1.5) = 3.00 mm",
      "1. BD = 2 × 3.00 − 3.39 = 2.61 mm",
      "1. Flat length = 30 + 20 − 2.61 = 47.39 mm",
      "Check it another way: straight sections of 27.00 and 17.00 mm plus 3.39 mm of bend make 47.39 mm.",
    ),
    calculator(
      "sheetBending",
      "Calculate your own bend",
      "Change the sheet, the radius and the angle, and see what they do to the flat length.",
    ),
    textWithTable(
      "sensitivity",
      table(
        "Effect of K on the flat length (t = 1.5 mm, R = 1.5 mm, 90°, legs 30 and 20 mm)",
        ["K-factor", "Bend allowance", "Flat length"],
        ["K 0.33", "3.13 mm", "47.13 mm"],
        ["K 0.38", "3.25 mm", "47.25 mm"],
        ["K 0.44", "3.39 mm", "47.39 mm"],
        ["K 0.50", "3.53 mm", "47.53 mm"],
      ),
      "## How much does K matter?",
      "From 0.33 to 0.50 the blank grows by 0.4 mm. For one bend and ±0.5 mm it hardly matters; over six bends it adds up to 2.4 mm.",
    ),
    textBlock(
      "tool",
      "## Let the shop unfold it",
      "In air bending, the die sets the radius, not the punch. A 12 mm die gives mild steel a radius of about 2 mm (a sixth of its width), aluminum 1.5 mm (an eighth) and stainless 2.4 mm (a fifth), whatever the drawing says. A different radius means a different flat length.",
      "The shop knows its dies and has measured its own deductions on its own sheet. If you send a flat pattern made for another radius, the bent part is off by a few tenths of a millimeter, and nobody made a mistake.",
      "Send the **folded** model as STEP, with the radius you want. Say which outside or inside dimensions matter. Let the shop adjust the flat.",
    ),
    textBlock(
      "tolerance",
      "## Tolerances to expect",
      "Each bend adds error: ±0.5 to 1° of angle, a few tenths of a millimeter in position, and the sheet itself varies by ±0.076 mm. So:",
      "- Dimension from one edge or hole, not from bend to bend.",
      "- Keep tightly toleranced hole spacing on one flat face. Cut holes hold ±0.2 mm to each other.",
      "- Across one bend, allow ±0.25 to 0.4 mm; over several bends, ±0.5 to 0.8 mm.",
      "- Use slots where two bent parts are screwed together.",
      "- Where a tab enters a slot, leave 0.1 to 0.2 mm per side.",
    ),
    textBlock(
      "design",
      "## Design habits that help",
      "1. **One inside radius** for all bends, about one thickness.",
      "1. **Flanges of at least seven thicknesses**, or they slip into the die.",
      "1. **Holes at 2.5 thicknesses plus the radius** from the bend, or they turn oval.",
      "1. **A relief** at each bend that ends inside the sheet.",
      "1. **Millimeters, not gauge.** 16 gauge is 1.52 mm in steel and 1.29 mm in aluminum: see the [gauge table](sheet-metal01#gauge).",
      "1. **5052 rather than 6061** for bent aluminum: see the [sheet materials](sheet-metal-materials).",
      "1. **Plan the last bend.** A box whose fourth side must clear the third needs a special punch.",
      "Drawings and reasons for each are in the [sheet metal guide](sheet-metal01).",
    ),
    textBlock(
      "own-k",
      "## Finding your own K",
      "If you bend in-house, measure K. Cut a strip of exactly 100 mm, bend it to 90° in the middle, and measure both outside legs. Their sum minus 100 is BD. Then BA = 2 × OSSB − BD, and K = (BA ÷ (1.5708 × t)) − R ÷ t, with the radius measured on the part.",
      "Do it for each combination of sheet and die, three strips each. It takes an afternoon and saves years of adjusting.",
    ),
    textBlock(
      "not",
      "## When not to bend",
      "Some parts should never be unfolded. A wall of two thicknesses, a drawn cup, or a surface curved in two directions can't be made from one flat sheet. Depending on quantity, use [machining](cnc-machining), [die casting](die-casting) or a deep-drawing tool.",
    ),
  ],
});
