import type { GradePageContent } from "../../grade-pages.ts";

export const steelCopperAndBrass: readonly GradePageContent[] = [
  {
    slug: "mild-steel-1018",
    title: "Mild steel 1018",
    description:
      "Mild steel 1018 cold drawn: yield 370 MPa, hardness, density, welding, case hardening, machining, tolerances, zinc plating and alternatives.",
    summary: "The low-cost steel for pins, brackets and welded parts.",
    heading: "Mild steel 1018: the low-cost steel to weld and machine",
    lead: "1018 is cheap, welds without preheating and case hardens. Cold drawing gives bar that often needs no more machining on its outside. It rusts, so plan on a finish.",
    grades: ["cnc-steel-1018", "sheet-dc01"],
    processes: [
      ["cnc-machining", "1.4 times the machining cost of 6061. Cold-drawn bar can bow when cut on one side."],
      [
        "sheet-metal-fabrication",
        "As sheet: cold-rolled DC01 or 1008, which bends at 0.5–1.0 times its thickness.",
      ],
    ],
    verdict: "Use it for pins, spacers, brackets and fixtures.",
    reasons: [
      "Price matters most, and weight does not",
      "The part is welded",
      "A hard skin on a tough core is enough",
    ],
    limits: [
      "It must not rust without a coating",
      "It needs a yield strength above 370 MPa",
      "It is hardened through",
    ],
    alternatives: [
      ["4140", "It is highly loaded or hardened through", "Costs more; welds only with preheating"],
      ["stainless-304", "It must not rust", "Slower to cut"],
      ["aluminum-6061-t6", "Weight or machining time matters most", "A third of the stiffness"],
      ["spring-steel", "It is a thin clip that must spring back", "Strip only"],
    ],
  },
  {
    slug: "4140",
    title: "Alloy steel 4140",
    description:
      "Alloy steel 4140 (42CrMo4), annealed and pre-hardened to 28–32 HRC: strength, hardness, nitriding, machining, tolerances, finishes and alternatives.",
    summary: "The steel for loaded shafts and tooling; hardens through.",
    heading: "Alloy steel 4140: for loaded shafts and tooling",
    lead: "Chromium and molybdenum let 4140 harden through. Bought pre-hardened at 28–32 HRC, it reaches about 900–1,000 MPa and needs no heat treatment after cutting.",
    grades: ["cnc-steel-4140"],
    processes: [["cnc-machining", "Order it pre-hardened to avoid distortion. Nitride it for wear."]],
    verdict: "Use it for shafts, gears, bolts and fixtures under load.",
    reasons: [
      "The part carries changing or shock loads",
      "It is nitrided or induction hardened",
      "It must hold its size after cutting",
    ],
    limits: [
      "It must not rust without a coating",
      "It is welded without preheating",
      "Mild steel carries the load",
    ],
    alternatives: [
      ["mild-steel-1018", "Loads are low, or it is welded", "About half the strength"],
      ["17-4ph", "It must not rust", "Costs more"],
      ["spring-steel", "The part is a thin spring or clip", "Strip only"],
    ],
  },
  {
    slug: "spring-steel",
    title: "Spring steel",
    seoTitle: "Spring Steel 65Mn / 1075: Properties",
    description:
      "Spring steel strip 65Mn and 1075, with stainless 301 full-hard: strength, elongation, bend radius, tempering, tolerances, finishes, alternatives.",
    summary: "Strip for clips and flat springs, 0.2–2 mm thick.",
    heading: "Spring steel: strip for clips and flat springs",
    lead: "65Mn and 1075 strip is cut and bent soft, then hardened and tempered to spring back. Stainless 301 full-hard comes ready hardened and does not rust.",
    grades: ["sheet-spring-steel", "sheet-ss-301"],
    processes: [
      [
        "sheet-metal-fabrication",
        "Inside radius of 2–5 times the thickness. Bend across the rolling direction.",
      ],
    ],
    verdict: "Use it for clips, contacts and flat springs.",
    reasons: ["The part flexes and must return", "It is thin: 0.2–2 mm", "It is made in quantity from strip"],
    limits: [
      "It rusts without a coating: choose 301",
      "It has tight bends",
      "It conducts current: choose copper alloys",
    ],
    alternatives: [
      ["17-4ph", "It is a thick or milled spring", "Machined from bar"],
      ["stainless-304", "It is bent, not springy", "Takes a permanent bend"],
      ["4140", "It is thick and loaded", "Not sold as thin strip"],
    ],
  },
  {
    slug: "brass-c360",
    title: "Brass C360",
    description:
      "Brass C360 (CuZn36Pb3) free-machining brass: strength, hardness, conductivity, corrosion, lead content, tolerances, plating and alternatives.",
    summary: "The metal that machines fastest: fittings and turned parts.",
    heading: "Brass C360: the reference for fast machining",
    lead: "C360 is the 100% mark of the machinability scale. Fittings, valves and inserts turn fast, with clean threads. It contains lead, so check the rules for drinking water.",
    grades: ["cnc-brass-c360"],
    processes: [["cnc-machining", "0.9 times the machining cost of 6061. Chips break on their own."]],
    verdict: "Use it for fittings, valves, inserts and knobs.",
    reasons: [
      "It is turned in quantity, with threads",
      "A warm metallic or plated look is wanted",
      "It contacts fresh water or air",
    ],
    limits: ["Lead is not allowed", "It contacts ammonia, acids or seawater", "It is welded or bent cold"],
    alternatives: [
      ["copper-c110", "It carries current or heat", "Gummy: slow to cut"],
      ["stainless-303", "It must be stronger and free of lead", "Nearly twice the machining cost"],
      ["zamak-3", "Thousands of small plated parts", "Needs a die"],
    ],
  },
  {
    slug: "copper-c110",
    title: "Copper C110",
    description:
      "Copper C110 (Cu-ETP) as bar and sheet: 100% IACS, thermal conductivity 388–391 W/(m·K), strength, machining, bending, plating and alternatives.",
    summary: "The conductor: 100% IACS for busbars and heat sinks.",
    heading: "Copper C110: for current and heat",
    lead: "C110 conducts current at 100% IACS and heat more than twice as well as 6061. It bends and solders well, and cuts slowly because it is soft and gummy.",
    grades: ["cnc-copper-c110", "sheet-copper"],
    processes: [
      [
        "cnc-machining",
        "20% machinability: it takes sharp tools, and leaves burrs to remove. For many threads, ask for tellurium copper C145.",
      ],
      ["sheet-metal-fabrication", "Bends at 0.5–1.0 times its thickness."],
    ],
    verdict: "Use it for busbars, contacts and heat spreaders.",
    reasons: [
      "Current or heat matters most",
      "It is bent or soldered",
      "It is plated with tin, nickel or silver",
    ],
    limits: [
      "Weight matters: aluminum conducts more per gram",
      "It must be strong",
      "It is brazed in hydrogen",
    ],
    alternatives: [
      ["aluminum-6061-t6", "Weight or price matters most", "43% of the conductivity"],
      ["brass-c360", "Threads and turning matter most", "About a quarter of the conductivity"],
      ["aluminum-5052-h32", "It is a bent sheet that carries little current", "A third of the conductivity"],
    ],
  },
];
