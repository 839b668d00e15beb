import { question, drawing, figure, gallery, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { representativeProject, timeline } from "../../pages.ts";
import { between, exactly } from "../../quantity.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const automotiveAirDuct = representativeProject({
  id: "automotive-air-duct",
  title: "Automotive air duct: printed before the blow mold",
  seoTitle: "Automotive Air Duct Case Study",
  description:
    "A representative project: an automotive air duct first in clear resin to see the flow, then in PA12 for tests in the car, with walls, joints and leak test.",
  summary: "An air duct first in clear resin to see the flow, then in PA12 for tests in the car.",
  services: ["mjf-printing", "sla-printing", "sls-printing"],
  industry: "automotive",
  picture: "automotive-air-duct-1",
  opening: {
    heading: "Automotive air duct: tested before the blow mold exists",
    lead: "In series this duct is blow-molded from HDPE or PP. For the first cars it is needed in weeks, airtight and warm-resistant. Printing makes it in one or two pieces without a tool.",
    next: ["Read about MJF", toPage("mjf-printing")],
  },
  figures: [
    figure("Wall", exactly(2, "mm")),
    figure("Time", exactly(12, "day")),
    figure("Leak test", between(10, 50, "kPa")),
    figure("Roughness inside", between(1, 3, "µm Ra", "after smoothing")),
  ],
  blocks: [
    textBlock(
      "problem",
      "## The problem in numbers",
      "- A swept tube of 300 to 700 mm with flanges and seals; walls of 1.5 to 2.5 mm.",
      "- Cabin ducts see −30 to +85 °C, intake ducts up to 120 °C.",
      "- Airtight at 10 to 50 kPa.",
      "- The shape is not final: the first test will change it.",
    ),
    timeline(
      "The route, day by day",
      "Two prints, each for its own question: does the air go where it should, and does the part last in the car?",
      [
        "Days 1–3",
        "Print a clear model",
        "SLA in a clear resin (WaterShed), polished and lacquered. Its heat deflection is near 50 °C at either load: for the bench only.",
      ],
      [
        "Day 4",
        "See the flow",
        "Smoke or dyed water shows where the stream leaves the wall. The guide vane at the outlet is moved in the model.",
      ],
      [
        "Days 5–9",
        "Print the duct in PA12",
        "By MJF, with walls of 2.0 mm, since thinner nylon is not reliably airtight. Longer than 380 mm it is split, with a tongue and groove and a glue gap of 0.1 to 0.2 mm.",
      ],
      [
        "Days 10–11",
        "Smooth and dye",
        "Vapor melts the skin: from Ra 5–15 µm as printed to about 1–3 µm. Pores close, the pressure drop falls.",
      ],
      [
        "Day 12",
        "Test",
        "Held under pressure between 10 and 50 kPa, then fitted to the car with the real seals.",
      ],
    ),
    ...gallery(
      { heading: "The parts", lead: "One model, printed twice: to see through, and to test." },
      [
        "automotive-air-duct-2",
        "For the bench: SLA, clear resin, polished and lacquered; red threads show the air on both sides of the vane",
      ],
      [
        "automotive-air-duct-3",
        "For the car: PA12, dyed black, in two halves with tongue and groove along the glued edge",
      ],
    ),
    textWithTable(
      "choices",
      table(
        "Which process for which question",
        ["Process", "Material", "HDT at 0.45 MPa", "HDT at 1.8 MPa", "Good for", "Time"],
        ["SLA", "Clear resin", "46–54 °C", "49–50 °C", "Seeing the flow", "1–5 days"],
        ["MJF", "PA12", "175 °C", "95 °C", "Tests in the car", "about 7 days with smoothing"],
        ["SLS", "PA12", "154 °C", "70 °C", "Longer one-piece ducts", "about 7 days with smoothing"],
        ["SLS", "PA12 with glass", "157 °C", "96 °C", "Intakes near 120 °C, lightly loaded", "3–7 days"],
        ["Vacuum casting", "PP-like polyurethane", "Tg 75–85 °C", "–", "20 to 50 sets", "7–15 days"],
      ),
      "## Choices and why",
      "Heat rules clear resin out of the car. Quantity rules casting out for the first ten. PA12 remains, with glass where the engine is near. A duct carries little load, so the value at 0.45 MPa applies; at clips and flanges check the one at 1.8 MPa.",
    ),
    textBlock(
      "design",
      "## What was changed for printing",
      "- Walls from 1.5 to 2.0 mm, so that they hold air.",
      "- A slight curve on flat spans of more than 100 mm, so that they do not bow.",
      "- A joint where the tube is nearly straight, so that powder gets out and glue gets in.",
      "- Flange holes as printed, sealing faces 0.5 mm thicker and sanded flat.",
    ),
    drawing("process-mjf", "How the nylon duct is fused, layer by layer."),
    textBlock(
      "limits",
      "## What this route does not give",
      "- The price of a blow-molded duct: from a few hundred parts a mold is cheaper.",
      "- The permeability and noise of the series material: test those again.",
      "- Walls of 1 mm as in blow molding. The printed duct is heavier.",
    ),
    questions(
      "Questions about this project",
      question(
        "Is this a real customer?",
        "No. It is a representative project made of typical values. It shows how such a job runs, and which questions decide it.",
      ),
      question(
        "Is printed nylon airtight?",
        "From about 2 mm wall in MJF (3Faktur), and better after vapor smoothing or an epoxy dip. Test each part if it matters; powder parts have some pores.",
      ),
      question(
        "Why not only SLS?",
        "It works as well. SLS takes longer ducts in one piece: 482 mm, or 677 mm on the largest machines. MJF is quicker for several and holds fine detail. See [SLS or MJF](blog-sls-or-mjf).",
      ),
    ),
    pages(
      { heading: "What the duct was built on", lead: "The processes and rules behind the duct." },
      "design-guideinfo",
      "printing3d-materials",
      "automotive",
      "blog-sls-or-mjf",
    ),
    quoteCall(
      "Plan a duct for a test",
      "Send the model, the highest temperature and the pressure.",
      "Air duct to be printed\nHighest temperature: \nPressure: \nQuantity: \nNeeded by: ",
    ),
  ],
});
