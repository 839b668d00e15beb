import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const cncChoice = comparison(
  "When to choose CNC machining, and when not to",
  "Machining is the reference for fits and materials. Its price follows setups and chips, and levels off after the first few parts.",
  thisProcess({
    name: "CNC machining",
    verdict: "Fits, flat faces and the real material, one part or a few thousand.",
    reasons: [
      "Fits of ±0.025 mm, bores of ±0.01 mm",
      "Aluminum, steel, titanium, brass or plastic with full properties",
      "Surfaces of Ra 3.2 µm and finer",
      "Parts in 3 to 10 days without tooling",
    ],
    limits: [
      "Closed channels, lattices, inside corners without radius",
      "Thin shells that are mostly air",
      "Thousands of identical plastic parts",
    ],
  }),
  otherProcess("sheet-metal-fabrication", {
    name: "Sheet metal",
    verdict: "Brackets, chassis and boxes of one thickness.",
    reasons: ["0.5 to 6 mm walls, bent", "Large and light parts"],
    limits: ["±0.2 mm at cut edges", "One thickness throughout"],
  }),
  otherProcess("dmls-printing", {
    name: "DMLS",
    verdict: "Metal that a cutter cannot reach.",
    reasons: ["Channels and lattices", "Several parts in one"],
    limits: ["±0.2 mm as printed", "Machined afterward where it fits"],
  }),
  otherProcess("die-casting", {
    name: "Die casting",
    verdict: "Thousands of thin-walled housings.",
    reasons: ["More than 1,000 aluminum or 2,000 zinc parts"],
    limits: ["A die first: 4 to 8 weeks", "±0.25 mm on the first 25 mm in aluminum"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Thousands of identical plastic parts.",
    reasons: ["From a few hundred parts"],
    limits: ["A tool first", "Draft and even walls"],
  }),
);

export const cncQuestions = questions(
  "Questions about CNC machining",
  question(
    "Which tolerance do I get if the drawing says nothing?",
    "The general tolerance: ±0.125 mm up to 300 mm, or [ISO 2768-m](term-iso-2768) if you name it. Give a closer tolerance only to what fits, seals or turns. One part with three toleranced dimensions costs less than one with thirty, and is checked better.",
  ),
  question(
    "What makes a machined part expensive?",
    "In this order: the number of set-ups, tolerances below ±0.05 mm, deep pockets and small radii, 5-axis work, hard alloys, roughness below 0.8 µm Ra, thin walls. Against 6061 aluminum, machining 303 stainless costs about 1.7 times, 304 and 316 2–2.5 times, titanium 3.5–5 times, Inconel 5–8 times.",
  ),
  question(
    "Do I need a drawing as well as the model?",
    "For shape, the STEP file is enough. For threads, fits, GD&T, roughness, finish and what must be measured, add a PDF drawing. If the two differ, say which one rules; the usual way is that the model rules the shape and the drawing the tolerances.",
  ),
  question(
    "Which aluminum should I choose?",
    "6061-T6 for most parts. 7075-T6 for strength: 503 MPa yield against 276 MPa. 5052 is for sheet. MIC-6 cast plate for large flat fixtures. All with figures on the [materials page](cnc-machining-materials).",
  ),
  question(
    "How do I allow for anodizing or plating?",
    "A Type II layer is 5–25 µm and grows half outward; hard anodizing 25–75 µm. State on the drawing whether the dimension holds before or after the finish, and mask bores and threads. See [surface finishing](surface-finish).",
  ),
  question(
    "Can plastics be machined as accurately as metal?",
    "Not quite. Plastics grow with heat and water and spring back from the cutter: nylon takes up 8.5–9.5% water when saturated. Give plastics a wider tolerance than metal, choose POM or PEEK for fits, and name the temperature at which the size holds.",
  ),
  question(
    "What inspection can I ask for?",
    "A dimensional report of the marked dimensions, a CMM report, a first article ([AS9102](term-as9102) for aerospace), and a material certificate to [EN 10204](term-en-10204) 3.1. Ask for it in the request: it belongs to the price.",
  ),
  question(
    "When is 5-axis worth it?",
    "When it saves set-ups. A part that needs five sides in 3-axis is turned over five times, and each turn costs time and accuracy. On 5 axes it is clamped once or twice. For curved faces such as impellers there is no other way.",
  ),
  question(
    "Why can I not have a sharp inside corner?",
    "Because the cutter is round. Use a radius of at least 1/3 of the depth, add a dog-bone relief, or have the corner eroded by EDM at extra cost. The [CNC guide](cnc01) draws all three.",
  ),
);
