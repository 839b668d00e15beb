import type { GradePageContent } from "../../grade-pages.ts";

export const commodityPlastics: readonly GradePageContent[] = [
  {
    slug: "asa",
    title: "ASA",
    description:
      "ASA properties, molded and printed by FDM: strength, Tg, heat deflection, UV and weather resistance, chemicals, tolerances, finishes, alternatives.",
    summary: "ABS for outdoors: processed the same way, far better in the sun.",
    heading: "ASA: the outdoor version of ABS",
    lead: "ASA handles like ABS but keeps its color and toughness in sun and rain. It is the default for outdoor housings, molded by the thousand or printed one at a time.",
    grades: ["im-asa", "fdm-asa"],
    processes: [
      ["injection-molding", "Shrinks like ABS, 0.4–0.7%, so it often fits an ABS mold."],
      ["fdm-printing", "Prints large outdoor covers. Weaker across the layers."],
    ],
    verdict: "Use it for housings, covers and trim that live outdoors.",
    reasons: [
      "The part sits in the sun and must keep its color",
      "You want the toughness and finish of ABS",
      "A printed prototype must match the molded part in weather",
    ],
    limits: [
      "It runs above about 85 °C",
      "It contacts solvents or fuels",
      "It is indoors, where ABS costs less",
    ],
    alternatives: [
      ["abs", "The part stays indoors", "Yellows and turns brittle in the sun"],
      ["pc", "It must take hard impact or more heat", "Needs UV protection outdoors; costs more"],
      ["pmma", "The part is clear", "Brittle"],
    ],
  },
  {
    slug: "pc-abs",
    title: "PC/ABS",
    description:
      "PC/ABS blend properties, molded and printed: impact, heat deflection, V-0 grades, chemicals, tolerances, finishes and alternatives such as ABS and PC.",
    summary: "The blend for electronics housings: hotter and tougher than ABS.",
    heading: "PC/ABS: tough housings for electronics",
    lead: "PC/ABS adds heat and impact strength to ABS and molds more easily than PC. Flame-rated grades make it the usual choice for displays, chargers and car interiors.",
    grades: ["im-pc-abs", "fdm-pc-abs"],
    processes: [
      ["injection-molding", "Shrinks 0.5–0.7% and fits most ABS molds. Dry the resin."],
      ["fdm-printing", "For large, tough housings. Weaker across the layers."],
    ],
    verdict: "Use it for housings that run warm, drop, or need UL 94 V-0.",
    reasons: [
      "ABS would soften or break",
      "The housing needs a V-0 grade",
      "The part is painted or plated afterward",
    ],
    limits: ["The part is clear", "It stays outdoors without paint", "It contacts solvents or fuels"],
    alternatives: [
      ["abs", "The part stays cool and price matters most", "Less heat, less impact strength"],
      ["pc", "You need clear parts or the most toughness", "Harder to mold; solvents crack it"],
      ["asa", "The part stays outdoors", "Less heat and impact strength"],
    ],
  },
  {
    slug: "pp",
    title: "Polypropylene (PP)",
    description:
      "Polypropylene properties, molded, machined and printed: strength, Tm, chemicals, living hinges, shrinkage, tolerances and alternatives such as HDPE.",
    summary: "Light, cheap and chemical resistant, with living hinges.",
    heading: "Polypropylene: light, chemical resistant, made for hinges",
    lead: "PP resists acids, alkalis and alcohols, and bends again and again in a thin hinge. It is the lightest common plastic. Plan for shrinkage, and for brittleness in the cold.",
    grades: ["im-pp", "cnc-pp", "powder-pp"],
    processes: [
      ["injection-molding", "Shrinks 1.0–2.5%: sinks and warps in thick or uneven walls."],
      ["cnc-machining", "Soft and springy: it needs sharp tools and wide tolerances."],
      ["mjf-printing", "Printed PP can be welded to molded PP."],
    ],
    verdict: "Use it for caps, clips, tanks, and boxes with a hinge.",
    reasons: [
      "The part has a living hinge",
      "It contacts acids, alkalis or cleaners",
      "It must be light, and cheap in quantity",
    ],
    limits: [
      "It must be glued or painted without pretreatment",
      "It needs flat faces or tight tolerances",
      "It takes impact near 0 °C and is a homopolymer",
    ],
    alternatives: [
      ["pe-hd", "It must stay tough in the cold", "Softer, and shrinks more"],
      ["abs", "You need flat faces, paint or gloss", "Solvents attack it"],
      ["pa12-mjf", "You print clips and boxes without a mold", "Absorbs some water"],
    ],
  },
  {
    slug: "pe-hd",
    title: "HDPE (PE-HD)",
    description:
      "HDPE properties, molded and machined: strength, Tm, cold impact, chemicals, food contact, shrinkage, tolerances, and alternatives such as PP and PTFE.",
    summary: "Tough in the cold, easy to clean, cheap.",
    heading: "HDPE: tough in the cold and easy to clean",
    lead: "High-density polyethylene stays tough well below freezing, resists most chemicals and absorbs no water. It is soft and shrinks a lot, so keep tolerances wide.",
    grades: ["im-hdpe", "cnc-hdpe", "cnc-uhmw"],
    processes: [
      ["injection-molding", "Shrinks 1.5–4.0%: it needs even walls and wide tolerances."],
      ["cnc-machining", "Cuts fast and moves when stress is released. UHMW-PE is machined the same way."],
    ],
    verdict: "Use it for containers, cutting boards, guides and wear strips.",
    reasons: [
      "The part is used below freezing",
      "It touches food or is washed every day",
      "It slides slowly: then choose UHMW-PE",
    ],
    limits: [
      "It carries load above 80 °C",
      "It must be glued or painted",
      "It needs stiffness or tight fits",
    ],
    alternatives: [
      ["pp", "It must be stiffer, runs warmer or has a hinge", "Brittle near 0 °C as a homopolymer"],
      ["pom-c", "It needs tight fits and stiffness", "Costs more; acids attack it"],
      ["ptfe", "It needs the lowest friction, or 260 °C", "Several times the price; creeps"],
    ],
  },
  {
    slug: "pmma",
    title: "Acrylic (PMMA)",
    description:
      "Acrylic PMMA properties, cast and molded: clarity, UV and weather resistance, strength, Tg, crazing, polishing, tolerances, and alternatives such as PC.",
    summary: "The clearest plastic, and it stays clear outdoors.",
    heading: "Acrylic (PMMA): the clearest plastic, indoors and out",
    lead: "PMMA is clearer and harder than polycarbonate and does not yellow in the sun. It is brittle: it breaks at 3–6% strain, so keep it away from impact.",
    grades: ["cnc-pmma", "im-pmma"],
    processes: [
      ["cnc-machining", "Choose cast plate. Polish by hand, flame or vapor, and anneal to avoid crazing."],
      ["injection-molding", "Flow and weld lines stay visible. Give lenses even walls."],
    ],
    verdict: "Use it for lenses, light guides, windows and displays.",
    reasons: [
      "Light must pass without tint, for years",
      "The part stays outdoors",
      "The surface must resist scratches better than PC",
    ],
    limits: ["It takes impact or bolts near an edge", "It is cleaned with alcohol", "It runs above 80 °C"],
    alternatives: [
      ["pc", "It must not break", "Scratches, and yellows outdoors without protection"],
      ["sla-clear", "You need one clear model this week", "Yellows in light; softens near 50 °C"],
      ["urethane-clear", "You need a few dozen clear parts", "Less clear, and it ages"],
    ],
  },
];
