import { quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { defect } from "./defect.ts";

export const machinedWorkmanship = guide({
  id: "workmanship-machining",
  title: "Workmanship: CNC machining",
  seoTitle: "Machining Defects and Acceptance",
  description:
    "Seven defects in machined parts: burrs, chatter, steps, scratches, warp, poor threads and stained anodizing, with causes, limits and design advice.",
  summary: "Burrs, chatter, steps between setups, scratches, warp, threads and stained finishes.",
  services: ["cnc-machining"],
  ruleName: "defect",
  opening: {
    eyebrow: "Workmanship",
    heading: "Machined parts: defects and what we accept",
    lead: "Seven defects in milled and turned parts. For each: how it looks, what causes it, and the design that avoids it.",
    next: ["See the design rules", toPage("cnc01")],
  },
  blocks: [
    textBlock(
      "before",
      "## How to read this page",
      "- Class A, B and C are the [cosmetic classes](quality#cosmetic) of a face. Without a class on the drawing, a face is class C.",
      "- Even tool marks are not a defect. As machined, roughness is Ra 3.2 µm or better, unless the drawing calls for a smoother face.",
      "- A mark that takes a dimension out of tolerance is a reject in every class.",
      "- If you question a part, send a photo with a scale and the order number. We compare it with the drawing, the approved sample and the class, in that order. A reject is [reworked or remade](quality#nonconformity).",
    ),
    defect({
      key: "burrs",
      heading: "Burrs",
      looks: "A thin, sharp lip along an edge, or a curl inside a cross hole.",
      cause:
        "The cutter pushes the last bit of metal over the edge. Soft, tough metals form the largest burrs: copper, stainless steel, pure aluminum.",
      weDo: "We break outside edges by 0.1 to 0.5 mm and remove loose burrs everywhere. Cross holes are brushed or deburred by hand.",
      inDesign:
        "Put a chamfer on every edge that matters. Leave room for a deburring tool where holes cross. If an edge must stay sharp, say so.",
      accepted: ["None", "None", "None loose or sharp"],
      drawing: "defect-burr",
    }),
    defect({
      key: "chatter",
      heading: "Chatter marks",
      looks: "A regular ripple on a wall or floor, often matte and uneven.",
      cause: "The tool or the part vibrates. Thin walls, deep pockets and long bars are the usual reasons.",
      weDo: "We support thin walls with wax or soft jaws, use short tools and finish in several light passes.",
      inDesign:
        "Keep walls at 0.8 mm or more in metal. Hold pocket depth to three tool diameters, and give corners a generous radius.",
      accepted: ["None", "None a fingernail can feel", "If size and Ra are held"],
      drawing: "cnc-wall",
    }),
    defect({
      key: "steps",
      heading: "Steps between setups",
      looks: "A fine line around the part, with a step that a fingernail can feel.",
      cause:
        "The part was turned over, and the second setup is a few hundredths of a millimeter off the first.",
      weDo: "We probe the part after each setup and blend the faces of class A.",
      inDesign:
        "Let one setup reach the whole cosmetic face. Where it cannot, place a groove or an edge at the joint.",
      accepted: ["None a fingernail can feel", "Fine line", "Yes, within tolerance"],
      drawing: "defect-cutter-step",
    }),
    defect({
      key: "scratches",
      heading: "Scratches and dents",
      looks: "Lines across the tool marks, or a nick on an edge.",
      cause: "Chips under a clamp, parts touching in a tray, or handling after the last cut.",
      weDo: "Cosmetic faces are cut last, wiped and packed one by one. Bead blasting evens light marks before anodizing.",
      inDesign:
        "Mark the cosmetic faces. Large polished faces show everything: a blasted or brushed finish forgives more.",
      accepted: ["None visible", "Light, short and single", "If function is not affected"],
    }),
    defect({
      key: "warp",
      heading: "Warp after machining",
      looks: "A flat plate rocks, or a long wall bows inward.",
      cause: "The stock holds stress from rolling or casting. Cutting one side away lets it move.",
      weDo: "We rough both sides, let the part rest, and finish it with little clamping force. We start critical parts from stress-relieved plate.",
      inDesign:
        "Remove material evenly from both sides. Give thin plates ribs, and ask for flatness only where a part seats.",
      accepted: ["Within the flatness on the drawing", "Within the flatness", "Within the flatness"],
      drawing: "cnc-tall-feature",
    }),
    defect({
      key: "threads",
      heading: "Short or torn threads",
      looks: "The screw stops early, or the flanks are rough and flaky.",
      cause: "The hole is too shallow for the lead of the tap, chips pack at the bottom, or the tap is worn.",
      weDo: "Every thread is checked with a go/no-go gauge at the start of a run, and by sample after that.",
      inDesign: "Leave half a diameter of plain hole below the thread. Keep thread depth to two diameters.",
      accepted: ["Gauge passes", "Gauge passes", "Gauge passes"],
      drawing: "cnc-thread-depth",
      readOn: "cnc01",
    }),
    defect({
      key: "stains",
      heading: "Stains and shade after anodizing",
      looks: "Streaks, bright spots at the rack points, or two shades in one set.",
      cause:
        "Alloys take color differently. Grain, welds and leftover coolant show through. Each part needs a contact point.",
      weDo: "We clean parts before they leave for finishing, rack them at hidden points, and anodize a set in one batch where it fits.",
      inDesign: "Use one alloy for all parts that sit together. Mark where a rack point may sit.",
      accepted: ["None against the sample; contacts where agreed", "Slight", "Yes"],
      readOn: "surface-finish",
    }),
    calculator(
      "roughness",
      "Convert a roughness",
      "Even tool marks are accepted within the Ra on the drawing, in any of these units.",
    ),
    pages(
      { heading: "Related pages", lead: "Other processes, the rules, and our defaults." },
      "workmanship",
      "cnc01",
      "turning-guide",
      "manufacturing-standards",
    ),
    quoteCall(
      "Tell us which faces show",
      "Mark the cosmetic faces, the fits and the edges that must stay sharp. The quote includes what they need.",
      "Process: CNC machining\nCosmetic faces and class: \nFinish: \nQuantity: ",
    ),
  ],
});
