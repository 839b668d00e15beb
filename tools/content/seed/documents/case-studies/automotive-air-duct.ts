import { keyFigure, question } from "../../blocks.ts";
import { representativeProject } from "../../case-study.ts";
import { toPage } from "../../links.ts";
import { between, exactly } from "../../quantity.ts";

export const automotiveAirDuct = representativeProject({
  id: "automotive-air-duct",
  title: "Automotive air duct: printed before the blow mold",
  seoTitle: "Automotive Air Duct Case Study",
  description:
    "A representative project: an automotive air duct in clear resin to see the flow, then in PA12 for tests in the car, with leak test, measurements and costs.",
  summary: "An air duct printed in clear resin to see the flow, then in PA12 for tests in the car.",
  services: ["mjf-printing", "sla-printing", "sls-printing"],
  industry: "automotive",
  picture: "automotive-air-duct-1",
  opening: {
    heading: "Automotive air duct: tested before the blow mold exists",
    lead: "In production this duct is blow molded in HDPE or PP. The first cars need it in weeks, airtight and heat resistant. Printing makes it in two pieces, without a tool.",
    next: ["Read about MJF", toPage("mjf-printing")],
  },
  figures: [
    keyFigure("Quantity", "10 ducts"),
    keyFigure("Time", exactly(12, "working day")),
    keyFigure("Wall", exactly(2, "mm")),
    keyFigure("Leak test", between(10, 50, "kPa")),
  ],
  brief: [
    "- A swept tube of 300 to 700 mm with flanges and seals. The blow-molded wall is 1.5 mm.",
    "- Cabin ducts see −30 to +85 °C, intake ducts up to 120 °C.",
    "- Airtight at 10 to 50 kPa.",
    "- Ten ducts for the first cars. The first test will change the shape.",
  ],
  choice:
    "Heat rules clear resin out of the car, and a run of ten rules out casting. PA12 remains, with glass near the engine. A duct carries little load, so heat deflection at 0.45 MPa applies: 175 °C for MJF. At clips and flanges, check the value at 1.8 MPa: 95 °C.",
  options: [
    ["MJF in PA12", "Chosen for the car", "175 °C at 0.45 MPa, about 7 days with smoothing"],
    ["SLA, clear resin", "Chosen for the bench", "Shows the flow; softens near 50 °C"],
    ["SLS in PA12", "Alternative", "Longer one-piece ducts; 154 °C at 0.45 MPa"],
    ["SLS in PA12 with glass", "For intakes", "157 °C at 0.45 MPa, 96 °C at 1.8 MPa"],
    ["Vacuum casting", "Rejected", "PP-like polyurethane has Tg 75–85 °C; right for 20 to 50 sets"],
  ],
  excerpt: [
    "project-air-duct",
    "The joint sits where the duct is nearly straight: powder gets out, adhesive gets in, and the tongue seals.",
  ],
  changes: [
    "Walls went from 1.5 to 2.0 mm, so they hold air.",
    "Flat spans of more than 100 mm got a slight curve, so they don't bow.",
    "The duct was split where it is nearly straight, with tongue and groove.",
    "Sealing faces grew by 0.5 mm, to be sanded flat. Flange holes stay as printed.",
  ],
  pictures: [
    [
      "automotive-air-duct-2",
      "For the bench: SLA in clear resin, polished and lacquered. Red threads show the air on both sides of the vane",
    ],
    [
      "automotive-air-duct-3",
      "For the car: PA12 dyed black, in two halves with tongue and groove along the bonded edge",
    ],
  ],
  measured:
    "All ten ducts are leak tested. Dimensions come from two of them, after smoothing, on the faces that meet other parts.",
  results: [
    ["Flange hole spacing", "MJF", "90 ± 0.3 mm", "89.86–90.11 mm", "Caliper"],
    ["Length of one half", "MJF", "350 ± 1.05 mm", "349.5–350.6 mm", "CMM"],
    ["Glue gap at the tongue", "MJF", "0.1–0.2 mm", "0.12–0.19 mm", "Feeler gauge"],
    ["Sealing face, flatness", "Sanded", "0.3 mm or less", "0.1–0.2 mm", "Surface plate"],
    ["Roughness inside", "Smoothed", "3 µm Ra or less", "1.4–2.2 µm Ra", "Stylus"],
    ["Pressure loss in 60 s", "Assembly", "5% or less at 50 kPa", "1–3%", "Leak tester"],
  ],
  order:
    "Shares of the total, rounded to five percent: one clear model and ten ducts for the car. There is no tooling to pay off.",
  costs: [
    ["Clear model, polished", 20, "Hand finishing on inside and outside faces"],
    ["MJF printing", 40, "Volume in the build: ducts are mostly air"],
    ["Vapor smoothing and dyeing", 15, "Per part and per batch"],
    ["Bonding and sanding", 15, "One joint and two sealing faces per duct"],
    ["Leak test and inspection", 10, "Every duct, with plugs for its flanges"],
  ],
  route:
    "Two prints answer two questions: does the air go where it should, and does the part withstand use in the car?",
  moments: [
    [
      "Days 1–3",
      "Print a clear model",
      "SLA in a clear resin (WaterShed), polished and lacquered. It softens near 50 °C, so it stays on the bench.",
    ],
    [
      "Day 4",
      "See the flow",
      "Smoke or dyed water shows where the flow separates from the wall. The vane at the outlet is moved in the model.",
    ],
    [
      "Days 5–9",
      "Print in PA12",
      "By MJF, with walls of 2.0 mm, since thinner nylon is not reliably airtight. Ducts longer than 380 mm are split.",
    ],
    [
      "Days 10–11",
      "Smooth, dye and bond",
      "Vapor melts the skin: from Ra 5–15 µm as printed to about 1–3 µm. Pores close, and the pressure drop falls.",
    ],
    [
      "Day 12",
      "Test",
      "Held under pressure between 10 and 50 kPa, then fitted to the car with production seals.",
    ],
  ],
  limits: [
    "A blow mold is cheaper from a few hundred ducts.",
    "Permeability and noise differ from HDPE and PP: test those again with production parts.",
    "Walls of 1 mm, as in blow molding, aren't airtight. The printed duct is heavier.",
  ],
  questions: [
    question(
      "Is printed nylon airtight?",
      "With MJF walls of about 2 mm, yes. It is tighter still after vapor smoothing or an epoxy dip. Powder-bed parts have some pores, so test each part if it matters.",
    ),
    question(
      "Why not SLS for everything?",
      "It works too, and makes longer ducts in one piece: 482 mm, or 677 mm on the largest machines. MJF is quicker for several ducts and holds fine detail. See [SLS or MJF](blog-sls-or-mjf).",
    ),
  ],
  readOn: ["design-guideinfo", "printing3d-materials", "automotive", "blog-sls-or-mjf"],
  call: [
    "Plan a duct for a test",
    "Send the model, the highest temperature and the pressure.",
    "Air duct to be printed\nHighest temperature: \nPressure: \nQuantity: \nNeeded by: ",
  ],
});
