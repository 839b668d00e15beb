import { drawing } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const sheetTables = [
  drawing("sheet-k-factor", "The neutral line keeps its length. It lies K × t from the inside of the bend."),
  textWithTable(
    "k-factor",
    table(
      "K-factor by material",
      ["Material", "Published range", "Handbook range"],
      ["Aluminum, soft", "K 0.33–0.40", "K 0.38–0.41"],
      ["Cold-rolled steel", "K 0.40–0.45", "K 0.42–0.47"],
      ["Stainless steel", "K 0.45–0.50", "K 0.44–0.48"],
    ),
    "## K-factor",
    "K locates the neutral line as a fraction of the thickness. It also depends on the tooling, so the shop that bends the part should unfold it. Radii, deductions and flanges for each sheet are in the [bend data](bend-data).",
  ),
  textBlock(
    "bend-allowance",
    "## Bend allowance and flat length",
    "With A the bend angle in degrees, R the inside radius and t the thickness:",
    "- Bend allowance: BA = (π ÷ 180) × A × (R + K × t)",
    "- Outside setback: OSSB = tan(A ÷ 2) × (R + t)",
    "- Bend deduction: BD = 2 × OSSB − BA",
    "- Flat length = sum of the outside legs − sum of the bend deductions",
    "**Example.** t = 1.5 mm, R = 1.5 mm, A = 90°, K = 0.44, outside legs of 30 mm and 20 mm. BA = 1.5708 × (1.5 + 0.66) = 3.39 mm. OSSB = 3.0 mm. BD = 2.61 mm. Flat length = 50 − 2.61 = 47.39 mm.",
  ),
  calculator(
    "sheetBending",
    "Calculate the flat length",
    "One bend in the standard die: flat length, deduction, minimum flange and bending force.",
  ),
  textWithTable(
    "gauge",
    table(
      "Gauge numbers in millimeters",
      ["Gauge", "Mild steel", "Galvanized", "Stainless", "Aluminum, brass"],
      ["7 ga", "4.55 mm", "–", "4.76 mm", "3.67 mm"],
      ["8 ga", "4.18 mm", "4.27 mm", "4.37 mm", "3.26 mm"],
      ["9 ga", "3.80 mm", "3.89 mm", "3.97 mm", "2.91 mm"],
      ["10 ga", "3.42 mm", "3.51 mm", "3.57 mm", "2.59 mm"],
      ["11 ga", "3.04 mm", "3.13 mm", "3.18 mm", "2.30 mm"],
      ["12 ga", "2.66 mm", "2.75 mm", "2.78 mm", "2.05 mm"],
      ["13 ga", "2.28 mm", "2.37 mm", "2.38 mm", "1.83 mm"],
      ["14 ga", "1.90 mm", "1.99 mm", "1.98 mm", "1.63 mm"],
      ["16 ga", "1.52 mm", "1.61 mm", "1.59 mm", "1.29 mm"],
      ["18 ga", "1.21 mm", "1.31 mm", "1.27 mm", "1.02 mm"],
      ["20 ga", "0.91 mm", "1.01 mm", "0.95 mm", "0.81 mm"],
      ["22 ga", "0.76 mm", "0.85 mm", "0.79 mm", "0.64 mm"],
      ["24 ga", "0.61 mm", "0.70 mm", "0.64 mm", "0.51 mm"],
      ["26 ga", "0.46 mm", "0.55 mm", "0.48 mm", "0.40 mm"],
    ),
    "## Gauge table",
    "The same gauge number means a different thickness in each metal. Put millimeters on the drawing.",
  ),
  textWithTable(
    "v-die",
    table(
      "Air bending: die width and the resulting radius",
      ["Dimension", "Value"],
      ["Width of the V-die", "6–8 × thickness"],
      ["Width above 10 mm thickness", "10–12 × thickness"],
      ["Radius in mild steel", "1/6 of the die width"],
      ["Radius in aluminum", "1/8 of the die width"],
      ["Radius in stainless steel", "1/5 of the die width"],
      ["Minimum flange", "0.7 × die width + 1 × thickness"],
      ["Minimum flange, die of 8 × thickness", "6.6 × thickness"],
      ["Minimum flange, die of 6 × thickness", "5.2 × thickness"],
    ),
    "## Die and radius",
    "In air bending, the die sets the inside radius, not the punch. The [bend data](bend-data) works this out for every thickness in stock.",
  ),
] as const;
