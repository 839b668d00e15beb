import { calculator, weightCalculator } from "../../calculators.ts";
import { toleranceOn } from "../../capabilities.ts";
import { table, textWithTable } from "../../rich-text.ts";

/** The precision class of NADCA: ±0.05 mm on the first 25 mm, ±0.025 mm for each further 25 mm. */
function precise(length: number): string {
  return String(Number((0.05 + 0.025 * Math.ceil((length - 25) / 25)).toFixed(3)));
}

export const dieCastingTables = [
  textWithTable(
    "tolerance-table",
    table(
      "Linear tolerances of aluminum die castings, within one die half",
      ["Length", "Standard class, ±", "Precision class, ±"],
      ...[25, 50, 75, 100, 150, 200, 300].map((length) => [
        `up to ${length} mm`,
        `${toleranceOn("die-casting", length)} mm`,
        `${precise(length)} mm`,
      ]),
    ),
    "## Tolerances by length",
    "NADCA S-4A. The standard class applies unless your drawing calls for the precision class.",
  ),
  textWithTable(
    "parting-line-table",
    table(
      "Added to dimensions across the parting line, aluminum",
      ["Projected area", "Standard class", "Precision class"],
      ["up to 65 cm²", "+0.14 mm", "+0.09 mm"],
      ["65–130 cm²", "+0.17 mm", "+0.10 mm"],
      ["130–320 cm²", "+0.19 mm", "+0.13 mm"],
      ["320–650 cm²", "+0.30 mm", "+0.20 mm"],
      ["650–1,300 cm²", "+0.46 mm", "+0.30 mm"],
      ["1,300–1,950 cm²", "+0.61 mm", "+0.41 mm"],
    ),
    "## Tolerance across the parting line",
    "The projected area is the shadow of the part on the parting plane. The value is added on the plus side only, because the gap can only make the part thicker.",
  ),
  textWithTable(
    "cored-holes",
    table(
      "Cored holes in aluminum: maximum depth and draft",
      ["Diameter", "Depth", "Total draft"],
      ["3.2 mm", "8 mm", "5°"],
      ["6.4 mm", "25 mm", "3°"],
      ["12.7 mm", "51 mm", "2°"],
    ),
    "## Cored holes by diameter",
    "These are limits for blind holes. Half that depth casts better, and the pins last longer. For a tapped hole, core the hole slightly small and drill it to the tap size.",
  ),
  calculator(
    "threadedHoles",
    "Size a tapped hole",
    "The tap drill, and the thread engagement a screw needs in a soft alloy.",
  ),
  textWithTable(
    "alloys",
    table(
      "Which alloy for which part",
      ["Alloy", "Choose it for", "Keep in mind"],
      ["A380, ADC12", "Housings and brackets in general", "Anodizes gray and blotchy"],
      ["A360", "Parts exposed to weather and salt", "Fills less easily"],
      ["A413", "Pressure-tight parts", "Low yield strength"],
      ["AlSi10MnMg", "Ductile, weldable structures", "Vacuum-assisted die casting"],
      ["Zamak 3", "Small, detailed, plated parts", "Heavy; creeps when warm"],
      ["Zamak 5", "Harder, stronger small parts", "Less ductile than Zamak 3"],
      ["AZ91D", "The lightest housings", "Needs a coating"],
    ),
    "## Alloys at a glance",
    "All values are on the [die casting materials](die-casting-materials#grades) page.",
  ),
  weightCalculator(
    { services: ["die-casting"] },
    "Weigh the casting",
    "The same volume in aluminum, zinc and magnesium.",
  ),
  textWithTable(
    "finishes",
    table(
      "Finishes that suit each family",
      ["Finish", "Aluminum", "Zinc", "Magnesium"],
      ["Tumbled or blasted", "Yes", "Yes", "Yes"],
      ["Chem film", "Yes", "No", "As a base for paint"],
      ["Powder coat", "Yes", "Yes, if free of blisters", "Over a conversion coating"],
      ["E-coat and paint", "Yes", "Yes", "Over a conversion coating"],
      ["Plating", "Nickel, after zincate", "Nickel, chrome", "Rarely"],
      ["Anodizing", "Gray, not for looks", "No", "Special types only"],
    ),
    "## Finishes for castings",
    "Baking can raise blisters over pores close to the skin: a vacuum-assisted shot lowers the risk. Thickness, cost and colors are in the [table of finishes](surface-finish).",
  ),
] as const;
