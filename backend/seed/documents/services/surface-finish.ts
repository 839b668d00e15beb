import type { FinishTable } from "../../../../web/cms/types.generated.ts";
import { drawing, figure, howItWorks, step, quoteCall } from "../../blocks.ts";
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
  lead: "Filter by process, material or purpose. Thickness and roughness are typical; the watch-outs are what goes wrong most often.",
  selection: "all",
};

export const surfaceFinish = service({
  id: "surface-finish",
  title: "Surface finishing",
  seoTitle: "Surface Finishing",
  shortName: "Finishing",
  description:
    "Surface finishes with roughness, layer thickness, colors and cost: anodizing, powder coat, plating, polishing, smoothing. Which finish suits which process.",
  summary:
    "Blasting, anodizing, plating, painting, polishing, smoothing: what each does to look, size and price.",
  opening: {
    heading: "Surface finishing: look, wear, corrosion, size",
    lead: "Every finish changes both look and size. See what each adds or removes, which materials it suits, and what it cannot hide. Choose the purpose first, then the finish.",
    next: ["See all finishes", toPage("surface-finish", "finishes")],
  },
  figures: [
    figure("Standard CNC roughness", exactly(3.2, "µm Ra")),
    figure("Finest polish", between(0.05, 0.4, "µm Ra")),
    figure("Anodizing, Type II", between(5, 25, "µm")),
    figure("Powder coat", between(60, 120, "µm")),
  ],
  figuresHold: "Typical values. The layer and the roughness you get depend on the material below.",
  blocks: [
    allFinishes,
    printedAndCast,
    cutBentAndMolded,
    finishChoice,
    howItWorks({
      heading: "How a part is finished",
      lead: "A coating is only as good as what happens before it.",
      steps: [
        step(
          "Prepare",
          "Deburring, then blasting, brushing or sanding. What is not removed here shows in the end.",
        ),
        step(
          "Mask",
          "Bores, threads, sealing faces and earth points are plugged or taped, as the drawing says.",
        ),
        step("Clean and activate", "Degreasing, etching or primer, so that the layer holds."),
        step(
          "Coat or convert",
          "A layer is added (paint, powder, plating), grown (anodizing), or the skin itself is changed (passivation, nitriding, smoothing).",
        ),
        step(
          "Cure and seal",
          "Powder cures at 180–200 °C, anodizing is sealed in hot water, paint is dried or baked.",
        ),
        step("Check", "Thickness, color, adhesion and the masked sizes are checked as agreed."),
      ],
    }),
    drawing("process-surface-finishing", "What a finish adds to the surface, and what it takes away."),
    roughnessScale,
    drawing("compare-roughness", "Roughness by process and finish, on one scale."),
    moldFinishes,
    erodedTextures,
    finishRules,
    guides(
      {
        heading: "Finishes in the design guides",
        lead: "Where roughness, texture and draft meet the shape of the part.",
      },
      "cnc01",
      "molding01",
      "sheet-metal01",
    ),
    textBlock(
      "materials",
      "## Start from the material",
      "- **Aluminum, cut or bent:** blast and anodize, chem film for contact, powder coat for color. See [CNC materials](cnc-machining-materials) and [sheet metal materials](sheet-metal-materials).",
      "- **Stainless steel:** brush, passivate, electropolish.",
      "- **Carbon steel:** zinc, black oxide, e-coat, powder coat. Bare steel rusts on the way to you. Steel above 32 HRC is baked after zinc plating, against hydrogen embrittlement.",
      "- **Castings:** powder coat or e-coat on aluminum, plating on zinc, conversion and paint on magnesium. See [die casting materials](die-casting-materials).",
      "- **Nylon, printed:** dye, tumble, vapor smooth. See [3D printing materials](printing3d-materials).",
      "- **Resin and polyurethane:** sand, paint, polish clear. See [vacuum casting materials](urethane-casting-materials).",
      "- **Molded plastic:** texture or gloss from the tool. See [injection molding materials](injection-molding-materials).",
      "## Typical parts",
      "- Housings for a fair, painted to a RAL tone: [consumer products](consumer-products).",
      "- RF filters in silver, heat sinks with chem film: [communications](communications).",
      "- Instruments, passivated or electropolished: [medical](medical).",
      "- Joints and covers, hard anodized or painted: [robotics and automation](robotics-automation).",
    ),
    finishQuestions,
    caseStudies(
      {
        heading: "A finish in a project",
        lead: "A representative project: cast covers of a robot arm, painted yellow and checked by color difference and cross-hatch.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Say what the surface must do",
      "Look, wear, corrosion, contact or fit: name the purpose and the faces, and we'll name the finish.",
      "Finish for: \nMaterial of the part: \nColor or code: \nFaces to mask: \nQuantity: ",
    ),
  ],
});
