import type { GradePageContent } from "../../grade-pages.ts";

export const nylonsAndAcetal: readonly GradePageContent[] = [
  {
    slug: "nylon-6-66",
    title: "Nylon 6 and 66",
    seoTitle: "Nylon PA6 and PA66: Properties",
    description:
      "Nylon 6 and nylon 66 properties, machined and molded: strength, Tm, impact, water uptake, chemicals, wear, tolerances, and alternatives such as POM.",
    summary: "Tough, hard-wearing, and changed by water.",
    heading: "Nylon 6 and 66: tough parts that wear slowly",
    lead: "Nylon absorbs shocks, slides without grease and resists oil and fuel. It absorbs water from the air, swells and loses stiffness, so design with the conditioned state in mind.",
    grades: ["cnc-pa", "im-pa6"],
    processes: [
      ["cnc-machining", "Store and inspect at a stated humidity. Parts that get wet need loose fits."],
      [
        "injection-molding",
        "Parts leave the mold dry and brittle. They gain toughness as they absorb water.",
      ],
    ],
    verdict: "Use it for rollers, wear pads, gears and clips.",
    reasons: [
      "The part absorbs shocks and wears",
      "It contacts oil, grease or fuel",
      "It must be tough at a moderate price",
    ],
    limits: [
      "Fits must stay tight in changing humidity",
      "It contacts acids",
      "Stiffness must stay the same when wet",
    ],
    alternatives: [
      ["pom-c", "Fits must stay the same in humid air", "Less tough against shocks"],
      ["pa66-gf30", "It must be stiff, or work near 250 °C for a short time", "Warps; rougher surface"],
      ["pa12-sls", "You need complex shapes without a mold", "Less stiff"],
      ["pom-h", "It springs, and its size must not change", "Less tough against shocks"],
    ],
  },
  {
    slug: "pa66-gf30",
    title: "PA66-GF30",
    description:
      "PA66 with 30% glass fiber: strength, stiffness, Tm, heat deflection by load, dry and conditioned, shrinkage, warp, tolerances and alternatives.",
    summary: "The molded plastic that replaces cast metal: stiff and heat resistant.",
    heading: "PA66-GF30: the plastic that replaces cast metal",
    lead: "Thirty percent glass triples the stiffness of nylon and lifts its heat deflection at 1.8 MPa to 250 °C. It replaces die castings in brackets and engine parts. Fibers make flat parts warp.",
    grades: ["im-pa66-gf30"],
    processes: [
      [
        "injection-molding",
        "Shrinks less along the fibers than across: 0.2–0.9%. Gate position controls warp.",
      ],
    ],
    verdict: "Use it for loaded brackets and housings near heat.",
    reasons: [
      "The part carries load at 100 °C and above",
      "It replaces a metal casting in thousands",
      "It contacts oil, grease or fuel",
    ],
    limits: [
      "It has large flat faces",
      "The surface must be glossy",
      "It contacts acids or hot water without a stabilized grade",
    ],
    alternatives: [
      ["peek", "It must work at 250 °C for years", "Many times the price"],
      ["a380", "It must conduct heat, or shield", "Heavier; faces need machining"],
      ["nylon-6-66", "Toughness matters more than stiffness", "Less stiff, grows with water"],
    ],
  },
  {
    slug: "pom-h",
    title: "POM-H (acetal, Delrin)",
    description:
      "POM-H acetal homopolymer (Delrin 150) properties: strength, stiffness, impact, Tm, wear, centerline porosity, tolerances, and alternatives like POM-C.",
    summary: "The stiffer, stronger acetal for springs and bearings.",
    heading: "POM-H: the stiffer acetal for springs and bearings",
    lead: "Acetal homopolymer, known as Delrin, is about 15% stronger and stiffer than POM-C and takes more load cycles. Thick stock has a porous center, and hot water attacks it.",
    grades: ["cnc-pom-h"],
    processes: [["cnc-machining", "Keep sealing faces and bores away from the center of thick stock."]],
    verdict: "Use it for springs, snap fits and small loaded gears.",
    reasons: [
      "The part springs or carries load many times",
      "Wear must be lower than in POM-C",
      "Walls are thin and loaded",
    ],
    limits: [
      "The part seals through the center of thick stock",
      "It contacts hot water or alkalis",
      "It is painted or glued",
    ],
    alternatives: [
      ["pom-c", "Thick parts, hot water or alkalis", "A little weaker and softer"],
      ["nylon-6-66", "It absorbs hard shocks", "Grows with water"],
      ["peek", "It also works hot", "Many times the price"],
    ],
  },
  {
    slug: "pa11",
    title: "PA11 (SLS and MJF)",
    description:
      "PA11 nylon for SLS and MJF: elongation 35–55%, impact, Tm, heat deflection, living hinges, bio-based origin, tolerances and alternatives such as PA12.",
    summary: "The printed nylon that bends: hinges, clips, sports parts.",
    heading: "PA11: printed nylon that bends instead of breaking",
    lead: "PA11 stretches 35–55% before it breaks, two to three times as far as PA12. Hinges and clips last, and parts dent instead of shattering. It is made from castor oil.",
    grades: ["sls-pa11", "mjf-pa11"],
    processes: [
      ["sls-printing", "Needs more heat than PA12: allow for slightly more distortion."],
      ["mjf-printing", "Hinges last longest when they bend within the layer plane."],
    ],
    verdict: "Use it for hinges, prostheses, and parts that get hit.",
    reasons: [
      "The part has a living hinge or hard-working clips",
      "It takes impact in use",
      "A plant-based material is wanted",
    ],
    limits: ["It carries load above 45 °C", "It must be stiff", "Price matters most: PA12 costs less"],
    alternatives: [
      ["pa12-mjf", "The part is stiff and price matters most", "Breaks at 12–20% strain"],
      ["tpu", "The part must be soft", "Not for structural loads"],
      ["pp", "Quantities justify a molded hinge", "Needs a mold"],
    ],
  },
  {
    slug: "tpu",
    title: "TPU",
    description:
      "TPU properties by process: molded, MJF, SLS and FDM. Shore hardness, elongation, strength, oil and wear resistance, tolerances, and alternatives.",
    summary: "The tough elastomer, molded or printed.",
    heading: "TPU: a tough elastomer, molded or printed",
    lead: "Thermoplastic polyurethane stretches, springs back and wears slowly. Print it for lattices and grips, cast polyurethane for a few soft parts, and mold it for thousands.",
    grades: ["mjf-tpu", "sls-tpu", "fdm-tpu", "im-tpu"],
    processes: [
      ["mjf-printing", "Lattices and bellows in one piece, near 90 Shore A."],
      ["sls-printing", "Softer than MJF TPU, with a grainy surface."],
      ["fdm-printing", "For simple, thick shapes."],
      ["injection-molding", "From soft grips to hard wheels. Needs draft and even walls."],
    ],
    verdict: "Use it for grips, bellows, bumpers and seals against dust.",
    reasons: [
      "The part flexes and must not tear",
      "It works in oil or grease, or rubs",
      "A lattice must absorb shocks",
    ],
    limits: [
      "It seals above 80 °C: choose silicone",
      "It needs tight tolerances",
      "It contacts ketones or hot water",
    ],
    alternatives: [
      ["lsr", "It seals hot, or touches skin or food", "Tears sooner; needs its own tool"],
      ["urethane-rubber", "You need a few dozen parts, from 10 to 95 Shore A", "Ages in light and heat"],
      ["pa11", "The part bends, but must hold its shape", "Not soft"],
    ],
  },
  {
    slug: "lsr",
    title: "Silicone rubber (LSR)",
    description:
      "Liquid silicone rubber LSR for molding: 20–80 Shore A, service from −50 to +200 °C, strength, chemicals, shrinkage, tolerances and alternatives.",
    summary: "The elastomer for heat, cold and skin contact.",
    heading: "Liquid silicone: seals that stay elastic, −50 to +200 °C",
    lead: "LSR stays elastic where other rubbers harden or melt. It cures in a hot mold into seals, keypads and medical parts, and fills very thin lips.",
    grades: ["im-lsr"],
    processes: [
      [
        "injection-molding",
        "Cures in a heated tool on its own press. It flows into any gap: expect thin flash.",
      ],
    ],
    verdict: "Use it for seals and soft parts in heat, cold or weather.",
    reasons: [
      "The seal works above 80 °C or below −30 °C",
      "It touches skin or food, with the right grade",
      "Sun and ozone would crack other rubber",
    ],
    limits: [
      "It contacts fuels or hydrocarbon solvents",
      "It rubs or tears in use",
      "You need only a few parts",
    ],
    alternatives: [
      ["tpu", "Wear and tear matter most, at room temperature", "80 °C at most; stiffer"],
      ["urethane-rubber", "You need a few soft parts to test", "Ages in light and heat"],
      ["ptfe", "It contacts fuels and every solvent", "Not elastic"],
    ],
  },
];
