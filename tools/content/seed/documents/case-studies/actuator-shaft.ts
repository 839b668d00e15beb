import { question, keyFigure } from "../../blocks.ts";
import { headlineQuantity } from "../../capabilities.ts";
import { representativeProject } from "../../case-study.ts";
import { toPage } from "../../links.ts";
import { exactly } from "../../quantity.ts";

export const actuatorShaft = representativeProject({
  id: "actuator-shaft",
  title: "Actuator shaft: 20 pieces in 17-4PH",
  seoTitle: "Turned and Milled Shaft Case Study",
  description:
    "A representative project: 20 actuator shafts turned and milled from 17-4PH, aged to H1025 and ground to k6 in 10 working days, with measurements and costs.",
  summary: "20 shafts turned and milled from 17-4PH, aged to H1025 and ground to k6 in 10 working days.",
  services: ["cnc-machining"],
  industry: "aerospace-uav",
  picture: "actuator-shaft-1",
  opening: {
    heading: "Actuator shaft: turned, aged, then ground",
    lead: "A tilt actuator of a heavy UAV turns its rotor arm through one shaft: bolted at the flange, driven at the spline, carried by two bearings. Twenty are needed for the test rig and the first five aircraft.",
    next: ["Read about CNC machining", toPage("cnc-machining")],
  },
  figures: [
    keyFigure("Quantity", "20 shafts"),
    keyFigure("Time", exactly(10, "working day")),
    keyFigure("Tolerance", headlineQuantity("cnc-machining", "generalTolerance", "unless stated, 120 mm")),
    keyFigure("Bearing seat", "Ø25 k6, ground"),
  ],
  brief: [
    "- A shaft 120 mm long with a flange of Ø58, a spline, an end thread and a seal groove.",
    "- Bearing seat Ø25 k6 and flange face square to it: runout 0.02 mm or less.",
    "- Yield strength of at least 1,000 MPa, and no rust outdoors.",
    "- Seal groove with Ra 0.8 µm. Everything else Ra 3.2 µm.",
    "- Certificate EN 10204 3.1 for the bar, and a report of every toleranced dimension.",
  ],
  choice:
    "Strength and corrosion resistance together point to 17-4PH. In condition H1025 it yields at 1,000 MPa or more, with more toughness than the hardest condition, H900. It is machined soft and aged, and only the fits are ground afterward.",
  options: [
    ["Turned and milled, 17-4PH H1025", "Chosen", "Strong, stainless, shrinks less than 0.1% when aged"],
    ["4340 steel, nickel plated", "Rejected", "Strong enough, but rusts where the plating is damaged"],
    ["7075-T6, hard anodized", "Rejected", "503 MPa yield, half of what is needed"],
    ["Titanium Ti-6Al-4V", "Rejected", "Yields at 828 MPa or more, slower to machine, galls at the spline"],
    ["DMLS, 17-4PH", "Rejected", "Every functional face would be machined anyway"],
  ],
  excerpt: [
    "project-shaft",
    "One red dimension: the ground seat. It is the only feature on the shaft that needs a grinding machine.",
  ],
  changes: [
    "The second support became a polymer plain bearing. Its journal, Ø19 h9, is turned instead of ground.",
    "The seal groove was widened from 3.6 to 4.0 mm, so a standard insert cuts it.",
    "A recess beside the flange gives the grinding wheel room to run out.",
    "Spline runout is open toward the thread, so the cutter can leave the part.",
    "The center holes stay in the part: turning and grinding share them as one datum.",
  ],
  measured:
    "All 20 shafts on the ground seat, five on the rest, after passivation at 20 °C. The aged shafts were measured before grinding: they had shrunk evenly, and the allowance covered it.",
  results: [
    ["Bearing seat", "Ground", "Ø25 k6 (+0.002 to +0.015 mm)", "+0.005 to +0.012 mm", "Micrometer"],
    ["Flange runout to the seat", "Turned", "0.02 mm or less", "0.008–0.015 mm", "Dial indicator"],
    ["Overall length", "Turned", "120 ± 0.125 mm", "119.95–120.04 mm", "Height gauge"],
    ["Plain bearing journal", "Turned", "Ø19 h9 (0 to −0.052 mm)", "−0.018 to −0.036 mm", "Micrometer"],
    ["Groove floor", "Turned", "Ø25.2 h9 (0 to −0.052 mm)", "−0.014 to −0.031 mm", "Micrometer"],
    ["Groove roughness", "Turned", "0.8 µm Ra or less", "0.5–0.6 µm Ra", "Stylus"],
    ["Hole position", "Milled", "Ø0.2 mm", "Ø0.05–0.10 mm", "CMM"],
    ["Hardness", "Aged", "35–42 HRC", "37–39 HRC", "Rockwell tester"],
  ],
  order: "Shares of the total for 20 shafts, rounded to five percent. Programs and fixtures are included.",
  costs: [
    ["Bar and certificate", 10, "Ø60 bar, most of it turned away beside the flange"],
    ["Turning and milling", 35, "Two setups, a tough alloy"],
    ["Spline", 15, "Cut tooth by tooth; a hob pays off in larger batches"],
    ["Aging", 5, "One furnace load, whatever the quantity"],
    ["Grinding", 20, "One seat and its setup between centers"],
    ["Passivation", 5, "One bath, no masking"],
    ["Inspection", 10, "Full report, CMM for the hole pattern"],
  ],
  route: "The order of operations is the design: soft first, aging in the middle, fits last.",
  moments: [
    [
      "Day 1",
      "Review and program",
      "Datums, runouts and allowances are agreed. Bar is taken from stock with its certificate.",
    ],
    [
      "Days 2–3",
      "Rough and semi-finish",
      "Turned in condition A with 0.3 mm left on the seat. Flange holes drilled.",
    ],
    [
      "Day 4",
      "Age to H1025",
      "Four hours at 552 °C (1025 °F), air cooled. The shaft shrinks by less than 0.1%.",
    ],
    [
      "Days 5–6",
      "Finish turn and mill",
      "Groove, thread, flats and flange face, in one setup with the seat.",
    ],
    [
      "Day 7",
      "Cut the spline",
      "Milled tooth by tooth with a form cutter, then checked with a ring gauge.",
      "actuator-shaft-2",
      "Spline with its runout, ground seat and seal groove. Rendered.",
    ],
    ["Day 8", "Grind the seat", "Between centers, to k6. Each shaft is measured in the machine."],
    ["Day 9", "Passivate", "To ASTM A967, to remove iron from the cutting tools. No change in size."],
    ["Day 10", "Inspect and ship", "Report, hardness, certificate; seats protected with sleeves."],
  ],
  limits: [
    "17-4PH is less corrosion resistant than 316. For seawater, choose another alloy.",
    "A milled spline suits tens of parts. For hundreds, use a hob or a shaper.",
    "Heat treatment certificates must be ordered with the parts, not afterward.",
    "This is an engineering route, not a flight approval. Qualification remains with the designer.",
  ],
  questions: [
    question(
      "Why not H900, which is stronger?",
      "H900 reaches 1,310 MPa, but it is less tough and more sensitive to stress corrosion. Use it where wear matters more than shock.",
    ),
    question(
      "Could the shaft be hardened first and then machined?",
      "Yes. At 35 to 42 HRC it still turns, but tools wear faster. For 20 pieces, roughing soft was cheaper.",
    ),
    question(
      "Why is only one seat ground?",
      "It carries the ball bearing, whose inner ring needs k6. The plain bearing at the other end runs on h9, which turning holds.",
    ),
  ],
  readOn: ["cnc01", "cnc-machining-materials", "aerospace-uav", "blog-tolerances-that-cost"],
  call: [
    "Plan a turned part",
    "Send the model and the drawing, and mark the seats that need a fit.",
    "Turned and milled part\nMaterial and condition: \nFits: \nQuantity: \nCertificates: \nNeeded by: ",
  ],
});
