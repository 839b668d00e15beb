import { question, need, processChooser, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { industry } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const consumerProducts = industry({
  id: "consumer-products",
  title: "Consumer products",
  seoTitle: "Consumer Products",
  description:
    "Housings, wearables, handles, buttons and toys, from display model to production mold. How to get color, feel and launch date right at each quantity.",
  summary: "Housings, wearables, handles and buttons, from display model to molded production parts.",
  opening: {
    heading: "Consumer products: color, feel and a launch date",
    lead: "One model to sell the idea, fifty for people to try, a hundred thousand to sell. Print it, then cast it, then mold it. The tool sets the launch date, so plan backward from it.",
    next: ["See product development", toPage("product-development")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Display models** in resin by [SLA](sla-printing), painted to a sample.",
      "- **User-test housings** by [vacuum casting](urethane-casting), in solid color, with inserts.",
      "- **Production housings** in ABS or PC/ABS by [injection molding](injection-molding), textured.",
      "- **Wearables and grips** in TPU by [MJF](mjf-printing), in polyurethane, or overmolded.",
      "- **Handles, trim and locks** in Zamak by [die casting](die-casting), plated.",
      "- **Aluminum shells** [machined](cnc-machining) or bent from [sheet](sheet-metal-fabrication), anodized in color.",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in consumer parts, and what to specify",
        ["Requirement", "Why it matters", "What to specify"],
        [
          "Color match",
          "Parts from three processes sit side by side",
          "RAL or Pantone code, a sample, the light source",
        ],
        ["Feel", "Buyers judge by touch", "Texture code, gloss, Shore A hardness"],
        ["Launch date", "The season won't wait", "The first day of sale as well as the delivery date"],
        ["Small first order", "Demand is a guess", "Quantities for three scenarios"],
        ["Safety", "Toys and food contact are regulated", "Your market, and the standards below"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for consumer parts",
      "First choice, second choice, and the process to avoid.",
      need("One model for photos and investors", {
        first: "sla-printing",
        reason: "Smooth, painted to a sample; 1–5 working days before paint",
        second: "cnc-machining",
        avoid: "fdm-printing",
        avoidReason: "Layer lines show through paint",
      }),
      need("20 to 100 pieces for users", {
        first: "urethane-casting",
        reason: "Looks molded, in color, with cast-in inserts",
        second: "mjf-printing",
        avoid: "injection-molding",
        avoidReason: "Tooling isn't justified yet",
      }),
      need("The first 1,000 to sell", {
        first: "injection-molding",
        reason: "Rapid aluminum tool in 10–15 working days",
        second: "mjf-printing",
        avoid: "urethane-casting",
        avoidReason: "Would need 40 to 100 molds",
      }),
      need("A metal handle that looks like chrome", {
        first: "die-casting",
        reason: "Zamak 3, plated, from about 2,000 pieces",
        second: "cnc-machining",
        avoid: "sheet-metal-fabrication",
        avoidReason: "Can't make solid shapes",
      }),
      need("A soft grip", {
        first: "injection-molding",
        reason: "TPE or TPU molded over the core",
        second: "urethane-casting",
        avoid: "sla-printing",
        avoidReason: "Flexible resins age",
      }),
    ),
    textBlock(
      "materials",
      "## Recommended materials",
      "- **ABS and PC/ABS:** housings. PC/ABS is tougher, with a heat deflection temperature of 100–110 °C at 1.8 MPa.",
      "- **PMMA and PC:** clear covers. PMMA is harder to scratch, PC is harder to break.",
      "- **TPE and TPU:** grips and straps, from 30 Shore A up.",
      "- **PP:** hinges and packaging, 0.90–0.91 g/cm³.",
      "- **Zamak 3:** plated metal parts. **6063:** anodized aluminum.",
      "- **ABS-like and clear polyurethane:** trial runs.",
      "Compare them in [injection molding materials](injection-molding-materials) and [vacuum casting materials](urethane-casting-materials). See [surface finishing](surface-finish) for soft-touch paint, vacuum metallizing, pad printing and anodized colors.",
    ),
    textBlock(
      "standards",
      "## Standards buyers ask for",
      "They depend on your product and market. Tell us which apply before you choose a resin: a color or an additive can make the difference.",
      "- [UL 94](term-ul-94): flame rating of plastics.",
      "- [RoHS](term-rohs) and [REACH](term-reach): substances.",
      "- [CPSIA and EN 71](term-en-71): toys.",
      "- [FDA 21 CFR 177 and EU 10/2011](term-food-contact): food contact.",
    ),
    questions(
      "Questions from product teams",
      question(
        "How small can the first order be?",
        "One part by printing, five by casting, about a hundred by molding. The unit price changes with quantity, so ask for three and see where it drops.",
      ),
      question(
        "How do I match colors across processes?",
        "Give us one color code and one sample. Paint matches a sample closely; pigment in castings and molded resin comes near. Compare under D65 daylight, and agree on the color difference you will accept (ΔE).",
      ),
      question(
        "When do I need to order the tool?",
        "Count back from your launch: assembly and shipping, first articles and corrections, 10–15 working days for an aluminum tool or 4–8 weeks for steel, plus 1–2 weeks for texture. Freeze the design before that.",
      ),
      question(
        "Can I sell cast or printed parts?",
        "Yes, if they meet the rules for your product. Many rules require tests on the material you sell, and polyurethane and nylon need their own tests for skin or food contact.",
      ),
      question(
        "How do I get a leather or soft surface?",
        "Use mold texture in production, soft-touch paint on trial parts, or a second pour of 30–90 Shore A on cast parts.",
      ),
      question(
        "What do you need to start?",
        "A model, or a sketch with the main dimensions, three quantities, the colors and your launch date. [Request a quote](quote).",
      ),
    ),
    guides(
      { heading: "Guides for these parts", lead: "Design for molding from the first model." },
      "molding01",
      "complex-module01",
      "design-guideinfo",
    ),
    caseStudies(
      {
        heading: "From painted sets to a bridge tool",
        lead: "Representative projects: 20 painted sets cast in silicone, and 500 molded ones from a bridge tool.",
      },
      "molded-housing",
      "yellow-robot",
    ),
    quoteCall(
      "Send the model and three quantities",
      "Add the color and your launch date. You get prices at each quantity, and advice on what to print, what to cast and when to mold.",
      "Industry: Consumer products\nColor and feel: \nQuantities: trial / first order / per year\nLaunch date: \nMarket: ",
    ),
  ],
});
