import { question, keyFigure } from "../../blocks.ts";
import { toleranceOn } from "../../capabilities.ts";
import { representativeProject } from "../../case-study.ts";
import { toPage } from "../../links.ts";
import { exactly, within } from "../../quantity.ts";

const LENGTH = 126;
/** Rounded up to what a drawing states: ±0.332 becomes ±0.35. */
const TOLERANCE = Math.ceil(toleranceOn("injection-molding", LENGTH) * 20) / 20;

export const moldedHousing = representativeProject({
  id: "molded-housing",
  title: "Handheld meter: 500 housings from a bridge tool",
  seoTitle: "Bridge Tooling Case Study",
  description:
    "A representative project: 500 ABS housings for a handheld meter from two aluminum bridge tools in 20 working days, with drawing, measurements and costs.",
  summary: "500 ABS housings for a handheld meter, from two aluminum bridge tools in 20 working days.",
  services: ["injection-molding"],
  industry: "consumer-products",
  picture: "molded-housing-1",
  opening: {
    heading: "Handheld meter: 500 housings before the production tool",
    lead: "The meter has passed its tests in printed housings. Sales wants 500 units for the first market, in the production resin and texture, while the production tool is still being designed.",
    next: ["Read about injection molding", toPage("injection-molding")],
  },
  figures: [
    keyFigure("Quantity", "500 sets"),
    keyFigure("Time", exactly(20, "working day")),
    keyFigure("Tolerance", within(TOLERANCE, "mm", `on ${LENGTH} mm, in ABS`)),
    keyFigure("Wall", exactly(2.4, "mm")),
  ],
  brief: [
    "- Two housing halves of 126 × 74 × 27 mm in black and gray ABS.",
    "- Four screws into brass inserts, opened for each battery change.",
    "- A matte texture outside that hides fingerprints. No sink marks on the window side.",
    "- An even joint line of 0.1 to 0.3 mm all around.",
    "- 500 sets first. Up to 2,000 more before the production tool takes over.",
  ],
  choice:
    "The parts must come from the production resin, and 2,500 sets could follow. That rules out casting by mold life and printing by surface. A hardened multi-cavity tool would arrive too late, and it would freeze a design that customers haven't used yet.",
  options: [
    ["Injection molding, bridge tool", "Chosen", "Real resin and texture, first parts in 10–25 working days"],
    ["Injection molding, production tool", "Later", "4–8 weeks, and costly to change"],
    ["Vacuum casting", "Rejected", "10–25 parts per mold: 20 molds or more per half"],
    ["MJF in PA12", "Rejected", "Grainy surface; every housing would need filling and paint"],
    ["CNC machined ABS", "Rejected", "Ribs and bosses are slow to mill, on every part"],
  ],
  excerpt: [
    "project-housing",
    "Wall, ribs and draft decide whether the part fills, ejects and stays free of sink marks.",
  ],
  changes: [
    "Ribs were thinned from 2.0 to 1.3 mm, just over half the wall, to prevent sink marks.",
    "Bosses moved 3 mm away from the wall and are tied to it by ribs.",
    "Outside draft went from 0.5° to 2°, which the blasted texture needs to release.",
    "One side opening became a hand-loaded insert instead of a slide: cheaper now, slower per shot.",
    "The tongue at the joint starts 0.1 mm too thin in the tool design, so a correction only removes metal.",
  ],
  measured:
    "Five sets from the approved run, 24 hours after molding. Lengths sit slightly below nominal: the resin shrank a little more than assumed. The offset is even, so both halves still match.",
  results: [
    ["Length", "Molded", `${LENGTH} ± ${TOLERANCE} mm`, "125.80–125.89 mm", "Caliper"],
    ["Width", "Molded", "74 ± 0.25 mm", "73.91–73.98 mm", "Caliper"],
    ["Boss spacing", "Molded", "107 ± 0.3 mm", "106.88–106.97 mm", "CMM"],
    ["Wall", "Molded", "2.4 ± 0.1 mm", "2.37–2.43 mm", "Wall gauge"],
    ["Joint gap, assembled", "Assembly", "0.1–0.3 mm", "0.14–0.24 mm", "Feeler gauge"],
    ["Insert depth below face", "Heat-set", "0–0.1 mm", "0.02–0.07 mm", "Depth gauge"],
  ],
  order:
    "Shares of the first 500 sets, rounded to five percent. The next 500 need no tools, so each set costs less than half as much.",
  costs: [
    ["Two aluminum tools", 55, "Cavity depth, ribs, the hand-loaded insert, texture"],
    ["Resin and molding", 20, "Cycle time, one cavity per tool, hand loading"],
    ["Inserts", 10, "Four per set, heat-set one by one"],
    ["First shots and corrections", 5, "Two trial runs, one correction of the joint"],
    ["Inspection and packing", 10, "Dimensional report on five sets"],
  ],
  route: "Cutting the tools takes 12 of the 20 days. Approving the review on day 2 keeps it that short.",
  moments: [
    [
      "Days 1–2",
      "Review and approve",
      "Draft, walls, parting line, gate and ejector marks are drawn into the model and approved.",
    ],
    [
      "Days 3–14",
      "Cut the tools",
      "Two aluminum molds with one cavity each. Sharp inside corners on the core are cut by EDM; everything else is milled.",
      "blog-bridge-tooling",
      "Core plate, cavity plate and the first half from it. The red block is loaded by hand before each shot. Rendered.",
    ],
    [
      "Days 15–16",
      "First shots",
      "20 sets, measured and assembled. The tongue at the joint is 0.08 mm thin, as planned.",
    ],
    [
      "Day 17",
      "Correct",
      "Metal is removed from the groove in the core. The faces outside are blasted to SPI D-1.",
    ],
    ["Days 18–19", "Mold 500 sets", "A few hundred shots a day per tool, with the insert changed by hand."],
    [
      "Day 20",
      "Set inserts and pack",
      "Inserts are heat-set, five sets measured, the report shipped with the parts.",
    ],
  ],
  limits: [
    "Aluminum wears: plan for a few thousand shots in ABS, fewer with glass fiber.",
    "Gate and ejector marks aren't where a production tool will have them.",
    "The hand-loaded insert makes each shot slower, so the part price stays above production.",
    "Cooling is simple; warp in the production tool must be checked again.",
  ],
  questions: [
    question(
      "When does the tool pay for itself?",
      "Divide the tool price by what each set saves against the printed and painted one. [Bridge tooling](blog-bridge-tooling) works through an example.",
    ),
    question(
      "Can the production tool reuse anything?",
      "The model with its draft, gates and shrinkage, and what the first 500 users report. The aluminum itself is rarely reused.",
    ),
    question(
      "Why inserts and not screws into plastic?",
      "The battery door is opened often. Screws that cut their own thread last about five openings; see [threads in plastic](blog-threads-in-plastic).",
    ),
  ],
  readOn: ["molding01", "injection-molding-materials", "consumer-products", "blog-bridge-tooling"],
  call: [
    "Plan a bridge tool",
    "Send both models, the resin, and how many sets you need before and after launch.",
    "Housing to be molded\nResin and color: \nSets now: \nSets until the production tool: \nNeeded by: ",
  ],
});
