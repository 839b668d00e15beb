import { drawing, howItWorks, step, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, finishes, guides, materials } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { dieCastingChoice, dieCastingQuestions } from "./die-casting-advice.ts";
import { dieCastingFigures, dieCastingRules, dieCastingSpecification } from "./die-casting-figures.ts";

export const dieCasting = service({
  id: "die-casting",
  title: "Die casting",
  seoTitle: "Die Casting",
  shortName: "Die casting",
  description:
    "Die casting in aluminum, zinc and magnesium: tolerances, walls, draft, die life, alloys, finishes, and when machining or sheet metal is the better buy.",
  summary: "Thin-walled aluminum, zinc and magnesium parts from about 1,000 pieces, from a steel die.",
  opening: {
    heading: "Die casting: thin metal walls in numbers",
    lead: "Metal is pressed into a steel die and comes out as a housing with ribs, bosses and fins. The die takes 4 to 8 weeks. Below about 1,000 parts, or where the metal must be dense, machine it.",
    next: ["See the alloys", toPage("die-casting-materials")],
  },
  figures: dieCastingFigures,
  figuresHold:
    "Typical capability, aluminum. Tolerance on the first 25 mm; first parts include the die; the largest part is its longest side.",
  blocks: [
    drawing("process-die-casting", "One shot in a cold-chamber machine.", "How die casting works"),
    howItWorks({
      heading: "How die castings are prepared and finished",
      lead: "The shot lasts milliseconds. The time goes into the die before it and the machining after it.",
      steps: [
        step(
          "Check the design",
          "Walls, draft, parting line and gate are settled. Machined faces get their stock.",
        ),
        step(
          "Make the die",
          "Two halves and slides in hot-work steel, with cooling, ejectors and overflows.",
        ),
        step(
          "Choose the chamber",
          "The drawing shows the cold chamber, for aluminum. For zinc the pump sits in the melt: hot chamber.",
        ),
        step(
          "Machine",
          "Bores, seats, threads and sealing faces, by CNC from cast datum points, after tumbling or blasting.",
        ),
        step(
          "Coat and check",
          "Chem film, powder coat or e-coat on aluminum and magnesium, plating on zinc. Leak test or X-ray when agreed.",
        ),
      ],
    }),
    dieCastingSpecification,
    materials({
      heading: "Alloys",
      lead: "Look at what the part must do: fill thin walls, hold pressure, carry heat, take chrome. Typical values, not for specification.",
      services: ["die-casting"],
      grades: [
        "grade-dc-a380",
        "grade-dc-adc12",
        "grade-dc-a360",
        "grade-dc-a413",
        "grade-dc-silafont",
        "grade-dc-zamak-3",
        "grade-dc-zamak-5",
        "grade-dc-za-8",
        "grade-dc-az91d",
      ],
      properties: ["density", "tensileStrength", "yieldStrength", "elongation", "thermalConductivity"],
      page: "die-casting-materials",
    }),
    finishes({
      heading: "Finishes for castings",
      lead: "Zinc is plated, aluminum is coated, magnesium must be protected. Anodizing looks poor on cast aluminum.",
      services: ["die-casting"],
    }),
    dieCastingChoice,
    dieCastingRules,
    guides(
      {
        heading: "Guides that help",
        lead: "Machining for the faces that fit; molding for the logic of draft, ribs and bosses.",
      },
      "cnc01",
      "molding01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Radio and controller housings.** ADC12 with fins and machined sealing faces. See [communications](communications).",
      "- **Brackets and seat frames.** Aluminum and AM60 magnesium. See [automotive](automotive).",
      "- **Joint and motor housings.** Series of machined prototypes. See [robotics and automation](robotics-automation).",
      "- **Pump and valve bodies.** A360 or A413, impregnated. See [industrial](industrial).",
      "- **Handles and trim.** Zamak 3, plated. See [consumer products](consumer-products).",
    ),
    dieCastingQuestions,
    caseStudies(
      {
        heading: "How the process is chosen",
        lead: "Representative projects. Neither is a die casting; both show the step from trial parts to numbers.",
      },
      "automotive-air-duct",
      "yellow-robot",
    ),
    quoteCall(
      "Send the part and the yearly number",
      "Mark machined faces, show faces and what must be tight. Die and part are priced apart.",
      "Process: Die casting\nAlloy or key property: \nMachined and sealing faces: \nFinish: \nQuantities: first order / per year",
    ),
  ],
});
