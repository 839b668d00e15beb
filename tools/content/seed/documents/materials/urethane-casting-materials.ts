import { question, questions, quoteCall } from "../../blocks.ts";
import { weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { gradeTable, materialPage } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const urethaneCastingMaterials = materialPage({
  id: "urethane-casting-materials",
  title: "Vacuum casting materials",
  seoTitle: "Vacuum Casting Materials",
  description:
    "Polyurethane systems for vacuum casting that imitate ABS, PC, PP, acrylic and rubber: strength, heat, hardness, color and where the imitation ends.",
  summary: "Polyurethanes that imitate ABS, PC, PP, acrylic and rubber, and where the imitation ends.",
  services: ["urethane-casting"],
  opening: {
    heading: "Vacuum casting materials: what they imitate",
    lead: "Choose a casting polyurethane by the plastic it imitates. It comes close in look, stiffness and hardness, but not in aging, chemical resistance or heat.",
    next: ["Read about vacuum casting", toPage("urethane-casting")],
  },
  blocks: [
    textBlock(
      "first",
      "## What to look at first",
      "- **Hardness.** From 10 Shore A, soft as gel, to about 87 Shore D, hard as ABS or harder.",
      "- **Heat.** Most rigid systems soften between 75 and 120 °C. Some manufacturers publish the heat deflection temperature, others the glass transition. The high figures hold only after a post-cure.",
      "- **Color.** Pigment is mixed in before casting. A beige or amber resin cannot become a clean white.",
      "- **The mold.** Clear, filled and elastic systems wear the silicone out before the usual 10 to 25 castings.",
    ),
    gradeTable({
      heading: "All casting systems",
      services: ["urethane-casting"],
      properties: [
        "density",
        "tensileStrength",
        "elongation",
        "modulus",
        "hardness",
        "heatDeflectionHigh",
        "glassTransition",
        "shrinkage",
      ],
    }),
    textWithTable(
      "choose",
      table(
        "Which system imitates which plastic",
        ["Production plastic", "Cast in", "Where the imitation ends"],
        ["ABS housing", "Hei-Cast 8150, UP 4280", "Impact in the cold"],
        ["ABS under the hood", "PX 223 HT", "Oil and years of heat"],
        ["PC, clear", "Hei-Cast 8744, TC-854", "Impact: PC is tougher"],
        ["PMMA, clear", "Poly-Optic, PX 521HT", "Sunlight: ask for a lacquer"],
        ["PP with clips", "UP 5690", "Living hinges last only a few cycles"],
        ["POM gear", "PX 245", "Sliding wear"],
        ["V-0 housing", "PX 330", "The rating: test the real part"],
        ["TPE grip, rubber seal", "F-170, Hei-Cast 8400", "Compression set"],
      ),
      "## How to choose",
      "Tell us which plastic the final product uses and what the casting is for: appearance, fit, a test or all three.",
    ),
    textBlock(
      "families",
      "## The families",
      "### Rigid, opaque",
      "ABS-like systems for housings. They take paint well, which also hides parting lines. Hei-Cast 8150 has a published data sheet: 72.6 MPa and 100 °C at 1.8 MPa.",
      "### Clear",
      "Cast from a polished master in a clear mold, then lacquered. Every scratch on the master shows. See the [vacuum casting guide](complex-module01#surface).",
      "### Elastic",
      "One system is adjusted from 10 to 95 Shore A by its mixing ratio. Order the hardness with a tolerance of about 5 points.",
      "### Flame-retardant",
      "V-0-type systems pass on test bars of a given thickness. That does not rate your part: see [UL 94](term-ul-94).",
    ),
    weightCalculator(
      { services: ["urethane-casting"] },
      "Weigh a part",
      "Enter the volume from your CAD program and choose a resin.",
    ),
    questions(
      "Questions about casting materials",
      question(
        "Why do some rows have few figures?",
        "We show published values only. For BJB TC-852 and Poly-Optic our source gives the hardness but no strength. Ask for the data sheet.",
      ),
      question(
        "Can a cast part be used for years?",
        "Often, indoors and under light load. Polyurethane ages in light and heat, and creeps under constant load. For a product that sells in the thousands for years, plan on [injection molding](injection-molding).",
      ),
      question(
        "Can you match a color?",
        "Yes. Give us a RAL or Pantone number, and say whether the part is painted or pigmented. Paint matches more closely; pigment costs less and hides scratches.",
      ),
      question(
        "Are the parts safe for skin or food?",
        "Some resins carry a claim such as [USP Class VI](term-iso-10993). It covers the resin as its manufacturer tested it. The finished part needs its own evidence.",
      ),
    ),
    pages(
      {
        heading: "From resin to casting",
        lead: "Design rules, finishes, and a project that used these systems.",
      },
      "complex-module01",
      "surface-finish",
      "yellow-robot",
      "blog-designing-for-vacuum-casting",
    ),
    quoteCall(
      "Name the plastic you want to imitate",
      "Include hardness, color and what the parts are for. We'll propose a resin and quote the parts.",
      "Process: Vacuum casting\nPlastic to imitate: \nHardness: \nColor (RAL or Pantone): \nQuantity: ",
    ),
  ],
});
