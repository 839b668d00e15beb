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
      "A slight taper on walls in the direction the mold opens, so that the part releases without scraping.",
  }),
  term({
    term: "Undercut",
    scope: "molding, machining",
    explanation:
      "A shape that keeps a part from coming straight out of its mold, or that a cutter can't reach straight on.",
  }),
  term({
    term: "Shut-off",
    scope: "molding",
    explanation: "A place where the two halves of a mold touch, which leaves an opening in the part.",
  }),
  term({
    term: "Parting line",
    scope: "molding",
    explanation: "The line on a part where the mold halves met.",
  }),
  term({
    term: "Gate",
    scope: "molding",
    explanation: "The opening through which melt enters the cavity. It leaves a mark on the part.",
  }),
  term({
    term: "Sink mark",
    id: "sink",
    otherNames: ["Sink"],
    scope: "molding",
    explanation: "A shallow depression over a thick section, which cools and shrinks last.",
  }),
  term({
    term: "Weld line",
    otherNames: ["Knit line"],
    scope: "molding",
    explanation: "A line where two streams of melt met. It is visible and weaker than the rest of the part.",
  }),
  term({
    term: "Shrinkage",
    otherNames: ["Mold shrinkage"],
    scope: "molding, casting",
    explanation: "How much a part shrinks as it cools. The mold is made larger to compensate.",
  }),
  term({
    term: "Bridge tool",
    id: "bridge-tooling",
    otherNames: ["Rapid tool", "Bridge tooling"],
    scope: "molding",
    explanation:
      "A mold made quickly, often in aluminum, that supplies parts until the production tool is ready.",
  }),
  term({
    term: "Overmolding",
    otherNames: ["Overmold"],
    scope: "molding, casting",
    explanation: "A second material, often soft, molded over an existing part.",
  }),
  term({
    term: "First article inspection",
    id: "fai",
    otherNames: ["FAI", "First article"],
    scope: "inspection",
    explanation: "Measuring and reporting every dimension of the first part before the rest are made.",
  }),
  term({
    term: "CMM",
    otherNames: ["Coordinate measuring machine"],
    scope: "inspection",
    explanation: "A machine that probes points on a part to measure its dimensions and form.",
  }),
  term({
    term: "GD&T",
    id: "gd-t",
    otherNames: ["Geometric tolerances", "ISO 1101"],
    scope: "drawings",
    explanation:
      "Tolerances of form, orientation and location, such as flatness or position, with their datums.",
  }),
  term({
    term: "Datum",
    scope: "drawings",
    explanation: "A face, axis or point from which other features are measured.",
  }),
  term({
    term: "DFM",
    id: "dfm",
    otherNames: ["Design for manufacturing"],
    scope: "design",
    explanation: "A design check that finds ways to make a part cheaper and more reliable before production.",
  }),
  term({
    term: "Ra",
    id: "ra",
    otherNames: ["Roughness", "Average roughness"],
    scope: "surfaces",
    explanation:
      "The average deviation of a surface from its mean line, in µm. Two surfaces with the same Ra can look different.",
  }),
  term({
    term: "Rz",
    id: "rz",
    scope: "surfaces",
    explanation: "The average peak-to-valley height of a surface, in µm; often 4 to 7 times Ra.",
  }),
  term({
    term: "HDT",
    id: "hdt",
    otherNames: ["Heat deflection temperature"],
    scope: "materials",
    explanation:
      "The temperature at which a plastic bar under 0.45 or 1.8 MPa bends by a set amount. Use it to compare plastics, not to design.",
  }),
  term({
    term: "Glass transition",
    id: "tg",
    otherNames: ["Tg"],
    scope: "materials",
    explanation: "The temperature at which an amorphous plastic changes from hard to soft.",
  }),
];
