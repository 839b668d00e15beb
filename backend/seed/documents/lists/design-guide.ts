import { quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { table, textWithTable } from "../../rich-text.ts";

export const designGuide = listPage({
  id: "design-guide",
  title: "Design guides",
  seoTitle: "Design Guides",
  description:
    "Five design guides for 3D printing, CNC machining, sheet metal, vacuum casting and injection molding: rules with values, reasons, drawings and tables.",
  summary: "Five guides: rules with values, reasons and drawings.",
  opening: {
    eyebrow: "Resources",
    heading: "Design guides: rules and the reasons behind them",
    lead: "Each rule gives the recommended value, the limit and what happens beyond it, with a drawing of wrong and right. The guides print well.",
    next: ["Compare materials", toPage("materials")],
  },
  blocks: [
    {
      _key: "guides",
      _type: "guides",
      anchor: "guides",
      heading: "The five guides",
      lead: "One for each process family.",
      selection: "all",
    },
    textWithTable(
      "at-a-glance",
      table(
        "The most requested rules",
        ["Rule", "3D printing", "CNC", "Sheet metal", "Vacuum casting", "Injection molding"],
        ["Wall", "1 mm", "0.8 mm metal, 1.5 mm plastic", "0.5–6 mm, one thickness", "2–4 mm", "1.5–3 mm"],
        ["Draft", "none", "none", "none", "0.5–1° helps", "1–2°"],
        [
          "Minimum hole diameter",
          "1–2 mm",
          "2.5 mm, limit 1 mm",
          "1 × thickness",
          "1–1.5 mm",
          "by core, 2 × deep",
        ],
        ["Inside radius", "0.5–1 mm", "1/3 of the depth", "1 × thickness", "0.5–1 mm", "0.5 × wall"],
        ["General tolerance", "±0.2–0.3 mm", "±0.125 mm", "±0.2 mm", "±0.25 mm", "±0.13 mm on 25 mm"],
      ),
      "## The guides at a glance",
      "Recommended values. The guides add limits, conditions and sources.",
    ),
    pages(
      { heading: "More resources", lead: "Finishes, and posts that answer one question each." },
      "surface-finish",
      "blog",
      "blog-request-for-quotation",
      "blog-tolerances-that-cost",
    ),
    quoteCall(
      "Have your part reviewed",
      "Send the model. Your quote will list the rules it breaks and what each one costs.",
      "Please check this part before the quotation\nProcess: \nMaterial: \nQuantity: ",
    ),
  ],
});
