import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Words of the trade. */
export const moreFieldTerms: readonly SeedGlossaryTerm[] = [
  term({
    term: "Yield strength",
    otherNames: ["Rp0.2", "Proof stress"],
    scope: "materials",
    explanation: "The stress at which a part stays bent, measured at 0.2% permanent strain.",
  }),
  term({
    term: "Elongation at break",
    id: "elongation",
    otherNames: ["Elongation"],
    scope: "materials",
    explanation:
      "How far a test bar stretches before it breaks. Clips tend to break in materials below about 10%.",
  }),
  term({
    term: "Shore hardness",
    id: "shore",
    otherNames: ["Shore A", "Shore D"],
    scope: "materials",
    explanation:
      "Hardness measured by how far a needle sinks in: Shore A for rubber, Shore D for hard plastics.",
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
    explanation: "Material that holds up overhangs during printing and is broken or cut off afterward.",
  }),
  term({
    term: "STL",
    id: "stl",
    otherNames: ["Mesh file"],
    scope: "files",
    explanation: "A mesh file of triangles without units. Tell us whether it is in mm or inches.",
  }),
  term({
    term: "STEP file",
    id: "step",
    otherNames: ["STP", "ISO 10303"],
    scope: "files",
    explanation: "A CAD file with exact surfaces and units. The best file for a quote.",
  }),
  term({
    term: "K-factor",
    scope: "sheet metal",
    explanation: "The position of the neutral line in a bend, as a fraction of the thickness.",
  }),
  term({
    term: "Bend allowance",
    otherNames: ["BA"],
    scope: "sheet metal",
    explanation: "The length of the neutral line in a bend, used to calculate the flat pattern.",
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
      "A nut, stud or spacer pressed into sheet metal, which flows around it and locks it in. It must be harder than the sheet.",
  }),
  term({
    term: "Anodizing",
    id: "anodising",
    otherNames: ["Anodising"],
    scope: "aluminum",
    explanation: "An oxide layer grown on aluminum with electric current. About half of it grows outward.",
  }),
  term({
    term: "Passivation",
    otherNames: ["Passivating"],
    scope: "stainless steel",
    explanation: "An acid bath that removes free iron from stainless steel so that it resists rust.",
  }),
  term({
    term: "Hydrogen embrittlement",
    id: "hydrogen-embrittlement",
    otherNames: ["Embrittlement"],
    scope: "plating",
    explanation: "Plating can make hard steel brittle. Parts above 32 HRC are baked afterward.",
  }),
  term({
    term: "Conformal cooling",
    id: "conformal-cooling",
    otherNames: ["Conformal channels"],
    scope: "molds",
    explanation: "Cooling channels that follow the shape of the cavity, made by metal printing.",
  }),
  term({
    term: "HIP",
    id: "hip",
    otherNames: ["Hot isostatic pressing"],
    scope: "metal printing",
    explanation:
      "Heat and gas pressure that close pores in printed or cast metal and improve fatigue strength.",
  }),
  term({
    term: "Vapor smoothing",
    id: "vapour-smoothing",
    otherNames: ["Vapour smoothing"],
    scope: "3D printing",
    explanation:
      "Solvent vapor melts the surface of a print, making it smoother and sealed. It also rounds fine text.",
  }),
  term({
    term: "Incoterms",
    id: "incoterms",
    otherNames: ["EXW", "FCA", "DAP", "DDP"],
    scope: "trade",
    explanation:
      "Three-letter terms that define who pays for transport, insurance and duty, and where risk passes to the buyer.",
  }),
  term({
    term: "NDA",
    id: "nda",
    otherNames: ["Non-disclosure agreement"],
    scope: "trade",
    explanation: "A contract in which two parties agree to keep drawings and ideas confidential.",
  }),
];
