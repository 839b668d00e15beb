import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const urethaneChoice = comparison(
  "When to choose vacuum casting, and when not to",
  "It fills the gap between one printed model and a metal tool: 5 to 100 parts that look molded.",
  thisProcess({
    name: "Vacuum casting",
    verdict: "10 to 50 housings that look and feel molded.",
    reasons: [
      "5 to 100 identical parts",
      "Color in the material, painted or water-clear",
      "Rubber of 10–95 Shore A, or soft over hard",
      "No draft and small undercuts",
    ],
    limits: [
      "It needs the final resin and its approvals",
      "Above about 100 °C or long in the sun",
      "More than about 200 parts",
    ],
  }),
  otherProcess("sla-printing", {
    name: "SLA",
    verdict: "One to ten parts of the same look.",
    reasons: ["Parts in 1–5 days, no mold", "Design still changes"],
    limits: ["Each part is finished by hand", "Brittle"],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Working nylon parts.",
    reasons: ["Snap fits and hinges", "Every part may differ"],
    limits: ["A grainy skin, black or gray"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "From a few hundred parts, in the real resin.",
    reasons: ["±0.08 mm plus 0.002 mm/mm", "UL 94, food or medical grades"],
    limits: ["A tool first: 10 to 25 days for a rapid tool", "Draft needed"],
  }),
);

export const urethaneQuestions = questions(
  "Questions about vacuum casting",
  question(
    "How many parts come from one mold?",
    "About 10 to 25. Published values run from 10 to 50, and clear, glass-filled and rubber-like resins are at the low end. For 60 parts plan three to six molds; they all come from one master, so the parts stay equal.",
  ),
  question(
    "Is it real ABS or PP?",
    "No. The resins are polyurethanes made to behave like ABS, PP, PC or rubber. Stiffness and feel come close; heat, chemicals, fatigue and sunlight differ. For tests that decide about approval use [injection molding](injection-molding) with a rapid tool.",
  ),
  question(
    "At what quantity should I change to injection molding?",
    "Near 200 parts, or earlier when the real resin matters. Ask for both: the quote shows where the curves cross for your part.",
  ),
  question(
    "Can I have my exact color?",
    "Pigment comes close to RAL or Pantone, with some spread between batches. Painting the parts gives the closest match. Send a sample or a code, and say under which light it is judged.",
  ),
  question(
    "Can the parts be clear?",
    "Yes, water-clear with walls up to some millimeters, from a polished master. Gloss and clearness are those of the master, so its polishing decides. The clear resins soften at 80–110 °C.",
  ),
  question(
    "Can inserts and other parts be cast in?",
    "Yes. Brass inserts and other metal parts are placed in the mold. A second pour of 30–90 Shore A puts a soft grip over a hard core.",
  ),
  question(
    "How close are the fits?",
    "±0.25 mm or ±0.003 mm/mm. Two shells that meet add up: plan a gap of more than twice the tolerance on that length. Machine or ream bores after casting where a bearing sits.",
  ),
  question(
    "Why does the master cost so much?",
    "Because its surface is the surface of every casting. It is printed by [SLA](sla-printing) or machined, then sanded, primed and painted by hand, and scaled by the shrinkage of 0.15–0.3%.",
  ),
);
