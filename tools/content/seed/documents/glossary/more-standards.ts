import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Standards that drawings and buyers name. Nothing here says that a provider holds one. */
export const moreStandards: readonly SeedGlossaryTerm[] = [
  term({
    term: "REACH",
    otherNames: ["1907/2006"],
    scope: "European Union",
    explanation:
      "European rules on chemicals. Suppliers must declare substances of very high concern above 0.1% by weight.",
  }),
  term({
    term: "FAR 25.853",
    otherNames: ["OSU 65/65"],
    scope: "aircraft cabins",
    explanation:
      "Limits on flame, smoke and heat release in aircraft cabins. Materials are tested at the thickness used.",
  }),
  term({
    term: "ISO 10218",
    otherNames: ["Robot safety"],
    scope: "robots",
    explanation:
      "Safety of industrial robots. Part 1 covers the robot, part 2 the application and the cell. The 2025 edition also covers robots that work beside people.",
  }),
  term({
    term: "Collaborative robots",
    otherNames: ["Cobot safety", "ISO/TS 15066"],
    scope: "robots",
    explanation:
      "Limits on force and pressure where people work beside a robot. Moved from ISO/TS 15066 to ISO 10218-2 in 2025. One reason for rounded edges and soft covers.",
  }),
  term({
    term: "ISO 13849",
    otherNames: ["IEC 62061"],
    scope: "machinery",
    explanation: "Defines how reliable the safety functions of a machine must be.",
  }),
  term({
    term: "EN 10204",
    otherNames: ["3.1 certificate", "Mill certificate"],
    scope: "metals",
    explanation:
      "Types of inspection documents for metal. Type 3.1 shows test results for the delivered batch, signed by the mill.",
  }),
  term({
    term: "EN 71",
    otherNames: ["CPSIA"],
    scope: "toys",
    explanation:
      "European toy safety standard: small parts, edges, substances. CPSIA is the law in the United States.",
  }),
  term({
    term: "CE marking",
    id: "ce",
    otherNames: ["CE"],
    scope: "European Union",
    explanation:
      "The manufacturer's declaration that a product meets the European rules that apply to it. It covers the product, not individual parts.",
  }),
  term({
    term: "GR-487",
    otherNames: ["GR-63", "NEBS"],
    scope: "telecommunications",
    explanation: "Requirements for outdoor cabinets (GR-487) and for central-office equipment (GR-63).",
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
      "Defines how many parts of a lot to inspect, and how many may be defective, for a chosen quality level (AQL).",
  }),
  term({
    term: "ISO 2768",
    otherNames: ["ISO 2768-m", "ISO 22081"],
    scope: "drawings",
    explanation:
      "General tolerances for dimensions without their own, in classes f, m, c and v. ISO 22081 replaced part 2 in 2021, but part 2 is still in use.",
  }),
  term({
    term: "ISO 286",
    otherNames: ["H7", "g6", "h6", "p6"],
    scope: "drawings",
    explanation:
      "Tolerance classes for holes and shafts: the letter gives the position, the number the width. H7/g6 is a running fit, H7/h6 a locating fit, H7/p6 a press fit.",
  }),
  term({
    term: "ASTM D3359",
    otherNames: ["Cross-hatch test"],
    scope: "coatings",
    explanation:
      "A paint adhesion test: cut a grid, apply tape, pull it off. 5B means nothing came off, 4B less than 5%.",
  }),
  term({
    term: "ASTM B117",
    otherNames: ["Salt spray test"],
    scope: "coatings",
    explanation:
      "Parts spend a few hundred hours in salt fog. The test compares coatings; it doesn't predict years outdoors.",
  }),
  term({
    term: "MIL-PRF-8625",
    otherNames: ["MIL-A-8625"],
    scope: "aluminum",
    explanation:
      "The common specification for anodizing: Type II is decorative, Type III hard. Specify class 1 (undyed) or 2 (dyed).",
  }),
  term({
    term: "MIL-DTL-5541",
    otherNames: ["Alodine", "Iridite"],
    scope: "aluminum",
    explanation: "Chem film. Type II contains no hexavalent chromium; class 3 conducts best.",
  }),
  term({
    term: "VDI 3400",
    otherNames: ["VDI texture"],
    scope: "molds",
    explanation: "A scale of EDM mold textures. VDI = 20 × log10(10 × Ra in µm), so VDI 24 is Ra 1.6 µm.",
  }),
  term({
    term: "SPI finish",
    id: "spi",
    otherNames: ["SPI A-1 to D-3"],
    scope: "molds",
    explanation:
      "Twelve mold finishes, from mirror (A-1) to rough (D-3). How they look on the part depends on the resin.",
  }),
];
