import { drawing } from "../../blocks.ts";
import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const slsOrMjf = post({
  slug: "sls-or-mjf",
  title: "SLS or MJF: which machine for a nylon part?",
  description:
    "SLS and MJF both print nylon powder without supports. Size, color, detail, strength and quantity compared, with a short way to decide for your part.",
  summary: "Both print nylon without supports. Size, color, quantity and material decide.",
  date: "2026-01-14",
  lead: "Both fuse PA12 powder without supports, and from two meters away the parts look alike. What differs is size, color, small holes and how many you need.",
  guide: "design-guideinfo",
  next: ["Compare all five processes", "printing3d"],
  blocks: [
    textBlock(
      "same",
      "## What is the same",
      "Both machines spread a thin layer of nylon powder, fuse the cross-section of the part and lower the bed. Loose powder holds the part, so it needs no supports. Hooks, hinges, chains and hollow ducts come out as drawn, as long as the powder can get out too.",
      "Strength is close. Published data sheets give 48 MPa tensile strength for PA12 from either machine, and 12 to 20% elongation at break. Parts are nearly as strong in every direction, unlike [FDM](fdm-printing) parts, which lose 20–30% across their layers.",
      "Tolerances are close, too: plan on ±0.3 mm or ±0.3%, whichever is larger. If a feature must fit better than that, machine or ream it afterward.",
    ),
    drawing("process-mjf", "MJF: an agent marks the part, infrared heat fuses it."),
    textBlock(
      "heat",
      "## How they fuse the powder",
      "[SLS](sls-printing) draws each layer with a laser, line by line, so a full layer takes longer than an empty one. The natural color is white.",
      "[MJF](mjf-printing) jets a dark agent where the part is and heats the whole layer with a lamp. A full layer takes as long as an empty one. The agent turns the part gray. A second agent at the border keeps edges sharp.",
      "Nearly every difference follows from this: color, speed at quantity and build size.",
    ),
    textWithTable(
      "compared",
      table(
        "SLS and MJF by the numbers",
        ["Property", "SLS", "MJF"],
        ["Maximum part size, typical", "482 × 482 × 431 mm", "380 × 284 × 380 mm"],
        ["Layer", "0.10–0.15 mm", "0.08 mm"],
        ["Minimum wall, recommended", "1.0 mm", "1.0 mm"],
        ["Minimum hole diameter", "1.5 mm", "2.0 mm, 0.5 mm in thin walls"],
        ["Roughness as printed", "Ra 9–20 µm", "Ra 5–15 µm"],
        ["Color", "white, takes any dye", "gray, dyed black"],
        ["Heat deflection, PA12, 0.45 MPa", "154 °C", "175 °C"],
        ["Economical quantity", "1–500 parts", "1–2,000 small parts"],
        ["Lead time", "3–7 working days", "3–7 working days"],
      ),
      "## Side by side",
      "Typical values. Sources are on the process pages. Machines differ: your quote states what applies to your part.",
    ),
    textBlock(
      "choose-sls",
      "## Choose SLS when",
      "- **The part is long.** MJF machines stop at 380 mm; most SLS machines go to 482 mm and the largest machines to 677 mm. A bonded joint takes manual work and can leak.",
      "- **The color is light or bright.** White powder takes red, yellow or blue dye. A gray core shows through light dye.",
      "- **You need glass-filled nylon for stiffness and heat.** SLS PA12 with glass reaches 2.9 GPa and an HDT of 157 °C at 0.45 MPa.",
      "- **The part will be painted white**, or scratches must not show gray.",
    ),
    textBlock(
      "choose-mjf",
      "## Choose MJF when",
      "- **You need tens or hundreds of small parts.** Layer time doesn't depend on how full the layer is, so a packed bed is cheap per part.",
      "- **Black is fine.** Black dye over a gray core hides wear better than black over white.",
      "- **Details are small.** Edges and small text come out sharper, and layers are thinner.",
      "- **It has living hinges or takes impacts.** MJF PA11 stretches 35 to 55% before it breaks.",
      "- **It is soft.** TPU of about 88 to 90 Shore A prints with fine lattices.",
    ),
    textBlock(
      "neither",
      "## Choose neither when",
      "- The part is clear or must look molded: use [SLA](sla-printing), or [vacuum casting](urethane-casting) from about ten parts.",
      "- It is flat over more than 100 mm: powder-bed nylon bows, typically 0.3 to 1 mm over 200 mm, with ribs or without. Curve it, split it, or bend it from sheet.",
      "- It must hold ±0.1 mm everywhere: [machine](cnc-machining) it.",
      "- You need thousands of parts over several years: [injection molding](injection-molding) is cheaper from a few hundred to a thousand parts, depending on size.",
    ),
    textBlock(
      "example",
      "## An example",
      "A bracket of 80 × 40 × 30 mm, forty pieces, black, with two M4 threads, fits either machine. Forty small black parts favor MJF; the threads are brass inserts either way. If the same bracket were 420 mm long and signal red, SLS would win on both counts.",
      "A second case is an air duct of 600 mm. Only a large SLS machine prints it in one piece. In MJF it needs a joint with tongue, groove and a glue gap of 0.1 to 0.2 mm. The [air duct project](automotive-air-duct) shows what that means in days and money.",
    ),
    textBlock(
      "request",
      "## What to put in your request",
      "Write “PA12, SLS or MJF, black” unless one of the reasons above decides. We can then use whichever machine is free, and you get parts sooner. Name the visible faces, the holes that must fit, and whether you want the surface dyed, [vapor smoothed](surface-finish) or as printed.",
      "Values for walls, gaps and holes are in the [3D printing guide](design-guideinfo), and powders are on the [materials page](printing3d-materials).",
    ),
  ],
});
