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
    "CNC milling and turning in metal and plastic: tolerances by length, sizes, roughness, materials, finishes, design rules and what drives cost.",
  summary:
    "Milled and turned parts in metal and plastic, with tight fits, flat faces and full material properties.",
  opening: {
    heading: "CNC machining: tight fits, flat faces, final material",
    lead: "We cut parts from solid stock to ±0.125 mm as standard and ±0.025 mm where your drawing calls for it, in any alloy or plastic sold as stock. Machining can't make closed channels, and for thousands of identical parts, molding or casting costs less.",
    next: ["See the materials", toPage("cnc-machining-materials")],
  },
  figures: cncFigures,
  keyFiguresLead:
    "Typical capability. Tolerance for lengths up to 300 mm. Maximum size depends on the machine; we confirm it in the quote.",
  blocks: [
    drawing(
      "process-cnc-milling",
      "Milling: the cutter rotates and the part is clamped.",
      "How machining works",
    ),
    drawing("process-cnc-turning", "Turning: the part rotates against a single-point tool."),
    howItWorks({
      heading: "From CAD file to finished part",
      lead: "The number of setups decides most of the cost before cutting starts.",
      steps: [
        step(
          "Plan the setups",
          "Each side that needs machining needs a setup. Faces cut in one setup line up best, so we group the faces that must align.",
        ),
        step(
          "Choose the machine",
          "3-axis milling for prismatic parts, 3+2 and 5-axis for tilted and curved faces, turning for round parts, EDM for sharp corners and hard steel.",
        ),
        step(
          "Program the tool paths",
          "CAM turns the model into tool paths. The finishing pass leaves the roughness your drawing calls for.",
        ),
        step(
          "Deburr and finish",
          "We break all edges, then blast, anodize, plate or paint, masking bores and threads as your drawing shows.",
        ),
        step("Inspect", "We include a dimensional report or first article inspection if you order one."),
      ],
    }),
    videoPlayer(
      "milling-a-pocket",
      "See it milled",
      "The cutter leaves its own radius in every inside corner.",
    ),
    cncSpecification,
    materials({
      heading: "Metals and plastics",
      lead: "6061 aluminum, 304 stainless and POM cover most parts. Choose something else only when strength, heat, weight or corrosion demands it. Typical values, not for specification.",
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
      lead: "As machined shows tool marks. Blasting evens them out, anodizing protects aluminum, and passivation protects stainless steel. Every coating has a thickness: allow for it on fits.",
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
        lead: "Every rule explained, with tap drills, fits, ISO 2768 tables and what each choice costs.",
      },
      "cnc01",
      "turning-guide",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Housings and manifolds.** Milled from 6061, anodized, with threaded ports. See [industrial](industrial).",
      "- **Brackets, hubs and gimbal frames.** 7075 or titanium, 5-axis. See [aerospace and UAV](aerospace-uav).",
      "- **Joints, bearing seats and gear housings.** Bores to H7. See [robotics and automation](robotics-automation).",
      "- **RF filters and heat sinks.** Flat to 0.05 mm, with silver plating or chem film. See [communications](communications).",
      "- **PEEK, titanium and 316L parts.** See [medical](medical) for the documentation these parts need.",
      "- **Die-casting prototypes.** Same alloy family, before the die exists. See [die casting](die-casting).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Milled, turned and assembled parts." },
      [
        "communications",
        "RF filter: eight cavities milled in aluminum and silver plated, with its lid and brass tuning screws",
      ],
      [
        "robotics-automation",
        "Planetary gearbox: milled aluminum housing, steel planets, brass sun gear, carrier anodized red",
      ],
      [
        "gallery-turned-parts",
        "Turned parts: knurled brass screw, stainless hose fitting, black-oxide bolt, red anodized standoff, aluminum cap",
      ],
    ),
    cncQuestions,
    caseStudies(
      {
        heading: "CNC machining in practice",
        lead: "Representative projects: a ground 17-4PH shaft, and a casting whose sealing faces are machined.",
      },
      "actuator-shaft",
      "die-cast-heat-sink",
    ),
    quoteCall(
      "Send the STEP file and the drawing",
      "Mark the few tolerances that matter. You get a price for each quantity and a note on the tolerances that cost most.",
      "Process: CNC machining\nMaterial and temper: \nTightest tolerance, and where: \nFinish: \nQuantity: ",
    ),
  ],
});
