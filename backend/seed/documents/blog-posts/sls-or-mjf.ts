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
  lead: "Both fuse PA12 powder without supports, and both parts look alike from two meters away. The difference lies in size, color, small holes and how many you need.",
  guide: "design-guideinfo",
  next: ["Compare all five processes", "printing3d"],
  blocks: [
    textBlock(
      "same",
      "## What is the same",
      "Both machines spread a thin layer of nylon powder, fuse what belongs to the part, and lower the bed. The loose powder around the part holds it, so no supports are needed. Hooks, hinges, chains and hollow ducts come out as drawn, as long as the powder can get out as well.",
      "Strength is close. Published data sheets give 48 MPa tensile strength for PA12 from either machine, and a stretch of 12 to 20% before it breaks. Parts are nearly equally strong in all directions, unlike parts from [FDM](fdm-printing), which lose 20–30% across their layers.",
      "Tolerances are close too: plan ±0.3 mm or ±0.3%, the larger of the two. If a face must fit better than that, machine or ream it afterward.",
    ),
    drawing("process-mjf", "MJF: ink marks the part, infrared heat fuses it."),
    textBlock(
      "heat",
      "## How they fuse the powder",
      "[SLS](sls-printing) draws each layer with a laser, line by line. A full layer takes longer than an empty one. The natural color is white.",
      "[MJF](mjf-printing) prints a dark ink where the part is, and heats the whole layer with a lamp. A full layer takes as long as an empty one. The ink makes the part gray, and the powder that is not inked stays loose. A second ink at the border keeps edges sharp.",
      "From these two sentences follows nearly all that differs: color, speed in numbers, and the size of the machines on the market. The [videos](videos) show both at work.",
    ),
    textWithTable(
      "compared",
      table(
        "SLS and MJF in figures",
        ["Property", "SLS", "MJF"],
        ["Maximum part size, typical", "482 × 482 × 431 mm", "380 × 284 × 380 mm"],
        ["Layer", "0.10–0.15 mm", "0.08 mm"],
        ["Minimum wall, recommended", "1.0 mm", "1.0 mm"],
        ["Minimum hole diameter", "1.5 mm", "2.0 mm, 0.5 mm in thin walls"],
        ["Roughness as printed", "Ra 9–20 µm", "Ra 5–15 µm"],
        ["Color", "white, takes any dye", "gray, dyed black"],
        ["Heat deflection, PA12, 0.45 MPa", "154 °C", "175 °C"],
        ["Economical quantity", "1–500 parts", "1–2,000 small parts"],
        ["Lead time", "3–7 days", "3–7 days"],
      ),
      "## The two in figures",
      "Typical values from Protolabs, Tronix3D, 3Faktur, Materialize, additive.tools and data sheets. Machines differ: the quote says what holds for yours.",
    ),
    textBlock(
      "choose-sls",
      "## Take SLS when",
      "- **The part is long.** Where an MJF machine ends at 380 mm, most SLS machines go to 482 mm and the largest machines to 677 mm. A joint costs handwork and is a place that can leak.",
      "- **The color is light or bright.** White powder takes red, yellow or blue dye. A gray core shines through light dye.",
      "- **You need glass-filled nylon for stiffness and heat.** PA12 with glass from SLS reaches 2.9 GPa and 157 °C at 0.45 MPa.",
      "- **The part will be painted white**, or scratches must not show gray.",
    ),
    textBlock(
      "choose-mjf",
      "## Take MJF when",
      "- **You need tens or hundreds of small parts.** The time of a layer does not depend on how full it is, so a packed bed is cheap per part.",
      "- **Black is fine.** Dyed black over gray hides wear better than black over white.",
      "- **Thin and detailed.** Edges and small text come out sharper, and the layer is thinner.",
      "- **Living hinges and blows.** PA11 from MJF stretches 35 to 55% before it breaks.",
      "- **Soft parts.** TPU of about 88 to 90 Shore A prints with fine lattices.",
    ),
    textBlock(
      "neither",
      "## Take neither when",
      "- The part is clear or must look molded: take [SLA](sla-printing), or [vacuum casting](urethane-casting) from ten pieces on.",
      "- It lies flat over more than 100 mm: nylon powder parts bow, typically 0.3 to 1 mm on 200 mm, with ribs or without. Curve it, split it, or bend it from sheet.",
      "- It must hold ±0.1 mm everywhere: [machine](cnc-machining) it.",
      "- You need thousands for years: [injection molding](injection-molding) is cheaper from a few hundred to a thousand, depending on the size.",
    ),
    textBlock(
      "example",
      "## An example",
      "A bracket of 80 × 40 × 30 mm, forty pieces, black, with two M4 threads. It fits either machine. Forty small black pieces speak for MJF; the threads are brass inserts in both. If the same bracket were 420 mm long and signal red, SLS would win on both counts.",
      "A second case: an air duct of 600 mm. Only a large SLS machine makes it in one piece. In MJF it needs a joint with a tongue, a groove and a glue gap of 0.1 to 0.2 mm. Our [air duct project](automotive-air-duct) shows what that means in days.",
    ),
    textBlock(
      "request",
      "## What to write in the request",
      "Write “PA12, SLS or MJF, black” unless a reason above decides. It lets the shop use the machine that is free, and you get the parts sooner. Then name the faces that are seen, the holes that must fit, and whether the surface is to be dyed, [vapor smoothed](surface-finish) or left as printed.",
      "The values for walls, gaps and holes stand in the [3D printing guide](design-guideinfo), those of the powders on the [materials page](printing3d-materials).",
    ),
  ],
});
