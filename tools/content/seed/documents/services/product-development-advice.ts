import { otherProcess, question, comparison, questions } from "../../blocks.ts";
import { table, textWithTable } from "../../rich-text.ts";

export const stages = textWithTable(
  "stages",
  table(
    "Product stages, from first model to full production",
    ["Stage", "Question to answer", "Typical quantity", "Processes", "Documents"],
    [
      "Concept, looks-like",
      "Does it look and feel right?",
      "1–3 parts",
      "SLA, FDM, CNC in foam or ABS",
      "Sketches, CAD",
    ],
    [
      "Proof of concept, works-like",
      "Does it work?",
      "1–5 parts",
      "MJF, CNC, sheet metal",
      "First bill of materials",
    ],
    [
      "EVT",
      "Does the design meet the requirements?",
      "10–50 parts",
      "CNC, MJF, vacuum casting",
      "DFM report, drawings",
    ],
    [
      "DVT",
      "Will it last and pass the tests?",
      "50–200 parts",
      "Vacuum casting, rapid-tool molding",
      "Test plan, first article",
    ],
    [
      "PVT, pilot",
      "Does the production line work?",
      "5–10% of the first order",
      "Production tool",
      "Control plan, PPAP or first article as needed",
    ],
    [
      "Production",
      "Is it consistent, at the right cost?",
      "over 1,000 parts",
      "Molding, die casting, sheet metal",
      "Sampling plan, ISO 2859-1",
    ],
  ),
  "## Six stages, six reasons to buy parts",
  "EVT, DVT and PVT stand for engineering, design and production validation test. The names matter less than the question each build must answer. Buy enough parts to answer it, and no more.",
);

export const developmentChoice = comparison(
  "Which process to use at each stage",
  "The right process changes with the question. The most expensive mistake is to order a tool too early; the second is to order it too late.",
  otherProcess("printing3d", {
    name: "Print it",
    verdict: "While the shape changes every week.",
    reasons: [
      "1–50 parts",
      "1–5 working days, or 3–7 working days in nylon",
      "A change costs only the next print",
    ],
    limits: ["Approval tests of the final resin"],
  }),
  otherProcess("cnc-machining", {
    name: "Machine it",
    verdict: "When you test fits, heat and strength.",
    reasons: ["The final metal or plastic", "±0.025 mm where it matters"],
    limits: ["Shapes designed for molding: thin ribs, deep pockets"],
  }),
  otherProcess("urethane-casting", {
    name: "Cast it",
    verdict: "When 10 to 100 people need to try it.",
    reasons: ["Looks molded, in color", "7–15 working days"],
    limits: ["Properties only resemble ABS or PP"],
  }),
  otherProcess("injection-molding", {
    name: "Mold it",
    verdict: "When the design is frozen.",
    reasons: ["Final resin and approvals", "Lowest price per part"],
    limits: ["A design change means changing the tool"],
  }),
);

export const developmentQuestions = questions(
  "Questions about product development",
  question(
    "When should I involve you?",
    "As soon as you have a sketch, a sample or a model. The earlier, the more you can change for free: wall thickness, draft and the split between parts are decided long before the drawing is finished.",
  ),
  question(
    "What is a DFM review?",
    "A check of your design for manufacturability: even walls, draft, undercuts, tolerance stack-ups, material and finish, part count and inspection. You get a list of points with reasons, and you decide what to change.",
  ),
  question(
    "How many prototypes should I order?",
    "Enough to answer the question. One to three for form, up to five for function, 10–50 to see how parts vary, 50–200 for life and approval tests. Order spares for destructive tests.",
  ),
  question(
    "When should I order the tool?",
    "When the shape is final and cast or printed parts have passed your tests. If time is short, a rapid aluminum tool takes 10–15 working days and makes bridge parts while the steel tool is cut.",
  ),
  question(
    "Will prototypes behave like production parts?",
    "Almost, in shape. In strength, heat resistance, creep and surface, only if they are made of the same material by the same process. Printed nylon is not molded nylon. Decide which tests you can run early and which must wait for the tool.",
  ),
  question(
    "How do you protect my idea?",
    "Sign our [NDA](ordering#nda) or send yours before you upload files. Until then, describe the loads rather than the product. We keep files in private storage; the [privacy policy](privacy-policy) says what we store.",
  ),
  question(
    "What documents come with the parts?",
    "The ones you order: DFM reports, dimensional reports, first articles, material certificates to [EN 10204](term-en-10204) 3.1, sampling to [ISO 2859-1](term-iso-2859-1). Automotive projects often require [PPAP](term-ppap). List them in your request. The [inspection menu](quality#inspection) says what each one contains.",
  ),
  question(
    "What should I send first?",
    "What the product does, who uses it, how many you need now and per year, your date, and what you have: a sketch, a model or a sample. A STEP file helps, but you don't need one for a first answer.",
  ),
);
