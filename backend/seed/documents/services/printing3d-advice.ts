import {
  otherProcess,
  question,
  comparison,
  figure,
  need,
  processChooser,
  questions,
  thisProcess,
} from "../../blocks.ts";
import { headline } from "../../capabilities.ts";
import { between } from "../../quantity.ts";

export const printingChooser = processChooser(
  "From the need to the process",
  "Find the row that fits your part. The last column names a process to avoid, and why.",
  need("A smooth or clear show part", {
    first: "sla-printing",
    reason: "Ra 0.5–1.5 µm on walls, can be polished clear",
    second: "urethane-casting",
    avoid: "fdm-printing",
    avoidReason: "Layer lines stay visible",
  }),
  need("Snap fits, hinges, clips that are used", {
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
    avoidReason: "Every part takes its full time",
  }),
  need("A large jig or fixture at low cost", {
    first: "fdm-printing",
    reason: "Up to 914 mm in one piece",
    second: "sls-printing",
    avoid: "dmls-printing",
    avoidReason: "Price follows the volume of metal",
  }),
  need("Channels or lattices inside metal", {
    first: "dmls-printing",
    reason: "Shapes that no cutter reaches; a casting has them drilled",
    second: "die-casting",
    avoid: "cnc-machining",
    avoidReason: "A tool needs a straight way in",
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
  "Five processes side by side",
  "Rule processes out line by line. If none fits, printing may be the wrong way.",
  thisProcess({
    name: "MJF",
    verdict: "The one to start with for working plastic parts.",
    reasons: ["Working nylon parts up to about 2,000", "Fine detail at 80 µm layers"],
    limits: ["Over 380 mm", "Clear, white or glossy"],
    figures: [
      figure("General tolerance", headline("mjf-printing", "generalTolerance")),
      figure("Maximum part size", headline("mjf-printing", "largestPart")),
      figure("Roughness", headline("mjf-printing", "roughness")),
      figure("Supports", "None"),
      figure("Lead time", headline("mjf-printing", "leadTime")),
      figure("Quantity", headline("mjf-printing", "quantity")),
    ],
  }),
  otherProcess("sls-printing", {
    name: "SLS",
    verdict: "Larger nylon parts, more kinds of nylon.",
    reasons: ["Up to 482 mm, white or dyed", "Glass-filled, flame-retardant, TPU"],
    limits: ["A grainy skin", "Large flat panels"],
    figures: [
      figure("General tolerance", headline("sls-printing", "generalTolerance")),
      figure("Maximum part size", headline("sls-printing", "largestPart")),
      figure("Roughness", headline("sls-printing", "roughness")),
      figure("Supports", "None"),
      figure("Lead time", headline("sls-printing", "leadTime")),
      figure("Quantity", headline("sls-printing", "quantity")),
    ],
  }),
  otherProcess("sla-printing", {
    name: "SLA",
    verdict: "Surface, detail and clear parts.",
    reasons: ["Show models, masters, lenses", "Large parts in one piece"],
    limits: ["Heat above 45–60 °C", "Repeated bending, sunlight"],
    figures: [
      figure("General tolerance", headline("sla-printing", "generalTolerance")),
      figure("Maximum part size", headline("sla-printing", "largestPart")),
      figure("Roughness", between(0.5, 3, "µm Ra")),
      figure("Supports", "Yes, marks are sanded"),
      figure("Lead time", headline("sla-printing", "leadTime")),
      figure("Quantity", headline("sla-printing", "quantity")),
    ],
  }),
  otherProcess("fdm-printing", {
    name: "FDM",
    verdict: "Large, cheap, in a named thermoplastic.",
    reasons: ["Jigs and fixtures", "ABS, ASA, PC, ULTEM"],
    limits: ["Fine detail and smooth faces", "Load across the layers"],
    figures: [
      figure("General tolerance", headline("fdm-printing", "generalTolerance")),
      figure("Maximum part size", headline("fdm-printing", "largestPart", "there ±0.76 mm")),
      figure("Roughness", headline("fdm-printing", "roughness")),
      figure("Supports", "Yes, below 45°"),
      figure("Lead time", headline("fdm-printing", "leadTime")),
      figure("Quantity", headline("fdm-printing", "quantity")),
    ],
  }),
  otherProcess("dmls-printing", {
    name: "DMLS",
    verdict: "Metal that cannot be machined.",
    reasons: ["Channels, lattices, one part for many", "Titanium, nickel alloys, steels, aluminum"],
    limits: ["Anything a cutter reaches", "Fits without machining"],
    figures: [
      figure("General tolerance", headline("dmls-printing", "generalTolerance")),
      figure("Maximum part size", headline("dmls-printing", "largestPart")),
      figure("Roughness", headline("dmls-printing", "roughness")),
      figure("Supports", "Yes, cut off"),
      figure("Lead time", headline("dmls-printing", "leadTime")),
      figure("Quantity", headline("dmls-printing", "quantity")),
    ],
  }),
);

export const printingQuestions = questions(
  "Questions about 3D printing",
  question(
    "Which process should I choose?",
    "Start with what the part does. It is looked at: [SLA](sla-printing). It works, in plastic: [MJF](mjf-printing), or [SLS](sls-printing) when it is large. It is large and plain: [FDM](fdm-printing). It is metal with a shape that no cutter reaches: [DMLS](dmls-printing). If you are not sure, say what the part must survive; the quote names the process we would choose.",
  ),
  question(
    "When is printing the wrong choice?",
    "When a plain part needs fits of ±0.025 mm: [machine it](cnc-machining). When a bracket has one wall thickness: [bend it](sheet-metal-fabrication). When you need 20 to 100 painted housings: [cast them](urethane-casting). When you need more than one or two thousand: [mold them](injection-molding).",
  ),
  question(
    "How accurate are printed parts?",
    "About ±0.2 mm for SLA and ±0.3 mm for SLS and MJF on short lengths, then 0.2% of the length for SLA and 0.3% for nylon. Threads, bearing seats and sealing faces are drilled, reamed or machined afterward.",
  ),
  question(
    "Which file do you need?",
    "STEP, because curves stay curves. STL works when it is fine enough: a chord height of at most 0.016 mm. STL has no unit, so say millimeters or inches. STEP, IGS, STP and STL are accepted; pack several as ZIP or RAR.",
  ),
  question(
    "Are printed parts as strong as molded ones?",
    "Nylon from SLS and MJF comes close in tension: about 48 MPa. FDM is 20–30% weaker across its layers. Resin from SLA is stiff and strong at first, and brittle. Metal from DMLS matches wrought alloys in tension, not in fatigue as printed.",
  ),
  question(
    "What does the price depend on?",
    "Volume, height in the machine, how well copies nest, and finishing by hand. Quantity matters less than in molding, because there is no tool. Hollow parts and parts that stack cost less.",
  ),
  question(
    "How fast are first parts?",
    "Typically 1–5 days for SLA and FDM, 3–7 days for SLS and MJF, 5–15 days for DMLS with stress relief. Paint, dye and inserts add to it. The quote names the date for your part.",
  ),
  question(
    "Can you keep my file confidential?",
    "Files are kept in private storage without a public address. If you need a confidentiality agreement, ask for it before you send the file. What is stored, and where, stands in the [privacy policy](privacy-policy).",
  ),
);
