import { drawing, gallery, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { between } from "../../quantity.ts";
import { textBlock } from "../../rich-text.ts";
import { urethaneChoice, urethaneQuestions } from "./urethane-casting-advice.ts";
import { urethaneFigures, urethaneRules, urethaneSpecification } from "./urethane-casting-figures.ts";

export const urethaneCasting = service({
  id: "urethane-casting",
  title: "Vacuum casting",
  seoTitle: "Vacuum Casting",
  shortName: "Vacuum casting",
  description:
    "Urethane (vacuum) casting: 5 to 100 parts that look molded. Tolerances, mold life, resins, colors, design rules, and when to buy a tool.",
  summary: "5 to 100 polyurethane parts that look molded, cast in silicone molds from a printed master.",
  opening: {
    heading: "Vacuum casting: 5 to 100 parts that look molded",
    lead: "A silicone mold copies a finished master, and polyurethane poured under vacuum copies the mold. Rigid, clear or rubber-like, colored through. Above about 200 parts, or where you need the real resin, choose injection molding.",
    next: ["See the resins", toPage("urethane-casting-materials")],
  },
  figures: urethaneFigures,
  figuresHold:
    "Typical capability. Tolerance up to 83 mm, then ±0.003 mm/mm; the largest part is its longest side.",
  blocks: [
    drawing("process-urethane-casting", "Master, silicone mold, casting.", "How vacuum casting works"),
    howItWorks({
      heading: "How castings are prepared and finished",
      lead: "Most of the quality is made in the first step, and most of the time goes into the first two.",
      steps: [
        step(
          "Finish the master",
          "Sanded and painted by hand to the final texture. This is the last chance for a cheap change.",
          between(2, 4, "day"),
        ),
        step(
          "Cut the mold",
          "The parting line is laid on an edge where it is not seen; gates and vents are set.",
          between(1, 2, "day"),
        ),
        step(
          "Warm, mix, pour",
          "The mold is warmed to 60–70 °C. Resin and pigment are degassed and mixed before they are poured.",
        ),
        step(
          "Cure and close again",
          "45–70 minutes at 70 °C, then the mold is closed for the next cast: 5–8 in a day.",
        ),
        step(
          "Post-cure and fit",
          "The parting line is trimmed, parts are post-cured, painted and fitted with inserts.",
        ),
      ],
    }),
    urethaneSpecification,
    materials({
      heading: "Resins",
      lead: "Each imitates a plastic. Look at hardness and heat first. Producers publish either a heat deflection or a glass transition; a cured resin has no melting point. Typical values, not for specification.",
      services: ["urethane-casting"],
      grades: [
        "grade-pu-8150",
        "grade-pu-8744",
        "grade-pu-px-223",
        "grade-pu-tc-854",
        "grade-pu-f-170",
        "grade-pu-up-4280",
        "grade-pu-up-5690",
        "grade-pu-px-330",
        "grade-pu-8400",
      ],
      properties: ["hardness", "tensileStrength", "elongation", "heatDeflectionHigh", "glassTransition"],
      page: "urethane-casting-materials",
    }),
    finishes({
      heading: "Finishes for castings",
      lead: "The texture comes from the master. Paint gives the exact color and protects from the sun.",
      services: ["urethane-casting"],
    }),
    urethaneChoice,
    urethaneRules,
    guides(
      {
        heading: "The full design guide",
        lead: "Walls, undercuts, inserts, masters, and how many molds you need.",
      },
      "complex-module01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Robot covers.** 10–30 painted sets. See the [yellow robot](yellow-robot) and [robotics and automation](robotics-automation).",
      "- **Housings for field tests.** In the color of the product, with inserts. See [consumer products](consumer-products).",
      "- **Large covers of medical devices.** Flame-rated resin, painted. See [medical](medical).",
      "- **Lamp covers and light guides.** Water-clear. See [automotive](automotive).",
      "- **Gaskets, grips and bellows.** 10–95 Shore A. See [industrial](industrial).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Painted, or colored in the material; rigid and soft." },
      [
        "yellow-robot-4",
        "Half shells of a robot arm: ABS-like polyurethane, painted yellow, brass inserts cast in",
      ],
      ["yellow-robot-2", "Elbow of the same arm: cast and painted housing on a milled aluminum bearing seat"],
      [
        "gallery-seals",
        "Bellows, gasket, ring, grommet and keypad: rubber-like polyurethane, colored in the material",
      ],
    ),
    urethaneQuestions,
    caseStudies(
      {
        heading: "Vacuum casting in a project",
        lead: "A representative project: covers of a robot arm, from masters to painted sets.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the model, the color and the number",
      "Say what the resin should behave like, and which surface is seen.",
      "Process: Vacuum casting\nResin should behave like: \nColor and surface: \nInserts: \nQuantity: ",
    ),
  ],
});
