import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { slsChoice, slsQuestions } from "./sls-printing-advice.ts";
import { slsFigures, slsRules, slsSpecification } from "./sls-printing-figures.ts";

export const slsPrinting = service({
  id: "sls-printing",
  title: "SLS printing",
  seoTitle: "SLS",
  shortName: "SLS",
  partOf: "printing3d",
  description:
    "SLS printing in nylon: no supports, working snap fits, parts up to 482 mm. Tolerances, walls, nylons, finishes, design rules and when to choose MJF.",
  summary: "Functional nylon parts without supports: ducts, housings and clips, including large ones.",
  opening: {
    heading: "SLS: functional nylon parts in any shape",
    lead: "A laser fuses nylon powder, layer by layer. Loose powder supports the part, so there are no support structures and almost no limits on shape. The trade-off is a grainy surface; if looks matter most, choose SLA.",
    next: ["See the nylons", toPage("printing3d-materials")],
  },
  figures: slsFigures,
  keyFiguresLead: "Typical capability in PA12. Large, flat parts vary more than small, compact ones.",
  blocks: [
    drawing("process-sls", "SLS: the surrounding powder supports the part.", "How SLS works"),
    howItWorks({
      heading: "From CAD file to finished part",
      lead: "The slowest step is cooling: the block of powder must cool before we open it.",
      steps: [
        step(
          "Nest the parts",
          "We stack parts in the build volume a few millimeters apart. Small parts fill the gaps, which keeps their price low.",
        ),
        step(
          "Cool slowly",
          "The block cools inside the machine for many hours. Parts warp if it is opened too early.",
        ),
        step(
          "Finish",
          "After blasting, we tumble, dye, smooth or paint the parts as your drawing specifies.",
        ),
      ],
    }),
    slsSpecification,
    materials({
      heading: "Nylons and elastomers",
      lead: "PA12 suits most parts. Choose glass-filled if PA12 flexes too much, PA11 if it breaks, TPU if the part must be soft. Typical values, not for specification.",
      services: ["sls-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionLow"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for SLS",
      lead: "Bead-blasted is standard. Dye adds color without thickness, vapor smoothing seals the surface, and paint gives an exact color.",
      services: ["sls-printing"],
    }),
    slsChoice,
    slsRules,
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
      "- **Air ducts.** Curved, thin-walled, in one piece. See the [air duct project](automotive-air-duct) and [automotive](automotive).",
      "- **UAV bodies and antenna mounts.** Light and tough, with ribs where the load is. See [aerospace and UAV](aerospace-uav).",
      "- **Housings and clips.** Snap fits that open again and again. See [consumer products](consumer-products).",
      "- **Jigs and grippers.** Shaped to the part they hold. See [robotics and automation](robotics-automation).",
      "- **Trial orthotics and device cases.** See [medical](medical) for the documentation these parts need.",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "White as sintered, or dyed." },
      [
        "printing3d",
        "White lattice ball: PA12 as sintered, among parts made by the other printing processes",
      ],
      [
        "printing3d-materials",
        "Sample chips: SLS and MJF nylon in white, gray, black and dyed red, beside resin, filament and metal",
      ],
    ),
    slsQuestions,
    caseStudies(
      {
        heading: "SLS in practice",
        lead: "A representative project: a duct that had to fit the car before the production tool was ready.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send your nylon part",
      "Tell us the load, the temperature and the color. We'll quote SLS, or MJF if it suits the part better.",
      "Process: SLS\nNylon or key property: \nColor and finish: \nQuantity: ",
    ),
  ],
});
