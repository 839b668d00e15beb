import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { between } from "../../quantity.ts";
import { videoPlayer } from "../../records.ts";
import { textBlock } from "../../rich-text.ts";
import { moldingChoice, moldingQuestions } from "./injection-molding-advice.ts";
import { moldingFigures, moldingRules, moldingSpecification } from "./injection-molding-figures.ts";

export const injectionMolding = service({
  id: "injection-molding",
  title: "Injection molding",
  seoTitle: "Injection Molding",
  shortName: "Molding",
  description:
    "Injection molding from rapid aluminum tools to hardened steel: tolerances, tool life, lead times, resins, textures, design rules and break-even.",
  summary: "A few hundred to a million plastic parts in the final resin, from aluminum or steel tools.",
  opening: {
    heading: "Injection molding: one tool, many identical parts",
    lead: "We inject resin into a metal tool and eject a part every 15 to 60 seconds. The tool takes time and money up front: 10 to 15 working days in aluminum, weeks in steel. Below a few hundred parts, casting or printing is cheaper.",
    next: ["See the resins", toPage("injection-molding-materials")],
  },
  figures: moldingFigures,
  keyFiguresLead:
    "Typical capability. Tolerance on 25 mm in ABS. Lead time with a rapid tool; production tools take 4 to 8 weeks.",
  blocks: [
    drawing(
      "process-injection-molding",
      "One cycle of the mold: close, inject, cool, eject.",
      "How a part is molded",
    ),
    howItWorks({
      heading: "From design to molded part",
      lead: "We make the tool once. After that, it makes a part every 15 to 60 seconds.",
      steps: [
        step(
          "Check the design",
          "We agree with you on walls, draft, undercuts, gates and ejector marks before cutting metal.",
        ),
        step(
          "Make the tool",
          "We mill and EDM the cavity and core, then polish or texture them.",
          between(10, 15, "working day", { note: "rapid aluminum tool" }),
        ),
        step("T1 samples", "We mold, measure and send about ten parts, then correct the tool if needed."),
        step(
          "Set the cycle",
          "Cooling takes most of the time and grows with the square of the wall thickness, so thick walls add cost to every part.",
        ),
        step("Inspect and pack", "We inspect to a sampling plan if you order one."),
      ],
    }),
    videoPlayer(
      "opening-a-mold",
      "Watch a mold open",
      "The end of the cycle shows why parts need draft and where the round ejector marks come from.",
    ),
    moldingSpecification,
    materials({
      heading: "Resins",
      lead: "Choose the resin before the tool is made: shrinkage sets the cavity size. Typical values, not for specification.",
      services: ["injection-molding"],
      grades: [
        "grade-im-abs",
        "grade-im-pc",
        "grade-im-pc-abs",
        "grade-im-pp",
        "grade-im-pa66-gf30",
        "grade-im-pom",
        "grade-im-pmma",
        "grade-im-asa",
        "grade-im-tpu",
        "grade-im-lsr",
        "grade-im-peek",
      ],
      properties: ["tensileStrength", "modulus", "heatDeflectionHigh", "shrinkage", "wallThickness"],
      page: "injection-molding-materials",
    }),
    finishes({
      heading: "Finishes for molded parts",
      lead: "Texture and gloss are part of the tool and add nothing to the unit price. Paint, plating and printing are added after molding.",
      services: ["injection-molding"],
    }),
    moldingChoice,
    moldingRules,
    guides(
      {
        heading: "The full design guide",
        lead: "Every rule explained: walls by resin, draft by texture, ribs, bosses, gates, and nine defects with their fixes.",
      },
      "molding01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Housings and covers.** ABS or PC/ABS, textured. See [consumer products](consumer-products).",
      "- **Clips, brackets and air vents.** PP, PA66-GF30. See [automotive](automotive).",
      "- **Gears and sliders.** POM. See [industrial](industrial).",
      "- **Connectors and antenna covers.** PBT-GF30, LCP, ASA. See [communications](communications).",
      "- **Cartridges, seals and handles.** PC, liquid silicone. See [medical](medical).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Shown with the tool and the pellets." },
      [
        "blog-bridge-tooling",
        "Open aluminum mold: cavity plate behind, core plate with guide pins and a hand-loaded insert (red), and the first housing half",
      ],
      [
        "injection-molding-materials",
        "Step plaques in natural, white, gray, black and red resin, with gate and ejector marks; their pellets in front",
      ],
    ),
    moldingQuestions,
    caseStudies(
      {
        heading: "Injection molding in practice",
        lead: "Representative projects: one that needed a bridge tool, and one that did without any tool.",
      },
      "molded-housing",
      "yellow-robot",
    ),
    quoteCall(
      "Send the part, the resin and the annual volume",
      "You get prices at three quantities, which show where the tool pays off, and a list of design suggestions.",
      "Process: Injection molding\nResin and color: \nTexture: \nQuantities: first order / per year\nApprovals needed: ",
    ),
  ],
});
