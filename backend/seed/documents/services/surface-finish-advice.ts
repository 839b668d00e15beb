import { question, comparison, figure, option, questions, row, rulesInShort } from "../../blocks.ts";
import { between, exactly } from "../../quantity.ts";

export const finishChoice = comparison(
  "Anodize, powder coat, plate or paint?",
  "Four finishes answer most requests for metal parts. The same labels stand in every column.",
  option({
    name: "Anodizing, Type II",
    verdict: "Aluminum that keeps its metal look, thin and hard.",
    reasons: ["Aluminum 6061, 6063, 5052", "Thin: fits stay close", "Color that cannot flake"],
    limits: ["Steel, zinc, magnesium", "Die-cast aluminum: it blotches", "An exact RAL tone"],
    figures: [
      figure("Thickness", between(5, 25, "µm")),
      figure("Color", "Clear, black, red, gold, blue"),
      figure("Conducts", "No"),
    ],
  }),
  option({
    name: "Powder coat",
    verdict: "Tough color for housings and sheet metal.",
    reasons: ["Any RAL tone, matt to gloss, texture", "Hides small marks"],
    limits: ["Close fits and threads: mask them", "Parts that cannot take 180–200 °C"],
    figures: [
      figure("Thickness", between(60, 120, "µm")),
      figure("Color", "RAL, Pantone near-match"),
      figure("Conducts", "No"),
    ],
  }),
  option({
    name: "Electroless nickel",
    verdict: "The same thickness everywhere, also inside.",
    reasons: ["Steel, aluminum, copper", "Wear and corrosion, uniform in bores"],
    limits: ["Color", "The lowest price"],
    figures: [
      figure("Thickness", between(5, 50, "µm")),
      figure("Color", "Silver"),
      figure("Conducts", "Yes"),
    ],
  }),
  option({
    name: "Wet paint",
    verdict: "The closest color on any material, plastics too.",
    reasons: ["Plastics and metals to one sample", "Soft-touch, metallic, matt"],
    limits: ["Wear: it is softer than powder coat", "Large numbers: it is work by hand"],
    figures: [
      figure("Thickness", between(20, 60, "µm")),
      figure("Color", "RAL, Pantone, to sample"),
      figure("Conducts", "No"),
    ],
  }),
);

export const finishRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "A finish is also a dimension. Say on the drawing whether sizes hold before or after it.",
  rows: [
    row("Anodizing, growth on each face", [between(2.5, 12.5, "µm", "Type II: half of the layer")]),
    row(
      "Hard anodizing, growth on each face",
      [between(12, 38, "µm", "half of 25–75 µm")],
      "Sharp corners chip: give them a radius.",
    ),
    row("Powder coat, on each face", [between(60, 120, "µm")], "Mask threads, bores and earth points."),
    row(
      "Zinc plating, on each face",
      [between(5, 25, "µm")],
      "Steel harder than 32 HRC must be baked against hydrogen embrittlement.",
    ),
    row("Electropolishing takes off", [between(5, 25, "µm")]),
    row("Vapor smoothing reflows", [between(50, 100, "µm")], "Sharp text becomes soft."),
    row("Dyed nylon, wall", [exactly(1.5, "mm", "below this, uneven color")]),
    row(
      "Heat for powder coat",
      [between(180, 200, "°C")],
      "The part and its glued joints must withstand it.",
    ),
    row(
      "What to write on the drawing",
      "Finish and standard, color code, gloss, masked faces, show faces, sizes before or after",
    ),
  ],
  note: "Typical values. Sources: MakerStage, Xometry, mfgproto.com, additive.tools; handbook values.",
});

export const finishQuestions = questions(
  "Questions about finishes",
  question(
    "Does a finish change the size of my part?",
    "Most do. Anodizing grows by half of its layer, plating and paint by all of it, electropolishing and smoothing take material away. On a bore both walls count: a powder coat of 80 µm makes it 0.16 mm smaller. Mask fits and threads, or give the size after the finish.",
  ),
  question(
    "Why does the same anodizing look different on two parts?",
    "Alloy, temper, machining marks and the batch all show through. Order parts that stand side by side in one batch, from one alloy, with the same blasting. Ask for limit samples when the color must match.",
  ),
  question(
    "Which finish for aluminum outdoors?",
    "Powder coat over chem film for color, hard anodizing for wear, Type II anodizing of 15–25 µm for a metal look. Cast aluminum: powder coat or e-coat.",
  ),
  question(
    "Which finish hides tool marks?",
    "Bead blasting before anodizing hides fine marks. Deep marks stay. Powder coat with a texture hides the most. Where faces are seen, ask for 1.6 µm Ra or finer first.",
  ),
  question(
    "Can a plastic part look like metal?",
    "Yes. SLA parts and ABS are metallized or plated, other plastics get vacuum metallizing or metallic paint. The surface below must be smooth, because a bright layer shows every scratch.",
  ),
  question(
    "How is the quality of paint checked?",
    "By color difference under a named light, by layer thickness, and by the cross-hatch test [ASTM D3359](term-astm-d3359), where 4B and 5B are good. Say which test you need, because it belongs to the price.",
  ),
  question(
    "Is the finish allowed under RoHS and REACH?",
    "Most are. Ask for chem film Type II and trivalent passivates, which are free of hexavalent chromium. Name [RoHS](term-rohs) and [REACH](term-reach) in the request and statements are given with the parts.",
  ),
  question(
    "What costs the most?",
    "Work by hand: polishing to a mirror, masking many small faces, painting to sample. Blasting, tumbling, black oxide and standard anodizing cost least. Small orders pay for the batch, so order finishes together.",
  ),
);
