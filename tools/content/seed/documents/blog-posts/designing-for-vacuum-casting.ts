import { drawing } from "../../blocks.ts";
import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const designingForVacuumCasting = post({
  slug: "designing-for-vacuum-casting",
  title: "Designing for vacuum casting: let the silicone work",
  description:
    "How a silicone mold changes part design: masters, parting lines, walls, inserts, colors, mold counts, and drawing for injection molding later.",
  summary: "Masters, parting lines, walls, inserts and how many molds you need.",
  date: "2026-05-06",
  lead: "A silicone mold bends. It allows what steel doesn't, lasts about 20 parts, and copies every fingerprint on the master. Design for all three.",
  guide: "complex-module01",
  next: ["Read about vacuum casting", "urethane-casting"],
  blocks: [
    textBlock(
      "process",
      "## The process in four sentences",
      "A master of the part is printed or milled and finished by hand. Liquid silicone is poured around it, cured, and cut open along a chosen line. Polyurethane is mixed and poured into the cavity under vacuum. About an hour later the part comes out, is trimmed, and the mold is closed again.",
    ),
    drawing("casting-master", "The master carries the surface that all castings copy."),
    textBlock(
      "master",
      "## The master is the part",
      "Whatever is on the master is on every casting: gloss, texture, layer lines, dust. So the effort goes into one part, and each hour of finishing is shared by all castings.",
      "- Print it by [SLA](sla-printing), or mill it.",
      "- Scale it up by 0.15 to 0.3% for shrinkage.",
      "- Sand it to the surface you want: Ra 0.8 µm or better for paint, polished for clear parts.",
      "- Cure resin masters fully. Uncured resin keeps the silicone from setting, and the mold is lost.",
      "Ask to see the finished master, or pictures of it, before the molds are poured. It is the last chance for a cheap change.",
    ),
    textBlock(
      "line",
      "## Choose the parting line",
      "Where the mold is cut, a line of 0.05 to 0.15 mm stays on the part and is trimmed. Put it on an edge, where the eye expects a line. If you don't, the shop cuts where it is easiest, which may be across the visible face.",
      "Mark two faces on the drawing: the one that is seen, and the one where gate and vents may go.",
    ),
    textBlock(
      "walls",
      "## Walls and ribs",
      "Walls of 2 to 4 mm suit most parts; 1.0 to 1.5 mm is possible, 0.5 mm only over small areas. The resin flows under its own weight, so long thin walls don't fill. Thick spots heat up as they cure, shrink and sink: keep neighboring walls within a ratio of 2 to 1, and core out anything thicker.",
      "Make ribs at most 0.6 times the wall. Inside radii of 1 mm help the resin flow and make the silicone last.",
    ),
    textBlock(
      "undercuts",
      "## Use the freedom",
      "Small hooks, side holes, no draft at all: silicone lets go. It saves parts that would need slides in steel. But every undercut strains the mold. For 20 parts, keep undercuts shallow, or ask for a loose insert that comes out with the part.",
      "If the part will be [injection molded](injection-molding) later, don't use this freedom. Add draft and shut-offs now, so the castings test the real design.",
    ),
    textWithTable(
      "two-drawings",
      table(
        "Designed for casting only, or for molding later",
        ["Feature", "Casting only", "Molding later"],
        ["Draft", "none", "1–2°"],
        ["Wall", "2–4 mm", "2–3 mm, even"],
        ["Undercut", "shallow ones release", "shut-off, 3°"],
        ["Rib at its root", "0.6 × wall", "0.5–0.6 × wall"],
        ["Inside radius", "1 mm", "0.5 × wall"],
        ["Insert", "cast in", "heat-set"],
        ["Tolerance", "±0.25 mm or ±0.3%", "±0.13 mm on 25 mm in ABS"],
      ),
      "## One design for both",
      "The right column works for both processes. Use it unless the casting is the product.",
    ),
    textBlock(
      "material",
      "## Choose the resin by what it replaces",
      "Resins are named for what they imitate: ABS-like, PC-like, PP-like, rubber from 10 to 95 Shore A. They come close in stiffness and look. They don't match aging, chemical resistance or flammability. [The table](urethane-casting-materials) gives published values, and says where there are none.",
      "Watch the heat: Hei-Cast 8150 has an HDT of 100 °C at 1.8 MPa, while PX 100 softens near 75 °C. A show car in the sun is a heat test.",
    ),
    textBlock(
      "inserts",
      "## Inserts, magnets, windows",
      "What goes into the mold before pouring stays there: brass nuts, steel pins, magnets, wire. Give each a seat with 0.1 mm of clearance, and a groove or knurl for the resin to grip. Two-shot parts, soft over hard, are cast in two molds: plan holes and keys, because adhesion varies by resin.",
      "Screw threads belong in brass: [threads in plastic](blog-threads-in-plastic) explains why.",
    ),
    textBlock(
      "count",
      "## Count the molds",
      "A mold lasts 10 to 25 parts, fewer with clear, filled or elastic resins and deep undercuts, and yields 5 to 8 castings a day. For 60 parts at 20 per mold you need three molds, all from the same master, so the parts match.",
      "A quantity just above a multiple costs more: 21 parts need two molds. Ask for 20 and 40 rather than 25.",
    ),
    textBlock(
      "colour",
      "## Color: through or on top",
      "Pigment colors the resin all the way through, so scratches hardly show, and the gloss comes from the master. Paint matches RAL numbers closely, hides the parting line and adds two to four days. Clear parts need a polished master, a clear mold and a lacquer.",
      "Specify which, and the gloss. The [yellow robot](yellow-robot) shows a painted set, day by day.",
    ),
    textBlock(
      "not",
      "## When not to cast",
      "- **One to four parts:** print them.",
      "- **More than about a hundred:** compare a [bridge tool](blog-bridge-tooling).",
      "- **±0.1 mm:** machine the part, or the faces that need it.",
      "- **Years outdoors, chemicals, flame tests:** use the production plastic.",
      "- **Larger than 762 mm:** split the part and bond it along an edge.",
    ),
  ],
});
