import { question, keyFigure } from "../../blocks.ts";
import { toleranceOn } from "../../capabilities.ts";
import { representativeProject } from "../../case-study.ts";
import { toPage } from "../../links.ts";
import { between, exactly, within } from "../../quantity.ts";

const LENGTH = 200;
/** Rounded up to two decimals: ±0.425 becomes ±0.43. */
const TOLERANCE = Math.ceil(toleranceOn("die-casting", LENGTH) * 100) / 100;

export const dieCastHeatSink = representativeProject({
  id: "die-cast-heat-sink",
  title: "Radio heat sink: die cast, then machined",
  seoTitle: "Die-Cast Heat Sink Case Study",
  description:
    "A representative project: 5,000 die-cast heat sinks for an outdoor radio, first castings after 8 weeks, with draft, machining, measurements and costs.",
  summary: "5,000 die-cast heat sinks for an outdoor radio, first approved castings after 8 weeks.",
  services: ["die-casting", "cnc-machining"],
  industry: "communications",
  picture: "die-cast-heat-sink-1",
  opening: {
    heading: "Radio heat sink: 5,000 castings, two machined faces",
    lead: "An outdoor radio cools itself through its back. Fins, housing and screw bosses are one part. Prototypes were milled from solid; at 5,000 a year the chips cost more than the metal that is left.",
    next: ["Read about die casting", toPage("die-casting")],
  },
  figures: [
    keyFigure("Quantity", "5,000 parts"),
    keyFigure("Time", exactly(8, "week", "to approved castings")),
    keyFigure("Tolerance", within(TOLERANCE, "mm", `as cast, on ${LENGTH} mm`)),
    keyFigure("Fin thickness", between(2.2, 3.7, "mm", "tip to root")),
  ],
  brief: [
    "- A housing of 200 × 140 × 57 mm with 15 fins, 42 mm high, and a bay for the circuit board.",
    "- 60 W from four power transistors, without a fan.",
    "- A flat sealing face with a groove for a 3 mm seal cord.",
    "- Powder coat outside, bare metal under the transistors and at the grounding point.",
    "- 5,000 parts in the first year; a revision of the bay is likely after that.",
  ],
  choice:
    "Fins on the outside and bosses on the inside rule out an extrusion. At 5,000 parts the die is a quarter of the cost, and machining shrinks to the two faces that need it.",
  options: [
    ["Die casting, A380", "Chosen", "Fins, bay and bosses in one shot; 1,000 parts and more justify the die"],
    ["CNC machined 6061", "Prototypes only", "167 W/(m·K), but an hour of milling per part"],
    ["Extrusion and machining", "Rejected", "Cheap die and good metal, but no bay and no bosses"],
    ["Sand casting", "Rejected", "Walls and fins too thick, rough surface"],
    ["DMLS in AlSi10Mg", "Rejected", "Right for one, never for 5,000"],
  ],
  excerpt: [
    "project-heat-sink",
    "The fin is thicker at its root for two reasons: metal must flow into it, and it must leave the die.",
  ],
  changes: [
    "Draft of 1° per side on the fins. They were parallel in the milled prototype.",
    "Fin pitch grew from 9 to 11.5 mm, so the steel between two fins survives and is cooled.",
    "Fins became 10% thicker: A380 conducts 96 W/(m·K), 6061 about 167. The base carries the difference.",
    "0.5 mm of stock was added on the sealing face and on four pads, to be machined off.",
    "Ejector pins press on the bosses, not on the floor of the bay.",
  ],
  measured:
    "Five castings from the approval run, then five machined parts. As-cast features use the standard class of NADCA S-4A. Only the faces that seal, cool or locate are machined.",
  results: [
    ["Length", "Die cast", `${LENGTH} ± ${TOLERANCE} mm`, "199.82–200.06 mm", "Caliper"],
    ["Fin pitch", "Die cast", "11.5 ± 0.25 mm", "11.43–11.56 mm", "CMM"],
    ["Fin tip thickness", "Die cast", "2.2 ± 0.25 mm", "2.15–2.31 mm", "Caliper"],
    ["Sealing face, flatness", "Machined", "0.1 mm or less", "0.04–0.07 mm", "CMM"],
    ["Groove depth", "Machined", "2.2 ± 0.05 mm", "2.18–2.22 mm", "Depth gauge"],
    ["Transistor pad, roughness", "Machined", "1.6 µm Ra or less", "0.9–1.2 µm Ra", "Stylus"],
  ],
  order:
    "Shares of the first 5,000, rounded to five percent. In the second year the die is paid off, so machining takes a larger share.",
  costs: [
    ["Casting die and trim die", 25, "Size, fin depth, heat-resistant steel"],
    ["Alloy and casting", 40, "Shot weight and cycle time"],
    ["Trimming and blasting", 5, "Flash, gate and overflows"],
    ["CNC machining", 15, "Two faces, groove, tapped holes, one fixture"],
    ["Powder coating", 10, "Masking of pads and grounding point"],
    ["Inspection and packing", 5, "Sampling; every leak-critical face checked"],
  ],
  route:
    "The die takes half of the time. Machined prototypes from 6061 ran in parallel, to prove the board and the heat path.",
  moments: [
    [
      "Week 1",
      "Review and simulate",
      "Draft, walls and ejectors; filling is simulated to find where air is trapped.",
    ],
    ["Weeks 2–5", "Build the die", "One cavity in hot-work steel, with overflows and a vacuum connection."],
    [
      "Week 6",
      "First shots",
      "Castings are measured and cut open. Porosity is checked where the groove and the threads will be.",
    ],
    [
      "Week 7",
      "Machine and coat samples",
      "Sealing face, groove, pads and threads in one fixture, then powder coat with masks.",
      "die-cast-heat-sink-2",
      "Underside after machining, with the seal cord in its groove. Rendered.",
    ],
    ["Week 8", "Approve", "Dimensional report, thermal test on the real board, first 500 castings released."],
  ],
  limits: [
    "A380 conducts a little over half as well as 6061. If every degree counts, mill or extrude.",
    "Pores are normal. Threads and sealing faces need stock, vacuum and a check.",
    "Anodizing comes out blotchy on this alloy. Coat it, or leave it bare with chem film.",
    "A die change costs weeks. Prove the design in machined parts first.",
  ],
  questions: [
    question(
      "At what quantity is die casting worth it?",
      "In aluminum, from about 1,000 parts. Below that, mill the part, or divide it into an extrusion and a machined frame.",
    ),
    question(
      "Does the powder coat hurt cooling?",
      "Hardly. A coat of 60 to 120 µm adds little resistance, and a painted surface radiates far better than bare aluminum. The pads stay bare.",
    ),
    question(
      "Why not ADC12?",
      "It would work as well: 96 W/(m·K), and it is common in Asia. We use whichever alloy the foundry runs. See [die casting materials](die-casting-materials).",
    ),
  ],
  readOn: ["die-casting-materials", "communications", "cnc-machining", "surface-finish"],
  call: [
    "Plan a die casting",
    "Send the model, the annual volume and the faces that seal or cool.",
    "Part to be die cast\nAlloy: \nParts per year: \nMachined faces: \nFinish: \nNeeded by: ",
  ],
});
