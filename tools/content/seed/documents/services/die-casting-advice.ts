import { otherProcess, question, comparison, questions, thisProcess } from "../../blocks.ts";

export const dieCastingChoice = comparison(
  "When to choose die casting, and when not to",
  "A steel die takes weeks; after that, a part takes seconds. Die casting pays off in volume, and for shapes that are slow to mill.",
  thisProcess({
    name: "Die casting",
    verdict: "About 1,000 or more thin-walled metal housings.",
    reasons: [
      "More than 1,000 aluminum or 2,000 zinc parts",
      "Ribs, bosses, fins and domes in one piece",
      "Shielding, heat transfer and stiffness that plastic lacks",
      "Zinc walls down to 0.75 mm, chrome-plated",
    ],
    limits: [
      "The design is not frozen",
      "It must be welded, heat-treated or color anodized",
      "Fits without machining",
    ],
  }),
  otherProcess("cnc-machining", {
    name: "CNC machining",
    verdict: "Prototypes and runs of up to a few hundred.",
    reasons: ["3–10 working days, no die", "±0.025 mm, dense metal, good anodizing"],
    limits: ["The price levels off after the first few parts"],
  }),
  otherProcess("sheet-metal-fabrication", {
    name: "Sheet metal",
    verdict: "Boxes, covers and brackets of one thickness.",
    reasons: ["No die, 2–14 working days", "Large and light"],
    limits: ["No bosses, ribs or domes"],
  }),
  otherProcess("injection-molding", {
    name: "Injection molding",
    verdict: "Housings where plastic is enough.",
    reasons: ["Lowest price per part", "Color and texture from the tool"],
    limits: ["Less stiffness, no shielding, lower temperatures"],
  }),
);

export const dieCastingQuestions = questions(
  "Questions about die casting",
  question(
    "Which alloy should I cast?",
    "ADC12 (383), the default in Asia, for thin-walled aluminum parts. A360 for corrosion resistance, A413 for pressure. AlSi10MnMg, by vacuum-assisted die casting, for ductile, weldable parts. Zamak 3 for plated zinc, Zamak 5 for harder zinc. AZ91D magnesium to save weight: it is about 33% lighter than aluminum. Compare them on the [materials page](die-casting-materials).",
  ),
  question(
    "Can die castings be anodized?",
    "For protection only. The silicon in casting alloys turns the layer gray and blotchy. For color, use powder coat, e-coat or paint; for bright metal, use plated zinc. If you need color anodizing, have the part [machined](cnc-machining) from 6061.",
  ),
  question(
    "How do I get prototypes before the die is made?",
    "[CNC machine](cnc-machining) them from a similar alloy. They prove shape and fit. Only castings from the die can prove strength and porosity.",
  ),
  question(
    "Are castings pressure-tight?",
    "Not as cast: gas and shrinkage leave pores. Of the common alloys, A413 is the most pressure-tight. Vacuum assist helps, and impregnation seals what remains. Tell us the pressure and the medium.",
  ),
  question(
    "What must be machined?",
    "Bearing seats, sealing faces, threads and anything tighter than the casting tolerance of ±0.25 mm. Machining cuts through the dense skin, so keep it shallow.",
  ),
  question(
    "How long does a die last?",
    "About 100,000–150,000 shots for aluminum, 250,000–500,000 for magnesium, 500,000 to a million for zinc. Aluminum is hard on dies because it is poured at 640–700 °C and sticks to steel.",
  ),
  question(
    "Cast or extruded heat sink?",
    "ADC12 conducts 96 W/(m·K), extruded 6063 about 200. A cast housing with fins costs less in volume and can be sealed; where heat transfer comes first, use an extruded or machined heat sink. See [communications](communications).",
  ),
  question(
    "Why is the die such a large part of the quote?",
    "At low volumes the die is most of the cost. Slides, cooling, the number of cavities and the trim die set its price. Ask for separate die and part prices at three quantities.",
  ),
);
