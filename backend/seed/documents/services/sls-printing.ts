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
  summary: "Working nylon parts without supports: ducts, housings, clips, also large and in several nylons.",
  opening: {
    heading: "SLS: nylon parts that work, in any shape",
    lead: "A laser fuses nylon powder, layer by layer. The loose powder carries the part, so there are no supports and almost no limits on shape. The trade-off is a grainy skin; if looks matter most, see SLA.",
    next: ["See the nylons", toPage("printing3d-materials")],
  },
  figures: slsFigures,
  figuresHold: "Typical capability in PA12. Large and flat parts vary more than small and compact ones.",
  blocks: [
    drawing("process-sls", "SLS: the powder around the part takes the place of supports.", "How SLS works"),
    howItWorks({
      heading: "How SLS parts are planned and finished",
      lead: "The slowest step is waiting: the block of powder must cool before it is opened.",
      steps: [
        step(
          "Nest the parts",
          "Parts are stacked in the volume of the machine with a few millimeters between them. Small parts fill the gaps, which keeps their price low.",
        ),
        step(
          "Cool slowly",
          "The block cools inside the machine for many hours. Opened too early, the parts warp.",
        ),
        step(
          "Finish",
          "After blasting the parts are tumbled, dyed, smoothed or painted, as your drawing calls for.",
        ),
      ],
    }),
    slsSpecification,
    materials({
      heading: "Nylons and elastomers",
      lead: "PA12 suits most parts. Choose glass-filled if it bends too much, PA11 if it breaks, TPU if it must be soft. Typical values, not for specification.",
      services: ["sls-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionLow"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for SLS",
      lead: "Blasted is the standard. Dye adds color without thickness; vapor smoothing closes the skin; paint gives an exact tone.",
      services: ["sls-printing"],
    }),
    slsChoice,
    slsRules,
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
      "- **Air ducts.** Curved, thin-walled, in one piece. See the [air duct project](automotive-air-duct) and [automotive](automotive).",
      "- **UAV bodies and antenna mounts.** Light, tough, with ribs where the load is. See [aerospace and UAV](aerospace-uav).",
      "- **Housings and clips.** Snap fits that are opened again and again. See [consumer products](consumer-products).",
      "- **Jigs and grippers.** Shaped to the part that they hold. See [robotics and automation](robotics-automation).",
      "- **Trial orthotics and cases for devices.** See [medical](medical) for the documents such parts need.",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "White as sintered, or dyed." },
      ["printing3d", "White lattice ball: PA12 as sintered. Around it parts of the other printing processes"],
      [
        "printing3d-materials",
        "Sample chips: nylon of SLS and MJF in white, gray, black and dyed red, beside resin, filament and metal",
      ],
    ),
    slsQuestions,
    caseStudies(
      {
        heading: "SLS in a project",
        lead: "A representative project: a duct that had to fit the car before the production tool existed.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the model of your nylon part",
      "Tell us the load, the heat and the color. If MJF fits better, we'll tell you.",
      "Process: SLS\nNylon or property that matters: \nColor and finish: \nQuantity: ",
    ),
  ],
});
