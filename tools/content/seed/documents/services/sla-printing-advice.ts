import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const slaChoice = comparison(
  "When to choose SLA, and when not to",
  "People choose SLA for its surface. If the surface doesn't matter, another process is usually cheaper or tougher.",
  thisProcess({
    name: "SLA",
    verdict: "Appearance models, fit checks and clear parts, 1 to 50 pieces.",
    reasons: [
      "The surface must be smooth or painted: Ra 0.5–1.5 µm on walls",
      "The part is clear: lenses, light guides, flow models",
      "It is a master for vacuum casting",
      "It is up to 736 mm long and must be one piece",
    ],
    limits: [
      "It spends months in the sun or in water: resin yellows and creeps",
      "It runs hotter than 45–60 °C",
      "It has snap fits that move often",
    ],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Functional nylon parts.",
    reasons: [
      "Snap fits, hinges and clips must work",
      "You need 50 to 2,000 parts",
      "You need a heat deflection temperature of 175 °C at 0.45 MPa",
    ],
    limits: ["A fine-grained surface, Ra 5–15 µm", "Never clear"],
  }),
  otherProcess("urethane-casting", {
    name: "Vacuum casting",
    verdict: "More than 20 identical parts with the same surface.",
    reasons: [
      "10 to 100 painted housings",
      "Color in the material, cast-in inserts",
      "Rubber of 10–95 Shore A",
    ],
    limits: [
      "It needs a master and a silicone mold first: 7 to 15 working days",
      "A mold lasts about 10 to 25 castings",
    ],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "The real plastic and tighter fits.",
    reasons: ["±0.025 mm on a bore", "PC, POM or PEEK with data-sheet properties"],
    limits: ["Undercuts and closed channels", "Price rises with every setup"],
  }),
);

export const slaQuestions = questions(
  "Questions about SLA",
  question(
    "Can an SLA part be functional?",
    "Yes, for a short time at room temperature. Tough resins reach 14–24% elongation, enough to demonstrate a snap fit a few times. For clips that open a hundred times, or heat above 45–60 °C, choose [MJF](mjf-printing) or [SLS](sls-printing).",
  ),
  question(
    "How clear is clear resin?",
    "As printed, it is translucent. Flat, open faces turn transparent after sanding, polishing and clear coat. Internal channels and deep corners stay slightly hazy because tools can't reach them. Tell us which faces people or light look through.",
  ),
  question(
    "Will the part turn yellow?",
    "Yes, slowly. Photopolymers keep reacting to UV light, and a UV-blocking clear coat delays it. For parts that must stay clear, use [vacuum-cast](urethane-casting) clear polyurethane or machined PMMA.",
  ),
  question(
    "Can SLA parts have threads?",
    "Use brass inserts for any thread you open more than a few times. For light use, you can model and print threads from M4 up. Make the boss at least twice the insert diameter.",
  ),
  question(
    "Why is my thick part more expensive than two thin ones?",
    "Build time grows with height and volume, and thick sections shrink unevenly. Hollow out anything thicker than 10 mm and add two drain holes of 3.5 mm or more.",
  ),
  question(
    "Where will the support marks be?",
    "On the faces that point down during the build. Mark the cosmetic face on the drawing, and we'll turn it up or sideways. We sand the marks, and polish them on clear parts.",
  ),
  question(
    "SLA or vacuum casting for 20 painted housings?",
    "At about 20 pieces they cost much the same. SLA needs no mold, but each piece is printed and finished by hand. Vacuum casting needs a master and a mold, and then every casting copies the master's finish. Ask for both in one [request](quote).",
  ),
  question(
    "Is the resin safe for skin or food?",
    "Not by default. Skin or food contact needs a resin whose manufacturer documents it, and often a test of the finished part ([ISO 10993](term-iso-10993)). Tell us in the request so that we can choose the right resin.",
  ),
);
