import type { GradePageContent } from "../../grade-pages.ts";

export const titaniumAndNickel: readonly GradePageContent[] = [
  {
    slug: "titanium-grade-5",
    title: "Titanium grade 5",
    seoTitle: "Titanium Grade 5 (Ti-6Al-4V): Properties",
    description:
      "Titanium grade 5, Ti-6Al-4V: strength, density, hardness, thermal data and corrosion, machined and printed by DMLS, with tolerances and alternatives.",
    summary: "Strong, light and immune to seawater, at a price.",
    heading: "Titanium grade 5 (Ti-6Al-4V): strong, light, immune to salt",
    lead: "Ti-6Al-4V combines the strength of alloy steel with 56% of its weight, and resists seawater and body fluids. Material and machining are expensive, so design parts that need little cutting.",
    grades: ["cnc-ti-gr5", "dmls-ti64", "cnc-ti-gr23"],
    processes: [
      ["cnc-machining", "Cuts slowly and wears tools: 3.5–5 times the machining cost of 6061."],
      ["dmls-printing", "Near-net shapes save material. Ask for HIP where fatigue matters."],
    ],
    verdict: "Use it where weight, corrosion and strength all count.",
    reasons: [
      "Steel is too heavy and aluminum too weak",
      "The part lives in seawater or touches the body",
      "It works warm, where aluminum loses strength",
    ],
    limits: [
      "Parts slide on each other: titanium galls",
      "Stiffness matters most: it bends 1.8 times as far as steel",
      "A cheaper alloy carries the load",
    ],
    alternatives: [
      [
        "aluminum-7075-t6",
        "It works cool and dry, at lower cost",
        "Needs a finish; loses strength when warm",
      ],
      [
        "316l",
        "Corrosion matters most and weight does not",
        "1.8 times the weight, a fraction of the strength",
      ],
      ["inconel-718", "It is loaded above about 300 °C", "Nearly twice the weight"],
      ["alsi10mg", "It is printed, and aluminum is strong enough", "About a quarter of the strength"],
    ],
  },
  {
    slug: "inconel-718",
    title: "Inconel 718",
    description:
      "Inconel 718 properties aged, machined and printed by DMLS: strength, hardness, service to about 650 °C, corrosion, tolerances and alternatives.",
    summary: "Nickel alloy that keeps its strength to about 650 °C.",
    heading: "Inconel 718: strength at red heat",
    lead: "718 yields above 1,000 MPa at room temperature and keeps most of that to about 650 °C. It is used in turbines, exhausts and rocket engines. Cutting it is slow, and printing avoids most of it.",
    grades: ["cnc-in718", "dmls-in718"],
    processes: [
      ["cnc-machining", "5–8 times the machining cost of 6061. Rough soft, age, then finish."],
      ["dmls-printing", "Print near net shape, and machine only the fits."],
    ],
    verdict: "Use it where steel and titanium lose their strength.",
    reasons: [
      "The part is loaded at 400 to 650 °C",
      "It must not creep or oxidize",
      "Corrosion and strength are both extreme",
    ],
    limits: [
      "A heat-resistant steel passes",
      "It runs above about 700 °C",
      "Weight matters most below 400 °C",
    ],
    alternatives: [
      ["titanium-grade-5", "Below about 300 °C, with low weight", "Loses strength when hot"],
      ["17-4ph", "Below about 300 °C, at lower cost", "Brittle after long heat"],
      ["316l", "Corrosion matters most and loads are low", "Far weaker"],
    ],
  },
];
