import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const urethaneChoice = comparison(
  "When to choose vacuum casting, and when not to",
  "Vacuum casting fills the gap between a printed model and a metal tool: 5 to 100 parts that look molded.",
  thisProcess({
    name: "Vacuum casting",
    verdict: "10 to 50 housings that look and feel molded.",
    reasons: [
      "5 to 100 identical parts",
      "Colored, painted or water-clear parts",
      "Rubber of 10–95 Shore A, or soft over hard",
      "No draft and small undercuts",
    ],
    limits: [
      "You need the final resin and its approvals",
      "It runs above about 100 °C or stays in the sun",
      "More than about 200 parts",
    ],
  }),
  otherProcess("sla-printing", {
    name: "SLA",
    verdict: "One to ten parts with the same look.",
    reasons: ["Parts in 1–5 working days, no mold", "The design still changes"],
    limits: ["Each part is finished by hand", "Brittle"],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Functional nylon parts.",
    reasons: ["Snap fits and hinges", "Every part can differ"],
    limits: ["A grainy surface, black or gray"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "From a few hundred parts, in the final resin.",
    reasons: ["±0.08 mm plus 0.002 mm/mm", "UL 94, food or medical grades"],
    limits: ["Needs a tool: first parts in 10 to 25 working days", "Needs draft"],
  }),
);

export const urethaneQuestions = questions(
  "Questions about vacuum casting",
  question(
    "How many parts does one mold make?",
    "A silicone mold lasts for about 10 to 25 parts. Published values run from 10 to 50, with clear, glass-filled and rubber-like resins at the low end. For 60 parts, plan on three to six molds. They all come from one master, so the parts match.",
  ),
  question(
    "Is it real ABS or PP?",
    "No. The resins are polyurethanes made to behave like ABS, PP, PC or rubber. Stiffness and feel come close; resistance to heat, chemicals, fatigue and sunlight differs. For approval tests, use [injection molding](injection-molding) with a rapid tool.",
  ),
  question(
    "When should I switch to injection molding?",
    "At about 200 parts, or sooner if you need the final resin. Ask for both: the quote shows the break-even point for your part.",
  ),
  question(
    "Can I have my exact color?",
    "Pigment comes close to a RAL or Pantone color, with some variation between batches. Paint gives the closest match. Send a sample or a code, and name the light source for checking it.",
  ),
  question(
    "Can the parts be clear?",
    "Yes, water-clear in walls up to a few millimeters. Gloss and clarity come from the master, so how well we polish it decides the result. Clear resins soften at 80–110 °C.",
  ),
  question(
    "Can you cast in inserts?",
    "Yes. We place brass inserts and other metal parts in the mold. A second pour of 30–90 Shore A puts a soft grip over a hard core.",
  ),
  question(
    "How close are the fits?",
    "±0.25 mm or ±0.003 mm/mm. Where two shells meet, their tolerances add up: plan a gap of more than twice the tolerance for that length. For bearing seats, have bores machined or reamed after casting.",
  ),
  question(
    "Why does the master cost so much?",
    "Because every casting copies its surface. We print it by [SLA](sla-printing) or machine it, scaled up by the shrinkage of 0.15–0.3%, then sand, prime and paint it by hand.",
  ),
);
