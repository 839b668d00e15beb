import { toPage } from "../../link.ts";
import { caseStudies, finishes, guides, materials } from "../../lists.ts";
import { quoteCall } from "../../quote-call.ts";
import { service } from "../../service.ts";
import { drawn, howItWorks, one } from "../../step-by-step.ts";
import { text } from "../../texts.ts";
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
    lead: "A print head writes the part on a layer of nylon powder and infrared lamps fuse it in one pass. Layers of 80 µm, nearly equal strength in all directions. Above a couple of thousand equal parts, a mold costs less.",
    next: ["See the nylons", toPage("printing3d-materials")],
  },
  figures: mjfFigures,
  figuresHold: "Typical capability in PA12. Long flat faces vary more than compact shapes.",
  blocks: [
    howItWorks({
      heading: "How MJF works",
      lead: "Each layer takes the same time, whether it holds one part or fifty. That is why numbers pay.",
      steps: [
        one("Spread a layer", "A recoater spreads 80 µm of warm nylon powder over the whole bed."),
        one(
          "Print the agents",
          "A print head puts fusing agent where the part is, and detailing agent along its edges, which keeps them sharp.",
        ),
        one(
          "Fuse with infrared light",
          "Lamps pass over the bed. Only the powder with fusing agent absorbs enough heat to melt, the whole layer at once.",
        ),
        one(
          "Cool, unpack, blast, dye",
          "The block cools, parts are freed from powder and blasted. Black dye is the usual last step.",
        ),
      ],
    }),
    drawn("process-mjf", "MJF: agent is printed, then the whole layer is fused at once."),
    mjfSpecification,
    materials({
      heading: "Nylons, PP and TPU",
      lead: "PA12 first. Bead-filled PA12 when it must stay flat and stiff, PA11 for hinges and impact, TPU when it must give. Typical values, not for specification.",
      services: ["mjf-printing"],
      properties: ["tensileStrength", "elongation", "modulus", "heatDeflectionLow"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for MJF",
      lead: "Dyed black is the standard: it adds no thickness and does not flake. Vapour smoothing closes the skin for parts that are washed or hold air.",
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
    text(
      "typical-parts",
      "## Typical parts",
      "- **End-of-arm tooling.** Grippers and suction blocks with channels inside, light and quick to change. See [robotics and automation](robotics-automation).",
      "- **Clips, hinges and cable guides.** Nylon that is bent every day. See [industrial](industrial).",
      "- **Air ducts and covers.** See the [air duct project](automotive-air-duct) and [automotive](automotive).",
      "- **Device housings in small series.** Dyed black, with brass inserts. See [medical](medical) and [communications](communications).",
      "- **Bridge parts.** The first months of a product while its [injection mold](injection-molding) is made.",
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
