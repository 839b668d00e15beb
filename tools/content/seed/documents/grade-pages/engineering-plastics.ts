import type { GradePageContent } from "../../grade-pages.ts";

export const engineeringPlastics: readonly GradePageContent[] = [
  {
    slug: "abs",
    title: "ABS",
    description:
      "ABS properties by form: molded, machined and printed. Strength, impact, Tg, heat deflection, chemicals, tolerances, finishes and alternatives.",
    summary: "The standard housing plastic: tough, easy to mold, easy to finish.",
    heading: "ABS: the standard plastic for housings",
    lead: "Tough at room temperature, dimensionally stable and easy to paint, plate and glue. ABS is the default for indoor housings, from one machined prototype to a million molded parts.",
    grades: ["im-abs", "cnc-abs", "fdm-abs-m30"],
    processes: [
      ["injection-molding", "Low, even shrinkage of 0.4–0.7% keeps parts flat."],
      ["cnc-machining", "Machines cleanly. Use sharp tools and no solvent-based coolant."],
      ["fdm-printing", "Weaker across the layers than along them."],
    ],
    verdict: "Use it for indoor housings that must look good and survive a drop.",
    reasons: [
      "The part is a housing, cover or handle used indoors",
      "It will be painted, plated, printed or glued",
      "The price matters more than heat or weather",
    ],
    limits: ["It sits in the sun", "It runs above 80 °C", "It contacts solvents, fuels or strong oils"],
    alternatives: [
      ["pc-abs", "It runs hotter, takes harder drops, or needs UL 94 V-0", "Costs more"],
      ["asa", "It stays outdoors", "Costs more, without withstanding more heat"],
      ["pc", "It must be clear, or tougher and hotter", "Costs more; solvents crack it under stress"],
      [
        "pa12-mjf",
        "You need dozens to hundreds of parts without a mold",
        "Fine-grained surface; dark colors only",
      ],
    ],
  },
  {
    slug: "pc",
    title: "Polycarbonate (PC)",
    description:
      "Polycarbonate properties by form: molded, machined and printed. Impact, Tg, heat deflection, chemicals, UV, tolerances, finishes and alternatives.",
    summary: "Clear and nearly unbreakable, to 120 °C.",
    heading: "Polycarbonate: clear and extremely tough",
    lead: "No other clear plastic takes impact like PC. It keeps its shape to 120 °C. Plan for its two weak points: scratches, and cracks from solvents under stress.",
    grades: ["im-pc", "cnc-pc", "fdm-pc"],
    processes: [
      ["injection-molding", "Dry the resin and give it draft. Molded-in stress causes later cracks."],
      ["cnc-machining", "Machined faces are matte. Polish them where you need to see through."],
      ["fdm-printing", "Strong and heat resistant, but never clear."],
    ],
    verdict: "Use it for guards, lenses and covers that must not break.",
    reasons: [
      "The part is clear and must withstand impact",
      "It runs at up to 120 °C",
      "It needs tight, even shrinkage: 0.5–0.7%",
    ],
    limits: [
      "It must stay scratch-free without a coating",
      "It contacts solvents, fuels or alkaline cleaners",
      "It is used for years outdoors without UV protection",
    ],
    alternatives: [
      ["pc-abs", "The part is opaque and molds more easily", "Less heat and impact strength"],
      ["pmma", "It must stay clear and scratch-free outdoors", "Brittle"],
      ["ppsu", "It goes through steam again and again", "Amber or opaque; high price"],
      [
        "abs",
        "The part is opaque, indoors, and price matters most",
        "80 °C at most, and less impact strength",
      ],
    ],
  },
  {
    slug: "pom-c",
    title: "POM-C (acetal)",
    description:
      "POM-C acetal copolymer properties, machined and molded. Strength, wear, Tm, water absorption, chemicals, tolerances and alternatives such as PA12.",
    summary: "The plastic for gears and tight fits: stable, slippery, easy to cut.",
    heading: "POM-C: the plastic for gears and tight fits",
    lead: "Acetal copolymer slides well, springs back and hardly absorbs water. It cuts like brass, so machined parts hold the tightest tolerances of the common plastics.",
    grades: ["cnc-pom-c", "im-pom"],
    processes: [
      ["cnc-machining", "Cuts cleanly without coolant. Rough, let it rest, then finish tight fits."],
      ["injection-molding", "Shrinks 1.8–2.2%: it needs even walls, and wider tolerances than ABS."],
    ],
    verdict: "Use it for gears, bushings, valve parts and snap fits.",
    reasons: [
      "Parts slide on metal or on each other",
      "Fits must stay the same in humid air",
      "The part snaps or springs thousands of times",
    ],
    limits: [
      "It must be painted or glued",
      "It needs a flame rating: POM burns",
      "It contacts strong acids or chlorine",
    ],
    alternatives: [
      ["abs", "The part is a housing that is painted or glued", "Wears fast where it slides"],
      ["pc", "The part must be clear or take heavy impact", "Solvents crack it; poor sliding"],
      [
        "pa12-sls",
        "You need sliding parts in complex shapes without a mold",
        "Wider tolerances than machined POM",
      ],
      ["pom-h", "It springs or carries more load in thin walls", "Porous center in thick stock"],
    ],
  },
];
