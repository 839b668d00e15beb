import { drawing, quoteCall } from "../../blocks.ts";
import { calculator, weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { table, textWithTable } from "../../rich-text.ts";
import { castingRules } from "./casting-rules.ts";

export const complexModule01 = guide({
  id: "complex-module01",
  title: "Design guide: vacuum casting",
  seoTitle: "Design Guide : Urethane Casting",
  description:
    "Design rules for urethane (vacuum) casting: walls, draft, undercuts, inserts, masters, tolerances, mold life and how many molds a quantity needs.",
  summary: "Walls, undercuts, inserts, masters, tolerances, and how many molds you need.",
  services: ["urethane-casting"],
  opening: {
    heading: "Designing parts for vacuum (urethane) casting",
    lead: "A silicone mold forgives what steel does not: undercuts, zero draft, cast-in inserts. In return, it needs thicker walls, rounded corners and a perfect master. Twelve rules, with the reasons behind them.",
    next: ["Read about the process", toPage("urethane-casting")],
  },
  blocks: [
    drawing(
      "process-urethane-casting",
      "Master, silicone mold, casting: the three things the rules refer to.",
    ),
    ...castingRules,
    textWithTable(
      "molds",
      table(
        "Molds and casting days by quantity (20 castings per mold, 6 castings per mold per day)",
        ["Quantity", "Molds", "Casting days"],
        ["10 parts", "1 mold", "2 days"],
        ["20 parts", "1 mold", "4 days"],
        ["40 parts", "2 molds", "4 days"],
        ["60 parts", "3 molds", "4 days"],
        ["100 parts", "5 molds", "4 days"],
      ),
      "## How many molds, how many days",
      "Add days for the master, the molds and finishing. Above about 100 parts, compare [bridge tooling](blog-bridge-tooling).",
    ),
    textWithTable(
      "compared",
      table(
        "The same feature in silicone and in steel",
        ["Feature", "Vacuum casting", "Injection molding"],
        ["Wall", "2–4 mm", "1.5–3 mm"],
        ["Draft", "not required, 0.5–1° helps", "1–2°"],
        ["Undercut", "mild ones cost nothing", "side action or shut-off"],
        ["Insert", "cast in", "molded in or heat-set"],
        ["Tolerance on 25 mm", "±0.25 mm", "±0.13 mm in ABS"],
      ),
      "## If the part will be molded later",
      "Design to the stricter column, and the cast parts will test the real design.",
    ),
    calculator(
      "toleranceStack",
      "Add up a chain of dimensions",
      "Several cast parts in a row: how much the gap between them can vary.",
    ),
    weightCalculator(
      { services: ["urethane-casting"] },
      "Weigh a cast part",
      "Enter the volume from your CAD program and choose a casting resin.",
    ),
    pages(
      {
        heading: "Related pages",
        lead: "Casting resins, a project, and the thinking behind the rules.",
      },
      "urethane-casting-materials",
      "yellow-robot",
      "blog-designing-for-vacuum-casting",
      "molding01",
    ),
    quoteCall(
      "Send the model and the look you want",
      "Tell us gloss, satin or texture, the color, the inserts and how many sets. You get a price and a lead time.",
      "Process: Vacuum casting\nMaterial to imitate: \nSurface and color: \nInserts: \nQuantity: ",
    ),
  ],
});
