import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const slsChoice = comparison(
  "Choose SLS when, choose another when",
  "SLS and MJF make nearly the same nylon parts. Size, color and material decide between them.",
  thisProcess({
    name: "SLS",
    verdict: "Tough nylon parts without supports, also large ones and in several nylons.",
    reasons: [
      "Channels, lattices and closed loops that no tool reaches",
      "The part is up to 482 mm long, or 677 mm on the largest machines",
      "You need glass-filled, carbon-filled or flame-retardant nylon, or alumide",
      "You want a light color: white nylon can be dyed",
    ],
    limits: [
      "The part must be smooth or clear as it comes",
      "It is one flat panel larger than 100 mm",
      "Fits closer than ±0.127 mm",
    ],
  }),
  otherProcess("mjf-printing", {
    name: "MJF",
    verdict: "Small nylon parts in larger numbers.",
    reasons: ["50 to 2,000 small parts", "A finer grain: Ra 5–15 µm", "Black is the right color"],
    limits: ["Longest side 380 mm", "The core is gray, so light colors need paint"],
  }),
  otherProcess("sla-printing", {
    name: "SLA",
    verdict: "Smooth, detailed or clear parts.",
    reasons: ["Painted show parts", "Clear parts", "Details of 0.5 mm"],
    limits: ["Brittle, and soft above 45–60 °C"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "The same part a thousand times.",
    reasons: ["More than about 1,000 identical parts", "The final resin with its approvals"],
    limits: ["A tool first: 10 to 25 days for a rapid tool", "Draft, even walls, no trapped shapes"],
  }),
);

export const slsQuestions = questions(
  "Questions about SLS",
  question(
    "What is the difference between SLS and MJF?",
    "Both fuse nylon powder. SLS draws each layer with a laser; MJF prints an agent on the layer and heats all of it at once. MJF is faster for many small parts and has a finer grain. SLS builds larger parts, offers more kinds of nylon, and starts from white powder, so it can be dyed in colors. The [3D printing overview](printing3d#choose) compares all five processes in figures.",
  ),
  question(
    "Are SLS parts watertight?",
    "Not by themselves: the skin is slightly porous. Make walls 2 mm or thicker and ask for vapor smoothing or sealing. Say the pressure, so that it can be tested.",
  ),
  question(
    "Can I use them outdoors?",
    "Dyed or painted black, for months to some years. Nylon takes up water and white nylon turns yellow in the sun. For lasting outdoor parts look at ASA by [FDM](fdm-printing) or at [injection molding](injection-molding).",
  ),
  question(
    "Do snap fits and living hinges work?",
    "Yes. PA12 elongates about 18%, PA11 about 45% before it breaks. Make a living hinge 0.3 mm thick, keep it short, and bend it a few times while it is warm.",
  ),
  question(
    "How smooth can the surface become?",
    "As printed it feels like fine sandpaper, Ra 9–20 µm. Tumbling takes the peaks off. Vapor smoothing melts the skin to about 1–3 µm and closes the pores, but it softens small text and sharp edges. See [surface finishing](surface-finish).",
  ),
  question(
    "Which colors are possible?",
    "White as printed; dyed black or in colors. Dye soaks 0.1–0.5 mm into the part, so a scratch stays colored. Walls under 1.5 mm take dye unevenly. For an exact RAL tone the part is painted.",
  ),
  question(
    "Can I screw into SLS nylon?",
    "Heat-set brass inserts are the sure way, M2 to M8. Give the boss a wall of at least half the insert diameter. A printed thread works from M6 when it is rarely opened.",
  ),
  question(
    "Which nylon should I choose?",
    "PA12 for most parts. Glass-filled PA12 when it must stay stiff and warm. PA11 for impact and hinges. TPU for rubber-like parts. The [materials page](printing3d-materials) sorts them by any property.",
  ),
);
