import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const moldingChoice = comparison(
  "When to choose injection molding, and when not to",
  "The tool is expensive and the part is cheap. What matters is how many parts share the tool, and whether the design is frozen.",
  thisProcess({
    name: "Injection molding",
    verdict: "A few hundred or more identical plastic parts, in the final resin.",
    reasons: [
      "More than a few hundred parts; hard to beat from about 1,000",
      "The final resin with its approvals: UL 94, food, medical",
      "Texture, gloss and color from the tool",
      "Part-to-part variation under 0.1 mm",
    ],
    limits: [
      "The design still changes every week",
      "Fewer than 100 parts",
      "Walls thicker than 4–6 mm: sink marks or voids",
    ],
  }),
  otherProcess("urethane-casting", {
    name: "Vacuum casting",
    verdict: "5 to 100 parts that look molded.",
    reasons: ["7 to 15 working days, no metal tool", "No draft needed"],
    limits: ["Resins that only imitate ABS or PP", "10–25 castings per mold"],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Up to about 2,000 small nylon parts without a tool.",
    reasons: ["Early production before the tool is ready", "Shapes a mold can't release"],
    limits: ["A grainy surface", "Nylon, PP and TPU only"],
  }),
  otherProcess("die-casting", {
    name: "Die casting",
    verdict: "The same approach in metal.",
    reasons: ["Heat, stiffness, shielding", "More than 1,000 parts"],
    limits: ["Draft of 1–3°", "Machining of fits and threads"],
  }),
);

export const moldingQuestions = questions(
  "Questions about injection molding",
  question(
    "How many parts justify a tool?",
    "A few hundred, if the part is simple and the tool is aluminum; from about 1,000, nearly always. For fewer, compare [vacuum casting](urethane-casting) up to 100 parts and [MJF](mjf-printing) up to 2,000 small ones. Ask for prices at three quantities.",
  ),
  question(
    "What makes a tool expensive?",
    "Multiple cavities, slides and lifters for undercuts, texture, tight tolerances, and steel for long runs. Replacing an undercut with a shut-off saves a slide, which is well worth a design change.",
  ),
  question(
    "Aluminum or steel?",
    "Aluminum is faster and lasts for up to about 10,000 shots; P20 steel lasts for 300,000 to 500,000. Use hardened stainless for clear parts with an SPI A finish and for corrosive resins. Glass-filled resins wear aluminum quickly.",
  ),
  question(
    "What is T1?",
    "The first shots from a new tool, usually ten parts. You get them with a report, and approve them or ask for changes. We correct dimensions after T1, so keep critical ones steel-safe: removing metal from a tool is easier than adding it.",
  ),
  question(
    "Who owns the tool?",
    "You do, once you have paid for it, and we use it for your orders only. Storage, maintenance and guaranteed tool life are agreed in writing before you order. See the [terms](ordering).",
  ),
  question(
    "Why does my part have sink marks?",
    "A rib or boss is too thick for its wall. Keep ribs at 0.5–0.6 × the wall, or 0.4 × behind glossy faces, and core out bosses. The [injection molding guide](molding01) covers nine defects with causes and fixes.",
  ),
  question(
    "Which resin should I choose?",
    "ABS or PC/ABS for indoor housings, ASA outdoors, PP for hinges and chemicals, POM for gears, PA66-GF30 for stiffness and heat, PC for clear, tough parts. Shrinkage ranges from 0.1 to 4%, so choose the resin before the tool is made. Compare them on the [materials page](injection-molding-materials).",
  ),
  question(
    "Can I get parts before the steel tool is ready?",
    "Yes. A rapid aluminum tool takes 10–15 working days, a P20 tool 3–5 weeks. With bridge tooling, the aluminum tool makes the first few thousand parts while the steel tool is cut. See [product development](product-development).",
  ),
  question(
    "Which textures can I get?",
    "SPI A-1 (mirror) to D-3 (rough), VDI 3400 from 12 to 45, and Mold-Tech patterns. Rougher textures need more draft: 3° for light, 5° or more for heavy. See the tables in [surface finishing](surface-finish).",
  ),
);
