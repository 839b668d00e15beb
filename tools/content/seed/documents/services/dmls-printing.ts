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
    "DMLS metal 3D printing in aluminum, steel, titanium and nickel alloys. Tolerances, walls, overhangs, heat treatment, and when machining is cheaper.",
  summary:
    "Metal parts with channels, lattices and shapes a cutter can't reach, machined where they must fit.",
  opening: {
    heading: "DMLS: metal shapes a cutter can't reach",
    lead: "A laser melts metal powder in layers of 20 to 40 µm, to a density of 99.5% or more. You get internal channels and assemblies merged into one part. We machine fitted faces afterward. If a cutter can reach every face, machining costs less.",
    next: ["See the alloys", toPage("printing3d-materials")],
  },
  figures: dmlsFigures,
  keyFiguresLead:
    "Typical capability as printed, with stress relief. Machined faces hold tighter tolerances.",
  blocks: [
    drawing(
      "process-dmls",
      "DMLS: the laser melts the powder; supports hold the part to the plate.",
      "How DMLS works",
    ),
    howItWorks({
      heading: "From CAD file to finished part",
      lead: "Printing is half the work. The other half turns a stressed blank on a plate into a usable part.",
      steps: [
        step(
          "Orient, support, simulate",
          "We orient the part so that few faces lie below 45° from the plate. Supports anchor it to a steel plate and conduct heat away.",
        ),
        step(
          "Empty the channels",
          "We shake out loose powder before the furnace, because powder left inside sinters solid.",
        ),
        step(
          "Heat treat",
          "First stress relief, without which the part bends as soon as it is cut free. Then aging, solution treatment or HIP, as the alloy requires.",
        ),
        step(
          "Machine the fits",
          "Bores, seats and threads are cut from 0.5–1 mm of extra stock. The part needs a place to be clamped.",
        ),
      ],
    }),
    dmlsSpecification,
    materials({
      heading: "Alloys",
      lead: "Strength depends on heat treatment as much as on the alloy. Specify both on the drawing. Typical values, not for specification.",
      services: ["dmls-printing"],
      properties: ["density", "tensileStrength", "yieldStrength", "elongation", "hardness"],
      page: "printing3d-materials",
    }),
    finishes({
      heading: "Finishes for DMLS",
      lead: "Bead blasting is standard. Polishing and electropolishing reach open faces only; internal channels stay as printed.",
      services: ["dmls-printing"],
    }),
    dmlsChoice,
    dmlsRules,
    guides(
      {
        heading: "The full design guide",
        lead: "Every printing rule explained, plus the machining guide for the faces we cut afterward.",
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
      "- **Spare parts without tooling.** Old castings, one at a time, from a scan or a model.",
      "- **Instrument and implant studies.** Ti-6Al-4V, 316L and cobalt-chrome. See [medical](medical).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Shown among parts made by other processes." },
      [
        "printing3d",
        "Titanium bracket on the right: printed, cut free and machined at its mounting faces, among parts printed in plastic",
      ],
      [
        "printing3d-materials",
        "Sample chips: DMLS aluminum, steel and titanium, beside resin, nylon and filament",
      ],
    ),
    dmlsQuestions,
    caseStudies(
      {
        heading: "When not to print metal",
        lead: "Two representative projects that weighed DMLS against machining and casting, and why they decided against it.",
      },
      "actuator-shaft",
      "die-cast-heat-sink",
    ),
    quoteCall(
      "Send your metal part and its loads",
      "Mark the faces that must fit and tell us if the load is cyclic. We'll quote DMLS, or machining if it is cheaper.",
      "Process: DMLS\nAlloy and heat treatment: \nFaces to machine: \nLoad and temperature: \nQuantity: ",
    ),
  ],
});
