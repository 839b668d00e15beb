import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { dmlsChoice, dmlsQuestions } from "./dmls-printing-advice.ts";
import { dmlsFigures, dmlsRules, dmlsSpecification } from "./dmls-printing-figures.ts";

export const dmlsPrinting = service({
  id: "dmls-printing",
  title: "DMLS printing",
  seoTitle: "DMLS",
  shortName: "DMLS",
  partOf: "printing3d",
  description:
    "Metal 3D printing by DMLS: aluminum, steel, titanium and nickel alloys. Tolerances, walls, overhangs, heat treatment, and when machining is cheaper.",
  summary:
    "Metal parts with channels, lattices and shapes that no cutter reaches, machined where they must fit.",
  opening: {
    heading: "DMLS: metal shapes that no cutter reaches",
    lead: "A laser melts metal powder in layers of 20 to 40 µm: channels inside, several parts in one, 99.5% density or more. Faces that fit are machined afterward. If a cutter reaches every face, machining costs less.",
    next: ["See the alloys", toPage("printing3d-materials")],
  },
  figures: dmlsFigures,
  figuresHold: "Typical capability as printed, with stress relief. Machined faces are closer.",
  blocks: [
    drawing(
      "process-dmls",
      "DMLS: the laser melts the powder; supports hold the part to the plate.",
      "How DMLS works",
    ),
    howItWorks({
      heading: "How DMLS parts are planned and finished",
      lead: "Printing is half the work. The other half turns a stressed blank on a plate into a part.",
      steps: [
        step(
          "Orient, support, simulate",
          "The part is turned so that few faces hang below 45°. Supports anchor it to a steel plate and lead heat away.",
        ),
        step(
          "Empty the channels",
          "Loose powder is shaken out before the furnace. What stays inside is sintered solid and cannot be removed later.",
        ),
        step(
          "Treat the metal",
          "After stress relief come aging, solution treatment or HIP, as the alloy requires. Without stress relief the part bends as soon as it is cut free.",
        ),
        step(
          "Machine the fits",
          "Bores, seats and threads are cut on a stock of 0.5–1 mm. The part needs a place to be held.",
        ),
      ],
    }),
    dmlsSpecification,
    materials({
      heading: "Alloys",
      lead: "Strength depends on the heat treatment as much as on the alloy. Name both on the drawing. Typical values, not for specification.",
      services: ["dmls-printing"],
      properties: ["density", "tensileStrength", "yieldStrength", "elongation", "hardness"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for DMLS",
      lead: "Bead blasting is the standard. Polishing and electropolishing reach open faces only; inner channels stay as printed.",
      services: ["dmls-printing"],
    }),
    dmlsChoice,
    dmlsRules,
    guides(
      {
        heading: "Every rule with its reason",
        lead: "Printing rules in one guide, and the machining guide for the faces that follow.",
      },
      "design-guideinfo",
      "cnc01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Manifolds and heat exchangers.** Channels that follow the flow. See [industrial](industrial).",
      "- **Brackets and mounts in titanium.** Material only along the load paths. See [aerospace and UAV](aerospace-uav).",
      "- **Mold inserts.** Cooling that follows the wall shortens the cycle of an [injection mold](injection-molding).",
      "- **Spare parts without a drawing of the tool.** Old castings, one at a time, from a scan or a model.",
      "- **Instrument and implant studies.** Ti-6Al-4V, 316L and cobalt-chrome. See [medical](medical).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Among parts of other processes." },
      [
        "printing3d",
        "Titanium bracket on the right: printed, cut free and machined where it is screwed on. Around it parts printed in plastic",
      ],
      [
        "printing3d-materials",
        "Sample chips: DMLS aluminum, steel and titanium, beside resin, nylon and filament",
      ],
    ),
    dmlsQuestions,
    caseStudies(
      {
        heading: "How the process is chosen",
        lead: "Both representative projects compare processes in figures before one is chosen, as we would for a metal part.",
      },
      "automotive-air-duct",
      "yellow-robot",
    ),
    quoteCall(
      "Send the metal part and its loads",
      "Mark the faces that must fit and say whether the load alternates. If machining is cheaper, we'll tell you.",
      "Process: DMLS\nAlloy and heat treatment: \nFaces to machine: \nLoad and temperature: \nQuantity: ",
    ),
  ],
});
