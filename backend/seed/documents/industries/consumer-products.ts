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
    "Housings, wearables, handles, buttons and toys: from the show model to the mold. Color, feel and launch date, with the process for each number.",
  summary: "Housings, wearables, handles and buttons, from the show model to molded production parts.",
  opening: {
    heading: "Consumer products: color, feel and a launch date",
    lead: "One model to sell the idea, fifty for people to try, a hundred thousand to sell. Print it, cast it, mold it, in this order. The tool date sets the launch, so plan backward from it.",
    next: ["See product development", toPage("product-development")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Show models** in resin by [SLA](sla-printing), painted to sample.",
      "- **Housings for user tests** by [vacuum casting](urethane-casting), colored through, with inserts.",
      "- **Housings in series** in ABS or PC/ABS by [injection molding](injection-molding), textured.",
      "- **Wearables and grips** in TPU by [MJF](mjf-printing), in polyurethane, or overmolded.",
      "- **Handles, trim and locks** in Zamak by [die casting](die-casting), plated.",
      "- **Aluminum shells** [machined](cnc-machining) or bent from [sheet](sheet-metal-fabrication), anodized in color.",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in consumer parts, and what to write in the request",
        ["What matters", "Why", "What to write"],
        [
          "Color match",
          "Parts from three processes stand side by side",
          "RAL or Pantone code, a sample, the light",
        ],
        ["Feel", "Buyers judge with the hand", "Texture code, gloss, hardness in Shore A"],
        ["Launch date", "The season does not wait", "Date of the first sale, not only of the parts"],
        ["Small first order", "Demand is a guess", "Quantities for three cases"],
        ["Safety", "Toys, food and children have rules", "The market, and the standards below"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for consumer parts",
      "First choice, second choice, and the process to avoid.",
      need("One model for photographs and investors", {
        first: "sla-printing",
        reason: "Smooth, painted to sample, in 1–5 days before paint",
        second: "cnc-machining",
        avoid: "fdm-printing",
        avoidReason: "Layer lines under paint",
      }),
      need("20 to 100 pieces for users", {
        first: "urethane-casting",
        reason: "Looks molded, colored, inserts cast in",
        second: "mjf-printing",
        avoid: "injection-molding",
        avoidReason: "Tooling isn't justified yet",
      }),
      need("The first 1,000 to sell", {
        first: "injection-molding",
        reason: "Rapid aluminum tool in 10–15 days",
        second: "mjf-printing",
        avoid: "urethane-casting",
        avoidReason: "40 to 100 molds",
      }),
      need("A metal handle that looks like chrome", {
        first: "die-casting",
        reason: "Zamak 3, plated, from about 2,000 pieces",
        second: "cnc-machining",
        avoid: "sheet-metal-fabrication",
        avoidReason: "No solid forms",
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
      "## Materials, with reasons",
      "- **ABS and PC/ABS:** housings. PC/ABS is tougher and holds 100–110 °C at 1.8 MPa.",
      "- **PMMA and PC:** clear covers. PMMA is harder to scratch, PC is harder to break.",
      "- **TPE and TPU:** grips and straps, 30–90 Shore A and more.",
      "- **PP:** hinges and packaging, 0.90–0.91 g/cm³.",
      "- **Zamak 3:** plated metal parts. **6063:** anodized aluminum.",
      "- **ABS-like and clear polyurethane:** the trial series.",
      "Compare on [injection molding materials](injection-molding-materials) and [vacuum casting materials](urethane-casting-materials). Soft-touch, vacuum metallizing, pad printing and anodized colors are covered in [surface finishing](surface-finish).",
    ),
    textBlock(
      "standards",
      "## Standards buyers cite",
      "They depend on product and market. Tell us which apply before the resin is chosen: a color or an additive can decide.",
      "- [UL 94](term-ul-94): flame rating of plastics.",
      "- [RoHS](term-rohs) and [REACH](term-reach): substances.",
      "- [CPSIA and EN 71](term-en-71): toys.",
      "- [FDA 21 CFR 177 and EU 10/2011](term-food-contact): food contact.",
    ),
    questions(
      "Questions from product teams",
      question(
        "How small can the first order be?",
        "One piece by printing, five by casting, about a hundred by molding. What changes is the price of a piece. Ask for three quantities; the quote shows where the steps are.",
      ),
      question(
        "How do I match colors across processes?",
        "Name one code and send one sample. Paint follows a sample closely, pigment in castings and molded resin nearly. Judge under daylight D65, and agree how much difference is allowed (ΔE).",
      ),
      question(
        "When must I order the tool for my launch?",
        "Count back: assembly and shipping, first articles and corrections, 10–15 days for an aluminum tool or 4–8 weeks for steel, 1–2 weeks for texture. Freeze the design before that.",
      ),
      question(
        "May cast or printed parts be sold?",
        "If they pass the rules for your product, yes. Many rules ask for the series material, and polyurethane and nylon need their own tests for skin or food.",
      ),
      question(
        "How do I get a leather or soft surface?",
        "By mold texture in series, by soft-touch paint on trial parts, or by a second pour of 30–90 Shore A.",
      ),
      question(
        "What do I give you to start?",
        "A model, or a sketch with the main sizes, the number of pieces for three cases, colors, and the launch date. [Ask for a quote](quote).",
      ),
    ),
    guides(
      { heading: "Guides for these parts", lead: "Design for the mold from the first model on." },
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
      "Give us the color and launch date, and we'll tell you what to print, what to cast, and when to mold.",
      "Industry: Consumer products\nColor and feel: \nQuantities: trial / first order / per year\nLaunch date: \nMarket: ",
    ),
  ],
});
