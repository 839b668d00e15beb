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
    "Urethane (vacuum) casting: 5 to 100 parts that look molded. Tolerances, mold life, resins, colors, design rules, and when to switch to molding.",
  summary: "5 to 100 polyurethane parts that look molded, cast in silicone molds from a printed master.",
  opening: {
    heading: "Vacuum casting: 5 to 100 parts that look molded",
    lead: "We make a silicone mold from a finished master, then pour polyurethane into it under vacuum. Parts can be rigid, clear or rubber-like, in solid color. Above about 200 parts, or if you need the final resin, choose injection molding.",
    next: ["See the resins", toPage("urethane-casting-materials")],
  },
  figures: urethaneFigures,
  keyFiguresLead:
    "Typical capability. Tolerance up to 83 mm, then ±0.003 mm/mm. Maximum size is the longest side.",
  blocks: [
    drawing("process-urethane-casting", "Master, silicone mold, casting.", "How vacuum casting works"),
    howItWorks({
      heading: "From master to finished casting",
      lead: "The first step decides the quality. The first two take most of the time.",
      steps: [
        step(
          "Finish the master",
          "We sand and paint it by hand to the final texture. This is your last chance for a low-cost change.",
          between(2, 4, "working day"),
        ),
        step(
          "Cut the mold",
          "We put the parting line on an edge where it won't show, and place gates and vents.",
          between(1, 2, "working day"),
        ),
        step(
          "Warm, mix, pour",
          "We warm the mold to 60–70 °C, then degas and mix resin and pigment and pour them under vacuum.",
        ),
        step(
          "Cure and repeat",
          "The resin cures for 45–70 minutes at 70 °C. Then we close the mold for the next casting: 5–8 a day.",
        ),
        step(
          "Post-cure and finish",
          "We trim the parting line, post-cure and paint the parts, and add inserts.",
        ),
      ],
    }),
    urethaneSpecification,
    materials({
      heading: "Resins",
      lead: "Each resin imitates a plastic. Compare hardness and heat resistance first. Manufacturers publish either heat deflection or glass transition; a cured resin has no melting point. Typical values, not for specification.",
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
      lead: "The texture comes from the master. Paint gives an exact color and protects against sunlight.",
      services: ["urethane-casting"],
    }),
    urethaneChoice,
    urethaneRules,
    guides(
      {
        heading: "The full design guide",
        lead: "Every rule explained: walls, undercuts, inserts, masters, and how many molds you need.",
      },
      "complex-module01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Robot covers.** 10–30 painted sets. See the [yellow robot](yellow-robot) and [robotics and automation](robotics-automation).",
      "- **Field-test housings.** In the product's color, with inserts. See [consumer products](consumer-products).",
      "- **Large medical device covers.** Flame-rated resin, painted. See [medical](medical).",
      "- **Lamp covers and light guides.** Water-clear. See [automotive](automotive).",
      "- **Gaskets, grips and bellows.** 10–95 Shore A. See [industrial](industrial).",
    ),
    ...gallery(
      { heading: "Parts made this way", lead: "Painted or pigmented, rigid and soft." },
      [
        "yellow-robot-4",
        "Robot arm half shells: ABS-like polyurethane, painted yellow, with cast-in brass inserts",
      ],
      ["yellow-robot-2", "Elbow of the same arm: cast, painted housing on a milled aluminum bearing seat"],
      ["gallery-seals", "Bellows, gasket, ring, grommet and keypad: pigmented rubber-like polyurethane"],
    ),
    urethaneQuestions,
    caseStudies(
      {
        heading: "Vacuum casting in practice",
        lead: "A representative project: robot arm covers, from masters to painted sets.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the model, color and quantity",
      "Tell us which plastic the resin should imitate and which surfaces show. You get a price and a lead time for each quantity.",
      "Process: Vacuum casting\nPlastic to imitate: \nColor and surface: \nInserts: \nQuantity: ",
    ),
  ],
});
