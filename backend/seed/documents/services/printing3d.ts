import { drawing, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials, processCards } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { videoPlayer } from "../../records.ts";
import { textBlock } from "../../rich-text.ts";
import { printingChooser, printingComparison, printingQuestions } from "./printing3d-advice.ts";
import { printingFigures, printingRules, printingSpecification } from "./printing3d-figures.ts";

const PROCESSES = ["sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"];

export const printing3d = service({
  id: "printing3d",
  title: "3D printing",
  seoTitle: "3D Printing",
  shortName: "3D printing",
  description:
    "3D printing compared: SLA, SLS, MJF, FDM and DMLS by tolerance, size, surface, material and quantity. Choose the process before you ask for a price.",
  summary: "Five printing processes in plastic and metal: no tooling, first parts in days, any shape.",
  opening: {
    heading: "3D printing: five processes, no tooling",
    lead: "Printing turns a model into a part without a tool, so even one part makes sense; the price per part falls until the build is full. SLA for surface, SLS and MJF for working nylon, FDM for large plain parts, DMLS for metal. Rule processes out here, then open one.",
    next: ["Compare the processes", toPage("printing3d", "choose")],
  },
  figures: printingFigures,
  figuresHold: "Typical capability over all five processes. No single process reaches all of these at once.",
  blocks: [
    processCards(
      {
        heading: "The five processes",
        lead: "Each page has the full specification, materials, finishes and design rules.",
      },
      ...PROCESSES,
    ),
    printingChooser,
    printingComparison,
    howItWorks({
      heading: "How printing works",
      lead: "All five build in layers. They differ in what is solidified, and how.",
      steps: [
        step(
          "The model is cut into layers",
          "A STEP or STL file is turned, given supports where the process needs them, and cut into layers of 0.02 to 0.33 mm.",
        ),
        step(
          "Each layer is made solid",
          "UV light cures resin (SLA), a laser or lamps fuse nylon powder (SLS, MJF), a laser melts metal powder (DMLS), or a nozzle lays a bead of plastic (FDM).",
        ),
        step(
          "The part is freed",
          "From resin, from powder, or from its supports. Nylon cools slowly in its powder; metal is relieved of stress on its plate.",
        ),
        step(
          "The part is finished",
          "Blasting, dyeing, smoothing, painting or polishing for the eye; drilling, inserts and machining for the fit.",
        ),
      ],
    }),
    videoPlayer("printing-in-layers", "See it printed", "An FDM part in time lapse."),
    drawing("compare-layer-heights", "Layer heights of the processes, to one scale."),
    printingSpecification,
    materials({
      heading: "Materials for printing",
      lead: "40 grades in four families: resins, nylon and other powders, metals, filaments. Look at heat deflection first: it excludes most. Typical values, not for specification.",
      services: PROCESSES,
      properties: ["density", "tensileStrength", "elongation", "heatDeflectionLow"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for printed parts",
      lead: "Powder parts are dyed or smoothed, resin parts painted or polished, metal parts blasted or machined.",
      services: PROCESSES,
    }),
    printingRules,
    guides(
      {
        heading: "Every rule with its reason",
        lead: "One guide for all five processes, with a table for each rule.",
      },
      "design-guideinfo",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Before a tool exists:** fit checks, works-like prototypes and user tests. See [product development](product-development).",
      "- **Instead of a tool:** brackets, ducts and housings up to a few hundred pieces. See [aerospace and UAV](aerospace-uav) and [medical](medical).",
      "- **For the tool:** masters for [vacuum casting](urethane-casting), cooled inserts for [injection molding](injection-molding).",
      "- **Beside the line:** jigs, grippers and gauges. See [robotics and automation](robotics-automation) and [industrial](industrial).",
      "To see the machines work, watch the [videos](videos). Before you buy in thousands, compare with [injection molding](injection-molding). Before you print a plain block, compare with [CNC machining](cnc-machining).",
    ),
    printingQuestions,
    caseStudies(
      {
        heading: "Printing in a project",
        lead: "Representative projects: printed to be used, and printed to be copied.",
      },
      "automotive-air-duct",
      "yellow-robot",
    ),
    quoteCall(
      "Send the model, name the need",
      "You do not have to choose the process. Say what the part must survive, and how many you need.",
      "Process: 3D printing (please suggest one)\nWhat the part must survive: \nFinish: \nQuantity: ",
    ),
  ],
});
