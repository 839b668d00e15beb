import { question, comparison, keyFigure, option, questions, row, rulesInShort } from "../../blocks.ts";
import { between, exactly } from "../../quantity.ts";

export const finishChoice = comparison(
  "Anodize, powder coat, plate or paint?",
  "Four finishes cover most requests for metal parts.",
  option({
    name: "Anodizing, Type II",
    verdict: "A thin, hard layer that keeps the look of aluminum.",
    reasons: ["Aluminum 6061, 6063, 5052", "Thin, so fits stay tight", "Color that can't flake"],
    limits: ["Steel, zinc, magnesium", "Die-cast aluminum: it blotches", "An exact RAL color"],
    figures: [
      keyFigure("Thickness", between(5, 25, "µm")),
      keyFigure("Color", "Clear, black, red, gold, blue"),
      keyFigure("Conducts", "No"),
    ],
  }),
  option({
    name: "Powder coat",
    verdict: "Tough color for housings and sheet metal.",
    reasons: ["Any RAL color, matte to gloss or textured", "Hides small marks"],
    limits: ["Tight fits and threads: mask them", "Parts that can't take 180–200 °C"],
    figures: [
      keyFigure("Thickness", between(60, 120, "µm")),
      keyFigure("Color", "RAL, near match to Pantone"),
      keyFigure("Conducts", "No"),
    ],
  }),
  option({
    name: "Electroless nickel",
    verdict: "The same thickness everywhere, even inside.",
    reasons: ["Steel, aluminum, copper", "Resists wear and corrosion; uniform in bores"],
    limits: ["Color", "Lowest cost"],
    figures: [
      keyFigure("Thickness", between(5, 50, "µm")),
      keyFigure("Color", "Silver"),
      keyFigure("Conducts", "Yes"),
    ],
  }),
  option({
    name: "Wet paint",
    verdict: "The closest color match on any material, including plastics.",
    reasons: ["Plastic and metal matched to one sample", "Soft-touch, metallic, matte"],
    limits: ["Wear: it is softer than powder coat", "High volumes: it is manual work"],
    figures: [
      keyFigure("Thickness", between(20, 60, "µm")),
      keyFigure("Color", "RAL, Pantone or your sample"),
      keyFigure("Conducts", "No"),
    ],
  }),
);

export const finishRules = rulesInShort({
  heading: "Design rules at a glance",
  lead: "A finish changes dimensions. State on the drawing whether sizes apply before or after it.",
  rows: [
    row("Anodizing, growth on each face", [between(2.5, 12.5, "µm", "Type II: half of the layer")]),
    row(
      "Hard anodizing, growth on each face",
      [between(12.5, 37.5, "µm", "half of 25–75 µm")],
      "Sharp corners chip: give them a radius.",
    ),
    row("Powder coat, on each face", [between(60, 120, "µm")], "Mask threads, bores and grounding points."),
    row(
      "Zinc plating, on each face",
      [between(5, 25, "µm")],
      "Steel harder than 32 HRC must be baked against hydrogen embrittlement.",
    ),
    row("Electropolishing removes", [between(5, 25, "µm")]),
    row("Vapor smoothing reflows", [between(50, 100, "µm")], "Rounds fine text."),
    row("Dyed nylon, wall", [exactly(1.5, "mm", "thinner walls dye unevenly")]),
    row(
      "Heat for powder coat",
      [between(180, 200, "°C")],
      "The part and any bonded joints must withstand it.",
    ),
    row(
      "What to put on the drawing",
      "Finish and standard, color code, gloss, masked faces, cosmetic faces, sizes before or after finishing",
    ),
  ],
  note: "Typical values. Sources: MakerStage, Xometry, mfgproto.com, additive.tools; handbook values.",
});

export const finishQuestions = questions(
  "Questions about finishes",
  question(
    "Does a finish change the size of my part?",
    "Most do. Anodizing adds about half its thickness, plating and paint add all of it, and electropolishing and smoothing remove material. In a bore, both walls count: an 80 µm powder coat makes it 0.16 mm smaller. Mask fits and threads, or specify the size after finishing.",
  ),
  question(
    "Why does anodizing look different from part to part?",
    "Alloy, temper, machining marks and batch all show through. If parts will be seen side by side, order them in one batch, from one alloy, with the same blasting. If color must match, ask for limit samples.",
  ),
  question(
    "Which finish for aluminum outdoors?",
    "Powder coat over chem film for color, hard anodizing for wear, or 15–25 µm of Type II anodizing for a metal look. For cast aluminum, powder coat or e-coat.",
  ),
  question(
    "Which finish hides tool marks?",
    "Textured powder coat hides the most. Bead blasting before anodizing hides fine marks but not deep ones. For visible faces, specify Ra 1.6 µm or finer first.",
  ),
  question(
    "Can a plastic part look like metal?",
    "Yes. We metallize or plate SLA parts and ABS; other plastics get vacuum metallizing or metallic paint. The surface underneath must be smooth, because a bright layer shows every scratch.",
  ),
  question(
    "How do you inspect paint?",
    "By color difference under a specified light source, coating thickness, and the [ASTM D3359](term-astm-d3359) cross-hatch test, where 4B and 5B are good. Tell us which tests you need, because they are part of the price.",
  ),
  question(
    "Do the finishes comply with RoHS and REACH?",
    "Most do. Specify Type II chem film and trivalent passivates, which contain no hexavalent chromium. Ask for [RoHS](term-rohs) and [REACH](term-reach) in your request, and statements come with the parts.",
  ),
  question(
    "What costs the most?",
    "Manual work: mirror polishing, masking many small faces, painting to a sample. Blasting, tumbling, black oxide and standard anodizing cost least. A small order pays for a whole batch, so finish parts together.",
  ),
);
