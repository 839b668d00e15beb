import { quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { defect } from "./defect.ts";

export const sheetMetalWorkmanship = guide({
  id: "workmanship-sheet-metal",
  title: "Workmanship: sheet metal",
  seoTitle: "Sheet Metal Defects and Acceptance",
  description:
    "Seven defects in sheet metal parts: dross, cracked bends, die marks, distorted holes, weld distortion, scratches and coating flaws, with their limits.",
  summary: "Dross, cracked bends, die marks, distorted holes, weld distortion, scratches, coating flaws.",
  services: ["sheet-metal-fabrication"],
  ruleName: "defect",
  opening: {
    eyebrow: "Workmanship",
    heading: "Sheet metal parts: defects and what we accept",
    lead: "Seven defects in cut, bent, welded and coated sheet. For each: how it looks, what causes it, and the design that avoids it.",
    next: ["See the design rules", toPage("sheet-metal01")],
  },
  blocks: [
    textBlock(
      "before",
      "## How to read this page",
      "- Class A, B and C are the [cosmetic classes](quality#cosmetic) of a face. Without a class on the drawing, a face is class C.",
      "- Mill sheet arrives with light rub marks. If a bare face must be perfect, order sheet with a protective film or a brushed finish.",
      "- A mark that takes a dimension out of tolerance is a reject in every class.",
      "- If you question a part, send a photo with a scale and the order number. We compare it with the drawing, the approved sample and the class, in that order. A reject is [reworked or remade](quality#nonconformity).",
    ),
    defect({
      key: "cut-edges",
      heading: "Burrs and dross on cut edges",
      looks: "A sharp lip, or beads of metal on the lower edge of a laser cut.",
      cause:
        "The melt is blown out of the cut and some of it freezes at the bottom. A punch pulls a burr on the exit side.",
      weDo: "Edges are deburred on both sides and safe to touch. Burrs are turned to the inside of a box.",
      inDesign:
        "Mark edges that people touch, and hem them where you can. Keep holes at least one thickness wide.",
      accepted: ["None", "None", "None loose or sharp"],
      drawing: "defect-cut-edge",
    }),
    defect({
      key: "cracked-bends",
      heading: "Cracked bends",
      looks: "Fine cracks along the outside of a bend, or an orange-peel surface.",
      cause: "The outside stretched too far: a radius too small, a hard alloy, or a bend along the grain.",
      weDo: "We check the radius against the alloy before cutting, and lay bends across the grain where the nest allows.",
      inDesign:
        "Use one thickness as the inside radius, and more in 6061-T6 and stainless steel. Mark the grain only if it matters.",
      accepted: ["None", "No cracks; slight orange peel", "No cracks"],
      drawing: "sheet-bend-radius",
    }),
    defect({
      key: "die-marks",
      heading: "Die marks",
      looks: "Two shiny lines on the outside, parallel to the bend.",
      cause:
        "The sheet slides over the shoulders of the die while it is bent. Soft aluminum and polished sheet show it most.",
      weDo: "We bend class A faces over film or with rounded dies. Blasting and powder coat hide light marks.",
      inDesign: "Say which face shows. Longer flanges allow a wider die, which marks less.",
      accepted: ["None visible", "Light, even", "Yes"],
      drawing: "defect-die-marks",
    }),
    defect({
      key: "distorted-holes",
      heading: "Distorted holes",
      looks: "A hole near a bend is oval, or has a raised rim.",
      cause: "The hole lies in the zone that stretches while the sheet is bent.",
      weDo: "We flag such holes in the quote. They can be drilled after bending, or freed by a relief slot.",
      inDesign: "Keep the edge of a hole 2.5 thicknesses plus the radius away from the bend.",
      accepted: ["Within tolerance, flat", "Within tolerance", "If the fastener seats"],
      drawing: "sheet-hole-to-bend",
    }),
    defect({
      key: "weld-distortion",
      heading: "Weld distortion and spatter",
      looks: "A panel bows along a seam, with drops of metal beside it.",
      cause: "The seam shrinks as it cools and pulls the sheet with it. The longer the seam, the more.",
      weDo: "We clamp parts in fixtures, use stitch welds and remove spatter. Seams on class A faces are ground flush.",
      inDesign:
        "Use tabs and slots to locate parts. Ask for stitch welds instead of a full seam, unless it must be leak-tight.",
      accepted: ["Ground flush, no spatter", "Even seam, no spatter", "No loose spatter"],
      drawing: "defect-weld-distortion",
    }),
    defect({
      key: "scratches",
      heading: "Scratches and dents",
      looks: "Lines across the grain, or a dent seen against the light.",
      cause: "Sheets slide over tables and over each other. Large flat panels show every dent.",
      weDo: "We order class A sheet with film and leave it on until packing. Parts are stacked with paper between them.",
      inDesign:
        "Choose a brushed or textured finish for large faces. Beads and flanges also stiffen a panel, so that it resists dents.",
      accepted: ["None visible", "Light, short and single", "If function is not affected"],
      drawing: "sheet-grain",
    }),
    defect({
      key: "coating",
      heading: "Coating flaws",
      looks: "Runs, thin edges, orange peel, or specks of dust in powder coat.",
      cause:
        "Powder pulls back from sharp edges and cannot reach deep corners. Dust settles before the oven.",
      weDo: "We wash and phosphate parts, check thickness, and hang them so that hooks touch hidden faces. Plan on 0.06 to 0.12 mm per face.",
      inDesign:
        "Round edges to 0.5 mm or more. Avoid closed corners, and mark threads and grounding points to be masked.",
      accepted: ["None visible", "Single speck under 0.5 mm", "No bare spots"],
      readOn: "surface-finish",
    }),
    calculator(
      "sheetBending",
      "Calculate a bend",
      "The minimum flange length, and the radius that the standard die forms.",
    ),
    pages(
      { heading: "Related pages", lead: "Other processes, the rules, and our defaults." },
      "workmanship",
      "sheet-metal01",
      "bend-data",
      "manufacturing-standards",
    ),
    quoteCall(
      "Tell us which faces show",
      "Mark the cosmetic faces and their class, and the edges that people touch. The quote includes the finish they need.",
      "Process: Sheet metal\nCosmetic faces and class: \nFinish and color: \nQuantity: ",
    ),
  ],
});
