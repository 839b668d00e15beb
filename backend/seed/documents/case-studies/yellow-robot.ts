import { question, drawing, figure, gallery, questions, quoteCall } from "../../blocks.ts";
import { toleranceOn } from "../../capabilities.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { representativeProject, timeline } from "../../pages.ts";
import { between, exactly, within } from "../../quantity.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

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
    "A representative project: 20 painted cover sets for a six-axis robot arm, cast in silicone in 20 days, with the choices, tolerances and checks.",
  summary: "20 sets of painted covers for a robot arm with machined joints, cast in silicone in 20 days.",
  services: ["urethane-casting", "sla-printing", "cnc-machining"],
  industry: "robotics-automation",
  picture: "yellow-robot-1",
  opening: {
    heading: "Yellow robot: 20 sets of covers without a steel tool",
    lead: "A six-axis robot arm needs a painted skin for a trial: a base, the housings of its joints, half shells along its links. Twenty sets are too many to print and paint one by one, and too few for a steel mold.",
    next: ["Read about vacuum casting", toPage("urethane-casting")],
  },
  figures: [
    figure("Quantity", "20 sets"),
    figure("Time", exactly(20, "day")),
    figure("Tolerance", within(LONGEST.tolerance, "mm", `on the longest cover, ${LONGEST.length} mm`)),
    figure("Gap between covers", between(0.7, 2.3, "mm", "1.5 ± 0.8 mm")),
  ],
  blocks: [
    textBlock(
      "problem",
      "## The problem in numbers",
      "- Each set: a base cover, housings for shoulder and elbow, three pairs of half shells for the links, a wrist cover.",
      `- Walls of 2.5 to 3.5 mm. The longest cover is held to ±${LONGEST.tolerance} mm on ${LONGEST.length} mm; the process goes up to 762 mm.`,
      "- One signal color on all parts: a difference of ΔE 1.5 or less against the RAL chip, under daylight D65.",
      `- A gap of 1.5 ± 0.8 mm between neighbors. Each edge lies within ${SEAM.length} mm of the screws that locate its cover, so two covers add up to ±${SEAM.tolerance * 2} mm. The far end slides in a lap joint.`,
      "- Screws that are opened for service: M3 and M4.",
      "- Machined joints below the covers, with bearing seats to H7.",
    ),
    timeline(
      "The route, day by day",
      "One mold per part: 20 casts lie within its usual life of 10 to 25.",
      [
        "Day 1",
        "Check the models",
        "Walls, draft, parting lines and the places for inserts. Each cover is located at one end and slides at the other.",
      ],
      ["Days 2–5", "Print the masters", "SLA in layers of 100 µm, scaled up by 0.15 to 0.3% for shrinkage."],
      [
        "Days 6–8",
        "Finish the masters",
        "Sanded by hand to Ra 0.8 µm or better and fitted together dry: gaps in the masters are corrected now, once. What the castings add stays within the tolerance.",
      ],
      [
        "Days 9–11",
        "Make the silicone molds",
        "Each master is cast in silicone, cured and cut open along the parting line.",
      ],
      [
        "Days 12–15",
        "Cast",
        "5 to 8 casts per mold and day in an ABS-like polyurethane (Hei-Cast 8150: 72.6 MPa, heat deflection 100 °C at 1.8 MPa). Brass inserts are set into each mold.",
      ],
      [
        "Days 16–19",
        "Trim, prime, paint",
        "Two-part yellow, for example RAL 1003, 1018 or 1023, under a clear coat. Adhesion is tested on a cut grid: 4B or better to ASTM D3359.",
      ],
      [
        "Day 20",
        "Assemble",
        "On the joints of machined and anodized 6061-T6, made in the same weeks. A jig checks the gaps.",
      ],
    ),
    ...gallery(
      { heading: "The parts", lead: "Covers, and what they cover: joints and a gripper." },
      [
        "yellow-robot-4",
        "Half shells of the links, outside painted, inside with ribs, bosses and cast-in brass inserts: ABS-like polyurethane",
      ],
      [
        "yellow-robot-2",
        "Elbow taken apart: cast and painted housing, milled aluminum bearing seat, ball bearing, ring gear with pinion, cap",
      ],
      [
        "yellow-robot-3",
        "Gripper below the wrist cover: two fingers printed in black TPU, on a milled aluminum palm",
      ],
    ),
    textWithTable(
      "choices",
      table(
        "Three ways to 20 sets",
        ["Question", "Printed (MJF), painted", "Cast in silicone", "Molded"],
        ["Tool", "none", "silicone, 3 days", "steel or aluminum"],
        ["Lead time", "3–7 days", "7–15 days", "10–25 days with a rapid tool"],
        ["Surface before paint", "grainy, sanded 20 times", "as the master, sanded once", "as the tool"],
        ["Tolerance on 25 mm", "±0.3 mm", "±0.25 mm", "±0.13 mm in ABS"],
        ["Pays from", "1 set", "about 5 to 100 sets", "about 200 sets"],
      ),
      "## Choices and why",
      "The handwork decides. Printing is fast, but each printed cover is filled and sanded. Casting puts this work into one master. Molding removes it, at the price of a tool that 20 sets cannot carry.",
    ),
    drawing("process-urethane-casting", "From the master to the cast cover."),
    textBlock(
      "limits",
      "## What this route does not give",
      "- Parts for years in the sun: polyurethane ages, the clear coat slows it.",
      "- The impact strength of molded PC/ABS.",
      "- A price that keeps falling with quantity: every 10 to 25 sets need new molds.",
      "- For a series of a few hundred, use a [bridge tool](blog-bridge-tooling). The cast covers have then tested its design.",
    ),
    questions(
      "Questions about this project",
      question(
        "Is this a real customer?",
        "No. It is a representative project: the parts, days and figures are typical values put together, so that you can compare your own. No customer is shown or named on this site without being asked.",
      ),
      question(
        "Which data would I send for such a project?",
        "STEP files of the assembly, the RAL or Pantone number, gloss, the number of sets, what is seen from where, and which screws are opened how often. See [what to put in a request](blog-request-for-quotation).",
      ),
      question(
        "What changes with 50 sets?",
        "Each part needs two to five molds instead of one, from the same master. Casting and paint take longer; masters do not. Above about 200 sets a molded part is usually cheaper.",
      ),
    ),
    pages(
      {
        heading: "What the covers were built on",
        lead: "The rules and materials behind the covers and the joints.",
      },
      "complex-module01",
      "urethane-casting-materials",
      "robotics-automation",
      "cnc-machining",
    ),
    quoteCall(
      "Plan a set of covers",
      "Send the assembly, the color and the number of sets.",
      "Covers to be cast and painted\nSets: \nLargest part: \nColor and gloss: \nInserts: \nNeeded by: ",
    ),
  ],
});
