import { drawing, quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { table, textBlock, textWithTable } from "../../rich-text.ts";
import { turningRules } from "./turning-rules.ts";

/** Thread, pitch, and how far the relief lies below the nominal diameter (ISO 4755), in mm. */
const RELIEFS = [
  ["M3", 0.5, 0.8],
  ["M4", 0.7, 1.1],
  ["M5", 0.8, 1.3],
  ["M6", 1, 1.6],
  ["M8", 1.25, 2],
  ["M10", 1.5, 2.3],
  ["M12", 1.75, 2.6],
  ["M16", 2, 3],
] as const;

function reliefRow([thread, pitch, below]: (typeof RELIEFS)[number]): string[] {
  const diameter = Number(thread.slice(1)) - below;
  return [
    thread,
    `${pitch} mm`,
    ...[diameter, 3 * pitch, 2.5 * pitch].map((length) => `${Number(length.toFixed(2))} mm`),
  ];
}

export const turningGuide = guide({
  id: "turning-guide",
  title: "Design guide: CNC turning",
  seoTitle: "CNC Turning Design Guide",
  description:
    "Design rules for turned parts: length to diameter, bores, grooves, thread reliefs, corner radii, runout, bar sizes, live tools and parting nubs, in mm.",
  summary: "Length to diameter, bores, grooves, thread reliefs, runout, bar sizes and live tooling.",
  services: ["cnc-machining"],
  opening: {
    heading: "Designing parts for CNC turning",
    lead: "The part spins against a fixed tool, so everything round is quick and everything else costs extra. Ten rules for shafts, bushings, fittings and pins, each with its values and the reason.",
    next: ["See the milling rules", toPage("cnc01")],
  },
  blocks: [
    textBlock(
      "before",
      "## What drives cost, in order",
      "1. A second chucking: features on both ends, or a parting face that must be clean.",
      "1. Features off the axis: flats, cross holes, keyways.",
      "1. Fits and runout tighter than the routine values.",
      "1. A diameter just above a bar size.",
      "1. Long, thin sections and deep bores.",
      "Rules for milled features, general tolerances, fits and tap drills are in the [CNC guide](cnc01).",
    ),
    drawing("process-cnc-turning", "From the bar to the finished part: what the rules refer to."),
    ...turningRules,
    calculator(
      "fits",
      "Calculate a fit",
      "Bearing seats and bores: the limits of hole and shaft, and the clearance between them.",
    ),
    textWithTable(
      "thread-reliefs",
      table(
        "Relief grooves and runout for external metric threads",
        ["Thread", "Pitch", "Relief diameter", "Relief width, at most", "Runout without relief"],
        ...RELIEFS.map((relief) => reliefRow(relief)),
      ),
      "## Thread reliefs to ISO 4755",
      "The relief is cut below the root of the thread, so that the tool runs free. Write “ISO 4755” beside the thread instead of drawing every dimension. The runout is 2.5 pitches.",
    ),
    textWithTable(
      "bars",
      table(
        "Common round bars, and the largest part diameter from each",
        ["Bar", "Largest diameter", "Bar", "Largest diameter"],
        ["6 mm", "5 mm", "20 mm", "19 mm"],
        ["8 mm", "7 mm", "25 mm", "24 mm"],
        ["10 mm", "9 mm", "30 mm", "29 mm"],
        ["12 mm", "11 mm", "40 mm", "39 mm"],
        ["16 mm", "15 mm", "50 mm", "49 mm"],
      ),
      "## Bar sizes",
      "Metric bars in common stock. Sizes between them exist in some alloys. In the United States, inch bars are common, so tell us if either will do.",
    ),
    textBlock(
      "finish",
      "## Surface, knurls and marking",
      "- **Surface.** Turning leaves a fine spiral. Ra 3.2 µm is standard, 1.6 µm is easy. A seal that rotates on the shaft needs a ground or burnished face without a spiral: say so.",
      "- **Knurls.** Name the form and pitch to DIN 82, for example RAA 0.8. A knurl raises the diameter, so dimension it after knurling.",
      "- **Marking.** Laser marking on the diameter or face is the simplest.",
    ),
    calculator(
      "roughness",
      "Convert a roughness",
      "Ra, Rz, N grades and microinches, with the processes that reach the value.",
    ),
    pages(
      {
        heading: "Related pages",
        lead: "Milling rules, the process, its materials, and what tolerances cost.",
      },
      "cnc01",
      "cnc-machining",
      "cnc-machining-materials",
      "blog-tolerances-that-cost",
    ),
    quoteCall(
      "Send the STEP file and the drawing",
      "Mark the fits, the runout and the face where the nub may stay. We'll quote turning, milling, or both.",
      "Process: CNC turning\nMaterial and condition: \nFits and runout: \nParting face: \nQuantity: ",
    ),
  ],
});
