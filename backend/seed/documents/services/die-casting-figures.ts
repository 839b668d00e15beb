import { figure, row, rulesInShort, specification } from "../../blocks.ts";
import { atLeast, between, exactly, within } from "../../quantity.ts";

export const dieCastingFigures = [
  figure("General tolerance", within(0.25, "mm")),
  figure("Largest part", between(600, 1000, "mm")),
  figure("First parts", between(4, 8, "week")),
  figure("Quantity", between(1000, 1_000_000, "part")),
];

export const dieCastingSpecification = specification({
  heading: "Die casting in figures",
  lead: "Typical capability as cast. Faces that fit or seal are machined afterwards and follow the figures of CNC machining.",
  rows: [
    row("Principle", "Molten aluminium, zinc or magnesium is pressed into a steel die at high pressure"),
    row(
      "Variants",
      "Cold chamber for aluminium and magnesium, hot chamber for zinc; vacuum-assisted, squeeze and semi-solid casting",
    ),
    row(
      "General tolerance, aluminium",
      [within(0.25, "mm", "first 25 mm"), within(0.025, "mm", "added for each further 25 mm")],
      "Standard class. Source: NADCA, as summarised by aluminum-part.com.",
    ),
    row(
      "Precision class, aluminium",
      [within(0.05, "mm", "first 25 mm"), within(0.025, "mm", "added for each further 25 mm")],
      "Costs more in the die and its care.",
    ),
    row("Added across the parting line", [
      between(0.14, 0.61, "mm", "aluminium, standard, by projected area"),
    ]),
    row("Largest part, longest side", [between(600, 1000, "mm", "by machine")]),
    row("Wall", [
      between(1.5, 4, "mm", "aluminium"),
      between(0.75, 2.5, "mm", "zinc"),
      between(1, 3, "mm", "magnesium"),
    ]),
    row("Draft", [
      between(1, 2, "°", "aluminium, outside"),
      between(2, 3, "°", "aluminium, inside"),
      between(0.5, 1, "°", "zinc"),
    ]),
    row("Roughness as cast", [
      between(1.6, 3.2, "µm Ra", "aluminium, new die"),
      between(0.8, 1.6, "µm Ra", "zinc"),
    ]),
    row("Die life", [
      between(100_000, 150_000, "shot", "aluminium"),
      between(250_000, 500_000, "shot", "magnesium"),
      between(500_000, 1_000_000, "shot", "zinc"),
    ]),
    row("Melt temperature", [
      between(640, 700, "°C", "aluminium"),
      between(400, 430, "°C", "zinc"),
      between(620, 680, "°C", "magnesium"),
    ]),
    row("First parts, with the die", [between(4, 8, "week")]),
    row("After casting", "Trimming, tumbling, CNC of bores and threads, impregnation, coating"),
    row("Quantity that makes sense", [
      between(1000, 1_000_000, "part", "aluminium"),
      atLeast(2000, "part", "zinc"),
    ]),
    row("Files", "STEP and a drawing that names the machined faces, the gate area and the show faces"),
  ],
  note: "Typical capability. Sources: NADCA S-4A as summarised by aluminum-part.com; handbook values.",
});

export const dieCastingRules = rulesInShort({
  heading: "Design rules in short",
  lead: "Metal must fill before it freezes and leave the die without drag. Walls, draft and radii decide both.",
  rows: [
    row(
      "Wall",
      [
        between(1.5, 4, "mm", "aluminium"),
        between(0.75, 2.5, "mm", "zinc"),
        between(1, 3, "mm", "magnesium"),
      ],
      "Even; thick lumps become porous.",
    ),
    row("Smallest wall", [exactly(1, "mm", "aluminium, small parts"), exactly(0.5, "mm", "zinc")]),
    row("Draft outside", [between(1, 2, "°", "aluminium"), between(0.5, 1, "°", "zinc")]),
    row("Draft inside and on cores", [between(2, 3, "°", "aluminium")]),
    row("Corners", "Radii inside and outside. Sharp corners crack the die and the part"),
    row("Holes", "Cored with draft; drill what must be exact or threaded"),
    row("Machined faces", "Few, flat and reachable in one or two clampings"),
    row("Undercuts", "Avoid. Each needs a slide in the die"),
  ],
  note: "Typical values. For machined faces and holes see the CNC machining guide; draft, ribs and bosses follow the logic of the molding guide.",
});
