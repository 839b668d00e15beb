import { quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { defect } from "./defect.ts";

export const moldedWorkmanship = guide({
  id: "workmanship-molding",
  title: "Workmanship: injection molding",
  seoTitle: "Injection Molding Defects and Acceptance",
  description:
    "Seven defects in molded parts: sink, weld lines, flash, short shots, warp, drag and pin marks, with their causes, limits and the design that avoids them.",
  summary: "Sink marks, weld lines, flash, short shots, warp, drag marks and ejector marks.",
  services: ["injection-molding"],
  ruleName: "defect",
  opening: {
    eyebrow: "Workmanship",
    heading: "Molded parts: defects and what we accept",
    lead: "Seven defects in molded plastic. Most are fixed in the design or at the first shots, before production starts.",
    next: ["See the design rules", toPage("molding01")],
  },
  blocks: [
    textBlock(
      "before",
      "## How to read this page",
      "- Class A, B and C are the [cosmetic classes](quality#cosmetic) of a face. Without a class on the drawing, a face is class C.",
      "- The first samples decide. We send them with a report, and you approve the look. After that, production is compared with the approved sample.",
      "- A mark that takes a dimension out of tolerance is a reject in every class.",
      "- If you question a part, send a photo with a scale and the order number. We compare it with the drawing, the approved sample and the class, in that order. A reject is [reworked or remade](quality#nonconformity).",
    ),
    defect({
      key: "sink",
      heading: "Sink marks",
      looks: "A shallow dip in the cosmetic face, opposite a rib or boss. Gloss makes it worse.",
      cause:
        "The thick spot cools last and shrinks inward. Pressure no longer reaches it, because the gate has frozen.",
      weDo: "We raise packing pressure and time, and cool the spot. If the wall is too thick, we tell you before the mold is cut.",
      inDesign: "Make ribs 0.5 to 0.6 times the wall, and core out bosses. Texture hides what is left.",
      accepted: ["None visible", "Slight", "Yes"],
      drawing: "molding-rib",
    }),
    defect({
      key: "weld-lines",
      heading: "Weld lines",
      looks: "A fine line where two streams of plastic met, often behind a hole.",
      cause:
        "The melt splits around a core and joins again when it is cooler. The joint is visible, and weaker than the rest.",
      weDo: "We place the gate so that the line falls where it is acceptable, and run the mold hotter. Flow simulation shows it beforehand.",
      inDesign:
        "Keep holes and windows away from loaded edges. Metallic and pearl colors show every line: choose a solid color.",
      accepted: ["Only where agreed", "Fine line", "Yes, if the load is elsewhere"],
      drawing: "defect-weld-line",
    }),
    defect({
      key: "flash",
      heading: "Flash",
      looks: "A thin fin of plastic along the parting line or at a shut-off.",
      cause:
        "The mold opens slightly under pressure, or its edges have worn. Stepped parting lines are harder to seal.",
      weDo: "We repair the mold as soon as flash appears. What is left is trimmed by hand.",
      inDesign: "Prefer a flat parting line on a sharp edge. Give shut-offs an angle of 3° or more.",
      accepted: ["None", "Trimmed, not sharp", "Not sharp, fit not affected"],
      drawing: "defect-flash",
    }),
    defect({
      key: "short-shots",
      heading: "Short shots",
      looks: "A rounded, unfinished edge at the end of a wall or rib.",
      cause: "The melt froze before the cavity was full, or air was trapped at the end of the flow.",
      weDo: "We add vents, raise temperature and speed, and sort out every short part by weight or by eye.",
      inDesign:
        "Keep the wall within the range of the resin, and gate into the thickest section. Round the ends of thin ribs.",
      accepted: ["None", "None", "None"],
      drawing: "molding-gate",
    }),
    defect({
      key: "warp",
      heading: "Warp",
      looks: "A lid does not lie flat, or the walls of a box lean inward.",
      cause:
        "Sections of different thickness shrink by different amounts. Glass fiber shrinks less along the flow than across it.",
      weDo: "We balance the cooling of the two halves, and hold the part on a fixture while it cools if needed.",
      inDesign: "Use one wall thickness. Blend changes over three times the step. Curve large lids slightly.",
      accepted: ["Within the tolerance of the drawing", "Within the tolerance", "Within the tolerance"],
      drawing: "molding-wall-transition",
    }),
    defect({
      key: "drag-marks",
      heading: "Drag marks",
      looks: "Scratches on a side wall, all in the direction the mold opens.",
      cause:
        "The wall rubs along the steel when the part leaves the mold. Texture without enough draft acts like a file.",
      weDo: "We polish the wall in the draw direction and lengthen the cooling time.",
      inDesign: "Use 1 to 2° of draft on plain faces. Light texture needs 3°, heavy texture 5° or more.",
      accepted: ["None visible", "Light, short and single", "Yes"],
      drawing: "molding-draft",
    }),
    defect({
      key: "pin-marks",
      heading: "Ejector and gate marks",
      looks: "Round marks on the inside, a small stub or dot at the gate, and white stress spots.",
      cause:
        "Every molded part has a gate, and pins that push it out. White spots mean that the pins pushed too hard.",
      weDo: "We agree on gate and pins with you before the mold is cut. Gate stubs are trimmed to 0.3 mm or less.",
      inDesign:
        "Keep flat areas for pins near ribs and bosses. Name one face where gate and pins may never be.",
      accepted: ["Only where agreed", "Trimmed; no white spots", "Yes"],
      drawing: "molding-ejector",
    }),
    calculator(
      "injectionMolding",
      "Estimate the molding",
      "Sink, warp and short shots begin with the wall: see its cooling time and how far the melt flows.",
    ),
    pages(
      { heading: "Related pages", lead: "Other processes, the rules, and our defaults." },
      "workmanship",
      "molding01",
      "injection-molding",
      "manufacturing-standards",
    ),
    quoteCall(
      "Tell us which faces show",
      "Mark the cosmetic faces and their class. We'll propose gate, pins and parting line.",
      "Process: Injection molding\nCosmetic faces and class: \nTexture: \nQuantity per year: ",
    ),
  ],
});
