import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const dmlsChoice = comparison(
  "When to choose DMLS, and when not to",
  "The price of DMLS follows volume and build height. If a cutter can reach every face, machining is nearly always cheaper.",
  thisProcess({
    name: "DMLS",
    verdict: "Metal shapes a cutter can't reach.",
    reasons: [
      "Conformal channels: cooled molds, manifolds, heat exchangers",
      "Assemblies merged into one part",
      "Lattices and topology-optimized shapes",
      "Titanium or nickel alloys, when most of a block would end up as chips",
    ],
    limits: [
      "A cutter can reach every face",
      "Bores and seats must fit as printed",
      "More than about 50 identical parts",
    ],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "Metal parts with fits and flat faces.",
    reasons: [
      "±0.025 mm on bores and seats",
      "Ra 3.2 µm standard, finer on request",
      "Aluminum and steel from stock in 3 to 10 working days",
    ],
    limits: ["Closed channels", "Price follows setups and metal removed"],
  }),
  otherProcess("die-casting", {
    name: "Die casting",
    verdict: "Thin-walled housings by the thousand.",
    reasons: ["More than 1,000 aluminum or 2,000 zinc parts"],
    limits: ["A steel die first: 4 to 8 weeks", "Porosity limits heat treatment and welding"],
  }),
  otherProcess("sls-printing", {
    name: "SLS",
    verdict: "The same design freedom in nylon.",
    reasons: ["Load and temperature allow plastic", "Much cheaper by volume, no supports"],
    limits: ["Tensile strength of about 50 MPa instead of 345–2,050 MPa"],
  }),
);

export const dmlsQuestions = questions(
  "Questions about DMLS",
  question(
    "Is a printed metal part as strong as a machined one?",
    "In static tension, nearly: stress-relieved AlSi10Mg reaches 345–460 MPa and heat-treated Ti-6Al-4V 1,000–1,100 MPa, at a density of 99.5% or more. Fatigue strength is lower, because cracks start at rough surfaces and pores. For cyclic loads, machine the loaded faces and ask for hot isostatic pressing.",
  ),
  question(
    "Does the part still need machining?",
    "Yes, wherever something fits, seals or turns. Add 0.5–1 mm of stock to those faces, put their tolerance on the drawing, and leave a place to clamp the part. See [CNC machining](cnc-machining).",
  ),
  question(
    "Why does it need supports if powder surrounds the part?",
    "To hold it down. Each layer shrinks as it cools, and without anchors the edges curl up into the recoater. Supports also conduct heat away. Faces at 45° or steeper need none.",
  ),
  question(
    "How do I get powder out of a channel?",
    "Give each cavity two ports of 3–5 mm or more, and avoid dead ends. Heat treatment sinters any powder left inside, and then it can't be removed.",
  ),
  question(
    "Which alloy should I print?",
    "AlSi10Mg for light weight and heat transfer, 316L for corrosion resistance, 17-4PH for strength at moderate cost, Ti-6Al-4V for strength at low weight, Inconel 718 for hot sections, maraging steel for mold inserts. Compare them on the [materials page](printing3d-materials).",
  ),
  question(
    "Can printed aluminum be anodized?",
    "For protection, yes. Not for color: the silicon in AlSi10Mg turns it gray and blotchy. Bead blasting, chem film or paint looks better. See [surface finishing](surface-finish).",
  ),
  question(
    "What documents can I ask for?",
    "Powder certificates, heat-treatment records, density or tensile coupons built with the part, and a dimensional report. Aerospace drawings often require an [AS9102](term-as9102) first article. Ask in the request, because coupons have to be built with the part.",
  ),
  question(
    "Why does it cost so much more than plastic?",
    "The laser melts metal slowly, the powder is expensive, and stress relief, wire EDM and support removal add to the cost. To save money, cut volume: hollow the part, or print only the difficult half and machine the rest.",
  ),
);
