import { drawing } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const threadsInPlastic = post({
  slug: "threads-in-plastic",
  title: "Threads in plastic: five ways, and when each holds",
  description:
    "Self-tapping screws, heat-set and cast-in inserts, tapped and printed threads in plastic: boss sizes, limits, and which one suits which process.",
  summary: "Self-tapping screws, inserts, tapped and printed threads: sizes and limits.",
  date: "2026-04-08",
  lead: "The screw is steel; the part isn't. The thread in the plastic strips, creeps or cracks long before the screw breaks. Which of five methods holds depends on how often you open it.",
  guide: "molding01",
  next: ["See the molding guide", "molding01"],
  blocks: [
    textBlock(
      "question",
      "## Two questions first",
      "How often is the screw opened? And does the joint carry load all the time, or only now and then?",
      "Once or twice in the product's life: a screw that cuts its own thread is enough. Every month: put metal in the plastic. Constant load: plastic creeps away under it whatever the thread, so let metal touch metal through a bushing.",
    ),
    textWithTable(
      "ways",
      table(
        "Five ways to make a thread in plastic",
        ["Method", "Opened", "Minimum size", "Process"],
        ["Self-tapping screw", "about 5 times", "about M2", "Molding, nylon prints"],
        ["Tapped in the plastic", "about 10 times", "M4", "Machined POM, PA, PEEK"],
        ["Printed or molded thread", "about 10 times", "M4 in SLA, M6 in SLS", "Coarse threads, caps"],
        ["Heat-set brass insert", "more than 100 times", "M2–M8", "Molding, MJF, FDM"],
        ["Cast-in brass insert", "more than 100 times", "M3 is usual", "Vacuum casting"],
      ),
      "## Five ways",
      "The counts are rules of thumb: test them with your screw and torque. Minimum sizes are from the design guides.",
    ),
    drawing("molding-boss", "A boss that holds a screw: outside diameter, wall, ribs."),
    textBlock(
      "self-tapping",
      "## Self-tapping screws",
      "The cheapest method, with no extra part. The hole must suit the resin: 0.8 times the outside diameter of the screw in ABS, 0.85 to 0.9 in PC. A tighter hole splits the boss, sometimes a week later. A looser one lets the thread strip.",
      "Make the boss 2 to 2.5 times the diameter of its hole, and tie it to the wall with ribs instead of a thick corner. Use screws made for plastics, with a sharp flank angle and a coarse pitch. To reinsert one by hand, turn it backward until it drops into the old thread.",
      "Oil makes stressed PC crack. Ask for dry screws.",
    ),
    calculator(
      "plasticScrews",
      "Size the boss",
      "The hole, the outside diameter and the engagement for your screw and resin.",
    ),
    textBlock(
      "tapped",
      "## Tapped threads",
      "In machined POM, nylon or PEEK, a tap cuts a clean thread. Use coarse pitch and an engagement of two diameters. M4 and larger is sensible. For optics and vacuum, where brass isn't wanted, it is the usual method.",
      "Tapping a molded or printed part works too, in MJF from M3 up. The wall around the thread should be as thick as the screw diameter.",
    ),
    calculator(
      "threadedHoles",
      "Size the hole",
      "The tap drill and the depth of the thread, or the hole for an insert.",
    ),
    textBlock(
      "printed",
      "## Printed threads",
      "Layers make steps. A thread needs several layers per turn to be a thread at all: M6 with a 1 mm pitch has about ten SLS layers per turn. M3 with 0.5 mm has about five, which makes a file rather than a thread.",
      "Model threads from M4 in SLA and M6 in SLS and FDM, with the axis vertical if possible and 0.1 to 0.2 mm of clearance. Run a tap through them. For caps and bottles, use a coarse trapezoidal or round thread: it prints, molds and casts well.",
    ),
    textBlock(
      "heat-set",
      "## Heat-set inserts",
      "A knurled brass insert is pressed in with a hot tip; the plastic melts, flows into the knurl and sets. Pull-out force is several times that of a screw in plastic, and the thread is metal.",
      "- Boss diameter: at least twice that of the insert.",
      "- Molded wall around it: 0.5 to 1 times the insert diameter, which makes a boss of 2 to 3 times.",
      "- Hole: as the insert manufacturer specifies for that type, and about a millimeter deeper than the insert, for displaced plastic.",
      "- Don't let the screw jack the insert out from below: the clamped part should rest on the insert.",
      "It works in every thermoplastic: molded, [MJF](mjf-printing), [FDM](fdm-printing). It doesn't work in SLA resin or cast polyurethane, which don't melt. There, bond a knurled insert or cast it in.",
    ),
    textBlock(
      "cast-in",
      "## Cast-in inserts",
      "In [vacuum casting](urethane-casting) the insert sits on a pin in the silicone mold while the resin is poured. It ends up where the master had it and can't be pulled out. Set it flush or 0.1 mm proud, never below the face. Tell the shop which side the screw comes from, so the pin is on the right side.",
      "Molding can do the same by loading inserts into the open tool. Each shot then waits for a hand or a robot, so for small quantities inserts are usually heat-set afterward.",
    ),
    textBlock(
      "load",
      "## Constant load: let metal touch metal",
      "A screw joint depends on preload. Plastic under the head creeps, and within months half of the preload can be gone. Put a metal bushing as tall as the plastic around the screw: the head presses on the bushing, the bushing on the metal below, and the plastic is only held in place. Spring washers help little.",
      "Where no bushing fits, use a large flat washer, more screws with less torque each, and glass-filled resin.",
    ),
    textBlock(
      "request",
      "## What to put in your request",
      "State the screw, how often it is opened, the torque, and who sets the inserts. “Six brass inserts M3, heat-set, flush +0 / −0.1 mm, for screws opened yearly” is complete. Model the inserts as plain holes of the right diameter, with the type on the drawing.",
      "Bosses are in the [molding guide](molding01#bosses), machined threads in the [CNC guide](cnc01#threads), and inserts cast in silicone in the [casting guide](complex-module01#bosses).",
    ),
  ],
});
