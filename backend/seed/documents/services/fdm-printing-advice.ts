import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const fdmChoice = comparison(
  "Choose FDM when, choose another when",
  "FDM is the process for large, plain, quick parts in a real thermoplastic.",
  thisProcess({
    name: "FDM",
    verdict: "Large or cheap parts in ABS, ASA, PC or ULTEM.",
    reasons: [
      "Jigs, fixtures and tooling up to 914 mm",
      "The lowest price for one large part",
      "A named thermoplastic: ABS, ASA for outdoors, PC, ULTEM 9085 for cabins",
      "Stiff carbon-filled nylon",
    ],
    limits: [
      "The surface is seen: layer lines remain",
      "The load crosses the layers",
      "It must hold air or water as printed",
    ],
  }),
  otherProcess("sls-printing", {
    name: "SLS",
    verdict: "Equal strength in all directions, no supports.",
    reasons: ["Snap fits, thin walls, closed channels", "10 to 500 parts"],
    limits: ["Nylon only", "Up to 482 mm"],
  }),
  otherProcess("sla-printing", {
    name: "SLA",
    verdict: "A smooth surface.",
    reasons: ["Show models and masters", "Ra 0.5–1.5 µm on walls"],
    limits: ["Brittle, and soft above 45–60 °C"],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "Plain blocks and plates with fits.",
    reasons: ["POM, PC or aluminum fixtures with bores of ±0.025 mm", "Flat, full-strength parts"],
    limits: ["Hollow and organic shapes", "Much waste for large, light parts"],
  }),
);

export const fdmQuestions = questions(
  "Questions about FDM",
  question(
    "Is FDM only for rough models?",
    "No. Industrial machines print ABS, ASA, PC and ULTEM for jigs, fixtures, tooling and cabin parts that work for years. What stays is the layer line: for a smooth skin, take [SLA](sla-printing) or finish the part by hand.",
  ),
  question(
    "How much weaker is the part across the layers?",
    "Count on 20–30% less, and more for ULTEM 9085: 69–72 MPa along the layers, 33–42 MPa across. Draw the load direction on the part, so that it can be laid right in the machine.",
  ),
  question(
    "Which material for outdoors?",
    "ASA. It keeps its color and toughness in the sun much longer than ABS, and deflects at about 98 °C under 0.45 MPa.",
  ),
  question(
    "Is a printed ULTEM 9085 part approved for an aircraft cabin?",
    "The resin can meet the flame, smoke and toxicity limits of [FAR 25.853](term-far-25-853). A part is approved only with the batch records, the printed wall thickness and the tests that your design authority asks for. Tell us which apply.",
  ),
  question(
    "What does the infill mean for my part?",
    "Walls thicker than 6 mm are filled with a sparse pattern by default: lighter, faster and cheaper. Ask for solid filling where screws pull or the part is clamped.",
  ),
  question(
    "Can it be made watertight?",
    "Not as printed: the path leaves small gaps. ABS and ASA can be sealed with solvent vapor, other plastics with epoxy. For pressure choose [MJF](mjf-printing) with walls of 2 mm or more.",
  ),
  question(
    "Can FDM parts have threads?",
    "Press in brass inserts, or tap a printed hole for light use. Modeled threads work from M6. Leave solid material around the hole.",
  ),
);
