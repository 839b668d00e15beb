import { question, questions, quoteCall } from "../../blocks.ts";
import { weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { gradeTable, materialPage } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const injectionMoldingMaterials = materialPage({
  id: "injection-molding-materials",
  title: "Injection molding materials",
  seoTitle: "Injection Molding Materials",
  description:
    "Resins for injection molding: strength, heat deflection, mold shrinkage, wall thickness and flame rating, from ABS and PP to PEEK and liquid silicone.",
  summary: "Molding resins with strength, heat, shrinkage, wall thickness and flame rating.",
  services: ["injection-molding"],
  opening: {
    heading: "Injection molding materials, with shrinkage and walls",
    lead: "Shrinkage is cut into the steel, so the resin is part of the tool. Choose it before the mold is made; change it later only to one that shrinks the same.",
    next: ["Read about injection molding", toPage("injection-molding")],
  },
  blocks: [
    textBlock(
      "first",
      "## What to look at first",
      "- **Mold shrinkage.** 0.4–0.7% for ABS, 1.0–2.5% for PP, 1.5–4.0% for HDPE. High shrinkage means sink marks, warp and wider tolerances.",
      "- **Wall thickness** that fills without sinking, in the table by resin.",
      "- **Heat deflection at 1.8 MPa.** It is 65 °C for unfilled PA6 and 250 °C for PA66 with 30% glass.",
      "- **Flame rating** with the wall and color that it was tested at: see [UL 94](term-ul-94).",
    ),
    gradeTable({
      heading: "All molding resins",
      services: ["injection-molding"],
      properties: [
        "density",
        "tensileStrength",
        "elongation",
        "modulus",
        "heatDeflectionLow",
        "heatDeflectionHigh",
        "meltingPoint",
        "glassTransition",
        "shrinkage",
        "wallThickness",
      ],
    }),
    textWithTable(
      "choose",
      table(
        "What a part needs, and which resin to start from",
        ["Need", "Start from", "Why", "Watch for"],
        ["Housing indoors", "ABS", "Tough, good surface", "Sun"],
        ["Housing, warmer or tougher", "PC/ABS", "100–110 °C at 1.8 MPa", "Price"],
        ["Clear and tough", "PC", "100% elongation or more", "Stress cracks"],
        ["Clear and outdoors", "PMMA", "Stays clear", "Breaks at 3–6% strain"],
        ["Living hinge", "PP", "Bends again and again", "1.0–2.5% shrinkage"],
        ["Gear", "POM-C", "Low friction, springy", "1.8–2.2% shrinkage"],
        ["Bracket near an engine", "PA66-GF30", "250 °C at 1.8 MPa", "Warp, moisture"],
        ["Thin connector", "LCP-GF30, PBT-GF30", "Flow, V-0", "Weld lines"],
        ["Soft grip on PP", "TPE-S", "Bonds to PP", "Oils"],
        ["Seal, −50 to +200 °C", "LSR", "Elastic in heat and cold", "Needs its own press"],
      ),
      "## How to choose",
      "Choose the family by the toughest requirement. We settle the exact grade with you, by flow and availability.",
    ),
    textBlock(
      "families",
      "## The families",
      "### Amorphous resins",
      "ABS, PC, PC/ABS, PMMA, PS, ASA and PEI. They shrink little and evenly, so they stay flat and hold their size. Solvents crack them under stress.",
      "### Semi-crystalline resins",
      "PP, PE, PA, POM, PBT, PPS and PEEK. They shrink more, resist chemicals, slide well and last under repeated load. Flatness needs even walls.",
      "### Filled resins",
      "Glass makes them stiff and heat resistant: 8.5–9.5 GPa in PA66-GF30 versus 2.6–2.8 GPa in PA6. Parts shrink less along the fibers than across them, so they warp. Fibers roughen the surface and wear the tool.",
      "### Elastomers",
      "TPU and TPE-S are molded like plastics. LSR is a rubber that cures in a hot tool: it needs its own press and tool.",
    ),
    weightCalculator(
      { services: ["injection-molding"] },
      "Weigh a part",
      "Enter the volume from your CAD program. The weight also decides much of the resin cost.",
    ),
    questions(
      "Questions about molding resins",
      question(
        "Can I change the resin after the tool is made?",
        "Only to one with the same shrinkage. ABS to PC/ABS usually works: they shrink 0.4–0.7% and 0.5–0.7%. ABS to PP does not: a length of 100 mm would come out 0.3 to 2.1 mm shorter.",
      ),
      question(
        "What does dry as molded mean?",
        "Nylon is strongest right out of the mold. It then absorbs moisture from the air, which makes it tougher, softer and slightly larger. The table shows dry values; ask for conditioned ones where stiffness matters.",
      ),
      question(
        "Is recycled resin an option?",
        "Yes, for many PP, PE and ABS parts. Properties and color vary more from lot to lot. Mention it in your request: the resin must be qualified, not the tool.",
      ),
      question(
        "Which color can I have?",
        "Almost any, with a few percent of masterbatch. Filled and flame-retardant grades start gray or beige, which limits bright colors.",
      ),
    ),
    pages(
      { heading: "From resin to tool", lead: "Walls by resin, draft, and the finishes for molded parts." },
      "molding01",
      "surface-finish",
      "blog-bridge-tooling",
      "blog-material-data-sheet",
    ),
    quoteCall(
      "Name the resin, or what it must withstand",
      "Include color, flame rating and annual volume. You get separate prices for the tool and the part.",
      "Process: Injection molding\nResin: \nColor: \nFlame rating: \nQuantity per year: ",
    ),
  ],
});
