import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const dmlsChoice = comparison(
  "Choose DMLS when, choose another when",
  "DMLS is paid by volume and height. A part that a cutter can reach is nearly always cheaper to machine.",
  thisProcess({
    name: "DMLS",
    verdict: "Metal shapes that no cutter reaches.",
    reasons: [
      "Channels that follow the surface: cooled molds, manifolds, heat exchangers",
      "Several parts become one",
      "Lattices and shapes made by topology optimization",
      "Titanium or nickel alloys where most of a block would become chips",
    ],
    limits: [
      "A tool reaches every face",
      "Bores and seats must fit as printed",
      "More than about 50 identical parts",
    ],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "Metal parts with fits and flat faces.",
    reasons: [
      "±0.025 mm on bores and seats",
      "Ra 3.2 µm as standard, finer on request",
      "Aluminum and steel from stock in 3 to 10 days",
    ],
    limits: ["Closed channels", "Price follows set-ups and chips"],
  }),
  otherProcess("die-casting", {
    name: "Die casting",
    verdict: "Thin-walled housings by the thousand.",
    reasons: ["More than 1,000 aluminum or 2,000 zinc parts"],
    limits: ["A steel die first: 4 to 8 weeks", "Porosity limits heat treatment and welding"],
  }),
  otherProcess("sls-printing", {
    name: "SLS",
    verdict: "The same freedom of shape in nylon.",
    reasons: ["The load and heat allow plastic", "Much lower price per volume, no supports"],
    limits: ["Tensile strength of about 50 MPa instead of 345–2,050 MPa"],
  }),
);

export const dmlsQuestions = questions(
  "Questions about DMLS",
  question(
    "Is a printed metal part as strong as a machined one?",
    "In static tension, about yes: stress-relieved AlSi10Mg reaches 345–460 MPa, heat-treated Ti-6Al-4V 1,000–1,100 MPa, at a density of 99.5% or more. Fatigue is the weak side, because rough skin and pores start cracks. Machine the loaded faces, and ask for hot isostatic pressing when the load alternates.",
  ),
  question(
    "Do I still need machining?",
    "Wherever something fits, seals or turns. Add 0.5–1 mm of stock to these faces, give them a tolerance on the drawing, and leave a place to hold the part. See [CNC machining](cnc-machining).",
  ),
  question(
    "Why are supports needed when powder surrounds the part?",
    "To hold it down. Each layer shrinks as it cools, and without anchors the edges curl up into the recoater. Supports also lead heat away. Faces of 45° or steeper need none.",
  ),
  question(
    "How do I get powder out of a channel?",
    "Give each cavity two ports of 3–5 mm or more, and no dead ends. Powder that stays is sintered solid by the heat treatment and cannot be removed later.",
  ),
  question(
    "Which alloy should I print?",
    "AlSi10Mg for light parts and heat, 316L against corrosion, 17-4PH for strength at a fair price, Ti-6Al-4V for strength with low weight, Inconel 718 for hot sections, maraging steel for mold inserts. The [materials page](printing3d-materials) gives the figures.",
  ),
  question(
    "Can printed aluminum be anodized?",
    "For protection, yes. For color, poorly: the silicon of AlSi10Mg makes it gray and blotched. Bead blasting, chem film or paint look better. See [surface finishing](surface-finish).",
  ),
  question(
    "What documents can I ask for?",
    "Powder certificates, heat-treatment records, density or tensile coupons built beside the part, and a dimensional report. Aerospace drawings often ask for an [AS9102](term-as9102) first article. Say so in the request, because coupons must be built with the part.",
  ),
  question(
    "Why is the price so far from plastic printing?",
    "The laser melts the volume slowly, the powder is expensive, and stress relief, wire EDM and support removal follow. Less volume is less price: hollow the part, or print only the difficult half and machine the rest.",
  ),
);
