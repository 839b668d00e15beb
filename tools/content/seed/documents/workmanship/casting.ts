import { quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";
import { defect } from "./defect.ts";

export const castWorkmanship = guide({
  id: "workmanship-casting",
  title: "Workmanship: vacuum and die casting",
  seoTitle: "Casting Defects and Acceptance",
  description:
    "Eight defects in urethane and metal castings: bubbles, copied marks, unfilled walls, pores, cold shuts, soldering, flash and blisters, with causes and limits.",
  summary: "Bubbles, copied marks and unfilled walls in urethane; pores, cold shuts and blisters in metal.",
  services: ["urethane-casting", "die-casting"],
  ruleName: "defect",
  opening: {
    eyebrow: "Workmanship",
    heading: "Cast parts: defects and what we accept",
    lead: "Eight defects: three of urethane from silicone molds, four of die-cast metal, and one common to both. For each: how it looks, what causes it, and how to prevent it.",
    next: ["See the casting rules", toPage("die-casting-guide")],
  },
  blocks: [
    textBlock(
      "before",
      "## How to read this page",
      "- Class A, B and C are the [cosmetic classes](quality#cosmetic) of a face. Without a class on the drawing, a face is class C.",
      "- Every die casting has pores inside. They matter where you cut, seal or load the part. State a leak rate or an X-ray level if you need one.",
      "- A mark that takes a dimension out of tolerance is a reject in every class.",
      "- If you question a part, send a photo with a scale and the order number. We compare it with the drawing, the approved sample and the class, in that order. A reject is [reworked or remade](quality#nonconformity).",
    ),
    defect({
      key: "bubbles",
      heading: "Urethane: bubbles and pinholes",
      looks: "Round pits in the face, or bubbles inside a clear part.",
      cause: "Air stays in a high corner of the mold, or the resin was not degassed long enough.",
      weDo: "We degas the resin, pour under vacuum and vent every high point. Pinholes on painted faces are filled.",
      inDesign:
        "Slope flat roofs and round high corners, so that air finds the vent. Leave 2 mm of wall for clear parts.",
      accepted: ["None visible", "Single, under 0.5 mm", "Yes"],
      drawing: "defect-bubbles",
    }),
    defect({
      key: "copied-marks",
      heading: "Urethane: marks copied from the master",
      looks: "The same scratch, layer step or fingerprint on every casting.",
      cause: "Silicone copies everything, even the gloss. What is on the master is on each part.",
      weDo: "We sand, prime and polish the master, and on request send you a picture of it before the mold is poured.",
      inDesign: "Choose the texture and gloss before the master is finished. Mark logos and fine text.",
      accepted: ["None visible", "Light, short and single", "Yes"],
      drawing: "casting-master",
    }),
    defect({
      key: "incomplete-fill",
      heading: "Urethane: incomplete fill",
      looks: "A web with a hole in it, or a rib with a rounded end.",
      cause:
        "The resin thickened before it arrived. Gravity and vacuum push far less than a molding machine.",
      weDo: "We warm the mold, add gates and choose a resin with a longer pot life.",
      inDesign: "Plan on walls of 2 to 4 mm, with 1 mm as the limit on small parts.",
      accepted: ["None", "None", "None"],
      drawing: "casting-wall",
      readOn: "complex-module01",
    }),
    defect({
      key: "porosity",
      heading: "Die casting: porosity",
      looks: "Pits and specks on a machined face, or a leak under pressure.",
      cause:
        "Gas is trapped in the fast shot, and thick spots shrink as they freeze. Machining opens what lies below the skin.",
      weDo: "We simulate the flow, apply vacuum assistance where agreed, and impregnate parts that must be leak-tight.",
      inDesign: "Keep walls even and core bosses. Machine no deeper than 0.75 mm per face.",
      accepted: ["None visible", "Single, under 0.5 mm", "Away from threads and seals"],
      drawing: "die-casting-boss",
    }),
    defect({
      key: "cold-shuts",
      heading: "Die casting: cold shuts and flow lines",
      looks: "A wavy line on the skin, like a wrinkle. A deep one is a crack.",
      cause:
        "Two cold streams of metal met and did not fuse. Long, thin sections far from the gate are at risk.",
      weDo: "We raise speed and die temperature, and put overflows where the streams meet.",
      inDesign: "Let the metal run along ribs toward the far end. Avoid windows that split the flow.",
      accepted: ["None visible", "Slight, not deep", "Yes, if not deep"],
      drawing: "die-casting-gate",
    }),
    defect({
      key: "soldering",
      heading: "Die casting: drag and soldering",
      looks: "Torn, rough streaks on a side wall in the direction the die opens.",
      cause: "Aluminum sticks to hot steel. Without draft the wall drags along it.",
      weDo: "We polish and coat the die, cool the hot spot and spray it evenly.",
      inDesign: "Give inside walls 2 to 3° of draft in aluminum, and round the corners.",
      accepted: ["None visible", "Light, short and single", "If size is held"],
      drawing: "die-casting-draft",
    }),
    defect({
      key: "flash",
      heading: "Both: flash and parting lines",
      looks: "A thin fin along the joint of the mold halves, or a trimmed line.",
      cause: "Liquid finds every gap. The gap grows as a die wears or a silicone mold tears.",
      weDo: "Flash is trimmed on every part. Dies are repaired and silicone molds replaced before it gets thick.",
      inDesign: "Put the parting line on an edge. Keep it flat, and off the cosmetic faces.",
      accepted: ["Only where agreed", "Trimmed", "Trimmed, not sharp"],
      drawing: "defect-flash",
    }),
    defect({
      key: "blisters",
      heading: "Die casting: blisters",
      looks: "Small domes under powder coat or plating.",
      cause: "Gas in pores close to the skin expands when the part is baked, and lifts the softened skin.",
      weDo: "We bake a sample before coating the order, and outgas parts that need it.",
      inDesign:
        "Keep cosmetic walls thin and close to the gate. Ask for a coating that cures at a lower temperature.",
      accepted: ["None", "None", "Slight, coating unbroken"],
      readOn: "surface-finish",
    }),
    calculator(
      "roughness",
      "Convert a roughness",
      "Compare the value you need with what each process gives.",
    ),
    pages(
      { heading: "Related pages", lead: "Other processes, the rules, and our defaults." },
      "workmanship",
      "die-casting-guide",
      "complex-module01",
      "manufacturing-standards",
    ),
    quoteCall(
      "Tell us what must be tight and what shows",
      "Mark sealing faces, machined faces and cosmetic faces with their class. We'll quote the machining and tests they need.",
      "Process: Vacuum casting or die casting\nSealing faces and leak rate: \nCosmetic faces and class: \nQuantity: ",
    ),
  ],
});
