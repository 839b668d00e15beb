import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const fdmChoice = comparison(
  "When to choose FDM, and when not to",
  "FDM is for large, simple parts that you need quickly in a standard thermoplastic.",
  thisProcess({
    name: "FDM",
    verdict: "Large or low-cost parts in ABS, ASA, PC or ULTEM.",
    reasons: [
      "Jigs, fixtures and tooling up to 914 mm",
      "The lowest price for one large part",
      "A standard thermoplastic: ABS, ASA for outdoors, PC, ULTEM 9085 for aircraft cabins",
      "Stiff carbon-filled nylon",
    ],
    limits: [
      "The surface is visible: layer lines remain",
      "The load runs across the layers",
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
    verdict: "Simple blocks and plates with fits.",
    reasons: ["POM, PC or aluminum fixtures with bores of ±0.025 mm", "Flat parts at full strength"],
    limits: ["Hollow and organic shapes", "Wasteful for large, light parts"],
  }),
);

export const fdmQuestions = questions(
  "Questions about FDM",
  question(
    "Is FDM only for rough models?",
    "No. Industrial machines print ABS, ASA, PC and ULTEM jigs, fixtures, tooling and cabin parts that last for years. The layer lines remain: for a smooth surface, choose [SLA](sla-printing) or have the part finished by hand.",
  ),
  question(
    "How much weaker is the part across the layers?",
    "Expect 20–30% less. ULTEM 9085 loses more: 69–72 MPa along the layers, 33–42 MPa across. Mark the load direction on the drawing so that we can orient the part.",
  ),
  question(
    "Which plastic works outdoors?",
    "ASA. It keeps its color and toughness in the sun much longer than ABS, and its heat deflection temperature at 0.45 MPa is about 98 °C.",
  ),
  question(
    "Is a printed ULTEM 9085 part approved for an aircraft cabin?",
    "Not by itself. The resin can meet the flame, smoke and toxicity limits of [FAR 25.853](term-far-25-853). Approval of a part also takes the batch records, the printed wall thickness and the tests that your design authority requires. Tell us which apply.",
  ),
  question(
    "What is infill?",
    "By default, we fill walls thicker than 6 mm with a sparse pattern, which is lighter, faster and cheaper. Ask for solid infill where screws pull or the part is clamped.",
  ),
  question(
    "Can it be made watertight?",
    "Not as printed: the beads leave small gaps. Solvent vapor seals ABS and ASA, epoxy seals other plastics. For pressure, choose [MJF](mjf-printing) with walls of 2 mm or more.",
  ),
  question(
    "Can FDM parts have threads?",
    "Yes. Use brass inserts, or tap a printed hole for light use. Printed threads work from M6 up. Leave solid material around the hole.",
  ),
);
