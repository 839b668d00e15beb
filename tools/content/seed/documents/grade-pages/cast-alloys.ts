import type { GradePageContent } from "../../grade-pages.ts";

export const castAlloys: readonly GradePageContent[] = [
  {
    slug: "a380",
    title: "Aluminum A380",
    description:
      "Aluminum A380 die casting alloy: strength, yield, hardness, melting range, thermal conductivity, corrosion, wall, tolerances, finishes, and ADC12 compared.",
    summary: "The all-purpose die casting alloy of North America.",
    heading: "Aluminum A380: the all-purpose die casting alloy",
    lead: "A380 fills well, is strong as cast and machines easily. It is the default for cast housings and brackets in North America. Its copper content reduces corrosion resistance, so plan on a coating.",
    grades: ["dc-a380"],
    processes: [["die-casting", "Drill and tap after casting. Deep cuts open pores below the casting skin."]],
    verdict: "Use it for housings and brackets from about 1,000 pieces.",
    reasons: [
      "The part has ribs, bosses and thin walls in quantity",
      "It carries load and conducts heat",
      "It is powder coated or e-coated",
    ],
    limits: ["It is anodized for looks", "It is welded or heat-treated", "It stays bare outdoors"],
    alternatives: [
      ["adc12", "The part is cast in Asia, or has fine ribs", "Slightly weaker"],
      ["zamak-3", "It is small, detailed and plated", "2.4 times the weight; creeps when warm"],
      ["aluminum-6061-t6", "You need a few, or more ductility", "Machined from solid"],
    ],
  },
  {
    slug: "adc12",
    title: "Aluminum ADC12",
    seoTitle: "Aluminum ADC12 (383): Properties",
    description:
      "Aluminum ADC12, also called 383: strength, yield, hardness, melting range, thermal conductivity, corrosion, wall, tolerances, finishes and A380 compared.",
    summary: "The standard die casting alloy of Asia: fills thin walls.",
    heading: "Aluminum ADC12 (383): fills thin walls",
    lead: "ADC12 is the Asian counterpart of A380. More silicon makes it flow better and crack less in the die, at slightly lower strength. It is the usual choice for electronics housings.",
    grades: ["dc-adc12"],
    processes: [["die-casting", "Fills thinner ribs than A380. Drill and tap after casting."]],
    verdict: "Use it for thin, detailed castings made in Asia.",
    reasons: [
      "Walls are thin or ribs are fine",
      "The die is in Asia, where it is the stock alloy",
      "The part is painted, powder coated or e-coated",
    ],
    limits: ["It is anodized for looks", "It needs ductility: it stretches 3.5%", "It stays bare near salt"],
    alternatives: [
      ["a380", "The part is cast in North America", "Fills slightly less well"],
      ["zamak-3", "It is small and plated", "2.4 times the weight"],
      ["alsi10mg", "You need a few complex parts without a die", "Printed: high price per part"],
    ],
  },
  {
    slug: "zamak-3",
    title: "Zamak 3",
    description:
      "Zamak 3 zinc die casting alloy: strength, yield, hardness, melting range, creep, plating, wall, tolerances, and Zamak 5 and aluminum compared.",
    summary: "The default zinc alloy: fine detail, made for plating.",
    heading: "Zamak 3: fine detail, made for plating",
    lead: "Zinc fills walls below 1 mm, holds tight tolerances and takes chrome like no other casting. Its low casting temperature makes dies last. It is heavy, and creeps when warm.",
    grades: ["dc-zamak-3", "dc-zamak-5"],
    processes: [["die-casting", "Walls from 0.75 mm. Threads and holes can often be cast to size."]],
    verdict: "Use it for locks, trim, connectors and small gears.",
    reasons: [
      "The part is small, with fine detail",
      "It is plated or polished",
      "It needs tighter cast tolerances than aluminum",
    ],
    limits: ["Weight matters", "It carries constant load above about 100 °C", "It stays bare in humid air"],
    alternatives: [
      ["a380", "The part is large, warm or light", "Coarser detail; faces need machining"],
      ["adc12", "It is a thin housing that must be light", "Poor plating"],
      ["brass-c360", "You need a few turned parts", "Machined; contains lead"],
    ],
  },
  {
    slug: "alsi10mg",
    title: "AlSi10Mg",
    description:
      "AlSi10Mg for metal 3D printing (DMLS): strength, yield, elongation, density, stress relief, tolerances, machining, finishes and 6061 compared.",
    summary: "The printed aluminum for light brackets and heat exchangers.",
    heading: "AlSi10Mg: printed aluminum for complex shapes",
    lead: "AlSi10Mg prints thin walls, channels and lattices that no tool can reach, at 60% of the density of titanium. Fits and sealing faces are machined afterward.",
    grades: ["dmls-alsi10mg"],
    processes: [
      ["dmls-printing", "Stress relief comes before cutting from the plate. Allow stock on machined faces."],
    ],
    verdict: "Use it for light parts with channels or lattices.",
    reasons: [
      "Internal channels cool or carry fluid",
      "Several parts become one",
      "You need one to fifty, fast",
    ],
    limits: [
      "It is anodized for looks",
      "A milled part does the same",
      "It needs a yield strength above 270 MPa",
    ],
    alternatives: [
      ["aluminum-6061-t6", "A mill reaches every face", "No internal channels"],
      ["titanium-grade-5", "It needs strength, heat or salt resistance", "Heavier and more expensive"],
      ["adc12", "You will need thousands later", "Needs a die"],
    ],
  },
];
