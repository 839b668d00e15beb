import {
  otherProcess,
  question,
  comparison,
  keyFigure,
  need,
  processChooser,
  questions,
  thisProcess,
} from "../../blocks.ts";
import { headline } from "../../capabilities.ts";
import { between } from "../../quantity.ts";

export const printingChooser = processChooser(
  "Choose a process by what you need",
  "Find the row that fits your part. The last column says which process to avoid, and why.",
  need("A smooth or clear display model", {
    first: "sla-printing",
    reason: "Ra 0.5–1.5 µm on walls; can be polished clear",
    second: "urethane-casting",
    avoid: "fdm-printing",
    avoidReason: "Layer lines stay visible",
  }),
  need("Working snap fits, hinges and clips", {
    first: "mjf-printing",
    reason: "PA12 stretches 15–20% before it breaks",
    second: "sls-printing",
    avoid: "sla-printing",
    avoidReason: "Standard resin breaks",
  }),
  need("50 to 2,000 small nylon parts", {
    first: "mjf-printing",
    reason: "One layer takes the same time for one part or fifty",
    second: "injection-molding",
    avoid: "fdm-printing",
    avoidReason: "Each part adds its full print time",
  }),
  need("A large jig or fixture at low cost", {
    first: "fdm-printing",
    reason: "Up to 914 mm in one piece",
    second: "sls-printing",
    avoid: "dmls-printing",
    avoidReason: "Priced by metal volume",
  }),
  need("Channels or lattices inside metal", {
    first: "dmls-printing",
    reason: "Makes shapes a cutter can't reach; in a casting, channels are drilled",
    second: "die-casting",
    avoid: "cnc-machining",
    avoidReason: "A cutter needs straight access",
  }),
  need("A soft, rubber-like part", {
    first: "mjf-printing",
    reason: "TPU of 88–90 Shore A",
    second: "urethane-casting",
    avoid: "sla-printing",
    avoidReason: "Flexible resins tear early",
  }),
);

export const printingComparison = comparison(
  "Five processes compared",
  "Rule processes out line by line. If none fits, printing may be the wrong choice.",
  thisProcess({
    name: "MJF",
    verdict: "Start here for functional plastic parts.",
    reasons: ["Functional nylon parts, up to about 2,000", "Fine detail at 80 µm layers"],
    limits: ["Over 380 mm", "Clear, white or glossy"],
    figures: [
      keyFigure("General tolerance", headline("mjf-printing", "generalTolerance")),
      keyFigure("Maximum part size", headline("mjf-printing", "largestPart")),
      keyFigure("Roughness", headline("mjf-printing", "roughness")),
      keyFigure("Supports", "None"),
      keyFigure("Lead time", headline("mjf-printing", "leadTime")),
      keyFigure("Quantity", headline("mjf-printing", "quantity")),
    ],
  }),
  otherProcess("sls-printing", {
    name: "SLS",
    verdict: "Larger nylon parts, more grades.",
    reasons: ["Up to 482 mm, white or dyed", "Glass-filled, flame-retardant, TPU"],
    limits: ["A grainy surface", "Large flat panels"],
    figures: [
      keyFigure("General tolerance", headline("sls-printing", "generalTolerance")),
      keyFigure("Maximum part size", headline("sls-printing", "largestPart")),
      keyFigure("Roughness", headline("sls-printing", "roughness")),
      keyFigure("Supports", "None"),
      keyFigure("Lead time", headline("sls-printing", "leadTime")),
      keyFigure("Quantity", headline("sls-printing", "quantity")),
    ],
  }),
  otherProcess("sla-printing", {
    name: "SLA",
    verdict: "Smooth surfaces, fine detail, clear parts.",
    reasons: ["Display models, masters, lenses", "Large parts in one piece"],
    limits: ["Heat above 45–60 °C", "Repeated bending, sunlight"],
    figures: [
      keyFigure("General tolerance", headline("sla-printing", "generalTolerance")),
      keyFigure("Maximum part size", headline("sla-printing", "largestPart")),
      keyFigure("Roughness", between(0.5, 3, "µm Ra")),
      keyFigure("Supports", "Yes; marks are sanded"),
      keyFigure("Lead time", headline("sla-printing", "leadTime")),
      keyFigure("Quantity", headline("sla-printing", "quantity")),
    ],
  }),
  otherProcess("fdm-printing", {
    name: "FDM",
    verdict: "Large, low-cost parts in standard thermoplastics.",
    reasons: ["Jigs and fixtures", "ABS, ASA, PC, ULTEM"],
    limits: ["Fine detail and smooth faces", "Load across the layers"],
    figures: [
      keyFigure("General tolerance", headline("fdm-printing", "generalTolerance")),
      keyFigure("Maximum part size", headline("fdm-printing", "largestPart", "at ±0.76 mm")),
      keyFigure("Roughness", headline("fdm-printing", "roughness")),
      keyFigure("Supports", "Yes, below 45°"),
      keyFigure("Lead time", headline("fdm-printing", "leadTime")),
      keyFigure("Quantity", headline("fdm-printing", "quantity")),
    ],
  }),
  otherProcess("dmls-printing", {
    name: "DMLS",
    verdict: "Metal shapes you can't machine.",
    reasons: ["Channels, lattices, merged assemblies", "Titanium, nickel alloys, steels, aluminum"],
    limits: ["Shapes a cutter can reach", "Fits without machining"],
    figures: [
      keyFigure("General tolerance", headline("dmls-printing", "generalTolerance")),
      keyFigure("Maximum part size", headline("dmls-printing", "largestPart")),
      keyFigure("Roughness", headline("dmls-printing", "roughness")),
      keyFigure("Supports", "Yes; cut off"),
      keyFigure("Lead time", headline("dmls-printing", "leadTime")),
      keyFigure("Quantity", headline("dmls-printing", "quantity")),
    ],
  }),
);

export const printingQuestions = questions(
  "Questions about 3D printing",
  question(
    "Which process should I choose?",
    "Start with what the part does. For looks, choose [SLA](sla-printing). For functional plastic parts, choose [MJF](mjf-printing), or [SLS](sls-printing) if they are large. For large, simple parts, choose [FDM](fdm-printing). For metal shapes a cutter can't reach, choose [DMLS](dmls-printing). Not sure? Tell us what the part must withstand and we'll recommend one.",
  ),
  question(
    "When is printing the wrong choice?",
    "If a simple part needs fits of ±0.025 mm, [machine it](cnc-machining). If a bracket has one wall thickness, [bend it](sheet-metal-fabrication). If you need 20 to 100 painted housings, [cast them](urethane-casting). Above one or two thousand, [mold them](injection-molding).",
  ),
  question(
    "How accurate are printed parts?",
    "On short lengths, about ±0.2 mm for SLA and ±0.3 mm for SLS and MJF; on longer ones, 0.2% of the length for SLA and 0.3% for nylon. We drill, ream or machine threads, bearing seats and sealing faces afterward.",
  ),
  question(
    "Which file should I send?",
    "STEP, because it keeps true curves. STL works if the mesh is fine: a chord height of 0.016 mm or less. STL has no units, so specify millimeters or inches. We accept STEP, IGS, STP and STL, or several files in a ZIP or RAR.",
  ),
  question(
    "Are printed parts as strong as molded ones?",
    "SLS and MJF nylon comes close in tension, at about 48 MPa. FDM is 20–30% weaker across its layers. SLA resin starts out stiff and strong but is brittle. DMLS metal matches wrought alloys in tension, but not in fatigue as printed.",
  ),
  question(
    "What does the price depend on?",
    "Volume, build height, how well copies nest, and hand finishing. Quantity matters less than in molding, because there is no tool. Hollow parts and parts that stack cost less.",
  ),
  question(
    "Can you keep my file confidential?",
    "Yes. Only our staff can open it. If you need more, sign our [NDA](ordering#nda) first, and see the [privacy policy](privacy-policy).",
  ),
);
