import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { mjfChoice, mjfQuestions } from "./mjf-printing-advice.ts";
import { mjfFigures, mjfRules, mjfSpecification } from "./mjf-printing-figures.ts";

export const mjfPrinting = service({
  id: "mjf-printing",
  title: "MJF printing",
  seoTitle: "MJF",
  shortName: "MJF",
  partOf: "printing3d",
  description:
    "MJF printing: nylon parts from one to about 2,000 without a tool. Tolerances, walls, materials, finishes, design rules, and where molding takes over.",
  summary:
    "Working nylon parts without a tool, from one to about two thousand: clips, hinges, housings, ducts.",
  opening: {
    heading: "MJF: nylon parts in numbers, without a tool",
    lead: "A print head writes the part on a layer of nylon powder and infrared lamps fuse it in one pass. Layers of 80 µm, nearly equal strength in all directions. Above a couple of thousand identical parts, a mold costs less.",
    next: ["See the nylons", toPage("printing3d-materials")],
  },
  figures: mjfFigures,
  figuresHold: "Typical capability in PA12. Long flat faces vary more than compact shapes.",
  blocks: [
    drawing("process-mjf", "MJF: agent is printed, then the whole layer is fused at once.", "How MJF works"),
    howItWorks({
      heading: "How MJF parts are planned and finished",
      lead: "Each layer takes the same time, whether it holds one part or fifty. That is why full builds pay off.",
      steps: [
        step(
          "Fill the volume",
          "Parts are packed in all three directions, small ones between large ones. A full bed is cheap per part.",
        ),
        step(
          "Turn the show faces",
          "Faces that look down, or are tilted by 20° or more, come out smoother. Faces that look up get a rim of about 0.1 mm.",
        ),
        step(
          "Let it cool",
          "The block of powder cools as a whole before it is opened, so that long flat parts stay straight.",
        ),
        step(
          "Finish",
          "Most parts are dyed black. Smoothing, paint and brass inserts follow if you order them.",
        ),
      ],
    }),
    mjfSpecification,
    materials({
      heading: "Nylons, PP and TPU",
      lead: "Start with PA12. Bead-filled PA12 stays flat and stiff, PA11 suits hinges and impact, TPU flexes. Typical values, not for specification.",
      services: ["mjf-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionLow"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for MJF",
      lead: "Dyed black is the standard: it adds no thickness and does not flake. Vapor smoothing closes the skin for parts that are washed or hold air.",
      services: ["mjf-printing"],
    }),
    mjfChoice,
    mjfRules,
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
      "- **End-of-arm tooling.** Grippers and suction blocks with channels inside, light and quick to change. See [robotics and automation](robotics-automation).",
      "- **Clips, hinges and cable guides.** Nylon that is bent every day. See [industrial](industrial).",
      "- **Air ducts and covers.** See the [air duct project](automotive-air-duct) and [automotive](automotive).",
      "- **Device housings in small series.** Dyed black, with brass inserts. See [medical](medical) and [communications](communications).",
      "- **Bridge parts.** The first months of a product while its [injection mold](injection-molding) is made.",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Nylon in two halves, TPU in one piece." },
      [
        "automotive-air-duct-3",
        "Air duct in two halves: PA12, dyed black, with tongue and groove along the edge that is glued",
      ],
      ["yellow-robot-3", "Gripper of a robot arm: two fingers in black TPU, on a milled aluminum palm"],
    ),
    mjfQuestions,
    caseStudies(
      {
        heading: "MJF in a project",
        lead: "A representative project: one duct, three ways to print it, and the figures that decided.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send one part, ask for three quantities",
      "With 10, 100 and 1,000 on one request you see where printing ends and molding begins.",
      "Process: MJF\nMaterial: PA12, PA11, bead-filled PA12 or TPU?\nFinish: \nQuantities: 10 / 100 / 1,000",
    ),
  ],
});
