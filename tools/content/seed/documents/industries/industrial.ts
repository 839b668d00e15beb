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
    "Machine parts, spares, jigs, guards, manifolds and panels: processes and materials for wear, load and washdown, from one spare to full production.",
  summary: "Machine parts, spares, jigs, guards, manifolds and panels, from one piece to full production.",
  opening: {
    heading: "Industrial: parts that keep machines running",
    lead: "A discontinued gear, a guard that has to fit, a manifold that must not leak: 1 to 5,000 parts in steel, bronze, nylon or sheet metal. Send a drawing. If you don't have one, send photos and dimensions of the worn part.",
    next: ["See CNC machining", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Shafts, gears, bushings** in 1045, 4140 and C932 bronze, [turned and milled](cnc-machining), hardened.",
      "- **Manifolds, pump and valve bodies** machined from solid, or [die cast](die-casting) and impregnated in volume.",
      "- **Guards, cabinets and control panels** in powder-coated [sheet metal](sheet-metal-fabrication).",
      "- **Spare parts** whose tooling is gone: machined, or printed in metal by [DMLS](dmls-printing).",
      "- **Jigs, nests and gauges** by [FDM](fdm-printing), [MJF](mjf-printing) or CNC.",
      "- **Rollers, seals and dampers** in polyurethane of 10–95 Shore A by [casting](urethane-casting).",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in machine parts, and what to specify",
        ["Requirement", "Why it matters", "What to specify"],
        ["Wear", "It limits the life of the part", "Mating material, lubrication, hardness in HRC"],
        ["Load and shock", "They decide the steel and heat treatment", "Forces, and how the part is mounted"],
        ["Replacement", "The machine is down", "Date, and whether a simpler shape is OK"],
        ["Welds", "Heat distorts the part", "Which faces to machine after welding"],
        [
          "Environment",
          "Washdown, dust, explosive atmospheres",
          "IP code, cleaning agents, ATEX if it applies",
        ],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for machine parts",
      "First choice, second choice, and the process to avoid.",
      need("A shaft, gear or bushing", {
        first: "cnc-machining",
        reason: "4140 pre-hardened or nitrided, journals ground to Ra 0.4 µm",
        second: "dmls-printing",
        avoid: "sls-printing",
        avoidReason: "Nylon teeth creep under steady load",
      }),
      need("A guard or cabinet", {
        first: "sheet-metal-fabrication",
        reason: "Cut, bent and powder coated, without tooling",
        second: "fdm-printing",
        avoid: "injection-molding",
        avoidReason: "A large tool for few parts",
      }),
      need("A fixture by the end of the week", {
        first: "fdm-printing",
        reason: "Up to 914 mm, 1–5 working days",
        second: "mjf-printing",
        avoid: "die-casting",
        avoidReason: "The die takes weeks",
      }),
      need("A spare part without a drawing", {
        first: "cnc-machining",
        reason: "Measured from your sample, corrected for wear",
        second: "dmls-printing",
        avoid: "injection-molding",
        avoidReason: "A tool for a few parts",
      }),
      need("Pump bodies by the thousand", {
        first: "die-casting",
        reason: "A360 or A413, impregnated, bores machined",
        second: "cnc-machining",
        avoid: "sheet-metal-fabrication",
        avoidReason: "Can't make pressure-tight bodies",
      }),
    ),
    textBlock(
      "materials",
      "## Recommended materials",
      "- **1045:** shafts and simple machine parts; can be induction hardened.",
      "- **4140:** loaded shafts and tools; pre-hardened 28–32 HRC, about 900–1,000 MPa.",
      "- **304 and 316:** washdown and chemicals; 316 for chlorides.",
      "- **C932 bronze:** bushings that run on steel.",
      "- **POM and UHMW-PE:** sliders, rollers and wear strips that run dry.",
      "- **Polyurethane 10–95 Shore A:** rollers and dampers.",
      "Compare them in [CNC materials](cnc-machining-materials), [sheet metal materials](sheet-metal-materials) and [vacuum casting materials](urethane-casting-materials). See [surface finishing](surface-finish) for black oxide, zinc, powder coat and nitriding.",
    ),
    textBlock(
      "standards",
      "## Standards buyers ask for",
      "The machine builder declares conformity; we make and document the parts. Tell us which documents you need.",
      "- [ISO 9001](term-iso-9001): the baseline for most supplier requirements.",
      "- [CE and the machinery rules](term-machinery-regulation): Directive 2006/42/EC, replaced by Regulation (EU) 2023/1230 from January 2027.",
      "- [PED](term-ped): pressure equipment.",
      "- [ATEX](term-atex): explosive atmospheres.",
      "- [EN 10204](term-en-10204) 3.1: the material certificate.",
      "- [ISO 14001 and 45001](term-iso-14001): environment and workplace safety.",
    ),
    questions(
      "Questions from plant engineers and machine builders",
      question(
        "I only have the worn part. Is that enough?",
        "Yes, to start. Send photos with dimensions and tell us where it fits. We reconstruct worn faces from the mating parts, so their dimensions help more than the worn ones.",
      ),
      question(
        "Can you replace a casting with a machined part?",
        "Usually. For one to a few hundred parts, it costs less than a new pattern. The part will be stronger, but weight and outside shape may change. Mark the faces that must stay in place.",
      ),
      question(
        "Which steel resists wear?",
        "Nitrided 4140, with a case of 0.1–0.6 mm, for gears and shafts. Tool steel at 58–62 HRC for cutting and punching. Make the mating part of bronze or POM: it wears first, and you replace only that part.",
      ),
      question(
        "How accurate is a welded frame?",
        "Far less than a bent or milled part, because welding heat distorts it. Machine the pads after welding, and specify tight tolerances only there.",
      ),
      question(
        "Do printed spares last?",
        "Nylon covers, guides and clips do. So do heat-treated DMLS parts under static load. For gears and shafts, use wrought steel.",
      ),
      question(
        "Which finish prevents rust?",
        "Zinc indoors, powder coat over phosphate or e-coat outdoors, stainless steel for washdown. Black oxide with oil is mostly cosmetic.",
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
      "Send a drawing or a photo of the part",
      "Include the load, the mating material and your date. You get a price, a lead time and a simpler shape if one will do.",
      "Industry: Industrial\nPart and machine: \nLoad, wear, environment: \nQuantity: \nDate: ",
    ),
  ],
});
