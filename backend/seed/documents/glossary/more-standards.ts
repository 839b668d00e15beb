import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Standards that drawings and buyers name. Nothing here says that a provider holds one. */
export const moreStandards: readonly SeedGlossaryTerm[] = [
  term({
    term: "REACH",
    otherNames: ["1907/2006"],
    scope: "European Union",
    explanation:
      "The European rules for chemicals. A substance of very high concern above 0.1% by weight must be declared.",
  }),
  term({
    term: "FAR 25.853",
    otherNames: ["OSU 65/65"],
    scope: "aircraft cabins",
    explanation:
      "Flame, smoke and heat release of cabin interiors. Materials are tested in the thickness in which they are used.",
  }),
  term({
    term: "ISO 10218",
    otherNames: ["Robot safety"],
    scope: "robots",
    explanation:
      "Safety of industrial robots: part 1 for the robot, part 2 for the application and the cell. The 2025 edition also covers robots that work beside people.",
  }),
  term({
    term: "Collaborative robots",
    otherNames: ["Cobot safety", "ISO/TS 15066"],
    scope: "robots",
    explanation:
      "Limits of force and pressure where people work beside a robot. They stood in ISO/TS 15066 and are part of ISO 10218-2 since 2025. A reason for round edges and soft covers.",
  }),
  term({
    term: "ISO 13849",
    otherNames: ["IEC 62061"],
    scope: "machinery",
    explanation: "How reliable the safety functions of a machine must be.",
  }),
  term({
    term: "EN 10204",
    otherNames: ["3.1 certificate", "Mill certificate"],
    scope: "metals",
    explanation:
      "Kinds of inspection documents for metal. Type 3.1 shows test results of the very lot, signed by the mill.",
  }),
  term({
    term: "EN 71",
    otherNames: ["CPSIA"],
    scope: "toys",
    explanation:
      "Safety of toys in Europe: small parts, edges, substances. CPSIA is the law in the United States.",
  }),
  term({
    term: "CE marking",
    id: "ce",
    otherNames: ["CE"],
    scope: "European Union",
    explanation:
      "The maker declares that a product meets the European rules that apply to it. It is about the product, not about single parts.",
  }),
  term({
    term: "GR-487",
    otherNames: ["GR-63", "NEBS"],
    scope: "telecommunications",
    explanation: "Requirements for outdoor cabinets (GR-487) and for equipment in exchanges (GR-63).",
  }),
  term({
    term: "Machinery Regulation",
    id: "machinery-regulation",
    otherNames: ["2006/42/EC", "(EU) 2023/1230"],
    scope: "machinery",
    explanation:
      "European safety rules for machines. Regulation (EU) 2023/1230 replaces Directive 2006/42/EC from January 2027.",
  }),
  term({
    term: "ISO 2859-1",
    otherNames: ["ANSI Z1.4", "AQL"],
    scope: "inspection",
    explanation:
      "How many parts of a lot are checked, and how many bad ones are allowed, for a chosen quality level (AQL).",
  }),
  term({
    term: "ISO 2768",
    otherNames: ["ISO 2768-m", "ISO 22081"],
    scope: "drawings",
    explanation:
      "General tolerances for sizes without one of their own, in classes f, m, c and v. Part 2 was withdrawn in 2021 in favor of ISO 22081 and is still used.",
  }),
  term({
    term: "ISO 286",
    otherNames: ["H7", "g6", "h6", "p6"],
    scope: "drawings",
    explanation:
      "Names tolerances of holes and shafts: letter for the place, number for the width. H7 with g6 turns, with h6 locates, with p6 is pressed.",
  }),
  term({
    term: "ASTM D3359",
    otherNames: ["Cross-hatch test"],
    scope: "coatings",
    explanation:
      "A grid is cut into paint and torn at with tape. 5B means nothing came off, 4B less than 5%.",
  }),
  term({
    term: "ASTM B117",
    otherNames: ["Salt spray test"],
    scope: "coatings",
    explanation:
      "Parts stand in salt fog for a few hundred hours. It compares coatings; it does not predict years outdoors.",
  }),
  term({
    term: "MIL-PRF-8625",
    otherNames: ["MIL-A-8625"],
    scope: "aluminum",
    explanation:
      "The usual specification for anodizing: type II is decorative, type III hard. Name class 1 (undyed) or 2 (dyed).",
  }),
  term({
    term: "MIL-DTL-5541",
    otherNames: ["Alodine", "Iridite"],
    scope: "aluminum",
    explanation: "Chem film. Type II is without hexavalent chromium; class 3 conducts best.",
  }),
  term({
    term: "VDI 3400",
    otherNames: ["VDI texture"],
    scope: "molds",
    explanation:
      "A scale of eroded textures on a mold. VDI = 20 × log10(10 × Ra in µm): VDI 24 is Ra 1.6 µm.",
  }),
  term({
    term: "SPI finish",
    id: "spi",
    otherNames: ["SPI A-1 to D-3"],
    scope: "molds",
    explanation:
      "Twelve finishes of a mold, from mirror (A-1) to rough (D-3). The part is a copy that depends on the resin.",
  }),
];
