import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { fdmChoice, fdmQuestions } from "./fdm-printing-advice.ts";
import { fdmFigures, fdmRules, fdmSpecification } from "./fdm-printing-figures.ts";

export const fdmPrinting = service({
  id: "fdm-printing",
  title: "FDM printing",
  seoTitle: "FDM",
  shortName: "FDM",
  partOf: "printing3d",
  description:
    "FDM printing in ABS, ASA, PC, ULTEM and carbon-filled nylon, up to 914 mm: tolerances, layer strength, design rules, and when nylon powder is better.",
  summary: "Large, plain parts in real thermoplastics: jigs, fixtures, housings for trials, up to 914 mm.",
  opening: {
    heading: "FDM: large parts in real thermoplastics",
    lead: "A nozzle lays down a bead of ABS, ASA, PC or ULTEM. It is the cheapest way to make one large part, but you see and feel the layers. Across the layers it is 20 to 30% weaker: mark the load on the model.",
    next: ["See the plastics", toPage("printing3d-materials")],
  },
  figures: fdmFigures,
  figuresHold:
    "Typical capability of industrial machines. The closest tolerance and the largest size do not go together.",
  blocks: [
    drawing("process-fdm", "FDM: bead beside bead, layer on layer.", "How FDM works"),
    howItWorks({
      heading: "How FDM parts are planned and finished",
      lead: "The simplest of the printing processes, which is why it grows to the largest parts.",
      steps: [
        step(
          "Lay the part to its load",
          "Along its layers the plastic is strong, across them 20–30% weaker. The load decides how the part lies on the plate.",
        ),
        step(
          "Choose the filling",
          "Walls above 6 mm get a sparse pattern inside, unless solid filling is ordered.",
        ),
        step(
          "Hold the heat",
          "Industrial machines keep the whole chamber warm, so that ABS, PC and ULTEM do not curl or split between layers.",
        ),
        step("Finish", "Inserts are pressed in; faces are sanded, smoothed or painted on request."),
      ],
    }),
    fdmSpecification,
    materials({
      heading: "Thermoplastics",
      lead: "Choose by heat and weather: PETG and ABS indoors, ASA outdoors, PC above 100 °C, ULTEM for cabins and autoclaves. Typical values, not for specification.",
      services: ["fdm-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionHigh"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for FDM",
      lead: "Sanding and filler hide the layers, solvent vapor smooths ABS and ASA, and primer with paint gives color.",
      services: ["fdm-printing"],
    }),
    fdmChoice,
    fdmRules,
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
      "- **Jigs and fixtures.** Nests, drilling guides and gauges, in days instead of weeks. See [industrial](industrial).",
      "- **End effectors.** Carbon-filled nylon with a modulus of 10 GPa. See [robotics and automation](robotics-automation).",
      "- **Large housings for trials.** ABS or PC, in one piece up to 914 mm. See [product development](product-development).",
      "- **Cabin trim and ducts.** ULTEM 9085. See [aerospace and UAV](aerospace-uav).",
      "- **Outdoor brackets and covers.** ASA. See [communications](communications).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "The layers are seen, as they are on your part." },
      [
        "product-development",
        "One cover in four stages; the first is an FDM draft with its layer lines. Then white resin, milled aluminum, the molded part",
      ],
      [
        "printing3d",
        "Red gear in front: FDM, with layer lines on its teeth. Around it parts of the other printing processes",
      ],
    ),
    fdmQuestions,
    caseStudies(
      {
        heading: "How the process is chosen",
        lead: "A representative project in which printing processes are compared in figures.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the model and the load",
      "Say which way the part is loaded, how warm it gets, and whether the layers may be seen.",
      "Process: FDM\nPlastic or property that matters: \nLoad direction: \nQuantity: ",
    ),
  ],
});
