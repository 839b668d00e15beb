import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const dieCastingChoice = comparison(
  "When to choose die casting, and when not to",
  "A steel die, weeks of waiting, then a metal part in seconds. It pays for numbers and for shapes that are slow to mill.",
  thisProcess({
    name: "Die casting",
    verdict: "Thin-walled metal housings from about 1,000 pieces.",
    reasons: [
      "More than 1,000 aluminum or 2,000 zinc parts",
      "Ribs, bosses, fins and domes in one piece",
      "Shielding, heat and stiffness that plastic lacks",
      "Zinc walls down to 0.75 mm, plated like chrome",
    ],
    limits: [
      "The design is not frozen",
      "It must be welded, heat-treated or anodized in color",
      "Fits without machining",
    ],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "Prototypes and series up to a few hundred.",
    reasons: ["3–10 days, no die", "±0.025 mm, dense metal, good anodizing"],
    limits: ["The price levels off after the first few parts"],
  }),
  otherProcess("sheet-metal-fabrication", {
    name: "Sheet metal",
    verdict: "Boxes, covers and brackets of one thickness.",
    reasons: ["No die, 2–14 days", "Large and light"],
    limits: ["No bosses, ribs or domes"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Housings where plastic is enough.",
    reasons: ["Lowest price per part", "Color and texture from the tool"],
    limits: ["Less stiff, no shielding, lower heat"],
  }),
);

export const dieCastingQuestions = questions(
  "Questions about die casting",
  question(
    "Which alloy should I cast?",
    "ADC12 (383) for thin-walled aluminum parts, the default in Asia. A360 against corrosion, A413 for pressure. AlSi10MnMg for ductile, weldable parts by vacuum-assisted die casting. Zamak 3 for plated zinc, Zamak 5 when it must be harder. AZ91D magnesium for low weight: about 33% lighter than aluminum. Compare on the [materials page](die-casting-materials).",
  ),
  question(
    "Can die castings be anodized?",
    "For protection only. The silicon in casting alloys makes the layer gray and blotched. For color use powder coat, e-coat or paint; for bright metal use plated zinc. If anodizing is a must, [machine](cnc-machining) the part from 6061.",
  ),
  question(
    "How do I get prototypes before the die exists?",
    "Machine them by [CNC](cnc-machining) from a similar alloy. They prove shape and fit. Strength and porosity of the die casting are only proved by the die casting.",
  ),
  question(
    "Are castings pressure-tight?",
    "Not by themselves: gas and shrinkage leave pores. A413 is the tightest common alloy, vacuum assistance helps, and impregnation closes the rest. State the pressure and the medium.",
  ),
  question(
    "What must be machined?",
    "Bearing seats, sealing faces, threads and everything closer than the casting tolerance of ±0.25 mm. Machining breaks the dense skin, so keep it shallow.",
  ),
  question(
    "How long does a die last?",
    "About 100,000–150,000 shots for aluminum, 250,000–500,000 for magnesium, 500,000 to a million for zinc. Aluminum is hard on dies because it is poured at 640–700 °C and sticks to steel.",
  ),
  question(
    "Aluminum or extruded heat sink?",
    "ADC12 conducts 96 W/(m·K), extruded 6063 about 200. A cast housing with fins is cheaper in numbers and seals; where heat decides, use an extrusion or a machined sink. See [communications](communications).",
  ),
  question(
    "Why is the first quote so much about the die?",
    "Because the die is most of the money until the numbers grow. Slides, cooling, the number of cavities and the trim tool decide. Ask for the die and the part price apart, at three quantities.",
  ),
);
