import {
  drawing,
  figure,
  howItWorks,
  step,
  quoteCall,
  row,
  rulesInShort,
  specification,
} from "../../blocks.ts";
import { headline } from "../../capabilities.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides, pages, processCards } from "../../list-blocks.ts";
import { service } from "../../pages.ts";
import { atLeast, between } from "../../quantity.ts";
import { textBlock } from "../../rich-text.ts";
import { developmentChoice, developmentQuestions, stages } from "./product-development-advice.ts";

export const productDevelopment = service({
  id: "product-development",
  title: "Product development",
  seoTitle: "Product Development",
  shortName: "Development",
  description:
    "From first model to production: which process at which stage, how many parts to buy, what a DFM review covers, and when to order the tool.",
  summary: "From a sketch to a part ready for production: the right process and quantity at each stage.",
  opening: {
    eyebrow: "Service",
    heading: "Product development: the right part at each stage",
    lead: "A product needs different parts along the way: one that looks right, five that work, fifty to test, thousands that are identical. We choose the process and quantity with you, and say what must change before a tool is cut.",
    next: ["See the stages", toPage("product-development", "stages")],
  },
  figures: [
    figure("Concept", between(1, 3, "part")),
    figure("Engineering test", between(10, 50, "part")),
    figure("Design test", between(50, 200, "part")),
    figure("Series", atLeast(1000, "part")),
  ],
  figuresHold: "Usual numbers of parts at each stage. Yours depend on the question the build must answer.",
  blocks: [
    stages,
    howItWorks({
      heading: "How a development project runs",
      lead: "Each loop ends with your decision, before you spend money on the next.",
      steps: [
        step(
          "Understand",
          "What the part must do, withstand, cost and look like; what is fixed and what is open; numbers and dates.",
        ),
        step(
          "Review the design",
          "A DFM list: walls, draft, undercuts, tolerances, material, finish, number of parts, inspection. Each point with its reason.",
        ),
        step(
          "Build and learn",
          "Parts by the quickest process that answers the question, with the measurements you need.",
        ),
        step(
          "Change and repeat",
          "We correct the design and quote the next stage. You see price and date before work starts.",
        ),
        step(
          "Prepare the series",
          "Tool design, first articles, control plan and sampling are agreed in writing.",
        ),
      ],
    }),
    drawing("compare-lead-times", "Time to first parts by process: typical ranges."),
    drawing("compare-quantities", "Economical quantities by process: typical ranges."),
    developmentChoice,
    specification({
      heading: "Typical time to first parts",
      lead: "Typical capability, from a released model. Finishing and special documents add to it.",
      rows: [
        row("SLA and FDM", [headline("sla-printing", "leadTime")]),
        row("SLS and MJF", [headline("sls-printing", "leadTime")]),
        row("CNC machining", [headline("cnc-machining", "leadTime")]),
        row("Sheet metal", [headline("sheet-metal-fabrication", "leadTime")]),
        row("DMLS", [headline("dmls-printing", "leadTime")]),
        row("Vacuum casting, 10 to 50 parts", [headline("urethane-casting", "leadTime")]),
        row("Injection molding, rapid tool", [headline("injection-molding", "leadTime")]),
        row("Injection molding, production tool", [headline("injection-molding", "productionTool")]),
        row("Die casting", [headline("die-casting", "leadTime")]),
      ],
      note: "Typical capability; no promise of a date. The quote names the date for your parts.",
    }),
    rulesInShort({
      heading: "Design rules that survive every stage",
      lead: "A design that follows these can be printed today and molded later without a new start.",
      rows: [
        row("Wall", [between(1.5, 3, "mm", "even")]),
        row("Draft on upright faces", [between(1, 2, "°")], "Harmless in a print, needed in a tool."),
        row("Ribs", [between(0.5, 0.6, "× wall", "thickness")]),
        row("Inside radius", [atLeast(0.5, "× wall")]),
        row("Tolerances", "On fits only. The general tolerance of the process covers the rest"),
        row("Parts", "As few as can be made, as many as can be serviced"),
      ],
      note: "Typical values. The design guides give each rule with its reason.",
    }),
    guides(
      {
        heading: "Guides by process",
        lead: "Read the guide of the process that you will end with, not only of the one you begin with.",
      },
      "design-guideinfo",
      "cnc01",
      "complex-module01",
      "molding01",
    ),
    processCards(
      { heading: "Processes for each stage", lead: "All of them can be quoted side by side." },
      "printing3d",
      "cnc-machining",
      "sheet-metal-fabrication",
      "urethane-casting",
      "injection-molding",
      "die-casting",
      "surface-finish",
    ),
    pages(
      {
        heading: "Materials to choose from",
        lead: "Tables by process: sort by what the part must withstand. Finishes have their own page.",
      },
      "printing3d-materials",
      "cnc-machining-materials",
      "injection-molding-materials",
    ),
    textBlock(
      "typical-parts",
      "## Typical projects",
      "- **A device housing** from the looks-like model to the mold. See [consumer products](consumer-products) and [medical](medical).",
      "- **A robot arm** with machined joints and cast covers. See [robotics and automation](robotics-automation).",
      "- **A duct or bracket** that must fit before the tool exists. See [automotive](automotive).",
      "- **A radio housing** milled for tests, die cast for the series. See [communications](communications).",
      "- **A spare part** that is no longer sold. See [industrial](industrial).",
    ),
    developmentQuestions,
    caseStudies(
      {
        heading: "Two projects, stage by stage",
        lead: "Representative projects with routes, days, choices and figures.",
      },
      "yellow-robot",
      "automotive-air-duct",
    ),
    quoteCall(
      "Tell us where you stand",
      "A sketch, a sample or a model, the number of parts and a date are enough to begin.",
      "Product: \nStage: \nWhat exists (sketch, model, sample): \nParts now / per year: \nDate: ",
    ),
  ],
});
