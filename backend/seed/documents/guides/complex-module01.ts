import { drawing, quoteCall } from "../../blocks.ts";
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
  summary: "Walls, undercuts, inserts, masters, tolerances and the number of molds.",
  services: ["urethane-casting"],
  opening: {
    heading: "Design guide: urethane (vacuum) casting",
    lead: "A silicone mold forgives what steel does not: undercuts, no draft, cast-in inserts. It asks for thicker walls, round corners and a perfect master. Twelve rules with their reasons.",
    next: ["Read about the process", toPage("urethane-casting")],
  },
  blocks: [
    drawing("process-urethane-casting", "Master, silicone mold, cast: what the rules below refer to."),
    ...castingRules,
    textWithTable(
      "molds",
      table(
        "Molds and days of casting for a quantity (20 casts per mold, 6 casts per mold and day)",
        ["Quantity", "Molds", "Days of casting"],
        ["10 parts", "1 mold", "2 days"],
        ["20 parts", "1 mold", "4 days"],
        ["40 parts", "2 molds", "4 days"],
        ["60 parts", "3 molds", "4 days"],
        ["100 parts", "5 molds", "4 days"],
      ),
      "## How many molds, how many days",
      "Arithmetic from the two figures above; master, mold making and finishing come on top. Above about 100 parts compare a bridge tool: [bridge tooling](blog-bridge-tooling).",
    ),
    textWithTable(
      "compared",
      table(
        "The same feature in silicone and in steel",
        ["Feature", "Vacuum casting", "Injection molding"],
        ["Wall", "2–4 mm", "1.5–3 mm"],
        ["Draft", "not required, 0.5–1° helps", "1–2°"],
        ["Undercut", "mild ones are free", "side action or shut-off"],
        ["Insert", "cast in", "molded in or set by heat"],
        ["Tolerance on 25 mm", "±0.25 mm", "±0.13 mm in ABS"],
      ),
      "## If the part will be molded later",
      "Draw it by the stricter column, and the cast parts test the real design.",
    ),
    pages(
      {
        heading: "Resins, a project, the reasons",
        lead: "Casting systems, a project, and the thinking behind the rules.",
      },
      "urethane-casting-materials",
      "yellow-robot",
      "blog-designing-for-vacuum-casting",
      "molding01",
    ),
    quoteCall(
      "Send the model and the look you want",
      "Gloss, satin or texture, color, inserts, and how many sets.",
      "Process: Vacuum casting\nMaterial to imitate: \nSurface and color: \nInserts: \nQuantity: ",
    ),
  ],
});
