import { toPage } from "../../link.ts";
import { caseStudies, finishes, guides, materials } from "../../lists.ts";
import { between } from "../../quantity.ts";
import { quoteCall } from "../../quote-call.ts";
import { service } from "../../service.ts";
import { drawn, howItWorks, one } from "../../step-by-step.ts";
import { text } from "../../texts.ts";
import { urethaneChoice, urethaneQuestions } from "./urethane-casting-advice.ts";
import { urethaneFigures, urethaneRules, urethaneSpecification } from "./urethane-casting-figures.ts";

export const urethaneCasting = service({
  id: "urethane-casting",
  title: "Vacuum casting",
  seoTitle: "Vacuum Casting",
  shortName: "Vacuum casting",
  description:
    "Vacuum casting (urethane casting): 5 to 100 parts that look molded. Tolerances, mold life, resins, colours, design rules, and when to buy a tool.",
  summary: "5 to 100 polyurethane parts that look molded, cast in silicone molds from a printed master.",
  opening: {
    heading: "Vacuum casting: 5 to 100 parts that look molded",
    lead: "A silicone mold copies a finished master, and polyurethane poured under vacuum copies the mold. Rigid, clear or rubber-like, coloured through. Above about 200 parts, or where the real resin is asked for, take injection molding.",
    next: ["See the resins", toPage("urethane-casting-materials")],
  },
  figures: urethaneFigures,
  figuresHold:
    "Typical capability. Tolerance up to about 85 mm, then ±0.003 mm/mm; the largest part is its longest side.",
  blocks: [
    howItWorks({
      heading: "How vacuum casting works",
      lead: "Most of the quality is made in the first step.",
      steps: [
        one(
          "Make the master",
          "Printed by SLA or machined, scaled for shrinkage, sanded and painted to the final texture.",
          between(2, 4, "day"),
        ),
        one(
          "Make the silicone mold",
          "Silicone is poured around the master, cured, and cut open along the parting line. Gates and vents are set.",
          between(1, 2, "day"),
        ),
        one(
          "Pour under vacuum",
          "The mold is warmed to 60–70 °C. Resin is degassed, mixed and poured under vacuum, so that no bubbles stay.",
        ),
        one(
          "Cure and take out",
          "45–70 minutes at 70 °C. Then the mold is opened and closed again for the next of its 10–25 castings.",
        ),
        one(
          "Trim, post-cure, finish",
          "Gates are cut off, the parting line is trimmed, parts are post-cured, painted and fitted with inserts.",
        ),
      ],
    }),
    drawn("process-urethane-casting", "Master, silicone mold, casting."),
    urethaneSpecification,
    materials({
      heading: "Resins",
      lead: "Each imitates a plastic. Look at heat deflection and hardness first, then at colour. Typical values, not for specification.",
      services: ["urethane-casting"],
      grades: [
        "grade-pu-8150",
        "grade-pu-px-223",
        "grade-pu-tc-852",
        "grade-pu-poly-optic",
        "grade-pu-tc-854",
        "grade-pu-f-170",
        "grade-pu-up-4280",
        "grade-pu-px-330",
        "grade-pu-8400",
      ],
      properties: ["hardness", "tensileStrength", "elongation", "heatDeflectionHigh"],
      page: "urethane-casting-materials",
    }),
    finishes({
      heading: "Finishes for castings",
      lead: "The texture comes from the master. Paint gives the exact colour and protects from the sun.",
      services: ["urethane-casting"],
    }),
    urethaneChoice,
    urethaneRules,
    guides(
      {
        heading: "Every rule with its reason",
        lead: "Walls, undercuts, inserts, masters, and how many molds you need.",
      },
      "complex-module01",
    ),
    text(
      "typical-parts",
      "## Typical parts",
      "- **Robot shells and covers.** 10–30 painted sets. See the [yellow robot](yellow-robot) and [robotics and automation](robotics-automation).",
      "- **Housings for field tests.** In the colour of the product, with inserts. See [consumer products](consumer-products).",
      "- **Large covers of medical devices.** Flame-rated resin, painted. See [medical](medical).",
      "- **Lamp covers and light guides.** Water-clear. See [automotive](automotive).",
      "- **Gaskets, grips and bellows.** 30–95 Shore A. See [industrial](industrial).",
    ),
    urethaneQuestions,
    caseStudies(
      {
        heading: "Vacuum casting in a project",
        lead: "A representative project: shells for a show robot, from masters to painted sets.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the model, the colour and the number",
      "Say what the resin should behave like, and which surface is seen.",
      "Process: Vacuum casting\nResin should behave like: \nColour and surface: \nInserts: \nQuantity: ",
    ),
  ],
});
