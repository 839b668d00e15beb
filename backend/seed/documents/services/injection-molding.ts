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
  summary: "Plastic parts in the final resin, from a few hundred to a million, from aluminum or steel tools.",
  opening: {
    heading: "Injection molding: one tool, many identical parts",
    lead: "Resin is injected into a metal tool and the part ejected 15 to 60 seconds later. The tool takes time and money up front: 10 to 15 days in aluminum, weeks in steel. Below a few hundred parts, casting or printing is cheaper.",
    next: ["See the resins", toPage("injection-molding-materials")],
  },
  figures: moldingFigures,
  figuresHold:
    "Typical capability. Tolerance on 25 mm in ABS; first parts from a rapid tool; production tools take 4 to 8 weeks.",
  blocks: [
    drawing(
      "process-injection-molding",
      "One cycle of the mold: close, inject, cool, eject.",
      "How a part is molded",
    ),
    howItWorks({
      heading: "From design to molded part",
      lead: "The tool is made once; after that a part is made every 15 to 60 seconds.",
      steps: [
        step(
          "Check the design",
          "Walls, draft, undercuts, gate and ejector marks are settled with you before metal is cut.",
        ),
        step(
          "Make the tool",
          "Cavity and core are milled and eroded, polished or textured.",
          between(10, 15, "day", { note: "rapid aluminum tool" }),
        ),
        step("T1 samples", "About ten parts are shot, measured and sent. Corrections are made on the tool."),
        step(
          "Set the cycle",
          "Cooling takes most of it and grows with the square of the wall: a thick wall adds cost to every part.",
        ),
        step("Check and pack", "Parts are checked by a sampling plan when one is agreed."),
      ],
    }),
    videoPlayer(
      "opening-a-mold",
      "See it ejected",
      "The end of the cycle: why parts need draft, and where the round marks come from.",
    ),
    moldingSpecification,
    materials({
      heading: "Resins",
      lead: "Fix the resin before the tool: shrinkage decides the size of the cavity. Typical values, not for specification.",
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
      lead: "Texture and gloss are cut into the tool and cost nothing per part. Paint, plating and printing are added after.",
      services: ["injection-molding"],
    }),
    moldingChoice,
    moldingRules,
    guides(
      {
        heading: "The full design guide",
        lead: "Walls by resin, draft by texture, ribs, bosses, gates, and nine defects with their cure.",
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
      { heading: "Parts made this way", lead: "With the tool, and with the granulate." },
      [
        "complex-module01",
        "Red caps with side windows, in front of their mold insert: two slides open sideways to free the windows",
      ],
      [
        "injection-molding-materials",
        "Step plaques in natural, white, gray, black and red resin, with gate and ejector marks; their pellets in front",
      ],
    ),
    moldingQuestions,
    caseStudies(
      {
        heading: "Before tooling was justified",
        lead: "Both representative projects compare molding with other routes and say why they waited.",
      },
      "yellow-robot",
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the part, the resin and the yearly number",
      "Prices for three quantities show where the tool pays. Design remarks come with the answer.",
      "Process: Injection molding\nResin and color: \nTexture: \nQuantities: first order / per year\nApprovals needed: ",
    ),
  ],
});
