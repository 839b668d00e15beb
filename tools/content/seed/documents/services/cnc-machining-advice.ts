import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const cncChoice = comparison(
  "When to choose CNC machining, and when not to",
  "Machining sets the standard for fits and material choice. The price follows setups and metal removed, and levels off after the first few parts.",
  thisProcess({
    name: "CNC machining",
    verdict: "Tight fits, flat faces and the final material, for one part or a few thousand.",
    reasons: [
      "Fits of ±0.025 mm, bores of ±0.01 mm",
      "Aluminum, steel, titanium, brass or plastic with full properties",
      "Surfaces of Ra 3.2 µm and finer",
      "Parts in 3 to 10 working days without tooling",
    ],
    limits: [
      "Closed channels, lattices, sharp inside corners",
      "Large thin shells",
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
    verdict: "Metal shapes a cutter can't reach.",
    reasons: ["Channels and lattices", "Several parts in one"],
    limits: ["±0.2 mm as printed", "Fitted faces machined afterward"],
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
    limits: ["Needs a tool", "Needs draft and even walls"],
  }),
);

export const cncQuestions = questions(
  "Questions about CNC machining",
  question(
    "Which tolerance applies if the drawing doesn't give one?",
    "Our general tolerance: ±0.125 mm up to 300 mm, or [ISO 2768-m](term-iso-2768) if your drawing names it. Specify a tighter tolerance only where something fits, seals or turns. A part with three toleranced dimensions costs less than one with thirty, and is inspected more carefully.",
  ),
  question(
    "What makes a machined part expensive?",
    "In this order: the number of setups, tolerances below ±0.05 mm, deep pockets and small radii, 5-axis work, hard alloys, roughness below Ra 0.8 µm, and thin walls. Compared with 6061 aluminum, machining costs about 1.7 times as much in 303 stainless, 2–2.5 times in 304 and 316, 3.5–5 times in titanium and 5–8 times in Inconel.",
  ),
  question(
    "Do I need a drawing as well as the model?",
    "For shape, the STEP file is enough. Add a PDF drawing for threads, fits, GD&T, roughness, finish and inspection dimensions. If the two differ, say which one governs. Usually the model governs shape and the drawing governs tolerances.",
  ),
  question(
    "Which aluminum should I choose?",
    "6061-T6 for most parts. 7075-T6 for strength: 503 MPa yield versus 276 MPa. MIC-6 cast plate for large flat fixtures. 5052 is for sheet metal. Compare them on the [materials page](cnc-machining-materials).",
  ),
  question(
    "How do I allow for anodizing or plating?",
    "A Type II layer is 5–25 µm thick, hard anodizing 25–75 µm, and about half of it grows outward. State on the drawing whether dimensions apply before or after finishing, and mask bores and threads. See [surface finishing](surface-finish).",
  ),
  question(
    "Can plastics be machined as accurately as metal?",
    "Not quite. Plastics swell with heat and moisture and spring back from the cutter; saturated nylon holds 8.5–9.5% water. Allow wider tolerances than for metal, choose POM or PEEK for fits, and state the temperature at which the dimension applies.",
  ),
  question(
    "What inspection can I ask for?",
    "A dimensional report on the dimensions you mark, a CMM report, a first article ([AS9102](term-as9102) for aerospace), and a material certificate to [EN 10204](term-en-10204) 3.1. Ask in the request, because inspection is part of the price. The [inspection menu](quality#inspection) lists what each one contains.",
  ),
  question(
    "When is 5-axis worth it?",
    "When it saves setups. On a 3-axis machine, a part with five machined sides is clamped five times, and each time costs money and accuracy. On a 5-axis machine, it is clamped once or twice. Curved parts such as impellers can't be milled any other way.",
  ),
  question(
    "Why can't I have a sharp inside corner?",
    "Because the cutter is round. Use a radius of at least 1/3 of the depth, add a dog-bone relief, or pay extra for EDM. The [CNC guide](cnc01) shows all three.",
  ),
);
