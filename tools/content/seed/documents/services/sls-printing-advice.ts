import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const slsChoice = comparison(
  "When to choose SLS, and when not to",
  "SLS and MJF make nearly the same nylon parts. Choose between them by size, color and material.",
  thisProcess({
    name: "SLS",
    verdict: "Tough nylon parts without supports, including large ones, in several grades.",
    reasons: [
      "Channels, lattices and closed loops that no tool can reach",
      "The part is up to 482 mm long, or 677 mm on the largest machines",
      "You need glass-filled, carbon-filled or flame-retardant nylon, or Alumide",
      "You want a light color: white nylon can be dyed",
    ],
    limits: [
      "The part must be smooth or clear as printed",
      "The part is a flat panel larger than 100 mm",
      "Fits must be tighter than ±0.127 mm",
    ],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Small nylon parts in higher quantities.",
    reasons: ["50 to 2,000 small parts", "A finer grain: Ra 5–15 µm", "Black parts"],
    limits: ["Longest side 380 mm", "A gray core, so light colors need paint"],
  }),
  otherProcess("sla-printing", {
    name: "SLA",
    verdict: "Smooth, detailed or clear parts.",
    reasons: ["Painted display models", "Clear parts", "Details of 0.5 mm"],
    limits: ["Brittle, and soft above 45–60 °C"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Thousands of identical parts.",
    reasons: ["More than about 1,000 identical parts", "The final resin with its approvals"],
    limits: ["Needs a tool: first parts in 10 to 25 working days", "Needs draft and even walls"],
  }),
);

export const slsQuestions = questions(
  "Questions about SLS",
  question(
    "What is the difference between SLS and MJF?",
    "Both fuse nylon powder. SLS draws each layer with a laser; MJF prints an agent on the layer and heats the whole layer in one pass. MJF is faster for many small parts and has a finer grain. SLS builds larger parts, offers more grades, and starts from white powder, so you can dye it in colors. The [3D printing overview](printing3d#choose) compares all five processes.",
  ),
  question(
    "Are SLS parts watertight?",
    "Not as printed: the surface is slightly porous. Make walls 2 mm or thicker and ask for vapor smoothing or sealing. Tell us the pressure so that we can agree on a test.",
  ),
  question(
    "Can I use SLS parts outdoors?",
    "Dyed or painted black, they last from months to a few years. Nylon absorbs water, and white nylon yellows in the sun. For long outdoor life, consider ASA by [FDM](fdm-printing) or [injection molding](injection-molding).",
  ),
  question(
    "Do snap fits and living hinges work?",
    "Yes. PA12 stretches about 18% before it breaks, PA11 about 45%. Make a living hinge 0.3 mm thick, keep it short, and flex it a few times while it is warm.",
  ),
  question(
    "How smooth can the surface get?",
    "As printed, it feels like fine sandpaper, Ra 9–20 µm. Tumbling knocks off the peaks. Vapor smoothing melts the surface to about 1–3 µm and closes the pores, but it rounds small text and sharp edges. See [surface finishing](surface-finish).",
  ),
  question(
    "Which colors can I get?",
    "White as printed, or dyed black or other colors. Dye soaks in 0.1–0.5 mm, so scratches don't show white. Walls under 1.5 mm take dye unevenly. For an exact RAL color, we paint the part.",
  ),
  question(
    "Can I screw into SLS nylon?",
    "Yes. Heat-set brass inserts, M2 to M8, are the most reliable. Give the boss a wall of at least half the insert diameter. Printed threads work from M6 up if they are rarely opened.",
  ),
  question(
    "Which nylon should I choose?",
    "PA12 for most parts. Glass-filled PA12 for stiffness when warm. PA11 for impact and hinges. TPU for rubber-like parts. You can sort them by any property on the [materials page](printing3d-materials).",
  ),
);
