import {
  drawing,
  keyFigure,
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
    "From first model to production: which process to use at each stage, how many parts to buy, what a DFM review covers, and when to order the tool.",
  summary: "From sketch to production: the right process and quantity at each stage.",
  opening: {
    eyebrow: "Service",
    heading: "Product development: the right part at each stage",
    lead: "A product needs different parts along the way: one that looks right, five that work, fifty to test, then thousands that are identical. We help you choose the process and quantity, and tell you what to change before you pay for a tool.",
    next: ["See the stages", toPage("product-development", "stages")],
  },
  figures: [
    keyFigure("Concept", between(1, 3, "part")),
    keyFigure("Engineering test", between(10, 50, "part")),
    keyFigure("Design test", between(50, 200, "part")),
    keyFigure("Production", atLeast(1000, "part")),
  ],
  keyFiguresLead: "Typical quantities at each stage. Yours depend on the question each build must answer.",
  blocks: [
    stages,
    howItWorks({
      heading: "How a development project runs",
      lead: "Each round ends with your decision, before you pay for the next.",
      steps: [
        step(
          "Understand",
          "You tell us what the part must do, withstand, cost and look like, what is fixed and what is open, and your quantities and dates.",
        ),
        step(
          "Review the design",
          "You get a DFM list covering walls, draft, undercuts, tolerances, material, finish, part count and inspection, with a reason for each point.",
        ),
        step(
          "Build and learn",
          "We make parts by the fastest process that answers the question, with the measurements you need.",
        ),
        step(
          "Change and repeat",
          "We revise the design together and quote the next stage. You see the price and date before work starts.",
        ),
        step(
          "Prepare for production",
          "We agree in writing on tool design, first articles, control plan and sampling.",
        ),
      ],
    }),
    drawing("compare-lead-times", "Lead time by process: typical ranges."),
    drawing("compare-quantities", "Economical quantities by process: typical ranges."),
    developmentChoice,
    specification({
      heading: "Typical lead times",
      lead: "Typical capability, from a released model. Finishing and special documentation add time.",
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
      note: "Typical capability. Your quote gives the date for your parts.",
    }),
    rulesInShort({
      heading: "Design rules for every stage",
      lead: "Follow these and you can print the design today and mold it later without starting over.",
      rows: [
        row("Wall", [between(1.5, 3, "mm", "even")]),
        row("Draft on vertical faces", [between(1, 2, "°")], "Harmless in a print, required in a mold."),
        row("Ribs", [between(0.5, 0.6, "× wall", "thickness")]),
        row("Inside radius", [atLeast(0.5, "× wall")]),
        row("Tolerances", "Only on fits. The general tolerance of the process covers the rest"),
        row("Part count", "As few as possible, but enough to service the product"),
      ],
      note: "Typical values. The design guides explain every rule.",
    }),
    guides(
      {
        heading: "Guides by process",
        lead: "Read the guide for the process you will end up with as well as the one you start with.",
      },
      "design-guideinfo",
      "cnc01",
      "complex-module01",
      "molding01",
    ),
    processCards(
      { heading: "Processes for each stage", lead: "We can quote any of them side by side." },
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
        lead: "One table per process: sort by what the part must withstand. Finishes have their own page.",
      },
      "printing3d-materials",
      "cnc-machining-materials",
      "injection-molding-materials",
    ),
    textBlock(
      "typical-parts",
      "## Typical projects",
      "- **A device housing,** from looks-like model to mold. See [consumer products](consumer-products) and [medical](medical).",
      "- **A robot arm** with machined joints and cast covers. See [robotics and automation](robotics-automation).",
      "- **A duct or bracket** that has to fit before the tool is ready. See [automotive](automotive).",
      "- **A radio housing,** milled for tests and die cast for production. See [communications](communications).",
      "- **A spare part** that is no longer sold. See [industrial](industrial).",
    ),
    developmentQuestions,
    caseStudies(
      {
        heading: "Projects, stage by stage",
        lead: "Representative projects between the first prototype and production, with choices, schedules and costs.",
      },
      "molded-housing",
      "yellow-robot",
    ),
    quoteCall(
      "Tell us what stage you're at",
      "A sketch, a sample or a model, a quantity and a date are enough to start. We'll reply with a process, a price and a lead time.",
      "Product: \nStage: \nWhat you have (sketch, model, sample): \nParts now / per year: \nDate: ",
    ),
  ],
});
