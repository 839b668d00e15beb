import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const moldingChoice = comparison(
  "When to choose injection molding, and when not to",
  "The tool costs much and the part little. The question is how many parts share the tool, and whether the design stands still.",
  thisProcess({
    name: "Injection molding",
    verdict: "From a few hundred identical plastic parts, in the final resin.",
    reasons: [
      "More than a few hundred parts; from about 1,000 hard to beat",
      "The real resin with its approvals: UL 94, food, medical",
      "Texture, gloss and color from the tool",
      "Part-to-part difference under 0.1 mm",
    ],
    limits: [
      "The design still changes every week",
      "Fewer than 100 parts",
      "Walls thicker than 4–6 mm: they sink or hold voids",
    ],
  }),
  otherProcess("urethane-casting", {
    name: "Vacuum casting",
    verdict: "5 to 100 parts that look molded.",
    reasons: ["7 to 15 days, no metal tool", "No draft needed"],
    limits: ["Resin only behaves like ABS or PP", "10–25 castings from a mold"],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Up to about 2,000 small nylon parts without a tool.",
    reasons: ["Start of series before the tool is ready", "Shapes that no mold releases"],
    limits: ["A grainy skin", "Nylon, PP and TPU only"],
  }),
  otherProcess("die-casting", {
    name: "Die casting",
    verdict: "The same idea in metal.",
    reasons: ["Heat, stiffness, shielding", "More than 1,000 parts"],
    limits: ["Draft of 1–3°", "Machining of fits and threads"],
  }),
);

export const moldingQuestions = questions(
  "Questions about injection molding",
  question(
    "How many parts justify a tool?",
    "From a few hundred, when the part is simple and the tool is aluminum. From about 1,000 nearly always. Below that compare with [vacuum casting](urethane-casting) up to 100 parts and [MJF](mjf-printing) up to 2,000 small ones. Ask for the price at three quantities.",
  ),
  question(
    "What makes a tool expensive?",
    "Number of cavities, slides and lifters for undercuts, texture, close tolerances, steel for many shots. An undercut removed by a shut-off saves a slide, which is worth the time of a design change.",
  ),
  question(
    "Aluminum or steel?",
    "Aluminum for up to about 10,000 shots and for speed. P20 steel for 300,000 to 500,000. Hardened stainless for clear parts with an A finish and for corrosive resins. Glass-filled resins wear aluminum quickly.",
  ),
  question(
    "What is T1?",
    "The first shots from a new tool, usually ten. You get them with a report, approve them or ask for changes. Dimensions are corrected after T1, so leave steel safe: material is easier to take away from a tool than to add.",
  ),
  question(
    "Who owns the tool?",
    "That is agreed in writing before the tool is ordered, together with storage, maintenance and the number of shots that it is built for. Ask for it in the request.",
  ),
  question(
    "Why does my part have sink marks?",
    "A rib or boss is too thick for its wall. Keep ribs at 0.5–0.6 × the wall, 0.4 × behind glossy faces, and core out bosses. The [injection molding guide](molding01) lists nine defects with cause and cure.",
  ),
  question(
    "Which resin should I choose?",
    "ABS or PC/ABS for indoor housings, ASA outdoors, PP for hinges and chemicals, POM for gears, PA66-GF30 for stiffness and heat, PC for clear and tough. Shrinkage differs from 0.1 to 4%, so the resin must be fixed before the tool. Compare on the [materials page](injection-molding-materials).",
  ),
  question(
    "Can the first parts come before the steel tool?",
    "Yes. A rapid aluminum tool takes 10–15 days, a P20 tool 3–5 weeks. Bridge tooling means that the aluminum tool makes the first thousands while steel is cut. See [product development](product-development).",
  ),
  question(
    "Which texture can I have?",
    "SPI A-1 mirror to D-3 rough, VDI 3400 from 12 to 45, Mold-Tech patterns. Rougher texture needs more draft: 3° for light, 5° and more for heavy. See the tables in [surface finishing](surface-finish).",
  ),
);
