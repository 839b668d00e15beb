import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Words of the trade. */
export const moreFieldTerms: readonly SeedGlossaryTerm[] = [
  term({
    term: "Yield strength",
    otherNames: ["Rp0.2", "Proof stress"],
    scope: "materials",
    explanation: "The stress at which a part stays bent: 0.2% permanent strain.",
  }),
  term({
    term: "Elongation at break",
    id: "elongation",
    otherNames: ["Elongation"],
    scope: "materials",
    explanation: "How far a test bar stretches before it breaks. Below about 10%, clips break.",
  }),
  term({
    term: "Shore hardness",
    id: "shore",
    otherNames: ["Shore A", "Shore D"],
    scope: "materials",
    explanation: "How deep a needle goes in: Shore A for rubber, Shore D for hard plastics.",
  }),
  term({
    term: "Anisotropy",
    otherNames: ["Anisotropic"],
    scope: "3D printing",
    explanation: "Strength that depends on direction. FDM parts are 20–30% weaker across their layers.",
  }),
  term({
    term: "Support structure",
    id: "supports",
    otherNames: ["Supports"],
    scope: "3D printing",
    explanation: "What holds overhangs while a part is printed, and is broken or cut off afterward.",
  }),
  term({
    term: "STL",
    id: "stl",
    otherNames: ["Mesh file"],
    scope: "files",
    explanation: "A file of triangles without a unit. Say if it is in mm or inches.",
  }),
  term({
    term: "STEP file",
    id: "step",
    otherNames: ["STP", "ISO 10303"],
    scope: "files",
    explanation: "A file of exact surfaces with units: the best file for a quotation.",
  }),
  term({
    term: "K-factor",
    scope: "sheet metal",
    explanation: "Where the line that keeps its length lies in a bent sheet, as a share of the thickness.",
  }),
  term({
    term: "Bend allowance",
    otherNames: ["BA"],
    scope: "sheet metal",
    explanation: "The length of the neutral line in a bend, which the flat pattern needs.",
  }),
  term({
    term: "Bend relief",
    id: "relief",
    otherNames: ["Relief cut"],
    scope: "sheet metal",
    explanation: "A small cut at the end of a bend that keeps the sheet from tearing.",
  }),
  term({
    term: "PEM insert",
    id: "pem",
    otherNames: ["Press-in nut", "Self-clinching nut"],
    scope: "sheet metal",
    explanation:
      "A nut, stud or spacer pressed into sheet metal, which flows around it. It must be harder than the sheet.",
  }),
  term({
    term: "Anodizing",
    id: "anodising",
    otherNames: ["Anodising"],
    scope: "aluminum",
    explanation: "An oxide layer grown on aluminum by current. Half of it grows outward.",
  }),
  term({
    term: "Passivation",
    otherNames: ["Passivating"],
    scope: "stainless steel",
    explanation: "An acid bath that removes free iron, so that stainless steel does not show rust.",
  }),
  term({
    term: "Hydrogen embrittlement",
    id: "hydrogen-embrittlement",
    otherNames: ["Embrittlement"],
    scope: "plating",
    explanation: "Plating can make hard steel brittle. Parts above HRC 32 are baked afterward.",
  }),
  term({
    term: "Conformal cooling",
    id: "conformal-cooling",
    otherNames: ["Conformal channels"],
    scope: "molds",
    explanation: "Cooling channels that follow the shape of a mold, possible by metal printing.",
  }),
  term({
    term: "HIP",
    id: "hip",
    otherNames: ["Hot isostatic pressing"],
    scope: "metal printing",
    explanation: "Gas pressure and heat close pores in printed or cast metal; it helps against fatigue.",
  }),
  term({
    term: "Vapor smoothing",
    id: "vapour-smoothing",
    otherNames: ["Vapour smoothing"],
    scope: "3D printing",
    explanation: "Solvent vapor melts the skin of a print: smoother, sealed, softer text.",
  }),
  term({
    term: "Incoterms",
    id: "incoterms",
    otherNames: ["EXW", "FCA", "DAP", "DDP"],
    scope: "trade",
    explanation:
      "Three letters that say who pays transport, insurance and duty, and where the risk passes over.",
  }),
  term({
    term: "NDA",
    id: "nda",
    otherNames: ["Non-disclosure agreement"],
    scope: "trade",
    explanation: "A contract that keeps drawings and ideas secret between two parties.",
  }),
];
