import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { slaChoice, slaQuestions } from "./sla-printing-advice.ts";
import { slaFigures, slaRules, slaSpecification } from "./sla-printing-figures.ts";

export const slaPrinting = service({
  id: "sla-printing",
  title: "SLA printing",
  seoTitle: "SLA",
  shortName: "SLA",
  partOf: "printing3d",
  description:
    "SLA printing for smooth, accurate prototypes and casting masters: tolerances, walls, resins, finishes, design rules, and when to choose another process.",
  summary: "Smooth, accurate parts in resin: appearance models, clear parts, masters for vacuum casting.",
  opening: {
    heading: "SLA: smooth, accurate resin parts",
    lead: "A UV laser cures liquid resin in layers of 0.05 to 0.1 mm. No other printed plastic is smoother. Choose SLA for appearance, fit and clear parts; choose nylon when the part has to work hard or get hot.",
    next: ["See the resins", toPage("printing3d-materials")],
  },
  figures: slaFigures,
  keyFiguresLead:
    "Typical capability. Part size, resin and orientation affect these values; tell us which ones your part needs.",
  blocks: [
    drawing("process-sla", "SLA: the laser cures the resin only where the part is.", "How SLA works"),
    howItWorks({
      heading: "From CAD file to finished part",
      lead: "Every part prints the same way. The difference is in preparation and finishing.",
      steps: [
        step(
          "Orient and support",
          "We turn the cosmetic face away from the supports. Overhangs under 19° from horizontal need supports, and each support leaves a small mark.",
        ),
        step(
          "Choose the layer height",
          "100 µm is standard. 50 µm gives finer steps on slopes but doubles the layers.",
        ),
        step(
          "Post-cure",
          "The part reaches its data-sheet strength only after a second cure under UV light.",
        ),
        step(
          "Finish",
          "We sand off the support marks. Then the part can be blasted, painted, plated or polished clear.",
        ),
      ],
    }),
    slaSpecification,
    materials({
      heading: "Resins",
      lead: "Choose by what the part must withstand: heat first, then impact, then color. All standard resins soften well below 100 °C. Typical values, not for specification.",
      services: ["sla-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionLow"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for SLA",
      lead: "Resin takes paint better than any other printed plastic. A finish hides support marks but doesn't make the resin tougher.",
      services: ["sla-printing"],
    }),
    slaChoice,
    slaRules,
    guides(
      {
        heading: "The full design guide",
        lead: "Every rule explained, for all five printing processes.",
      },
      "design-guideinfo",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Appearance models.** Housings painted to a sample for photos, trade shows or user tests. See [consumer products](consumer-products).",
      "- **Casting masters.** For [vacuum casting](urethane-casting). The silicone copies the surface, so we sand and paint the master first.",
      "- **Clear parts.** Lens covers, light guides and flow models, polished and clear-coated. See [automotive](automotive).",
      "- **Wind-tunnel models.** Ceramic-filled resin with a modulus of 9 to 10 GPa. See [aerospace and UAV](aerospace-uav).",
      "- **Fit checks.** One printed part shows whether everything fits before you order the mold. See [injection molding](injection-molding).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Clear, and white ready for paint." },
      [
        "automotive-air-duct-2",
        "Air duct for a flow test: clear resin, polished and clear-coated, with red threads in the air stream",
      ],
      [
        "product-development",
        "One cover in four stages. The second, in white resin, is the appearance model; before it an FDM draft, after it milled aluminum and the molded part",
      ],
    ),
    slaQuestions,
    caseStudies(
      {
        heading: "SLA in practice",
        lead: "In this representative project, we print the masters by SLA and cast the covers.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the model of your SLA part",
      "Mark the visible faces, specify painted or clear, and tell us how hot the part gets. You get a price and a lead time for each quantity.",
      "Process: SLA\nResin or key property: \nVisible faces: \nFinish: \nQuantity: ",
    ),
  ],
});
