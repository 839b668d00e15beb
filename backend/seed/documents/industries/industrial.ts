import { question, need, processChooser, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { industry } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const industrial = industry({
  id: "industrial",
  title: "Industrial",
  seoTitle: "Industrial",
  description:
    "Machine parts, spares, jigs, guards, manifolds and panels: processes and materials for wear, load and washing, from one spare to full production.",
  summary: "Machine parts, spares, jigs, guards, manifolds and panels, from one piece to full production.",
  opening: {
    heading: "Industrial: parts that keep machines running",
    lead: "A gear no longer sold, a guard that must fit, a manifold that must not leak. 1 to 5,000 parts in steel, bronze, nylon or sheet. Send a drawing or, without one, photos and sizes of the worn part.",
    next: ["See CNC machining", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Shafts, gears, bushings** in 1045, 4140 and C932 bronze, [turned and milled](cnc-machining), hardened.",
      "- **Manifolds, pump and valve bodies** machined from solid, or [die cast](die-casting) and impregnated in series.",
      "- **Guards, cabinets and control panels** in [sheet metal](sheet-metal-fabrication), powder coated.",
      "- **Spare parts** whose tool is lost: machined, or printed in metal by [DMLS](dmls-printing).",
      "- **Jigs, nests and gauges** by [FDM](fdm-printing), [MJF](mjf-printing) or CNC.",
      "- **Rollers, seals and dampers** in polyurethane of 10–95 Shore A by [casting](urethane-casting).",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in machine parts, and what to write in the request",
        ["What matters", "Why", "What to write"],
        ["Wear", "It ends the life of the part", "Partner material, lubrication, hardness in HRC"],
        ["Load and shock", "They decide steel and heat treatment", "Forces, and which face is held"],
        ["Replacement", "The machine stands still", "Date, and whether a simpler shape is allowed"],
        ["Welds", "They move when heated", "Which faces are machined after welding"],
        ["Place of use", "Washing, dust, explosive air", "IP code, cleaning agents, ATEX if it applies"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for machine parts",
      "First choice, second choice, and the process to avoid.",
      need("A shaft, gear or bushing", {
        first: "cnc-machining",
        reason: "4140 pre-hardened or nitrided, journals ground to 0.4 µm Ra",
        second: "dmls-printing",
        avoid: "sls-printing",
        avoidReason: "Nylon teeth creep under steady load",
      }),
      need("A guard or cabinet", {
        first: "sheet-metal-fabrication",
        reason: "Cut, bent, powder coated, without tooling",
        second: "fdm-printing",
        avoid: "injection-molding",
        avoidReason: "Size and number",
      }),
      need("A fixture by the end of the week", {
        first: "fdm-printing",
        reason: "Up to 914 mm, 1–5 days",
        second: "mjf-printing",
        avoid: "die-casting",
        avoidReason: "Weeks for a die",
      }),
      need("A spare part without a drawing", {
        first: "cnc-machining",
        reason: "Measured from the sample, corrected where it wore",
        second: "dmls-printing",
        avoid: "injection-molding",
        avoidReason: "A tool for a few pieces",
      }),
      need("Pump bodies by the thousand", {
        first: "die-casting",
        reason: "A360 or A413, impregnated, bores machined",
        second: "cnc-machining",
        avoid: "sheet-metal-fabrication",
        avoidReason: "Not pressure-tight in this form",
      }),
    ),
    textBlock(
      "materials",
      "## Materials, with reasons",
      "- **1045:** shafts and plain machine parts, can be induction hardened.",
      "- **4140:** loaded shafts and tools; pre-hardened 28–32 HRC, about 950–1,000 MPa.",
      "- **304 and 316:** washing and chemicals; 316 against chlorides.",
      "- **C932 bronze:** bushings that run on steel.",
      "- **POM and UHMW-PE:** sliders, rollers, wear strips without oil.",
      "- **Polyurethane 10–95 Shore A:** rollers and dampers.",
      "Compare on [CNC materials](cnc-machining-materials), [sheet metal materials](sheet-metal-materials) and [vacuum casting materials](urethane-casting-materials). Black oxide, zinc, powder and nitriding are covered in [surface finishing](surface-finish).",
    ),
    textBlock(
      "standards",
      "## Standards buyers cite",
      "The maker of the machine declares its conformity; parts are made and documented for it. Tell us which documents you need.",
      "- [ISO 9001](term-iso-9001): the base of most supplier requirements.",
      "- [CE and the machinery rules](term-machinery-regulation): directive 2006/42/EC, replaced by regulation (EU) 2023/1230 from January 2027.",
      "- [PED](term-ped): pressure equipment.",
      "- [ATEX](term-atex): explosive atmospheres.",
      "- [EN 10204](term-en-10204) 3.1: the material certificate.",
      "- [ISO 14001 and 45001](term-iso-14001): environment and safety at work.",
    ),
    questions(
      "Questions from plant and machine builders",
      question(
        "I only have the worn part. Is that enough?",
        "To start, yes. Send photos with dimensions, and say where it fits. Worn faces are rebuilt from the parts that they meet, so their sizes help more than those of the wear.",
      ),
      question(
        "Can a cast part be replaced by a machined one?",
        "Usually, and for one to a few hundred pieces it costs less than a new pattern. Strength rises; weight and outside shape may change. Say which faces must stay where they were.",
      ),
      question(
        "Which steel against wear?",
        "4140 nitrided for gears and shafts, with a case of 0.1–0.6 mm. Tool steel of 58–62 HRC for cutting and punching. Bronze or POM for the softer partner, which is then replaced.",
      ),
      question(
        "How accurate is a welded frame?",
        "Far less than a bent or milled part, because heat moves it. Machine the pads after welding, and give close tolerances only to those pads.",
      ),
      question(
        "Do printed spares last?",
        "In nylon for covers, guides and clips, yes. In metal by DMLS, after heat treatment, for parts in static load. For gears and shafts take wrought steel.",
      ),
      question(
        "Which finish against rust?",
        "Zinc indoors, powder coat over phosphate or e-coat outdoors, stainless steel where it is washed. Black oxide is a look with oil, not protection.",
      ),
    ),
    guides(
      { heading: "Guides for these parts", lead: "Fits, threads and ISO 2768; bends, welds and K-factors." },
      "cnc01",
      "sheet-metal01",
      "design-guideinfo",
    ),
    caseStudies(
      {
        heading: "A control box in 50 pieces",
        lead: "A representative project: bent, clinched and powder coated, with drawing and costs.",
      },
      "sheet-metal-enclosure",
    ),
    quoteCall(
      "Send the drawing, or a photograph of the part",
      "Include the load, mating material and date. If a simpler shape does the job, we'll tell you.",
      "Industry: Industrial\nPart and machine: \nLoad, wear, place of use: \nQuantity: \nDate: ",
    ),
  ],
});
