import type { FinishTable } from "../../../../../web/cms/types.generated.ts";
import { drawing, keyFigure, howItWorks, step, quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import type { Keyed } from "../../keys.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { between, exactly } from "../../quantity.ts";
import { textBlock } from "../../rich-text.ts";
import { finishChoice, finishQuestions, finishRules } from "./surface-finish-advice.ts";
import {
  cutBentAndMolded,
  erodedTextures,
  moldFinishes,
  printedAndCast,
  roughnessScale,
} from "./surface-finish-tables.ts";

const allFinishes: Keyed<FinishTable> = {
  _key: "finishes",
  _type: "finishTable",
  anchor: "finishes",
  heading: "All finishes",
  lead: "Filter by process, material or purpose. Thickness and roughness are typical.",
  selection: "all",
};

export const surfaceFinish = service({
  id: "surface-finish",
  title: "Surface finishing",
  seoTitle: "Surface Finishing",
  shortName: "Finishing",
  description:
    "Surface finishes with roughness, thickness, colors and cost: anodizing, powder coat, plating, polishing, and what suits each process.",
  summary:
    "Blasting, anodizing, plating, painting, polishing, smoothing: how each affects look, size and price.",
  opening: {
    heading: "Surface finishing for looks, wear and corrosion",
    lead: "Every finish changes look and size. See what each one adds, which materials it suits and what it can't hide.",
    next: ["See all finishes", toPage("surface-finish", "finishes")],
  },
  figures: [
    keyFigure("Standard CNC roughness", exactly(3.2, "µm Ra")),
    keyFigure("Finest polish", between(0.05, 0.4, "µm Ra")),
    keyFigure("Anodizing, Type II", between(5, 25, "µm")),
    keyFigure("Powder coat", between(60, 120, "µm")),
  ],
  keyFiguresLead: "Typical. Thickness and roughness depend on the base material.",
  blocks: [
    allFinishes,
    printedAndCast,
    cutBentAndMolded,
    finishChoice,
    howItWorks({
      heading: "How finishing works",
      lead: "A coating is only as good as the surface under it.",
      steps: [
        step("Prepare", "We deburr, then blast, brush or sand."),
        step("Mask", "We plug or tape bores, threads, sealing faces and grounding points."),
        step("Clean and activate", "Degreasing, etching or priming makes a coating adhere."),
        step(
          "Coat or convert",
          "Paint, powder and plating add a layer. Anodizing grows one. Passivation, nitriding and smoothing change the surface itself.",
        ),
        step(
          "Cure and seal",
          "Powder cures at 180–200 °C, hot water seals anodizing, and paint dries or bakes.",
        ),
        step("Inspect", "We check thickness, color, adhesion and masked dimensions."),
      ],
    }),
    drawing("process-surface-finishing", "What a finish adds to the surface, and what it removes."),
    roughnessScale,
    calculator("roughness", "Convert a roughness", "Between Ra, Rz, N grades and microinches."),
    drawing("compare-roughness", "Roughness by process and finish, on one scale."),
    moldFinishes,
    erodedTextures,
    finishRules,
    guides(
      {
        heading: "Finishes in the guides",
        lead: "Roughness, texture and draft.",
      },
      "cnc01",
      "molding01",
    ),
    textBlock(
      "materials",
      "## Start from the material",
      "- **Machined or bent aluminum:** blast and anodize; chem film for electrical contact; powder coat for color. See [CNC materials](cnc-machining-materials) and [sheet metal materials](sheet-metal-materials).",
      "- **Stainless steel:** brush, passivate, electropolish.",
      "- **Carbon steel:** zinc, black oxide, e-coat, powder coat. Above 32 HRC, bake it to prevent hydrogen embrittlement.",
      "- **Die castings:** powder coat or e-coat on aluminum, plating on zinc, conversion coating and paint on magnesium. See [die casting materials](die-casting-materials).",
      "- **Printed nylon:** dye, tumble, vapor smooth. See [3D printing materials](printing3d-materials).",
      "- **Resin and polyurethane:** sand, paint, polish clear. See [vacuum casting materials](urethane-casting-materials).",
      "- **Molded plastic:** texture or gloss from the tool. See [injection molding materials](injection-molding-materials).",
      "Looks, added thickness and matching colors: [finish samples](finish-samples).",
      "## Typical parts",
      "- Housings painted to a RAL color: [consumer products](consumer-products).",
      "- Passivated or electropolished instruments: [medical](medical).",
    ),
    finishQuestions,
    caseStudies(
      {
        heading: "Finishing in practice",
        lead: "Cast covers, painted and checked for color.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Tell us what the surface must do",
      "Mark the faces and the purpose: look, wear, corrosion, contact or fit. We recommend a finish.",
      "Purpose of the finish: \nPart material: \nColor or code: \nFaces to mask: \nQuantity: ",
    ),
  ],
});
