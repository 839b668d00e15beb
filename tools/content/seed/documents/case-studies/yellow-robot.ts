import { keyFigure, question } from "../../blocks.ts";
import { toleranceOn } from "../../capabilities.ts";
import { representativeProject } from "../../case-study.ts";
import { toPage } from "../../links.ts";
import { between, exactly, within } from "../../quantity.ts";

/** A length in mm and what vacuum casting holds on it. */
function castTo(length: number) {
  return { length, tolerance: toleranceOn("urethane-casting", length) };
}

const LONGEST = castTo(550);
/** From the seam between two covers to the screws that locate one of them. */
const SEAM = castTo(120);

export const yellowRobot = representativeProject({
  id: "yellow-robot",
  title: "Yellow robot: painted covers in 20 sets",
  seoTitle: "Yellow Robot Case Study",
  description:
    "A representative project: 20 painted cover sets for a six-axis robot arm, vacuum cast in 20 working days, with drawing, measurements, costs and lead time.",
  summary: "20 sets of painted covers for a six-axis robot arm, vacuum cast in 20 working days.",
  services: ["urethane-casting", "sla-printing", "cnc-machining"],
  industry: "robotics-automation",
  picture: "yellow-robot-1",
  opening: {
    heading: "Yellow robot: 20 cover sets without a steel tool",
    lead: "A six-axis robot arm needs painted covers for a field trial: a base, joint housings and half shells for the links. Twenty sets are too many to print and paint one by one, and too few for a steel mold.",
    next: ["Read about vacuum casting", toPage("urethane-casting")],
  },
  figures: [
    keyFigure("Quantity", "20 sets"),
    keyFigure("Time", exactly(20, "working day")),
    keyFigure("Tolerance", within(LONGEST.tolerance, "mm", `on the longest cover, ${LONGEST.length} mm`)),
    keyFigure("Gap between covers", between(0.7, 2.3, "mm", "1.5 ± 0.8 mm")),
  ],
  brief: [
    "- Each set has a base cover, two joint housings, three pairs of half shells and a wrist cover.",
    `- Walls of 2.5 to 3.5 mm. The longest cover is held to ±${LONGEST.tolerance} mm on ${LONGEST.length} mm; the process goes up to 762 mm.`,
    "- One signal color on all parts, within ΔE 1.5 of the RAL chip under D65 light.",
    `- A gap of 1.5 ± 0.8 mm between neighbors. Each edge lies within ${SEAM.length} mm of the screws that locate its cover, so two covers add up to ±${SEAM.tolerance * 2} mm.`,
    "- M3 and M4 screws that are opened for service.",
    "- Machined joints under the covers, with bearing seats to H7.",
  ],
  choice:
    "Hand finishing is the deciding factor. A printed cover is quick to make, but each one is filled and sanded before paint. Casting puts that work into one master per part. Molding removes it altogether, with a tool that 20 sets can't pay for.",
  options: [
    ["Vacuum casting, painted", "Chosen", "Sanded once, on the master; 5–100 parts is its range"],
    ["MJF, painted", "Rejected", "No tool, but 20 sets filled and sanded by hand"],
    ["Injection molding", "Rejected", "Best part, but a rapid tool for every cover"],
    ["Vacuum forming", "Rejected", "No bosses or ribs inside, and one tool per shell"],
  ],
  excerpt: [
    "project-robot-cover",
    "Each cover is located at one end and slides at the other, so length errors end in the lap joint.",
  ],
  changes: [
    "The far end of each cover slides in a lap joint instead of butting against its neighbor.",
    "Screws moved to within 120 mm of the seam, so the gap depends on a short length.",
    "Brass inserts are cast in, with a groove that the resin grips.",
    "Parting lines follow edges, where paint hides them.",
    "Walls were evened out to 3 mm. Thick spots in the links would have sunk.",
  ],
  pictures: [
    [
      "yellow-robot-4",
      "Half shells of the links: painted outside, with ribs, bosses and cast-in brass inserts inside",
    ],
    [
      "yellow-robot-2",
      "Elbow, exploded: painted housing, milled bearing seat, ball bearing, ring gear, pinion and cap",
    ],
    [
      "yellow-robot-3",
      "Gripper below the wrist cover: two fingers printed in black TPU, palm milled in aluminum",
    ],
  ],
  measured:
    "The first and the last cover from each mold, because silicone wears. Color is measured on test panels painted with each batch.",
  results: [
    ["Longest cover", "Cast", `${LONGEST.length} ± ${LONGEST.tolerance} mm`, "549.1–550.4 mm", "CMM"],
    ["Seam to screw", "Cast", `${SEAM.length} ± ${SEAM.tolerance} mm`, "119.82–120.16 mm", "CMM"],
    ["Gap, assembled", "Assembly", "1.5 ± 0.8 mm", "1.1–1.9 mm", "Feeler gauge"],
    ["Wall", "Cast", "3 ± 0.25 mm", "2.88–3.11 mm", "Wall gauge"],
    ["Color", "Paint", "ΔE 1.5 or less", "ΔE 0.5–1.1", "Spectrophotometer"],
    ["Paint adhesion", "Paint", "4B or better", "5B", "ASTM D3359 cross-cut"],
  ],
  order:
    "Shares of the total for 20 sets, rounded to five percent. The masters and molds are a third; a second run of 20 reuses the masters.",
  costs: [
    ["SLA masters, finished", 20, "Hours of sanding on ten parts"],
    ["Silicone molds", 15, "Ten molds, one per part"],
    ["Casting and inserts", 25, "200 castings, 5–8 per mold per day"],
    ["Primer, paint, clear coat", 30, "Two coats by hand on every visible face"],
    ["Inspection and assembly jig", 10, "Gaps, color and adhesion"],
  ],
  route: "One mold per part: 20 castings are within its usual life of 10 to 25.",
  moments: [
    [
      "Day 1",
      "Review the models",
      "Walls, draft, parting lines, insert positions, and which end of each cover slides.",
    ],
    ["Days 2–5", "Print the masters", "SLA in 100 µm layers, scaled up by 0.15 to 0.3% for shrinkage."],
    [
      "Days 6–8",
      "Finish the masters",
      "Sanded by hand to Ra 0.8 µm or better, then dry-fitted. Gaps are corrected here, once, for all 20 sets.",
    ],
    [
      "Days 9–11",
      "Make the silicone molds",
      "Each master is cast in silicone, cured and cut open along the parting line.",
    ],
    [
      "Days 12–15",
      "Cast",
      "5 to 8 castings per mold per day in an ABS-like polyurethane (Hei-Cast 8150: 72.6 MPa, heat deflection 100 °C at 1.8 MPa).",
    ],
    [
      "Days 16–19",
      "Trim, prime and paint",
      "Two-part yellow, RAL 1018, under a clear coat. Adhesion is tested to ASTM D3359.",
    ],
    [
      "Day 20",
      "Assemble",
      "The covers go on joints of anodized 6061-T6, machined in parallel. A jig checks the gaps.",
    ],
  ],
  limits: [
    "Polyurethane ages outdoors. The clear coat slows it, but not for years.",
    "Impact strength stays below molded PC/ABS.",
    "The price stops falling: every 10 to 25 sets need new molds.",
    "For a few hundred sets, use a [bridge tool](blog-bridge-tooling). By then, the cast covers have tested its design.",
  ],
  questions: [
    question(
      "What should I send for a project like this?",
      "STEP files of the assembly, the RAL or Pantone number and the gloss. Add the number of sets, the visible faces, and how often each screw is opened. See [what to put in a request](blog-request-for-quotation).",
    ),
    question(
      "What changes with 50 sets?",
      "Each part needs two to five molds instead of one, from the same master. Casting and painting take longer; the masters don't. Above about 200 sets, molding is usually cheaper.",
    ),
  ],
  readOn: ["complex-module01", "urethane-casting-materials", "robotics-automation", "finish-samples"],
  call: [
    "Plan a set of covers",
    "Send the assembly, the color and the number of sets.",
    "Covers to be cast and painted\nSets: \nLargest part: \nColor and gloss: \nInserts: \nNeeded by: ",
  ],
});
