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
    "MJF printing: one to about 2,000 nylon parts without tooling. Tolerances, walls, materials, finishes, design rules, and when to switch to molding.",
  summary:
    "Functional nylon parts without tooling, from one to about two thousand: clips, hinges, housings, ducts.",
  opening: {
    heading: "MJF: production nylon parts without tooling",
    lead: "A print head jets fusing agent onto nylon powder, and infrared lamps fuse the whole layer in one pass. Layers are 80 µm, and strength is nearly equal in all directions. Above about two thousand identical parts, a mold costs less.",
    next: ["See the nylons", toPage("printing3d-materials")],
  },
  figures: mjfFigures,
  keyFiguresLead: "Typical capability in PA12. Long flat faces vary more than compact shapes.",
  blocks: [
    drawing("process-mjf", "MJF: the agent is printed, then lamps fuse the whole layer.", "How MJF works"),
    howItWorks({
      heading: "From CAD file to finished part",
      lead: "A layer takes the same time whether it holds one part or fifty, so full builds keep prices low.",
      steps: [
        step(
          "Fill the build",
          "We pack parts in all three directions, small ones between large ones. The fuller the build, the lower the unit price.",
        ),
        step(
          "Orient cosmetic faces",
          "Faces that point down or tilt by 20° or more come out smoother. Up-facing surfaces get a raised rim of about 0.1 mm.",
        ),
        step(
          "Cool",
          "The whole block of powder cools before we open it, so that long flat parts stay straight.",
        ),
        step(
          "Finish",
          "Most parts are dyed black. We add smoothing, paint and brass inserts if you order them.",
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
      lead: "Dyed black is standard: it adds no thickness and doesn't flake. Vapor smoothing seals the surface of parts that are washed or hold air.",
      services: ["mjf-printing"],
    }),
    mjfChoice,
    mjfRules,
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
      "- **End-of-arm tooling.** Light grippers and vacuum blocks with internal channels, quick to change. See [robotics and automation](robotics-automation).",
      "- **Clips, hinges and cable guides.** Nylon that flexes every day. See [industrial](industrial).",
      "- **Air ducts and covers.** See the [air duct project](automotive-air-duct) and [automotive](automotive).",
      "- **Short-run device housings.** Dyed black, with brass inserts. See [medical](medical) and [communications](communications).",
      "- **Bridge parts.** The first months of a product while its [injection mold](injection-molding) is made.",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "A nylon part in two halves and TPU in one piece." },
      [
        "automotive-air-duct-3",
        "Air duct in two halves: PA12, dyed black, with tongue and groove along the glued edge",
      ],
      ["yellow-robot-3", "Robot gripper: two black TPU fingers on a milled aluminum palm"],
    ),
    mjfQuestions,
    caseStudies(
      {
        heading: "MJF in practice",
        lead: "A representative project: one duct, three ways to print it, and the numbers behind the choice.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send one part, compare three quantities",
      "Ask for 10, 100 and 1,000. The quote shows where molding starts to cost less.",
      "Process: MJF\nMaterial: PA12, PA11, bead-filled PA12 or TPU?\nFinish: \nQuantities: 10 / 100 / 1,000",
    ),
  ],
});
