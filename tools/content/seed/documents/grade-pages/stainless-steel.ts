import type { GradePageContent } from "../../grade-pages.ts";

export const stainlessSteel: readonly GradePageContent[] = [
  {
    slug: "stainless-304",
    title: "Stainless 304",
    description:
      "Stainless steel 304 and 304L properties as bar, plate and sheet: strength, density, corrosion, bending, tolerances, finishes and alternatives.",
    summary: "The general stainless steel for food, kitchens and indoor use.",
    heading: "Stainless 304: the general stainless steel",
    lead: "304 resists water, food and most cleaners, welds well and bends without cracking. 304L is the low-carbon version for welded parts. Chlorides are its limit.",
    grades: ["cnc-ss-304", "sheet-ss-304"],
    processes: [
      [
        "cnc-machining",
        "Hardens as it is cut: 2–2.5 times the machining cost of 6061. For turned parts, ask for 303.",
      ],
      ["sheet-metal-fabrication", "Bends to 1–2 times its thickness, and springs back more than steel."],
    ],
    verdict: "Use it for food contact, frames and enclosures away from salt.",
    reasons: [
      "The part must not rust indoors or in fresh water",
      "It is welded or bent from sheet",
      "A brushed or polished metal surface is wanted",
    ],
    limits: [
      "It contacts salt, sweat, sea air or pool water",
      "It must be hard or wear slowly",
      "Weight matters",
    ],
    alternatives: [
      ["316l", "Chlorides are present: sea air, sweat, pools, cleaners", "Costs more, same strength"],
      ["aluminum-6061-t6", "Weight or machining cost matters most", "Alkaline cleaners etch it"],
      ["titanium-grade-5", "It must resist salt water and stay light", "Several times the cost"],
      ["stainless-303", "It is turned, dry and not welded", "Corrodes sooner"],
    ],
  },
  {
    slug: "316l",
    title: "Stainless 316L",
    description:
      "Stainless steel 316L properties as bar, sheet and DMLS print: strength, chloride resistance, tolerances, electropolishing, passivation, alternatives.",
    summary: "Stainless steel with molybdenum: for salt water, medical and chemical parts.",
    heading: "Stainless 316L: for marine, medical and chemical parts",
    lead: "Molybdenum makes 316L resist chlorides that pit 304. It is the standard for marine, medical and process parts, as bar, as sheet, and printed for shapes with internal channels.",
    grades: ["cnc-ss-316", "sheet-ss-316l", "dmls-316l"],
    processes: [
      ["cnc-machining", "Machines slowly: 2–2.5 times the cost of 6061."],
      ["sheet-metal-fabrication", "Bends to 1–2 times its thickness."],
      [
        "dmls-printing",
        "As printed, it yields at 470–530 MPa, far above annealed bar. Fits are machined afterward.",
      ],
    ],
    verdict: "Use it where 304 would pit.",
    reasons: [
      "The part contacts salt, sweat, chlorinated cleaners or body fluids",
      "It is electropolished for hygiene",
      "It has internal channels that only printing can make",
    ],
    limits: [
      "It must be hard: 316L cannot be hardened by heat",
      "It is used in dry indoor air, where 304 is enough",
      "Galling threads are a risk: stainless on stainless seizes",
    ],
    alternatives: [
      ["stainless-304", "The air is dry, and price matters", "Pits in chlorides"],
      ["titanium-grade-5", "Warm seawater, implants, or low weight", "Several times the cost"],
      ["aluminum-6061-t6", "Weight matters most and the part is anodized", "Not for alkaline cleaners"],
      ["inconel-718", "It is also hot and highly loaded", "Many times the cost"],
    ],
  },
  {
    slug: "stainless-303",
    title: "Stainless 303",
    description:
      "Stainless steel 303 properties: the free-machining grade for turned parts. Strength, density, corrosion limits, tolerances, passivation and 304 compared.",
    summary: "The stainless steel for turned parts: cuts fastest of the 300 series.",
    heading: "Stainless 303: the one to turn",
    lead: "Sulfur breaks the chips, so 303 cuts faster and cleaner than 304. It is the default for turned fittings, shafts and fasteners that stay dry. Do not weld it.",
    grades: ["cnc-ss-303"],
    processes: [["cnc-machining", "1.7 times the machining cost of 6061; 304 takes 2–2.5 times."]],
    verdict: "Use it for turned parts in dry or freshwater environments.",
    reasons: [
      "The part is turned in quantity",
      "Threads must come out clean",
      "Fresh water and indoor air are all it contacts",
    ],
    limits: ["It is welded", "It contacts salt or acids", "It is bent or formed"],
    alternatives: [
      ["stainless-304", "It is welded, bent or contacts food acids", "Slower to cut"],
      ["316l", "It contacts salt", "Slower to cut; costs more"],
      ["brass-c360", "It is a fitting, and speed matters most", "Weaker; contains lead"],
    ],
  },
  {
    slug: "17-4ph",
    title: "Stainless 17-4PH",
    description:
      "Stainless 17-4PH (630) properties in H900, machined and printed by DMLS: strength, hardness 40–47 HRC, corrosion, tolerances, aging and alternatives.",
    summary: "Stainless steel with the strength of tool steel.",
    heading: "Stainless 17-4PH: corrosion resistance at 40 HRC",
    lead: "17-4PH is machined soft, then aged at a low temperature to 40–47 HRC, with hardly any distortion. Use it for shafts, valve parts and tooling where 304 is too soft.",
    grades: ["cnc-ss-17-4", "dmls-17-4ph"],
    processes: [
      ["cnc-machining", "Machine in condition A, then age. It shrinks slightly: allow for it on tight fits."],
      ["dmls-printing", "Printed and aged to H900. Fits are machined afterward."],
    ],
    verdict: "Use it for loaded parts that must not rust.",
    reasons: [
      "The part needs more than 1,000 MPa and no rust",
      "It wears against seals or bearings",
      "It must hold its size through hardening",
    ],
    limits: [
      "It contacts chlorides: choose 316L",
      "It works above about 300 °C",
      "It is welded and not aged again",
    ],
    alternatives: [
      ["316l", "Corrosion matters most, not strength", "Yields at a seventh of the stress"],
      ["4140", "It is oiled or plated, and price matters most", "Rusts"],
      ["titanium-grade-5", "Weight matters most", "Costs more; galls"],
    ],
  },
];
