import { quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { allMaterials, pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";

/** The overview of all materials pages and grade pages. */
export const materialsList = listPage({
  id: "materials",
  title: "Materials",
  seoTitle: "Materials: Metals, Plastics and Resins",
  description:
    "All materials for machining, 3D printing, molding, casting and sheet metal. Filter by family and need, compare properties, and open a page for each grade.",
  summary: "Every material, by grade and by process, with its properties.",
  opening: {
    eyebrow: "Resources",
    heading: "Materials: find the grade, then the process",
    lead: "Filter by family and by what the part must withstand, compare up to four grades side by side, and open a grade for its complete data sheet.",
    next: ["Choose a finish", toPage("surface-finish")],
  },
  blocks: [
    {
      _key: "grades",
      _type: "materialTable",
      anchor: "grades",
      heading: "Common materials",
      lead: "One row per material, in its most common form. Typical values at 23 °C, not for specification. Each name links to the complete data.",
      selection: "paged",
      properties: [
        "density",
        "tensileStrength",
        "elongation",
        "modulus",
        "maxServiceTemperature",
        "thermalConductivity",
      ],
      isShort: false,
    },
    calculator("weight", "Weigh a part", "Enter the volume from your CAD program and try every grade."),
    allMaterials({
      heading: "All materials, by process",
      lead: "Each page compares every grade that we offer for one process, and says what to look at first.",
    }),
    pages(
      { heading: "Before you choose", lead: "How to read a data sheet, and what a finish changes." },
      "blog-material-data-sheet",
      "surface-finish",
      "design-guide",
    ),
    quoteCall(
      "Ask for another material",
      "Name the grade, or the load and the environment. We quote what you ask for, and tell you if another grade suits the part better.",
      "Material, or what the part must withstand: \nProcess, if you know it: \nHighest temperature: \nQuantity: ",
    ),
  ],
});
