import { storedQuantityText } from "../../../../schemas/quantities/quantity-field.ts";
import { hero, question, questions, quoteCall, row, specification } from "../blocks.ts";
import { capability, headline } from "../capabilities.ts";
import { toPage } from "../links.ts";
import { pages } from "../list-blocks.ts";
import { generalPage } from "../pages.ts";
import { table, textBlock, textWithTable } from "../rich-text.ts";

export const manufacturingStandards = generalPage({
  id: "manufacturing-standards",
  title: "Manufacturing standards",
  seoTitle: "Manufacturing standards: defaults for every part",
  summary: "What applies when the drawing is silent: tolerances, edges, threads, surface, cosmetics.",
  description:
    "What applies when your drawing is silent: general tolerances by process, burrs and edges, threads, inserts, surface, marking and cosmetic limits.",
  blocks: [
    hero({
      id: "manufacturing-standards",
      eyebrow: "Manufacturing standards",
      heading: "What applies when the drawing is silent",
      lead: "These defaults apply to every order. A note on your drawing or in the order replaces any of them.",
      next: ["How to order", toPage("ordering")],
    }),
    textBlock(
      "precedence",
      "## Which document governs",
      "1. The order confirmation, with any deviation that both sides agreed in writing.",
      "1. The drawing, at the revision that the order names: dimensions, tolerances, notes.",
      "1. The 3D model: the shape, wherever the drawing gives no dimension.",
      "1. These manufacturing standards.",
      "**Model against drawing.** If the two contradict each other, we stop and ask before we make the part. Without a drawing, the model governs the shape, and the general tolerance below applies to every dimension.",
      "**Units.** Millimeters, unless the drawing or the message says inches. STL files have no unit, so always state one. Terms are in the [glossary](glossary).",
      "**Changes.** We do not change material, finish, process or design without your consent.",
    ),
    {
      ...specification({
        heading: "General tolerances",
        lead: "For dimensions with no tolerance of their own. Your drawing can specify tighter ones.",
        rows: [
          row(
            "CNC machining, lengths",
            capability("cnc-machining", "generalTolerance"),
            `${storedQuantityText(headline("cnc-machining", "longPartTolerance"))} above 1,500 mm.`,
          ),
          row("CNC machining, angles", capability("cnc-machining", "angle")),
          row("Sheet metal, cut edges and holes", capability("sheet-metal-fabrication", "generalTolerance")),
          row("Sheet metal, across one bend", capability("sheet-metal-fabrication", "holeToBendTolerance")),
          row("Sheet metal, over several bends", capability("sheet-metal-fabrication", "overBendsTolerance")),
          row("Sheet metal, bend angle", [headline("sheet-metal-fabrication", "bendAngle")]),
          row("SLA", capability("sla-printing", "generalTolerance")),
          row("SLS", capability("sls-printing", "generalTolerance")),
          row("MJF", capability("mjf-printing", "generalTolerance")),
          row("DMLS, as printed", capability("dmls-printing", "generalTolerance")),
          row("FDM", capability("fdm-printing", "generalTolerance")),
          row("Vacuum casting", capability("urethane-casting", "generalTolerance")),
          row("Injection molding", capability("injection-molding", "generalTolerance")),
          row("Die casting", capability("die-casting", "generalTolerance")),
        ],
        note: "Typical capability; the quote states what applies to your part. The page of each process gives its sources. Geometric tolerances apply only where the drawing states them.",
      }),
      anchor: "tolerances",
    },
    textWithTable(
      "edges",
      table(
        "Edges, burrs and marks by process",
        ["Process", "Default", "Stays visible"],
        [
          "CNC machining",
          "No loose burrs; outside edges broken 0.1 to 0.5 mm",
          "Tool marks; corner radius of the cutter",
        ],
        [
          "Sheet metal",
          "Cut edges deburred, safe to touch",
          "Die marks along bends; small micro-joint marks",
        ],
        ["SLA and FDM", "Supports removed", "Support marks, layer lines"],
        ["SLS and MJF", "Powder removed, bead blasted", "Slight grain"],
        ["DMLS", "Supports removed, blasted", "Support marks, layer lines"],
        ["Vacuum casting", "Gates and vents trimmed", "Parting line"],
        ["Injection molding", "Gates trimmed, no sharp flash", "Parting line, gate and ejector marks"],
        ["Die casting", "Flash trimmed, deburred", "Parting line, gate and ejector marks, flow lines"],
      ),
      "## Edges and burrs",
      "If an edge must stay sharp, say so. If it must be round or smooth for safety, give its radius. Gates, supports and parting lines go where they suit the process, unless the drawing marks faces that must stay clear.",
    ),
    textBlock(
      "threads",
      "## Threads and inserts",
      "- **Class.** Metric threads to ISO 965-1, 6H internal and 6g external. Inch threads to ASME B1.1, 2B and 2A.",
      "- **Model.** Name each thread on the drawing. A plain hole in the model is made as a plain hole.",
      "- **Depth.** As drawn. Without a depth, two diameters of full thread, or as much as the part allows.",
      "- **Start.** Thread entries are chamfered.",
      "- **Finish.** Threads are finished with the part. Ask for masking if they must stay bare.",
      "- **Inserts.** Name the type and length. Installed square to the face, flush or slightly below it. We choose the brand if you name none.",
      "Depths and sizes are in the [CNC guide](cnc01#threads), inserts in [threads in plastic](blog-threads-in-plastic).",
    ),
    textWithTable(
      "surface",
      table(
        "Surface without a callout",
        ["Process", "Default surface"],
        ["CNC machining", "As machined, Ra 3.2 µm or smoother"],
        ["Sheet metal", "Mill finish; light handling marks"],
        ["3D printing", "As printed and cleaned"],
        ["Vacuum casting", "Copies the master, matte"],
        ["Injection molding", "SPI B-3 on visible faces, as machined inside"],
        ["Die casting", "As cast, trimmed"],
      ),
      "## Surface, color and finish",
      "- **Sizes.** They apply after anodizing and plating, and before paint and powder coating.",
      "- **Color.** Matched by eye to the named RAL or Pantone code. Ask for a sample if color is critical. Anodized colors vary with the alloy and between batches.",
      "- **Coating.** Racks and hooks leave small contact marks. They go where they show least, unless you specify a place.",
    ),
    textWithTable(
      "cosmetic-limits",
      table(
        "What each cosmetic class allows",
        ["Mark", "Class A", "Class B", "Class C"],
        ["Scratch that a fingernail catches", "None", "None", "If function is not affected"],
        ["Light scratch or rub mark", "None visible", "Short and single", "Yes"],
        ["Pit, inclusion, speck", "None visible", "Single, under 0.5 mm", "Yes"],
        ["Dent", "None", "None", "If size stays in tolerance"],
        ["Tool, die or layer marks", "Even, in one direction", "Yes", "Yes"],
        ["Sink or flow line", "None visible", "Slight", "Yes"],
        ["Parting line, gate, contact mark", "Only where agreed", "Trimmed", "Yes"],
        ["Color difference", "None against the sample", "Slight between parts", "Yes"],
      ),
      "## Cosmetic limits",
      "The classes, with viewing distance and light, are on the [quality page](quality#cosmetic). A face without a class is class C. Processes have limits of their own: a printed face shows layers in every class unless it is finished.",
    ),
    textBlock(
      "marking",
      "## Marking, packing and quantity",
      "- **Marking.** Parts are not marked. Bags and boxes carry part number, revision, quantity and order number.",
      "- **Cleaning.** Chips, powder, oil and coolant are removed. Cleanroom or medical cleaning is available on request.",
      "- **Packing.** Parts are kept apart, so that they cannot scratch each other. Steel is protected against rust.",
      "- **Quantity.** You get the quantity ordered. Any over- or under-delivery is agreed in the order.",
    ),
    questions(
      "Questions about our standards",
      question(
        "Does my ISO 2768 note apply?",
        "Yes. If your drawing names [ISO 2768](term-iso-2768) or another standard, that standard replaces our general tolerance.",
      ),
      question(
        "What if my tolerance is tighter than you can hold?",
        "We say so in the quote, with the tolerance we can hold or a process that holds yours. We do not start work while anything is open.",
      ),
      question(
        "Do the defaults apply to a repeat order?",
        "Yes, as they were when you first ordered. The order confirmation names the date.",
      ),
      question(
        "Can we agree on different defaults?",
        "Yes. Send your own standard with the request. Once we have confirmed it, it replaces this page for your orders.",
      ),
    ),
    pages(
      { heading: "Related pages", lead: "Terms, inspection, and rules for each process." },
      "quality",
      "ordering",
      "workmanship",
      "design-guide",
    ),
    quoteCall(
      "Send your drawing",
      "Mark what matters; these standards cover the rest. You get a price and a lead time.",
      "Part: \nMaterial and finish: \nQuantities: \nDate: ",
    ),
  ],
});
