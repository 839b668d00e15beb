import { drawing } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";

export const videos = listPage({
  id: "videos",
  path: "/Videos",
  title: "Videos",
  seoTitle: "Videos: how each process works",
  description:
    "See how each process works in step-by-step animated drawings: SLA, SLS, MJF, DMLS, FDM, milling, turning, bending, casting and molding.",
  summary: "The processes in motion, in step-by-step animated drawings.",
  opening: {
    eyebrow: "About",
    heading: "See how each process works",
    lead: "An animated drawing shows what moves inside the machine. Each one plays step by step and stays still if your device is set to reduce motion. To see the shop itself, open Factory Tour in the menu.",
    next: ["Compare the processes", toPage("printing3d")],
  },
  blocks: [
    {
      _key: "films",
      _type: "videos",
      anchor: "films",
      heading: "Four short videos",
      lead: "A few seconds each, rendered and silent, with captions and a transcript. Nothing loads until you press play.",
      selection: "all",
    },
    textBlock(
      "printing",
      "## 3D printing",
      "Five ways to build a part in layers. Watch what holds the part up: supports in resin and metal, loose powder in nylon. More about [3D printing](printing3d).",
    ),
    drawing("process-sla", "SLA: a laser cures liquid resin, layer by layer."),
    drawing("process-sls", "SLS: a laser sinters nylon powder."),
    drawing("process-mjf", "MJF: an agent marks the part, heat fuses the layer."),
    drawing("process-dmls", "DMLS: a laser melts metal powder on a plate."),
    drawing("process-fdm", "FDM: a nozzle lays down a bead of plastic."),
    textBlock(
      "cutting",
      "## Cutting and bending",
      "In [CNC machining](cnc-machining), watch which sides the tool can reach. In [sheet metal](sheet-metal-fabrication), watch where the sheet rests during the bend.",
    ),
    drawing("process-cnc-milling", "Milling: the cutter rotates and the part is clamped."),
    drawing("process-cnc-turning", "Turning: the part rotates against a single-point tool."),
    drawing("process-sheet-metal", "Sheet metal: cut flat, then bent in a die."),
    textBlock(
      "molds",
      "## Molds",
      "[Vacuum casting](urethane-casting) uses silicone molds, [injection molding](injection-molding) and [die casting](die-casting) use metal ones. Watch how the part comes out of the metal molds: that is why molded parts need draft.",
    ),
    drawing("process-urethane-casting", "Vacuum casting: a master, a silicone mold, a casting."),
    drawing("process-injection-molding", "Injection molding: inject, cool, open, eject."),
    drawing("process-die-casting", "Die casting: molten metal is injected into a steel die."),
    textBlock("surfaces", "## Surfaces", "What happens to a surface in [finishing](surface-finish)."),
    drawing("process-surface-finishing", "Finishing: what it removes and what it adds."),
    pages(
      { heading: "From the drawing to your part", lead: "Design rules, projects and who we are." },
      "design-guide",
      "case-studies",
      "about-us",
    ),
  ],
});
