import { drawing } from "../../blocks.ts";
import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const threadsInPlastic = post({
  slug: "threads-in-plastic",
  title: "Threads in plastic: five ways, and when each holds",
  description:
    "Self-tapping screws, heat-set and cast-in inserts, tapped and printed threads in plastic parts: boss sizes, limits and which way suits which process.",
  summary: "Self-tapping screws, inserts, tapped and printed threads: sizes and limits.",
  date: "2026-04-08",
  lead: "A screw is steel, the part is not. The thread in plastic strips, creeps or cracks long before the screw breaks. Which of five ways holds depends on how often it is opened.",
  guide: "molding01",
  next: ["See the molding guide", "molding01"],
  blocks: [
    textBlock(
      "question",
      "## Two questions first",
      "How often is the screw opened? And does the joint carry load all the time, or only now and then?",
      "Once or twice in the life of the product: a screw that cuts its own thread is enough. Each month: metal in the plastic. Constant load: plastic creeps away under it, whatever the thread, so let metal touch metal through a bush.",
    ),
    textWithTable(
      "ways",
      table(
        "Five ways to a thread in plastic",
        ["Way", "Opened", "Smallest", "Process"],
        ["Self-tapping screw", "about 5 times", "about M2", "Molding, nylon prints"],
        ["Tapped in the plastic", "about 10 times", "M4", "Machined POM, PA, PEEK"],
        ["Printed or molded thread", "about 10 times", "M4 in SLA, M6 in SLS", "Coarse threads, caps"],
        ["Heat-set brass insert", "more than 100 times", "M2–M8", "Molding, MJF, FDM"],
        ["Cast-in brass insert", "more than 100 times", "M3 is usual", "Vacuum casting"],
      ),
      "## Five ways",
      "The counts are rules of thumb: test them with your screw and torque. Smallest sizes as in the guides.",
    ),
    drawing("molding-boss", "A boss that holds a screw: outside diameter, wall, ribs."),
    textBlock(
      "self-tapping",
      "## Self-tapping screws",
      "The cheapest way, with no extra part. The hole must fit the resin: 0.8 times the outside diameter of the screw in ABS, 0.85 to 0.9 in PC. A tighter hole bursts the boss, sometimes a week later. A wider one strips.",
      "The boss has 2 to 2.5 times the diameter of its hole, and ribs to the wall instead of a thick corner. Use screws that are made for plastics, with a sharp angle and a wide pitch. When the screw is put in again by hand, turn it backward first until it drops into the old thread.",
      "PC cracks under stress with oil on it. Ask for dry screws.",
    ),
    textBlock(
      "tapped",
      "## Tapped threads",
      "In machined parts of POM, nylon or PEEK a tap cuts a clean thread. Give it coarse pitch and an engagement of twice the diameter. M4 and larger is sensible. For optics and vacuum, where no brass is wanted, it is the usual way.",
      "Tapping a molded or printed part afterward works too, in MJF from M3 on; the wall around the thread should be as thick as the screw.",
    ),
    textBlock(
      "printed",
      "## Printed threads",
      "Layers make steps. A thread needs several layers per turn to be a thread at all: M6 with a pitch of 1 mm has about ten layers of SLS on each turn, M3 with 0.5 mm about five, which is a file rather than a thread.",
      "Model from M4 in SLA and M6 in SLS and FDM, with the axis upright if you can, and 0.1 to 0.2 mm of play. Run a tap through it. For caps and bottles use a coarse trapezoid or round thread: it prints, molds and casts well.",
    ),
    textBlock(
      "heat-set",
      "## Heat-set inserts",
      "A brass bush with a knurl is pressed in with a hot tip; the plastic melts, flows into the knurl and sets. The pull-out force is several times that of a screw in plastic, and the thread is metal.",
      "- Boss diameter: at least twice that of the insert.",
      "- Wall around it in molding: 0.5 to 1 times the insert diameter, which makes a boss of 2 to 3 times.",
      "- Hole: as the insert maker specifies for that type; about a millimeter deeper than the insert, for the plastic that is pushed down.",
      "- The screw should not push on the insert from below: it would pull it out. Let the clamped part rest on the insert.",
      "It works in every thermoplastic: molded, [MJF](mjf-printing), [FDM](fdm-printing). It does not work in SLA resin or cast polyurethane, which do not melt. There, glue a knurled insert or cast it in.",
    ),
    textBlock(
      "cast-in",
      "## Cast-in inserts",
      "In [vacuum casting](urethane-casting) the insert sits on a pin in the silicone mold while the resin is poured. It then stands where the master had it, and cannot be pulled out. Leave it proud by 0.1 mm or flush, never below the face. Tell the shop which way the screw comes, so that the pin is on the right side.",
      "Molding can do the same, by putting inserts into the open tool. Each shot then waits for a hand or a robot, so heat-setting afterward is usual for small quantities.",
    ),
    textBlock(
      "load",
      "## Constant load: let metal touch metal",
      "A screw joint lives from its tension. Plastic under the head creeps, and within months half of the tension can be gone. Put a metal bush of the height of the plastic around the screw: the head presses on the bush, the bush on the metal below, and the plastic is only held in place. Spring washers help little.",
      "Where no bush fits, use a large flat washer, more screws with less torque each, and glass-filled resin.",
    ),
    textBlock(
      "request",
      "## What to write in the request",
      "Name the screw, how often it is opened, the torque, and who sets the inserts. “Six brass inserts M3, heat-set, flush +0 / −0.1 mm, for screws opened yearly” is complete. Show the inserts in the model as plain holes of the right diameter, with the type on the drawing.",
      "More about bosses is in the [molding guide](molding01#bosses), about machined threads in the [CNC guide](cnc01#threads), and about inserts cast in silicone in the [casting guide](complex-module01#bosses).",
    ),
  ],
});
