import type { GradePageContent } from "../../grade-pages.ts";

export const aluminum: readonly GradePageContent[] = [
  {
    slug: "aluminum-6061-t6",
    title: "Aluminum 6061-T6",
    description:
      "Aluminum 6061-T6 properties: yield 276 MPa, density, hardness, thermal and electrical data, corrosion, tolerances, anodizing and alternatives.",
    summary: "The default structural aluminum: strong enough, cheap to cut, anodizes well.",
    heading: "Aluminum 6061-T6: the default for machined parts",
    lead: "6061-T6 yields at 276 MPa, cuts fast, welds, resists weather and takes every kind of anodizing. Start here, and change only when a value in the table says so.",
    grades: ["cnc-al-6061", "sheet-al-6061"],
    processes: [
      ["cnc-machining", "The reference for machining cost. Thin plates can bow when the skin is cut."],
      [
        "sheet-metal-fabrication",
        "Cracks at tight bends: keep inside radii at 1.5–3 times the thickness, or use 5052.",
      ],
    ],
    verdict: "Use it for brackets, housings, plates and manifolds.",
    reasons: [
      "You need a good mix of strength, weight and price",
      "The part is anodized, in color or hard",
      "It is welded, or works outdoors",
    ],
    limits: [
      "It needs a yield strength above 276 MPa",
      "It is bent from sheet at a tight radius",
      "It wears on steel without a hard coating",
    ],
    alternatives: [
      [
        "aluminum-7075-t6",
        "Strength matters most: it yields at 503 MPa",
        "Does not weld, corrodes sooner, costs more",
      ],
      ["aluminum-5052-h32", "It is bent from sheet", "Weaker: yields at 193 MPa"],
      ["stainless-304", "The part sees alkaline cleaners or heat", "Three times the weight, slower to cut"],
      [
        "titanium-grade-5",
        "You need steel strength at 56% of its weight",
        "Machining costs 3.5–5 times as much",
      ],
    ],
  },
  {
    slug: "aluminum-7075-t6",
    title: "Aluminum 7075-T6",
    description:
      "Aluminum 7075-T6 properties: yield 503 MPa, density, hardness, thermal and electrical data, stress corrosion, tolerances, anodizing and alternatives.",
    summary: "The strong aluminum: yields at 503 MPa, at the weight of 6061.",
    heading: "Aluminum 7075-T6: aluminum with the strength of steel",
    lead: "7075-T6 carries nearly twice the load of 6061 at almost the same weight and stiffness. It pays off where 6061 would yield or its threads would wear out, but it needs protection from corrosion.",
    grades: ["cnc-al-7075"],
    processes: [
      ["cnc-machining", "Cuts cleanly and holds threads well. About 1.1 times the machining cost of 6061."],
    ],
    verdict: "Use it for loaded parts that must stay light.",
    reasons: [
      "6061 would yield, and there is no room for a larger section",
      "Threads and small features carry load",
      "Every gram counts, as in drones and racing",
    ],
    limits: [
      "It is welded",
      "It stays in salt water or humid air without a finish",
      "Stiffness is the problem: it bends as much as 6061",
    ],
    alternatives: [
      ["aluminum-6061-t6", "The part is welded, or 276 MPa is enough", "About half the yield strength"],
      [
        "titanium-grade-5",
        "It is also hot, or in salt water",
        "Costs 3.5–5 times as much to machine as 6061",
      ],
      [
        "stainless-304",
        "Corrosion or heat matters most, and weight does not",
        "Heavier, and weaker than 7075",
      ],
    ],
  },
  {
    slug: "aluminum-5052-h32",
    title: "Aluminum 5052-H32",
    description:
      "Aluminum 5052-H32 properties as sheet and plate: yield 193 MPa, bend radius, density, salt water, welding, tolerances, finishes and 6061 compared.",
    summary: "The aluminum sheet for bending and for salt water.",
    heading: "Aluminum 5052-H32: the sheet to bend",
    lead: "5052 folds at half to one sheet thickness without cracking, welds well and resists salt water better than the other common alloys. It is the default for chassis and enclosures.",
    grades: ["sheet-al-5052", "cnc-al-5052"],
    processes: [
      ["sheet-metal-fabrication", "Inside radius of 0.5–1.0 times the thickness."],
      ["cnc-machining", "Gummier than 6061. Choose it for plates exposed to salt water."],
    ],
    verdict: "Use it for bent chassis, brackets and marine covers.",
    reasons: ["The part is bent from sheet", "It contacts salt water or sea air", "It is welded"],
    limits: [
      "It needs a yield strength above 193 MPa",
      "It is milled with fine detail",
      "It must be hardened: heat treatment has no effect",
    ],
    alternatives: [
      ["aluminum-6061-t6", "The part is flat or milled, and carries load", "Cracks at tight bends"],
      ["stainless-304", "It must be harder, or take heat", "Three times the weight"],
      ["mild-steel-1018", "Low price and welding matter most", "Rusts; three times the weight"],
      ["copper-c110", "It carries current", "3.3 times the weight; costs more"],
    ],
  },
];
