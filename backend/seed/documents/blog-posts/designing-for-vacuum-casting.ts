import { drawing } from "../../blocks.ts";
import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const designingForVacuumCasting = post({
  slug: "designing-for-vacuum-casting",
  title: "Designing for vacuum casting: let the silicone work",
  description:
    "How a silicone mold changes the design of a part: masters, parting lines, walls, inserts, colors, mold counts, and drawing for later molding.",
  summary: "Masters, parting lines, walls, inserts and how many molds you need.",
  date: "2026-05-06",
  lead: "A silicone mold bends. It gives freedoms that steel does not, wears out after about twenty parts, and copies every fingerprint of the master. Design for all three.",
  guide: "complex-module01",
  next: ["Read about vacuum casting", "urethane-casting"],
  blocks: [
    textBlock(
      "process",
      "## The process in four sentences",
      "A master of the part is printed or milled and finished by hand. Liquid silicone is poured around it, cures, and is cut open along a chosen line. Polyurethane is mixed and poured under vacuum into the hollow. After an hour or so the part is taken out, trimmed, and the mold is closed again.",
    ),
    drawing("casting-master", "The master carries the surface that all casts copy."),
    textBlock(
      "master",
      "## The master is the part",
      "Everything on the master is on every cast: gloss, texture, layer lines, dust. So the money goes into one piece, and each hour of finishing is divided by the number of casts.",
      "- Print it by [SLA](sla-printing), or mill it.",
      "- Make it larger by 0.15 to 0.3%, for shrinkage.",
      "- Sand it to the surface that you want: Ra 0.8 µm or better for paint, polished for clear parts.",
      "- Cure resin masters fully. Uncured resin keeps the silicone from setting, and the mold is lost.",
      "Ask to see the finished master, or pictures of it, before the molds are poured. This is the last chance for a cheap change.",
    ),
    textBlock(
      "line",
      "## Choose the parting line",
      "Where the mold is cut, a line of 0.05 to 0.15 mm stays on the part, and is trimmed. Put it on an edge, where the eye expects a line. If you do not say where, the shop chooses the easiest place for the knife, which may be across the visible face.",
      "Mark two faces on the drawing: one that is seen, and one where pouring gate and vents may be.",
    ),
    textBlock(
      "walls",
      "## Walls and ribs",
      "2 to 4 mm suits most parts; 1.0 to 1.5 mm is possible, 0.5 mm only over small areas. Resin flows by its weight, so long thin walls starve. Thick places become hot as they cure, shrink and sink: keep the ratio of neighbors below 2 to 1, and core out what is thicker.",
      "Ribs have at most 0.6 of the wall. Inside radii of 1 mm help the resin and the life of the silicone.",
    ),
    textBlock(
      "undercuts",
      "## Use the freedom",
      "Small hooks, side holes and no draft at all: silicone comes off. It saves parts that would need sliders in steel. But each undercut strains the mold. If the quantity is 20, keep them shallow, or ask for a loose core that is taken out with the part.",
      "If the part will be [injection molded](injection-molding) later, do not use this freedom. Draw draft and shut-offs now, so that the cast parts test the real design.",
    ),
    textWithTable(
      "two-drawings",
      table(
        "Drawn only for casting, or for molding later as well",
        ["Feature", "Casting only", "Molding later"],
        ["Draft", "none", "1–2°"],
        ["Wall", "2–4 mm", "2–3 mm, even"],
        ["Undercut", "mild ones free", "shut-off, 3°"],
        ["Rib at its root", "0.6 × wall", "0.5–0.6 × wall"],
        ["Inside radius", "1 mm", "0.5 × wall"],
        ["Insert", "cast in", "set by heat"],
        ["Tolerance", "±0.25 mm or ±0.3%", "±0.13 mm on 25 mm in ABS"],
      ),
      "## One part, two drawings?",
      "The right column fits both processes. Use it unless the cast part is the product.",
    ),
    textBlock(
      "material",
      "## Choose by what the part stands for",
      "The resins are named by what they imitate: ABS-like, PC-like, PP-like, rubber from 10 to 95 Shore A. They come close in stiffness and look. They do not copy aging, chemicals or burning. [The table](urethane-casting-materials) shows figures where they are published, and says where not.",
      "Heat needs care: Hei-Cast 8150 has 100 °C at 1.8 MPa, PX 100 softens near 75 °C. A show car in the sun is a heat test.",
    ),
    textBlock(
      "inserts",
      "## Inserts, magnets, windows",
      "What is put into the mold before pouring is held for ever: brass nuts, steel pins, magnets, wire. Draw a seat for each, with 0.1 mm of play, and a groove or knurl that the resin can grip. Two-shot parts, soft on hard, are cast in two molds: plan holes and keys, because the adhesion of resins differs.",
      "Screw threads belong into brass: [threads in plastic](blog-threads-in-plastic) explains why.",
    ),
    textBlock(
      "count",
      "## Count the molds",
      "A mold lasts 10 to 25 parts, fewer for clear, filled or elastic resins and deep undercuts, and gives 5 to 8 casts a day. For 60 parts at 20 per mold you need three molds. From the same master, so parts from all three are alike.",
      "Quantities just above a multiple cost more: 21 parts need two molds. Ask at 20 and 40 rather than at 25.",
    ),
    textBlock(
      "colour",
      "## Color: through or on top",
      "Pigment in the resin gives a color that scratches do not open, in an eggshell gloss as the master has it. Paint meets RAL numbers closely, hides the parting line and adds two to four days. Clear parts need a polished master, a clear mold and a lacquer.",
      "Say which, and give the gloss. The [yellow robot](yellow-robot) shows a painted set, day by day.",
    ),
    textBlock(
      "not",
      "## When not to cast",
      "- **One to four parts:** print them.",
      "- **More than about a hundred:** compare a [bridge tool](blog-bridge-tooling).",
      "- **±0.1 mm:** machine the part, or the faces that need it.",
      "- **Years outdoors, chemicals, flame tests:** use the real plastic.",
      "- **Larger than 762 mm:** split the part and bond it, at an edge.",
    ),
  ],
});
