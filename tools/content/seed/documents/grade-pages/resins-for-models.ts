import type { GradePageContent } from "../../grade-pages.ts";

export const resinsForModels: readonly GradePageContent[] = [
  {
    slug: "sla-abs-like",
    title: "ABS-like SLA resin",
    description:
      "ABS-like SLA resins Accura 25, Xtreme, EvoLVe 128 and Taurus: strength, elongation, heat deflection, light aging, tolerances, paint and alternatives.",
    summary: "Smooth white or gray prototypes that look molded.",
    heading: "ABS-like SLA resin: prototypes that look molded",
    lead: "These resins give the smoothest prints and take paint like a molded part. They copy the look and stiffness of ABS, not its life: light ages them, and they soften near 50 °C.",
    grades: ["sla-accura-25", "sla-accura-xtreme", "sla-evolve-128", "sla-taurus"],
    processes: [["sla-printing", "Supports leave marks: tell us which faces are visible."]],
    verdict: "Use it for design models, fit checks and masters.",
    reasons: [
      "Surface and detail matter most",
      "The part is painted or becomes a casting master",
      "You need it in days",
    ],
    limits: ["It works above 50 °C", "Clips flex many times", "It stays in light for months"],
    alternatives: [
      ["pa12-mjf", "The part is used, not shown", "Fine-grained surface"],
      ["urethane-abs-like", "You need 5 to 100 parts that look molded", "Needs a master and a mold"],
      ["abs", "The test needs the real plastic", "Machined or molded"],
    ],
  },
  {
    slug: "sla-clear",
    title: "Clear SLA resin",
    description:
      "Clear SLA resins WaterShed XC 11122 and Accura ClearVue: clarity, strength, heat deflection, yellowing, polishing, tolerances and alternatives.",
    summary: "Clear prints that show flow and light paths.",
    heading: "Clear SLA resin: see inside the part",
    lead: "Polished and lacquered, clear SLA parts show flow, light paths and assemblies within days. Without a UV lacquer they yellow, and they soften near 50 °C.",
    grades: ["sla-watershed", "sla-clearvue", "sla-accura-60"],
    processes: [
      ["sla-printing", "Inside faces that no tool reaches stay matte. Split the part to polish them."],
    ],
    verdict: "Use it for flow models, light pipes and lens studies.",
    reasons: ["You need to see inside", "One to five clear parts are enough", "Shape changes every week"],
    limits: ["It stays clear outdoors for years", "It holds hot water", "It is dropped"],
    alternatives: [
      ["pmma", "It must be optically clear and stay so", "Machined: simpler shapes"],
      ["urethane-clear", "You need a few dozen clear parts", "Needs a polished master"],
      ["pc", "It must not break", "Machined faces need polishing"],
      ["sla-abs-like", "It doesn't have to be clear", "Opaque"],
    ],
  },
  {
    slug: "urethane-abs-like",
    title: "ABS-like casting resin",
    description:
      "ABS-like polyurethane for vacuum casting: Hei-Cast 8150, UP 4280 and PX 223 HT. Strength, heat, hardness, color, tolerances and alternatives to molding.",
    summary: "Rigid castings that look and feel like molded ABS.",
    heading: "ABS-like casting resin: molded look without a steel mold",
    lead: "Cast in silicone, these polyurethanes match the stiffness and surface of molded ABS in runs of 5 to 100. Pigment is mixed in, and texture comes from the master.",
    grades: ["pu-8150", "pu-up-4280", "pu-px-223"],
    processes: [
      [
        "urethane-casting",
        "Each silicone mold makes 10 to 25 parts. Wall, texture and gloss follow the master.",
      ],
    ],
    verdict: "Use it for pilot runs and trade-show housings.",
    reasons: [
      "You need 5 to 100 housings",
      "Color and texture must match the product",
      "A steel mold is not justified yet",
    ],
    limits: [
      "It works hot without PX 223 HT",
      "Clips flex for years",
      "Thousands follow soon: build the mold",
    ],
    alternatives: [
      ["abs", "Quantities justify a mold", "Weeks for the mold"],
      ["pa12-mjf", "Strength matters more than looks", "Fine-grained surface; dark colors"],
      ["sla-abs-like", "You need only one or two", "Ages in light"],
    ],
  },
  {
    slug: "urethane-clear",
    title: "Clear casting resin",
    description:
      "Clear polyurethane for vacuum casting: Hei-Cast 8744 and PX 521HT. Clarity, strength, Tg, yellowing, tolerances, polishing, and alternatives to PMMA.",
    summary: "Water-clear castings for lenses and covers, in small runs.",
    heading: "Clear casting resin: small runs of clear parts",
    lead: "Clear polyurethane copies a polished master into a few dozen lenses or covers. It is tougher than acrylic, and less clear. A UV lacquer slows yellowing.",
    grades: ["pu-8744", "pu-px-521"],
    processes: [
      ["urethane-casting", "Every scratch of the master is copied. Clear resin wears the mold sooner."],
    ],
    verdict: "Use it for pilot lenses, windows and light guides.",
    reasons: [
      "You need a few dozen clear parts",
      "The shape is too complex to machine",
      "Tinted versions are wanted",
    ],
    limits: ["Optical quality is specified", "It stays outdoors for years", "It contacts solvents"],
    alternatives: [
      ["pmma", "Clarity and weather matter most", "Machined or molded; brittle"],
      ["pc", "It must not break", "Machined or molded"],
      ["sla-clear", "You need one or two", "Softens near 50 °C"],
    ],
  },
  {
    slug: "urethane-rubber",
    title: "Rubber-like casting resin",
    description:
      "Rubber-like polyurethane for vacuum casting from 10 to 95 Shore A: Hei-Cast 8400, F-170. Hardness, elongation, aging, tolerances and alternatives.",
    summary: "Soft castings in any hardness, without a steel mold.",
    heading: "Rubber-like casting resin: soft parts in any hardness",
    lead: "The mixing ratio sets the hardness, from gel-soft to firm. Grips, seals and overmolds for trials come from a silicone mold, without a steel tool.",
    grades: ["pu-8400", "pu-f-170"],
    processes: [
      [
        "urethane-casting",
        "Order hardness with a tolerance of about 5 points. Soft resin tears the mold sooner.",
      ],
    ],
    verdict: "Use it for soft prototypes and small runs.",
    reasons: [
      "You want to compare several hardness values",
      "A rigid casting gets a soft overmold",
      "You need a few dozen parts",
    ],
    limits: [
      "It seals for years: compression set",
      "It runs hot",
      "It contacts solvents or stays in the sun",
    ],
    alternatives: [
      ["tpu", "It is used hard, or has a lattice", "Near 90 Shore A when printed"],
      ["lsr", "It is the final seal, in quantity", "Needs its own tool"],
      ["urethane-abs-like", "The part is rigid", "Not soft"],
    ],
  },
];
