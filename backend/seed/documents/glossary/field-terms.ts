import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Words of the trade. */
export const fieldTerms: readonly SeedGlossaryTerm[] = [
  term({
    term: "Draft angle",
    id: "draft",
    otherNames: ["Draft"],
    scope: "molding",
    explanation:
      "The slope of a wall in the direction in which the mold opens, so that the part comes off without scraping.",
  }),
  term({
    term: "Undercut",
    scope: "molding, machining",
    explanation:
      "A shape that keeps a part from leaving its mold straight, or a cutter from reaching it straight.",
  }),
  term({
    term: "Shut-off",
    scope: "molding",
    explanation: "A place where the two steel halves of a mold touch and so leave an opening in the part.",
  }),
  term({
    term: "Parting line",
    scope: "molding",
    explanation: "The line on a part where the halves of the mold met.",
  }),
  term({
    term: "Gate",
    scope: "molding",
    explanation: "The opening by which the melt enters the part; it leaves a mark.",
  }),
  term({
    term: "Sink mark",
    id: "sink",
    otherNames: ["Sink"],
    scope: "molding",
    explanation: "A hollow on the surface over a thick place, which shrank last.",
  }),
  term({
    term: "Weld line",
    otherNames: ["Knit line"],
    scope: "molding",
    explanation: "Where two streams of melt met: visible, and weaker than the rest.",
  }),
  term({
    term: "Shrinkage",
    otherNames: ["Mold shrinkage"],
    scope: "molding, casting",
    explanation: "How much smaller a part becomes as it cools. The mold is made larger by it.",
  }),
  term({
    term: "Bridge tool",
    id: "bridge-tooling",
    otherNames: ["Rapid tool", "Bridge tooling"],
    scope: "molding",
    explanation:
      "A quick mold, often of aluminum, for the parts between the prototype and the production tool.",
  }),
  term({
    term: "Overmolding",
    otherNames: ["Overmold"],
    scope: "molding, casting",
    explanation: "A second material, often soft, molded over a first part.",
  }),
  term({
    term: "First article inspection",
    id: "fai",
    otherNames: ["FAI", "First article"],
    scope: "inspection",
    explanation: "All dimensions of the first part are measured and reported before the others are made.",
  }),
  term({
    term: "CMM",
    otherNames: ["Coordinate measuring machine"],
    scope: "inspection",
    explanation: "A machine that touches points of a part and computes its sizes and form.",
  }),
  term({
    term: "GD&T",
    id: "gd-t",
    otherNames: ["Geometric tolerances", "ISO 1101"],
    scope: "drawings",
    explanation: "Tolerances of form and place, such as flatness or position, with their datums.",
  }),
  term({
    term: "Datum",
    scope: "drawings",
    explanation: "A face, axis or point from which others are measured.",
  }),
  term({
    term: "DFM",
    id: "dfm",
    otherNames: ["Design for manufacturing"],
    scope: "design",
    explanation: "A check of how a part can be made more cheaply or safely, before it is made.",
  }),
  term({
    term: "Ra",
    id: "ra",
    otherNames: ["Roughness", "Average roughness"],
    scope: "surfaces",
    explanation:
      "The average height of a surface from its middle line, in µm. Two surfaces of the same Ra can look different.",
  }),
  term({
    term: "Rz",
    id: "rz",
    scope: "surfaces",
    explanation: "The average height from peak to valley, in µm; often 4 to 7 times Ra.",
  }),
  term({
    term: "HDT",
    id: "hdt",
    otherNames: ["Heat deflection temperature"],
    scope: "materials",
    explanation:
      "The temperature at which a loaded plastic bar bends by a set amount, at 0.45 or 1.8 MPa. For comparing, not for design.",
  }),
  term({
    term: "Glass transition",
    id: "tg",
    otherNames: ["Tg"],
    scope: "materials",
    explanation: "The temperature at which a plastic without crystals turns from hard to soft.",
  }),
];
