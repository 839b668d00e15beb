import type { GradePageContent } from "../../grade-pages.ts";

export const titanium: readonly GradePageContent[] = [
  {
    slug: "titanium-grade-5",
    title: "Titanium grade 5",
    seoTitle: "Titanium Grade 5 (Ti-6Al-4V): Properties",
    description:
      "Titanium grade 5, Ti-6Al-4V: strength, density, hardness, thermal data and corrosion, machined and printed by DMLS, with tolerances and alternatives.",
    summary: "Strong, light and immune to seawater, at a price.",
    heading: "Titanium grade 5 (Ti-6Al-4V): strong, light, immune to salt",
    lead: "Ti-6Al-4V combines the strength of alloy steel with 56% of its weight, and resists seawater and body fluids. Material and machining are expensive, so remove little.",
    grades: ["cnc-ti-gr5", "dmls-ti64", "cnc-ti-gr23"],
    processes: [
      ["cnc-machining", "Cuts slowly and wears tools: 3.5–5 times the machining cost of 6061."],
      ["dmls-printing", "Near-net shapes save material. Ask for HIP where fatigue matters."],
    ],
    verdict: "Take it where weight, corrosion and strength all count.",
    reasons: [
      "Steel is too heavy and aluminum too weak",
      "The part lives in seawater or touches the body",
      "It works warm, where aluminum loses strength",
    ],
    limits: [
      "Parts slide on each other: titanium galls",
      "Stiffness decides: it bends 1.8 times as far as steel",
      "A cheaper alloy passes the load case",
    ],
    alternatives: [
      [
        "aluminum-7075-t6",
        "Room temperature, no salt, lower cost",
        "Needs a finish; loses strength when warm",
      ],
      ["316l", "Corrosion decides and weight does not", "1.8 times the weight, a fraction of the strength"],
      ["stainless-304", "The part is cheap and stays dry", "Heavy, and weaker"],
    ],
  },
];
