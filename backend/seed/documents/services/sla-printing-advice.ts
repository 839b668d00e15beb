import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const slaChoice = comparison(
  "Choose SLA when, choose another when",
  "SLA is judged by its surface. If the surface does not matter, another process is usually cheaper or tougher.",
  thisProcess({
    name: "SLA",
    verdict: "Looks, fit and clear parts, 1 to 50 pieces.",
    reasons: [
      "The surface must be smooth or painted: Ra 0.5–1.5 µm on walls",
      "The part is clear: lenses, light guides, flow models",
      "It becomes the master for vacuum casting",
      "It is up to 736 mm long and must be one piece",
    ],
    limits: [
      "It sits in the sun or in water for months: resin yellows and creeps",
      "It works above 45–60 °C",
      "It has snap fits that move often",
    ],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Nylon parts that are used, not only looked at.",
    reasons: [
      "Snap fits, hinges and clips must work",
      "You need 50 to 2,000 parts",
      "Heat deflection of 175 °C at 0.45 MPa is needed",
    ],
    limits: ["The surface is a fine grain, Ra 5–15 µm", "It is never clear"],
  }),
  otherProcess("urethane-casting", {
    name: "Vacuum casting",
    verdict: "More than 20 identical parts with the same surface.",
    reasons: [
      "10 to 100 painted housings",
      "Color in the material, inserts cast in",
      "Rubber of 10–95 Shore A",
    ],
    limits: [
      "It needs a master and a silicone mold first: 7 to 15 days",
      "A mold lasts about 10 to 25 castings",
    ],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "The real plastic and closer fits.",
    reasons: ["±0.025 mm on a bore", "PC, POM or PEEK with the properties of the data sheet"],
    limits: ["Undercuts and closed channels", "Price rises with every set-up"],
  }),
);

export const slaQuestions = questions(
  "Questions about SLA",
  question(
    "Can an SLA part be used as a functional part?",
    "For a short time and at room temperature, yes. Tough resins reach 14–24% elongation, enough for a few snap-fit demonstrations. For clips that open a hundred times, or heat above 45–60 °C, take [MJF](mjf-printing) or [SLS](sls-printing).",
  ),
  question(
    "How clear does clear resin become?",
    "As printed it is translucent. Sanded, polished and lacquered, flat and open faces become see-through. Inner channels and deep corners stay slightly hazy because no tool reaches them. Say which face the eye or the light goes through.",
  ),
  question(
    "Will the part turn yellow?",
    "Yes, slowly. Photopolymers keep reacting to UV light. A lacquer with a UV inhibitor delays it. For lasting clear parts use clear polyurethane by [vacuum casting](urethane-casting) or machined PMMA.",
  ),
  question(
    "Can SLA parts have threads?",
    "Use brass inserts for every thread that is opened more than a few times. From M4 a thread can be modeled and printed for light use. Leave a boss of at least twice the insert diameter.",
  ),
  question(
    "Why is my thick part more expensive than two thin ones?",
    "Machine time follows height and volume, and thick sections shrink unevenly. Hollow anything thicker than 10 mm and give it two drain holes of 3.5 mm or more.",
  ),
  question(
    "Where will the support marks be?",
    "On the faces that look down in the machine. Mark the show face on the drawing and we turn it up or sideways. Marks are sanded; on clear parts they are polished.",
  ),
  question(
    "SLA or vacuum casting for 20 painted housings?",
    "Near 20 pieces the two meet. SLA has no mold but every piece is printed and finished by hand. Vacuum casting pays for a master and a mold, then every casting comes out with the finish of the master. Ask for both quantities in one [request](quote).",
  ),
  question(
    "Is the resin safe for skin or food?",
    "Not by default. Skin or food contact needs a resin whose producer documents it, and often a test on the finished part ([ISO 10993](term-iso-10993)). Tell us before the quote, so that the resin can be chosen for it.",
  ),
);
