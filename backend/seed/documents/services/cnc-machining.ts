import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { videoPlayer } from "../../records.ts";
import { textBlock } from "../../rich-text.ts";
import { cncChoice, cncQuestions } from "./cnc-machining-advice.ts";
import { cncFigures, cncRules, cncSpecification } from "./cnc-machining-figures.ts";

export const cncMachining = service({
  id: "cnc-machining",
  title: "CNC machining",
  seoTitle: "CNC Machining",
  shortName: "CNC",
  description:
    "CNC milling and turning in metal and plastic: tolerances by length, sizes, roughness, materials, finishes, design rules and the real cost drivers.",
  summary:
    "Milled and turned parts in metal and plastic, with fits, flat faces and full material properties.",
  opening: {
    heading: "CNC machining: fits, flat faces, real material",
    lead: "Cut from solid stock: ±0.125 mm as standard, ±0.025 mm where your drawing calls for it. Any alloy or plastic sold as stock. Not for closed channels, and not the cheapest way to a thousand identical parts.",
    next: ["See the materials", toPage("cnc-machining-materials")],
  },
  figures: cncFigures,
  figuresHold:
    "Typical capability. Tolerance up to 300 mm; the largest size depends on the machine and is confirmed in the quote.",
  blocks: [
    drawing("process-cnc-milling", "Milling: the part is held, the cutter turns.", "How machining works"),
    drawing("process-cnc-turning", "Turning: the part turns, the cutter is held."),
    howItWorks({
      heading: "How machined parts are planned and finished",
      lead: "Most of the cost is decided before the first chip: by how often the part must be clamped.",
      steps: [
        step(
          "Plan the set-ups",
          "Every side that needs a cutter needs a clamping. The plan decides which faces are made together, and so which are true to each other.",
        ),
        step(
          "Choose the machine",
          "3-axis milling from above, 3+2 and 5-axis for tilted and curved faces, turning for round parts, EDM for sharp corners and hard steel.",
        ),
        step(
          "Program the tool paths",
          "CAM turns the model into paths. The last one leaves the roughness your drawing calls for.",
        ),
        step(
          "Deburr and finish",
          "Edges are broken. Then blasting, anodizing, plating or paint, with bores and threads masked as drawn.",
        ),
        step("Report", "We make a dimensional report or a first article if you order one."),
      ],
    }),
    videoPlayer(
      "milling-a-pocket",
      "See it milled",
      "The radius of the path is the radius that stays in the corner.",
    ),
    cncSpecification,
    materials({
      heading: "Metals and plastics",
      lead: "6061 aluminum, 304 stainless and POM cover most parts. Go further only when strength, heat, weight or corrosion demands it. Typical values, not for specification.",
      services: ["cnc-machining"],
      grades: [
        "grade-cnc-al-6061",
        "grade-cnc-al-7075",
        "grade-cnc-ss-304",
        "grade-cnc-ss-316",
        "grade-cnc-steel-1045",
        "grade-cnc-brass-c360",
        "grade-cnc-ti-gr5",
        "grade-cnc-pom-c",
        "grade-cnc-pc",
        "grade-cnc-peek",
      ],
      properties: ["density", "tensileStrength", "yieldStrength", "hardness", "maxServiceTemperature"],
      page: "cnc-machining-materials",
    }),
    finishes({
      heading: "Finishes for machined parts",
      lead: "As machined shows the tool marks. Blasting evens them, anodizing protects aluminum, passivation stainless steel. Every layer has a thickness: allow for it on fits.",
      services: ["cnc-machining"],
      finishes: [
        "finish-as-machined",
        "finish-bead-blast",
        "finish-anodise-type-ii",
        "finish-anodise-type-iii",
        "finish-chem-film",
        "finish-passivation",
        "finish-black-oxide",
        "finish-electroless-nickel",
        "finish-powder-coat",
        "finish-polishing",
      ],
    }),
    cncChoice,
    cncRules,
    guides(
      {
        heading: "The full design guide",
        lead: "With tap drills, fits, ISO 2768 tables and the cost of each habit.",
      },
      "cnc01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Housings and manifolds.** Milled from 6061, anodized, with threaded ports. See [industrial](industrial).",
      "- **Brackets, hubs and gimbal frames.** 7075 or titanium, 5-axis. See [aerospace and UAV](aerospace-uav).",
      "- **Joints, bearing seats and gear housings.** Bores to H7. See [robotics and automation](robotics-automation).",
      "- **RF filters and heat sinks.** Flat to 0.05 mm, silver plated or chem film. See [communications](communications).",
      "- **PEEK, titanium and 316L parts.** See [medical](medical) for the documents such parts need.",
      "- **Prototypes of die castings.** The same alloy family, before the die exists. See [die casting](die-casting).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Milled, turned, and put together from both." },
      [
        "communications",
        "RF filter: eight cavities milled from aluminum, silver plated, with the lid and its brass tuning screws",
      ],
      [
        "robotics-automation",
        "Planetary gearbox: milled aluminum housing, steel planets, brass sun gear, carrier anodized red",
      ],
      [
        "gallery-turned-parts",
        "Turned parts: knurled brass screw, stainless hose fitting, bolt in black oxide, stand-off anodized red, aluminum cap",
      ],
    ),
    cncQuestions,
    caseStudies(
      {
        heading: "Machined parts in a project",
        lead: "In this representative project the cast covers sit on a machined 6061 frame with H7 bearing bores.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the STEP file and the drawing",
      "Mark the few tolerances that matter. We'll tell you which ones cost most.",
      "Process: CNC machining\nMaterial and temper: \nClosest tolerance, and where: \nFinish: \nQuantity: ",
    ),
  ],
});
