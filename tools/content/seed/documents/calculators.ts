import { hero, quoteCall } from "../blocks.ts";
import { fullCalculator, withGrades } from "../calculators.ts";
import type { SeedPage } from "../document-types.ts";
import { toPage } from "../links.ts";
import { pages } from "../list-blocks.ts";
import { generalPage } from "../pages.ts";

/** All calculators on one page. Guides and materials pages link to them. */
export const calculators: SeedPage = generalPage({
  id: "calculators",
  title: "Calculators",
  seoTitle: "Engineering Calculators",
  summary:
    "ISO fits, general tolerances, threads, bends, weight, molding, snap fits, roughness and tolerance stacks.",
  description:
    "Calculators for part design: ISO 286 fits, ISO 2768 tolerances, tap drills, sheet bending, weight, molding, snap fits, roughness and tolerance stacks.",
  blocks: [
    hero({
      id: "calculators",
      eyebrow: "Resources",
      heading: "Calculators for part design",
      lead: "Each shows its formula, its limits and its source. Your inputs are in the page address, so you can send the result to a colleague.",
      next: ["Read the design guides", toPage("design-guide")],
    }),
    fullCalculator(
      "fits",
      "ISO fits",
      "The limits of a hole and a shaft, and how much clearance or interference they can have together.",
    ),
    fullCalculator(
      "generalTolerances",
      "General tolerances",
      "What applies to a dimension when the drawing only names ISO 2768-1 or DIN 16742 (now ISO 20457).",
    ),
    fullCalculator(
      "toleranceStack",
      "Tolerance stack",
      "How far a gap can vary when several dimensions add up, as the worst case and as the root sum square (RSS).",
    ),
    fullCalculator(
      "roughness",
      "Surface roughness",
      "Convert between Ra, Rz, N grades and microinches, and see which processes reach a value.",
    ),
    fullCalculator(
      "threadedHoles",
      "Threaded holes",
      "The drill for a thread such as M6 or 1/4-20, cut, formed or with a wire insert, the depth at which the screw breaks before the thread strips, and the clearance hole for the screw.",
    ),
    fullCalculator(
      "plasticScrews",
      "Screws in plastic",
      "The hole, the boss and the depth for a self-tapping screw, by resin.",
    ),
    fullCalculator(
      "sheetBending",
      "Sheet bending",
      "The flat length of a bent part, the minimum flange length, and the bending force.",
    ),
    fullCalculator(
      "injectionMolding",
      "Injection molding",
      "A first estimate of cooling time, mold dimension, clamp force and flow length.",
    ),
    withGrades(
      fullCalculator(
        "snapFit",
        "Snap fits",
        "Whether a snap arm withstands its deflection, and the force to assemble it.",
      ),
      {
        grades: ["im-abs", "im-asa", "im-pa6", "im-pa66-gf30", "im-pc", "im-pc-abs", "im-pom", "im-pp"].map(
          (id) => `grade-${id}`,
        ),
      },
    ),
    fullCalculator("weight", "Weight", "What a part weighs in any grade on this site."),
    pages(
      { heading: "Behind the numbers", lead: "The guides explain which value to choose, and why." },
      "cnc01",
      "sheet-metal01",
      "molding01",
      "blog-tolerances-that-cost",
    ),
    quoteCall(
      "Have your part quoted",
      "Send the model and mark the dimensions that matter. The quote names the process that holds them.",
      "Process: \nMaterial: \nQuantity: \nCritical dimensions: ",
    ),
  ],
});
