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
    "3D printing compared: SLA, SLS, MJF, FDM and DMLS by tolerance, size, surface, material and quantity. Choose a process, then get a quote.",
  summary: "Five printing processes in plastic and metal: no tooling, first parts in days, any shape.",
  opening: {
    heading: "3D printing: five processes, no tooling",
    lead: "With no tool to pay for, even one part makes sense, and the unit price falls until the build is full. Choose SLA for surface finish, SLS or MJF for functional nylon, FDM for large simple parts, DMLS for metal. Compare them here, then open one.",
    next: ["Compare the processes", toPage("printing3d", "choose")],
  },
  figures: printingFigures,
  keyFiguresLead: "Typical capability across all five processes. No single process reaches all of these.",
  blocks: [
    processCards(
      {
        heading: "The five processes",
        lead: "Each page has full specifications, materials, finishes and design rules.",
      },
      ...PROCESSES,
    ),
    printingChooser,
    printingComparison,
    howItWorks({
      heading: "How printing works",
      lead: "All five build in layers. They differ in the material and in how it is made solid.",
      steps: [
        step(
          "Slice the model",
          "We orient your STEP or STL file, add supports if the process needs them, and slice it into layers of 0.02 to 0.33 mm.",
        ),
        step(
          "Build layer by layer",
          "UV light cures resin (SLA), a laser or lamps fuse nylon powder (SLS, MJF), a laser melts metal powder (DMLS), or a nozzle lays down a bead of plastic (FDM).",
        ),
        step(
          "Remove the part",
          "It comes out of resin, powder or supports. Nylon first cools slowly in its powder; metal is stress-relieved on its plate.",
        ),
        step(
          "Finish",
          "Blasting, dyeing, smoothing, painting or polishing for looks; drilling, inserts and machining for fit.",
        ),
      ],
    }),
    videoPlayer("printing-in-layers", "See it printed", "Time lapse of an FDM part."),
    drawing("compare-layer-heights", "Layer heights by process, to one scale."),
    printingSpecification,
    materials({
      heading: "Materials for printing",
      lead: "22 of our 40 grades: resins, nylon and other powders, metals, filaments. Check heat deflection first: it rules out most. Typical values, not for specification.",
      services: PROCESSES,
      grades: [
        "sla-accura-25",
        "sla-accura-xtreme",
        "sla-watershed",
        "sla-taurus",
        "sla-perform",
        "sls-pa12",
        "sls-pa12-gf",
        "sls-tpu",
        "mjf-pa12",
        "mjf-pa12-gb",
        "mjf-pa11",
        "dmls-alsi10mg",
        "dmls-316l",
        "dmls-17-4ph",
        "dmls-ti64",
        "dmls-in718",
        "fdm-abs-m30",
        "fdm-asa",
        "fdm-pc",
        "fdm-pa12-cf",
        "fdm-ultem-9085",
        "fdm-ultem-1010",
      ].map((id) => `grade-${id}`),
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
        heading: "The full design guide",
        lead: "One guide for all five processes, with a table for each rule.",
      },
      "design-guideinfo",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Before tooling:** fit checks, works-like prototypes and user tests. See [product development](product-development).",
      "- **Instead of tooling:** up to a few hundred brackets, ducts and housings. See [aerospace and UAV](aerospace-uav) and [medical](medical).",
      "- **For tooling:** masters for [vacuum casting](urethane-casting), cooled inserts for [injection molding](injection-molding).",
      "- **On the line:** jigs, grippers and gauges. See [robotics and automation](robotics-automation) and [industrial](industrial).",
      "To see the machines run, watch the [videos](videos).",
    ),
    printingQuestions,
    caseStudies(
      {
        heading: "3D printing in practice",
        lead: "Representative projects: one printed for use, one for casting masters.",
      },
      "automotive-air-duct",
      "yellow-robot",
    ),
    quoteCall(
      "Send the model, get a price",
      "Tell us what the part must withstand and how many you need. We'll recommend a process and quote it.",
      "Process: 3D printing (please suggest one)\nWhat the part must withstand: \nFinish: \nQuantity: ",
    ),
  ],
});
