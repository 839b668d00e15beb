import type { GradePageContent } from "../../grade-pages.ts";

export const highPerformancePlastics: readonly GradePageContent[] = [
  {
    slug: "peek",
    title: "PEEK",
    description:
      "PEEK 450G properties, machined and molded: 250 °C continuous use, Tm 343 °C, Tg 143 °C, strength, chemicals, wear, tolerances and alternatives.",
    summary: "The strongest common plastic for heat: 250 °C in continuous use.",
    heading: "PEEK: for heat, steam and chemicals",
    lead: "PEEK works at 250 °C for years, resists steam and nearly every solvent, and slides well. It machines cleanly to tight tolerances. The price limits it to parts that need all this.",
    grades: ["cnc-peek", "im-peek"],
    processes: [
      ["cnc-machining", "Anneal between roughing and finishing for tight fits."],
      ["injection-molding", "Needs a mold heated to about 180 °C, so that it crystallizes."],
    ],
    verdict: "Use it where other plastics melt, swell or wear out.",
    reasons: [
      "It works above 180 °C",
      "It contacts steam, solvents or hydraulic fluid",
      "It replaces metal to save weight",
    ],
    limits: [
      "A cheaper plastic passes the test",
      "It contacts concentrated sulfuric or nitric acid",
      "It is an implant: that takes a dedicated grade",
    ],
    alternatives: [
      ["pei", "170 °C is enough", "Solvents crack it; poor wear"],
      ["ppsu", "It is sterilized in steam, again and again", "Softer; not for sliding"],
      ["ptfe", "It is a seal that carries no load", "Creeps; weak"],
      [
        "pa66-gf30",
        "It is molded, loaded near 100–150 °C, and price matters most",
        "Acids attack it; absorbs water",
      ],
    ],
  },
  {
    slug: "pei",
    title: "PEI (ULTEM)",
    description:
      "PEI properties: ULTEM 1000 machined and molded, ULTEM 9085 and 1010 printed. Tg 217 °C, strength, flame rating, chemicals, tolerances, alternatives.",
    summary: "Strong, stiff, inherently flame retardant, to 170 °C.",
    heading: "PEI (ULTEM): strong and flame retardant to 170 °C",
    lead: "Polyetherimide is the strongest unfilled amorphous plastic on this list. It resists flame without additives, can be sterilized, and is printed by FDM for aircraft interiors.",
    grades: ["cnc-pei", "im-pei", "fdm-ultem-9085", "fdm-ultem-1010"],
    processes: [
      ["cnc-machining", "Avoid coolants that crack it, and anneal parts with tight tolerances."],
      ["injection-molding", "Shrinks only 0.5–0.7%, evenly."],
      ["fdm-printing", "ULTEM 9085 loses half its strength across the layers."],
    ],
    verdict: "Use it for hot electrical parts, and cabin or medical parts.",
    reasons: [
      "It runs at up to 170 °C under load",
      "It needs a flame rating without additives",
      "It insulates, and must hold its dimensions",
    ],
    limits: [
      "It contacts ketones or chlorinated solvents",
      "It slides or wears",
      "It takes hard impact: notches break it",
    ],
    alternatives: [
      ["peek", "It sees solvents, wear or 250 °C", "Several times the price"],
      ["ppsu", "It takes impact and many steam cycles", "Less stiff and strong"],
      ["pc", "120 °C is enough", "Needs a V-0 grade to resist flame"],
    ],
  },
  {
    slug: "ppsu",
    title: "PPSU (Radel)",
    description:
      "PPSU Radel R-5000 properties: more than 1,000 autoclave cycles, Tg 220 °C, impact 690 J/m, chemicals, tolerances and alternatives such as PEI and PEEK.",
    summary: "The plastic for the autoclave: tough after 1,000 cycles.",
    heading: "PPSU: tough after a thousand steam cycles",
    lead: "PPSU withstands more than 1,000 autoclave cycles and stays tough, where PEI and PC crack. It is the standard for handles, trays and trial implants in hospitals.",
    grades: ["cnc-ppsu"],
    processes: [["cnc-machining", "Machines cleanly. Anneal parts with tight tolerances to relieve stress."]],
    verdict: "Use it for parts that are sterilized again and again.",
    reasons: ["It goes through steam at 134 °C every day", "It is dropped in use", "Strong cleaners wash it"],
    limits: [
      "It contacts ketones or aromatic solvents",
      "It stays in the sun",
      "It slides or carries high load: choose PEEK",
    ],
    alternatives: [
      ["peek", "It also slides, or contacts solvents", "Several times the price"],
      ["pei", "It must be stiffer, with fewer steam cycles", "Brittle at notches"],
      ["pc", "It must be clear, and is sterilized a few times without steam", "Steam breaks it down"],
    ],
  },
  {
    slug: "ptfe",
    title: "PTFE",
    description:
      "PTFE properties: lowest friction, 260 °C, nearly complete chemical resistance, creep, expansion, machining tolerances and alternatives such as PEEK.",
    summary: "The slipperiest plastic, and nearly nothing attacks it.",
    heading: "PTFE: lowest friction, nearly total resistance",
    lead: "PTFE slides best, seals at 260 °C and resists nearly every chemical. It is soft and creeps under load, so it is used in captured seals and liners, not in structural parts.",
    grades: ["cnc-ptfe"],
    processes: [
      ["cnc-machining", "Measure at a stated temperature: it changes size near 19 °C. Wide tolerances."],
    ],
    verdict: "Use it for seals, seats and liners.",
    reasons: [
      "It seals against aggressive chemicals",
      "Friction must be as low as possible",
      "It insulates at high frequency",
    ],
    limits: [
      "It carries load without support: it creeps",
      "It needs tight fits",
      "It must be glued without etching",
    ],
    alternatives: [
      ["peek", "It carries load, hot", "More friction; costs more"],
      ["pom-c", "It slides at room temperature under load", "100 °C at most; acids attack it"],
      ["pe-hd", "It slides slowly, cool and at low cost: UHMW-PE", "80 °C at most"],
    ],
  },
];
