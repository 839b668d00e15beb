import { rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

export const cncGuideRules = [
  rule({
    key: "inside-radius",
    heading: "Give inside corners a radius",
    rule: "At least a third of the depth of the pocket, and a little more than the radius of the cutter.",
    values: [
      value("Upright inside corner", {
        good: atLeast(1.6, "mm"),
        note: "Or 1/3 of the pocket depth, whichever is more; limit 1/10 with long tools",
      }),
      value("Against the cutter", { note: "1.3 × the radius of the cutter" }),
    ],
    reason: [
      "A cutter is round. In a corner of its own radius it touches on a quarter of its girth at once, chatters and leaves marks. With 1.3 times its radius it runs through the corner without a stop.",
      "For a sharp inner part, relieve the corner with a dog bone, or erode it.",
    ],
    drawing: "cnc-inner-radius",
  }),
  rule({
    key: "pocket-depth",
    heading: "Keep pockets shallow",
    rule: "Three cutter diameters deep is easy, six are slow, ten need special tools.",
    values: [
      value("Depth by cutter", { good: atMost(3, "× diameter"), limit: atMost(6, "× diameter") }),
      value("Special long tools", { limit: atMost(10, "× diameter") }),
      value("Radius at the floor", {
        good: between(0.5, 1, "mm"),
        note: "Or sharp; smaller than the wall radius",
      }),
    ],
    reason: [
      "A cutter bends with the third power of its length: twice as long bends eight times as much. As a second check, keep the depth below four times the width of the pocket.",
    ],
    drawing: "cnc-pocket-depth",
  }),
  rule({
    key: "walls",
    heading: "Make walls stiff enough to cut",
    rule: "0.8 mm in metal, 1.5 mm in plastic, more when they are tall.",
    values: [
      value("Metal", { good: atLeast(0.8, "mm"), limit: atLeast(0.5, "mm") }),
      value("Plastic", { good: atLeast(1.5, "mm"), limit: atLeast(1, "mm") }),
    ],
    reason: [
      "A thin wall springs away from the cutter and back: it comes out thick at the top and wavy. Plastics also move when their skin is cut away.",
    ],
    drawing: "cnc-wall",
  }),
  rule({
    key: "tall-features",
    heading: "Keep ribs and posts below four times their width",
    rule: "Or leave material around them.",
    values: [value("Height to width", { good: atMost(4, "× thickness") })],
    reason: ["A tall post vibrates at the pitch of the cutter. The finish shows it, and the size drifts."],
    drawing: "cnc-tall-feature",
  }),
  rule({
    key: "holes",
    heading: "Use standard drills, not too deep",
    rule: "Diameters of 2.5 mm and more from the drill table, at most four diameters deep.",
    values: [
      value("Diameter", {
        good: atLeast(2.5, "mm"),
        limit: atLeast(1, "mm"),
        note: "Micro-drilling 0.3–0.5 mm on request",
      }),
      value("Depth", { good: atMost(4, "× diameter"), limit: atMost(10, "× diameter") }),
      value("Gun drill", { limit: atMost(40, "× diameter") }),
      value("End of a blind hole", {
        good: between(118, 135, "°", "cone"),
        note: "A flat end must be milled",
      }),
      value("Countersink", { good: exactly(90, "°", "ISO; 82° for ANSI screws") }),
    ],
    reason: [
      "Chips must come out of a hole. Below four diameters they come by themselves; deeper, the drill goes in and out.",
    ],
    drawing: "cnc-hole-depth",
  }),
  rule({
    key: "threads",
    heading: "Threads no deeper than twice the diameter",
    rule: "More turns carry no more load. Leave half a diameter without thread at the bottom.",
    values: [
      value("Depth of thread", { good: atMost(2, "× diameter"), limit: atMost(3, "× diameter") }),
      value("Least engagement, steel", { limit: atLeast(1.5, "× diameter") }),
      value("Least engagement, aluminum", { limit: between(1.5, 2, "× diameter") }),
      value("Below the thread", { good: atLeast(0.5, "× diameter") }),
      value("Smallest thread", {
        good: atLeast(6, "mm", "M6"),
        limit: atLeast(2, "mm", "M2"),
        note: "M1.6 on request",
      }),
    ],
    reason: [
      "The first turns carry most of the load. A tap has a lead-in of some turns, so it cannot cut to the bottom. In plastics use inserts.",
    ],
    drawing: "cnc-thread-depth",
    readOn: "blog-threads-in-plastic",
  }),
  rule({
    key: "edges",
    heading: "Chamfer outside edges",
    rule: "A 45° chamfer, not a radius.",
    values: [value("Outside edge", { good: exactly(45, "°") })],
    reason: [
      "A chamfer is one pass with a straight tool. A radius needs a form tool for each size, or a ball end mill in many passes.",
    ],
    drawing: "cnc-outside-edge",
  }),
  rule({
    key: "text",
    heading: "Engrave text, do not raise it",
    rule: "Sans serif, 20 pt or larger, 0.3 to 0.5 mm deep.",
    values: [
      value("Depth", { good: between(0.3, 0.5, "mm") }),
      value("Stroke", { good: atLeast(0.25, "mm") }),
    ],
    reason: ["For raised text the whole face around it must be milled down. A laser mark is cheaper still."],
    drawing: "cnc-lettering",
  }),
  rule({
    key: "undercuts",
    heading: "Use standard undercuts",
    rule: "T-slots of 3 to 35 mm and dovetails of 45 or 60°, with room for the tool to enter.",
    values: [
      value("T-slot width", { good: between(3, 35, "mm") }),
      value("Dovetail", { good: between(45, 60, "°", "45° or 60°") }),
      value("Clearance", { note: "4 × the depth of the undercut, for the tool to enter" }),
    ],
    reason: ["Each special undercut needs a cutter that must be ground for it."],
    drawing: "cnc-t-slot",
  }),
] as const;
