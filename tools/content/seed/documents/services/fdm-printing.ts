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
    "FDM printing in ABS, ASA, PC, ULTEM and carbon-filled nylon, up to 914 mm: tolerances, layer strength, design rules, and when to choose SLS or MJF.",
  summary: "Large, simple parts in standard thermoplastics: jigs, fixtures and test housings, up to 914 mm.",
  opening: {
    heading: "FDM: large parts in standard thermoplastics",
    lead: "A nozzle lays down beads of ABS, ASA, PC or ULTEM. It is the cheapest way to make one large part, but you see and feel the layers. Parts are 20 to 30% weaker across the layers, so tell us where the load is.",
    next: ["See the plastics", toPage("printing3d-materials")],
  },
  figures: fdmFigures,
  keyFiguresLead:
    "Typical capability of industrial machines. You can't have the tightest tolerance at the largest size.",
  blocks: [
    drawing("process-fdm", "FDM: bead beside bead, layer on layer.", "How FDM works"),
    howItWorks({
      heading: "From CAD file to finished part",
      lead: "FDM is the simplest printing process, and it makes the largest parts.",
      steps: [
        step(
          "Orient for the load",
          "Parts are 20–30% weaker across the layers, so the load decides how we orient the part.",
        ),
        step("Choose the infill", "Walls above 6 mm get sparse infill unless you order solid."),
        step(
          "Print in a heated chamber",
          "The heated chamber of an industrial machine keeps ABS, PC and ULTEM from curling or splitting between layers.",
        ),
        step("Finish", "We press in inserts and sand, smooth or paint the surface on request."),
      ],
    }),
    fdmSpecification,
    materials({
      heading: "Thermoplastics",
      lead: "Choose by heat and weather: PETG and ABS indoors, ASA outdoors, PC above 100 °C, ULTEM for aircraft cabins and autoclaves. Typical values, not for specification.",
      services: ["fdm-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionHigh"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for FDM",
      lead: "Sanding and filler hide the layers, solvent vapor smooths ABS and ASA, and primer and paint add color.",
      services: ["fdm-printing"],
    }),
    fdmChoice,
    fdmRules,
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
      "- **Jigs and fixtures.** Nests, drill guides and gauges in days instead of weeks. See [industrial](industrial).",
      "- **End effectors.** Carbon-filled nylon with a modulus of 10 GPa. See [robotics and automation](robotics-automation).",
      "- **Large test housings.** ABS or PC, in one piece up to 914 mm. See [product development](product-development).",
      "- **Cabin trim and ducts.** ULTEM 9085. See [aerospace and UAV](aerospace-uav).",
      "- **Outdoor brackets and covers.** ASA. See [communications](communications).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "The layers show, as they will on your part." },
      [
        "product-development",
        "One cover in four stages. The first is an FDM draft with visible layer lines, followed by white resin, milled aluminum and the molded part",
      ],
      [
        "printing3d",
        "Red gear in front: FDM, with layer lines on its teeth, among parts made by the other printing processes",
      ],
    ),
    fdmQuestions,
    caseStudies(
      {
        heading: "How projects choose a process",
        lead: "A representative project that compares printing processes by the numbers.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send your part and its load",
      "Tell us the load direction, the temperature and whether layer lines may show. You get a price and a lead time for each quantity.",
      "Process: FDM\nPlastic or key property: \nLoad direction: \nQuantity: ",
    ),
  ],
});
