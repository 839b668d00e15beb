import { otherProcess, question, comparison, questions } from "../../blocks.ts";
import { table, textWithTable } from "../../rich-text.ts";

export const stages = textWithTable(
  "stages",
  table(
    "Stages of a product, from the first model to the series",
    ["Stage", "Question to answer", "Usual number", "Processes", "Documents"],
    [
      "Concept, looks-like",
      "Form and handling",
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
      "Does the design meet the requirement?",
      "10–50 parts",
      "CNC, MJF, vacuum casting",
      "DFM report, drawings",
    ],
    [
      "DVT",
      "Does it last, will it pass the tests?",
      "50–200 parts",
      "Vacuum casting, molding with a rapid tool",
      "Test plan, first article",
    ],
    [
      "PVT, pilot",
      "Does the line deliver?",
      "5–10% of the first order",
      "Production tool",
      "Control plan, PPAP or first article as needed",
    ],
    [
      "Series",
      "Cost and steadiness",
      "over 1,000 parts",
      "Molding, die casting, sheet metal",
      "Sampling plan, ISO 2859-1",
    ],
  ),
  "## Six stages, six reasons to buy parts",
  "EVT, DVT and PVT are the engineering, design and production validation tests. The names matter less than the question that each build must answer. Buy the number that answers it, and no more.",
);

export const developmentChoice = comparison(
  "Which process at which stage",
  "The right process changes as the question changes. Ordering a tool too early is the most expensive mistake; ordering it too late is the second.",
  otherProcess("printing3d", {
    name: "Print it",
    verdict: "While the shape changes every week.",
    reasons: [
      "1–50 parts",
      "First parts in 1–5 days, in nylon 3–7 days",
      "A change costs nothing but the next print",
    ],
    limits: ["Tests that decide about approval of the final resin"],
  }),
  otherProcess("cnc-machining", {
    name: "Machine it",
    verdict: "When fits, heat and strength are tested.",
    reasons: ["The final metal or plastic", "±0.025 mm where it matters"],
    limits: ["Shapes made for molding: thin ribs, deep pockets"],
  }),
  otherProcess("urethane-casting", {
    name: "Cast it",
    verdict: "When 10 to 100 people must hold it.",
    reasons: ["Looks molded, in color", "7–15 days"],
    limits: ["Properties only resemble ABS or PP"],
  }),
  otherProcess("injection-molding", {
    name: "Mold it",
    verdict: "When the design stands still.",
    reasons: ["Final resin and approvals", "Lowest price per part"],
    limits: ["A change is a change of the tool"],
  }),
);

export const developmentQuestions = questions(
  "Questions about product development",
  question(
    "At which point do you come in?",
    "At any point where there is a sketch, a sample or a model. The earlier, the more can still be changed without cost: wall thickness, draft and the split between parts are decided long before a drawing is finished.",
  ),
  question(
    "What is a DFM review?",
    "A reading of your design for how it will be made: even walls, draft, undercuts, tolerance chains, fit of material and finish, number of parts, and how it will be inspected. You get a list of points, each with its reason, and decide yourself.",
  ),
  question(
    "How many prototypes should I order?",
    "As many as the question needs. One to three for form, up to five for function, 10–50 to find out how parts vary, 50–200 for life and approval tests. Order spares of what will be broken on purpose.",
  ),
  question(
    "When should I order the tool?",
    "When the last change of shape is behind you and the tests with cast or printed parts are passed. If the date is pressing, a rapid aluminum tool of 10–15 days makes bridge parts while the steel tool is cut.",
  ),
  question(
    "Will prototype parts behave like the series?",
    "In shape, nearly. In strength, heat, creep and surface, only when they are made of the same material by the same process. Printed nylon is not molded nylon. Decide which tests can be done early, and which must wait for the tool.",
  ),
  question(
    "How is my idea protected?",
    "Ask for a confidentiality agreement before you send files, and describe the loads rather than the product until it is signed. Files are kept in private storage; what is stored stands in the [privacy policy](privacy-policy).",
  ),
  question(
    "What documents come with the parts?",
    "Those that are ordered: a DFM report, measurement reports, first articles, material certificates to [EN 10204](term-en-10204) 3.1, sampling by [ISO 2859-1](term-iso-2859-1). Car projects often ask for [PPAP](term-ppap). Name them in the request.",
  ),
  question(
    "What should the first message contain?",
    "What the product does, who uses it, the number of pieces now and per year, the date, and what exists: sketch, model, sample. A STEP file helps and is not needed for a first answer.",
  ),
);
