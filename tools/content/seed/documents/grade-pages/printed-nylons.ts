import type { GradePageContent } from "../../grade-pages.ts";

export const printedNylons: readonly GradePageContent[] = [
  {
    slug: "pa12-sls",
    title: "PA12 (SLS)",
    description:
      "PA12 nylon for SLS: EOS PA 2200, plain and glass-filled. Strength, elongation, Tm, heat deflection, roughness, tolerances, dyeing and alternatives.",
    summary: "White printed nylon: tough functional parts without supports.",
    heading: "PA12 for SLS: tough printed parts in white",
    lead: "Laser-sintered PA12 is strong in every direction and needs no supports, so ducts, clips and nested parts come out in one piece. Natural white takes any dye.",
    grades: ["sls-pa12", "sls-pa12-gf"],
    processes: [
      ["sls-printing", "Shrinkage varies with the shape. Print a sample before you finalize tight fits."],
    ],
    verdict: "Use it for functional parts in light colors, in tens to hundreds.",
    reasons: [
      "The shape has channels, clips or undercuts",
      "You need light or bright dyed colors",
      "The parts must be tough, not just look right",
    ],
    limits: [
      "It needs a smooth surface without post-processing",
      "It carries load above 70 °C",
      "It needs tight fits without machining",
    ],
    alternatives: [
      ["pa12-mjf", "You want sharper detail and production batches", "Gray core, so dark colors only"],
      ["pom-c", "Fits must be tight and the part slides", "Machined or molded shapes only"],
      ["aluminum-6061-t6", "The part carries real load or heat", "Heavier, and costly in complex shapes"],
      ["pa11", "It has hinges or takes impact", "Softer under load when warm"],
    ],
  },
  {
    slug: "pa12-mjf",
    title: "PA12 (MJF)",
    description:
      "PA12 nylon for MJF: HP HR PA12, plain and with glass beads. Strength, elongation, Tm, heat deflection, tolerances, vapor smoothing and alternatives.",
    summary: "The default for printed production parts: even strength, sharp detail.",
    heading: "PA12 for MJF: printed parts for production",
    lead: "Multi Jet Fusion prints dense, even nylon with sharp detail. Dyed black, it replaces molded housings and brackets in batches of up to a few thousand.",
    grades: ["mjf-pa12", "mjf-pa12-gb"],
    processes: [["mjf-printing", "Large flat panels bow. Split them, curve them, or choose glass beads."]],
    verdict: "Use it for batches of tough black or gray parts without tooling.",
    reasons: [
      "You need from ten to a few thousand parts",
      "Strength must be nearly equal in all directions",
      "Black or gray suits the product",
    ],
    limits: [
      "It must be white or bright in color",
      "It has large flat faces that must stay flat",
      "It needs a flame rating",
    ],
    alternatives: [
      ["pa12-sls", "You need white or bright dyed parts", "Slightly rougher surface"],
      ["abs", "Quantities justify a mold", "Weeks for the mold, then low part prices"],
      ["pc", "The part is clear or takes hard impacts", "Needs a mold or machining"],
      ["pa11", "It has hinges or takes impact", "Softer under load when warm"],
    ],
  },
];
