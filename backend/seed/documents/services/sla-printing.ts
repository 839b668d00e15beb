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
    "SLA printing for smooth, accurate prototypes and casting masters: tolerances, walls, resins, finishes, design rules, and when another process is better.",
  summary: "Smooth, accurate parts in resin: appearance models, clear parts, masters for vacuum casting.",
  opening: {
    heading: "SLA: smooth resin parts, true to the model",
    lead: "A UV laser cures liquid resin in layers of 0.05 to 0.1 mm. No other printed plastic has a finer skin. Choose it for looks, fit and clear parts; choose nylon when the part has to work hard or get hot.",
    next: ["See the resins", toPage("printing3d-materials")],
  },
  figures: slaFigures,
  figuresHold:
    "Typical capability. Size, resin and orientation move these figures; ask for the ones your part needs.",
  blocks: [
    drawing("process-sla", "SLA: the laser cures the resin only where the part is.", "How SLA works"),
    howItWorks({
      heading: "How SLA parts are planned and finished",
      lead: "The machine does the same for every part. What comes before and after it differs.",
      steps: [
        step(
          "Orient and support",
          "The show face is turned away from the supports. Overhangs flatter than 19° from level need supports, and each support leaves a small mark.",
        ),
        step(
          "Choose the layer",
          "100 µm is the standard. 50 µm makes finer steps on slopes, with twice as many layers.",
        ),
        step(
          "Wait for the post-cure",
          "Only after the second cure under UV light does the part have the strength of the data sheet.",
        ),
        step(
          "Finish",
          "When the support marks are sanded, the part can be blasted, painted, plated, or polished clear.",
        ),
      ],
    }),
    slaSpecification,
    materials({
      heading: "Resins",
      lead: "Choose by what the part must survive: heat first, then impact, then color. All standard resins soften well below 100 °C. Typical values, not for specification.",
      services: ["sla-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionLow"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for SLA",
      lead: "Resin takes paint better than any printed plastic. A finish covers support marks; it does not make the resin tougher.",
      services: ["sla-printing"],
    }),
    slaChoice,
    slaRules,
    guides(
      {
        heading: "Every rule with its reason",
        lead: "The design guide compares all five printing processes, rule by rule.",
      },
      "design-guideinfo",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Appearance models.** Housings painted to sample for a photograph, a fair or a user test. See [consumer products](consumer-products).",
      "- **Casting masters.** For [vacuum casting](urethane-casting): the silicone copies the surface, so the master is sanded and painted first.",
      "- **Clear parts.** Lens covers, light guides and flow models, polished and lacquered. See [automotive](automotive).",
      "- **Wind-tunnel models.** Ceramic-filled resin with a modulus of 9 to 10 GPa. See [aerospace and UAV](aerospace-uav).",
      "- **Fit checks.** One printed part shows whether everything fits, before the mold is ordered. See [injection molding](injection-molding).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Clear, or white to be painted." },
      [
        "automotive-air-duct-2",
        "Air duct for a flow test: clear resin, polished and lacquered, with red threads in the air stream",
      ],
      [
        "product-development",
        "One cover in four stages; the second, in white resin, shows the look. Before it FDM, after it milled aluminum and the molded part",
      ],
    ),
    slaQuestions,
    caseStudies(
      {
        heading: "SLA in a project",
        lead: "In this representative project SLA makes the masters; the covers themselves are cast.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the model of your SLA part",
      "Say which face is seen, whether it is painted or clear, and how warm the part gets.",
      "Process: SLA\nResin or property that matters: \nFace that is seen: \nFinish: \nQuantity: ",
    ),
  ],
});
