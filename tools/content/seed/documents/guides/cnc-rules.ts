import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

export const cncGuideRules = [
  rule({
    key: "inside-radius",
    heading: "Give inside corners a radius",
    rule: "Make it at least a third of the pocket depth, and slightly larger than the cutter radius.",
    values: [
      value("Vertical inside corner", {
        checks: [checked("inside-radius")],
        good: atLeast(1.6, "mm"),
        note: "Or 1/3 of the pocket depth, whichever is larger; limit 1/10 with long tools",
      }),
      value("Pocket depth to corner radius", {
        good: atMost(3, "× radius"),
        limit: atMost(10, "× radius"),
        checks: [checked("corner-depth")],
      }),
      value("Relative to the cutter", { note: "1.3 × the cutter radius" }),
    ],
    reason: [
      "A cutter is round. In a corner of its own radius, a quarter of its circumference cuts at once: it chatters and leaves marks. With 1.3 times its radius it sweeps through the corner without stopping.",
      "If a square part must fit into the pocket, relieve the corners with dog bones or have them cut by EDM.",
    ],
    drawing: "cnc-inner-radius",
  }),
  rule({
    key: "pocket-depth",
    heading: "Keep pockets shallow",
    rule: "Three cutter diameters deep is easy. Six are slow, and ten need special tools.",
    values: [
      value("Depth by cutter", { good: atMost(3, "× diameter"), limit: atMost(6, "× diameter") }),
      value("Depth by pocket width", { good: atMost(4, "× width"), checks: [checked("pocket-depth")] }),
      value("Special long tools", { limit: atMost(10, "× diameter") }),
      value("Floor radius", {
        good: between(0.5, 1, "mm"),
        note: "Or sharp; smaller than the wall radius",
      }),
    ],
    reason: [
      "Deflection grows with the cube of the cutter's length: twice the length bends eight times as much. As a second check, keep the depth below four times the pocket width.",
    ],
    drawing: "cnc-pocket-depth",
  }),
  rule({
    key: "walls",
    heading: "Make walls stiff enough to cut",
    rule: "Use at least 0.8 mm in metal and 1.5 mm in plastic, and more for tall walls.",
    values: [
      value("Metal", { good: atLeast(0.8, "mm"), limit: atLeast(0.5, "mm"), checks: [checked("wall")] }),
      value("Plastic", { good: atLeast(1.5, "mm"), limit: atLeast(1, "mm") }),
    ],
    reason: [
      "A thin wall springs away from the cutter and back, so it comes out thick at the top and wavy. Plastics also warp when their skin is cut away.",
    ],
    drawing: "cnc-wall",
  }),
  rule({
    key: "tall-features",
    heading: "Keep ribs and posts no taller than four times their width",
    rule: "Or leave material around them for support.",
    values: [value("Height to width", { good: atMost(4, "× thickness") })],
    reason: [
      "A tall post vibrates with every tooth of the cutter. The finish shows it, and the size drifts.",
    ],
    drawing: "cnc-tall-feature",
  }),
  rule({
    key: "holes",
    heading: "Use standard drills, and don't go too deep",
    rule: "Choose standard drill sizes of 2.5 mm and up, and drill no deeper than four diameters.",
    values: [
      value("Diameter", {
        checks: [checked("hole-diameter")],
        good: atLeast(2.5, "mm"),
        limit: atLeast(1, "mm"),
        note: "Micro-drilling 0.3–0.5 mm on request",
      }),
      value("Depth", {
        checks: [checked("hole-depth")],
        good: atMost(4, "× diameter"),
        limit: atMost(10, "× diameter"),
      }),
      value("Gun drilling", { limit: atMost(40, "× diameter") }),
      value("Bottom of a blind hole", {
        good: between(118, 135, "°", "cone"),
        note: "A flat bottom must be milled",
      }),
      value("Countersink", { good: exactly(90, "°", "ISO; 82° for ANSI screws") }),
    ],
    reason: [
      "Chips have to get out of the hole. Up to four diameters they clear on their own. Deeper, the drill has to retract again and again.",
    ],
    drawing: "cnc-hole-depth",
  }),
  rule({
    key: "threads",
    heading: "Keep threads no deeper than twice the diameter",
    rule: "Extra turns add no strength. In blind holes, leave half a diameter unthreaded at the bottom.",
    values: [
      value("Thread depth", { good: atMost(2, "× diameter"), limit: atMost(3, "× diameter") }),
      value("Minimum engagement, steel", { limit: atLeast(1.5, "× diameter") }),
      value("Minimum engagement, aluminum", { limit: between(1.5, 2, "× diameter") }),
      value("Unthreaded length below", { good: atLeast(0.5, "× diameter") }),
      value("Minimum thread size", {
        good: atLeast(6, "mm", "M6"),
        limit: atLeast(2, "mm", "M2"),
        note: "M1.6 on request",
      }),
    ],
    reason: [
      "The first few turns carry most of the load. The first few turns of a tap are tapered, so it cannot cut full threads to the bottom. In plastics, use inserts.",
    ],
    checks: [checked("thread")],
    drawing: "cnc-thread-depth",
    readOn: "blog-threads-in-plastic",
  }),
  rule({
    key: "edges",
    heading: "Chamfer outside edges",
    rule: "Specify a 45° chamfer rather than a radius.",
    values: [value("Outside edge", { good: exactly(45, "°") })],
    reason: [
      "A chamfer takes one pass with a standard tool. A radius takes a form tool for each size, or many passes with a ball end mill.",
    ],
    drawing: "cnc-outside-edge",
  }),
  rule({
    key: "text",
    heading: "Engrave text instead of raising it",
    rule: "Use a sans serif font of 20 pt or larger, engraved 0.3 to 0.5 mm deep.",
    values: [
      value("Depth", { good: between(0.3, 0.5, "mm") }),
      value("Stroke", { checks: [checked("detail")], good: atLeast(0.25, "mm") }),
    ],
    reason: [
      "For raised text, the whole surrounding face has to be milled down. Laser marking costs even less.",
    ],
    drawing: "cnc-lettering",
  }),
  rule({
    key: "undercuts",
    heading: "Use standard undercuts",
    rule: "Use T-slots of 3 to 35 mm and dovetails of 45 or 60°, and leave room for the tool to enter.",
    values: [
      value("T-slot width", { good: between(3, 35, "mm") }),
      value("Dovetail", { good: between(45, 60, "°", "45° or 60°") }),
      value("Clearance", { note: "4 × the undercut depth, so the tool can enter" }),
    ],
    checks: [checked("reach")],
    reason: ["Each nonstandard undercut needs a custom-ground cutter."],
    drawing: "cnc-t-slot",
  }),
] as const;
