import { quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { defect } from "./defect.ts";

export const printedWorkmanship = guide({
  id: "workmanship-printing",
  title: "Workmanship: 3D printing",
  seoTitle: "3D Printing Defects and Acceptance",
  description:
    "Seven defects in printed parts: what they look like, what causes them, what we do, how to design against them, and what each cosmetic class accepts.",
  summary: "Layer steps, support marks, warp, trapped powder, closed holes, grain and weak layers.",
  services: ["printing3d", "sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"],
  ruleName: "defect",
  opening: {
    eyebrow: "Workmanship",
    heading: "Printed parts: defects and what we accept",
    lead: "Seven defects to know before you order. For each: how it looks, what causes it, and the design that avoids it.",
    next: ["See the design rules", toPage("design-guideinfo")],
  },
  blocks: [
    textBlock(
      "before",
      "## How to read this page",
      "- Class A, B and C are the [cosmetic classes](quality#cosmetic) of a face. Without a class on the drawing, a face is class C.",
      "- A printed face shows layers or grain in every class unless it is finished. If that is not enough, order a finish.",
      "- Size comes first: a mark that takes a dimension out of tolerance is a reject in every class.",
      "- If you question a part, send a photo with a scale and the order number. We compare it with the drawing, the approved sample and the class, in that order. A reject is [reworked or remade](quality#nonconformity).",
    ),
    defect({
      key: "layer-steps",
      heading: "Layer steps",
      looks: "Terraces on sloped and curved faces, like contour lines on a map.",
      cause:
        "Every process builds in layers. The flatter the slope, the wider the step: a slope of 10° shows them clearly, a vertical wall hardly at all.",
      weDo: "We orient the part so that cosmetic faces are vertical or level, and choose the layer height you ordered. Sanding and vapor smoothing remove steps on request.",
      inDesign:
        "Mark the cosmetic faces. Avoid long, shallow slopes, or break them with an edge. A fine texture hides steps better than a smooth face.",
      accepted: ["Even, in one direction; none after finishing", "Yes", "Yes"],
      drawing: "defect-layer-steps",
    }),
    defect({
      key: "support-marks",
      heading: "Support marks",
      looks: "Rows of small dots or a rough patch on one side of an SLA, DMLS or FDM part.",
      cause:
        "Supports hold up everything that would hang in the air. Their tips fuse to the face and leave a dot when they come off.",
      weDo: "We place supports on hidden faces, cut them off and sand the marks. In metal, they are machined or ground away.",
      inDesign:
        "Keep overhangs at 45° or steeper. Leave one face free for supports, and name the faces that must stay clear.",
      accepted: ["None visible", "Sanded, slight", "Yes"],
      drawing: "defect-support-marks",
      readOn: "design-guideinfo",
    }),
    defect({
      key: "warp",
      heading: "Warp",
      looks: "A flat part rocks on the table, or its corners lift.",
      cause:
        "Each layer shrinks on the one below. On a large flat face, the pull adds up. Nylon bows most; resin creeps later in the sun.",
      weDo: "We tilt flat parts in the powder, cool the build slowly, and relieve metal parts before they leave the plate. Nylon panels can be straightened by heat.",
      inDesign:
        "Give panels a gentle curve or openings. Don't rely on ribs in nylon: they cool at a different rate and can distort it more. In metal, machine the faces that must be flat.",
      accepted: ["Within the tolerance of the drawing", "Within the tolerance", "Within the tolerance"],
      drawing: "printing-flat-panel",
    }),
    defect({
      key: "trapped-material",
      heading: "Trapped powder or resin",
      looks: "Powder trickles out of a cavity, or a resin part weeps, then cracks.",
      cause:
        "A hollow body without openings keeps what it was built in. Uncured resin keeps curing, swells and cracks the wall.",
      weDo: "We blow, shake and wash out every cavity we can reach, and weigh hollow parts when you ask for it. We ask before we print a sealed cavity.",
      inDesign: "Add two drain holes, 3.5 mm or larger, at opposite ends. Keep channels short and straight.",
      accepted: ["None", "None", "None that can come out in use"],
      drawing: "printing-drain",
    }),
    defect({
      key: "closed-holes",
      heading: "Closed or undersize holes",
      looks: "A small hole is closed, or a pin does not fit.",
      cause:
        "Heat, light or the width of the bead closes small holes from all sides. Powder fuses in narrow slots.",
      weDo: "We clear holes with a pin or drill where the drawing gives a size. Fits are drilled or reamed.",
      inDesign:
        "Stay above 1 mm in SLA and metal, 1.5 mm in SLS, and 2 mm in MJF and FDM. Print critical holes undersize and have them drilled.",
      accepted: ["Open, within tolerance", "Open, within tolerance", "Open, within tolerance"],
      drawing: "printing-hole",
    }),
    defect({
      key: "grain",
      heading: "Grain and color differences",
      looks: "A sandy face, gray speckle in MJF, or two shades after dyeing.",
      cause:
        "Powder sticks to the skin of every nylon part. Its amount changes with position and depth in the build, and dye follows it.",
      weDo: "We blast every part with beads, and dye parts of one order together. Vapor smoothing seals the skin and evens the color.",
      inDesign:
        "Choose black for parts that sit next to each other. Order a painted finish if the color must match a sample.",
      accepted: ["None against the agreed sample", "Slight between parts", "Yes"],
      drawing: "compare-roughness",
    }),
    defect({
      key: "weak-layers",
      heading: "Weak or split layers",
      looks: "A clean crack between two layers, often at a corner of an FDM part.",
      cause:
        "FDM beads bond less across the layers than along them. Sharp inside corners and a cold chamber make it worse.",
      weDo: "We dry the filament, keep the chamber hot and orient the part to the load you name.",
      inDesign:
        "Tell us where the load acts. Round inside corners, and orient thin posts in the plane of the layers.",
      accepted: ["None", "None", "None"],
      drawing: "printing-orientation",
    }),
    calculator(
      "roughness",
      "Convert a roughness",
      "Layers show as roughness. Compare the value you need with what each process gives.",
    ),
    pages(
      { heading: "Related pages", lead: "Other processes, the rules, and the finishes that hide layers." },
      "workmanship",
      "design-guideinfo",
      "surface-finish",
      "manufacturing-standards",
    ),
    quoteCall(
      "Tell us which faces show",
      "Mark the cosmetic faces and their class. We'll orient the part to suit and quote the finish it needs.",
      "Process: 3D printing\nCosmetic faces and class: \nFinish: \nQuantity: ",
    ),
  ],
});
