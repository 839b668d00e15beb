import type { GradePageContent } from "../../grade-pages.ts";

export const stainlessSteel: readonly GradePageContent[] = [
  {
    slug: "stainless-304",
    title: "Stainless 304",
    description:
      "Stainless steel 304 and 304L properties as bar, plate and sheet: strength, density, corrosion, bending, tolerances, finishes and alternatives.",
    summary: "The general stainless steel for food, kitchens and dry rooms.",
    heading: "Stainless 304: the general stainless steel",
    lead: "304 resists water, food and most cleaners, welds well and bends without cracking. 304L is the low-carbon version for welded parts. Chlorides are its limit.",
    grades: ["cnc-ss-304", "sheet-ss-304"],
    processes: [
      [
        "cnc-machining",
        "Hardens as it is cut: 2–2.5 times the machining cost of 6061. For turned parts ask for 303.",
      ],
      ["sheet-metal-fabrication", "Bends to 1–2 times its thickness, and springs back more than steel."],
    ],
    verdict: "Take it for food contact, frames and enclosures away from salt.",
    reasons: [
      "The part must not rust indoors or in fresh water",
      "It is welded or bent from sheet",
      "A brushed or polished metal surface is wanted",
    ],
    limits: [
      "It meets salt, sweat, sea air or pool water",
      "It must be hard or wear slowly",
      "Weight matters",
    ],
    alternatives: [
      ["316l", "Chlorides are near: sea air, sweat, pools, cleaners", "Costs more, same strength"],
      ["aluminum-6061-t6", "Weight or machining cost decides", "Alkaline cleaners etch it"],
      ["titanium-grade-5", "It must resist salt water and stay light", "Several times the cost"],
    ],
  },
  {
    slug: "316l",
    title: "Stainless 316L",
    description:
      "Stainless steel 316L properties as bar, sheet and DMLS print: strength, chloride resistance, tolerances, electropolishing, passivation, alternatives.",
    summary: "Stainless steel with molybdenum: for salt, medical parts and chemistry.",
    heading: "Stainless 316L: for salt, medicine and chemistry",
    lead: "Molybdenum makes 316L resist chlorides that pit 304. It is the standard for marine, medical and process parts, as bar, as sheet, and printed for shapes with inner channels.",
    grades: ["cnc-ss-316", "sheet-ss-316l", "dmls-316l"],
    processes: [
      ["cnc-machining", "Machines slowly: 2–2.5 times the cost of 6061."],
      ["sheet-metal-fabrication", "Bends to 1–2 times its thickness."],
      [
        "dmls-printing",
        "Printed it yields at 470–530 MPa, far above annealed bar. Fits are machined afterward.",
      ],
    ],
    verdict: "Take it where 304 would pit.",
    reasons: [
      "The part meets salt, sweat, chlorinated cleaners or body fluids",
      "It is electropolished for hygiene",
      "It has inner channels that only printing can make",
    ],
    limits: [
      "It must be hard: 316L cannot be hardened by heat",
      "It is used in dry rooms, where 304 does the same",
      "Galling threads are a risk: stainless on stainless seizes",
    ],
    alternatives: [
      ["stainless-304", "The room is dry, and price matters", "Pits in chlorides"],
      ["titanium-grade-5", "Warm seawater, implants, or low weight", "Several times the cost"],
      ["aluminum-6061-t6", "Weight decides and the part is anodized", "Not for alkaline cleaners"],
    ],
  },
];
