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
    "Die casting in aluminum, zinc and magnesium: tolerances, walls, draft, die life, alloys, finishes, and when to choose machining or sheet metal.",
  summary: "About 1,000 or more thin-walled aluminum, zinc or magnesium parts from a steel die.",
  opening: {
    heading: "Die casting: thin-walled metal parts in volume",
    lead: "We inject molten metal into a steel die to make housings with ribs, bosses and fins in one shot. The die takes 4 to 8 weeks. Below about 1,000 parts, or where the metal must be free of pores, choose machining.",
    next: ["See the alloys", toPage("die-casting-materials")],
  },
  figures: dieCastingFigures,
  keyFiguresLead:
    "Typical capability, aluminum. Tolerance on the first 25 mm. Lead time includes the die. Maximum size is the longest side.",
  blocks: [
    drawing("process-die-casting", "One shot in a cold-chamber machine.", "How die casting works"),
    howItWorks({
      heading: "From design to finished casting",
      lead: "The die fills in hundredths of a second. Making the die and machining the castings take the time.",
      steps: [
        step(
          "Check the design",
          "We agree with you on walls, draft, parting line and gate, and add stock to machined faces.",
        ),
        step(
          "Make the die",
          "Two halves and slides in hot-work tool steel, with cooling, ejectors and overflows.",
        ),
        step(
          "Cast",
          "The drawing shows a cold-chamber machine, used for aluminum. In a hot-chamber machine, used for zinc, the shot cylinder sits in the molten metal.",
        ),
        step(
          "Machine",
          "After tumbling or blasting, we CNC machine bores, seats, threads and sealing faces from cast datum points.",
        ),
        step(
          "Coat and inspect",
          "Chem film, powder coat or e-coat on aluminum and magnesium, plating on zinc. Leak test or X-ray if you order it.",
        ),
      ],
    }),
    dieCastingSpecification,
    materials({
      heading: "Alloys",
      lead: "Start with what the part needs: thin walls, pressure tightness, heat transfer or chrome plating. Typical values, not for specification.",
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
      lead: "Plate zinc, coat aluminum, always protect magnesium. Anodizing looks poor on cast aluminum.",
      services: ["die-casting"],
    }),
    dieCastingChoice,
    dieCastingRules,
    guides(
      {
        heading: "Related design guides",
        lead: "Every rule for castings explained, and the machining guide for fitted faces.",
      },
      "die-casting-guide",
      "cnc01",
    ),
    textBlock(
      "typical-parts",
      "## Typical parts",
      "- **Radio and controller housings.** ADC12 with fins and machined sealing faces. See [communications](communications).",
      "- **Brackets and seat frames.** Aluminum and AM60 magnesium. See [automotive](automotive).",
      "- **Joint and motor housings.** Machined as prototypes, then cast. See [robotics and automation](robotics-automation).",
      "- **Pump and valve bodies.** A360 or A413, impregnated. See [industrial](industrial).",
      "- **Handles and trim.** Zamak 3, plated. See [consumer products](consumer-products).",
    ),
    dieCastingQuestions,
    caseStudies(
      {
        heading: "Die casting in practice",
        lead: "A representative project: a radio heat sink, from the draft on its fins to the machined faces.",
      },
      "die-cast-heat-sink",
    ),
    quoteCall(
      "Send the part and the annual volume",
      "Mark the machined, cosmetic and sealing faces. You get separate prices for the die and the part at each quantity.",
      "Process: Die casting\nAlloy or key property: \nMachined and sealing faces: \nFinish: \nQuantities: first order / per year",
    ),
  ],
});
