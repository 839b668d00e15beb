import { headlineQuantity, quantityFor } from "../../capabilities.ts";
import { rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly } from "../../quantity.ts";

export const turningRules = [
  rule({
    key: "slender",
    heading: "Keep turned parts short for their diameter",
    rule: "Up to four diameters out of the chuck is easy. With a center in the end, ten are possible.",
    values: [
      value("Free end", { good: atMost(4, "× diameter", "long") }),
      value("With a tailstock center", { good: atMost(10, "× diameter", "long") }),
      value("Largest diameter", { limit: quantityFor("cnc-machining", "largestTurned", "diameter") }),
      value("Largest length", { limit: quantityFor("cnc-machining", "largestTurned", "length") }),
    ],
    reason: [
      "A bar bends away from the tool, and the bend grows with the cube of the length. The free end comes out thicker than the end in the chuck, and it chatters. A center hole in the end face costs little: allow one, or say that none may remain.",
      "Long, thin pins are made on Swiss lathes, which guide the bar right beside the tool.",
    ],
    drawing: "turning-slender",
  }),
  rule({
    key: "bores",
    heading: "Keep bores shallow, and let the tool out",
    rule: "Bore no deeper than three diameters. Prefer through bores to blind ones.",
    values: [
      value("Depth of a bore", {
        good: atMost(3, "× diameter"),
        limit: atMost(6, "× diameter", "carbide bar"),
      }),
      value("Drilled only", { good: atMost(4, "× diameter"), limit: atMost(10, "× diameter") }),
      value("Radius at the bottom", { good: between(0.4, 0.8, "mm") }),
    ],
    reason: [
      "A boring bar is thinner than the bore, and it reaches in from one end. It bends as any slender part does, so deep bores taper. Chips have to come back out past it.",
      "If a part must seat at the bottom of the bore, add a relief in the corner. For steps from both ends, let the larger bore face the second setup.",
    ],
    drawing: "turning-bore",
  }),
  rule({
    key: "grooves",
    heading: "Make grooves wide and shallow",
    rule: "Use 1 mm or more of width, and no more than two widths of depth.",
    values: [
      value("Width", { good: atLeast(1, "mm"), note: "Standard blades: 1, 1.5, 2, 3 mm" }),
      value("Depth", { note: "Up to 2 × the width; 3 × as the limit" }),
      value("Corner radius", { good: exactly(0.2, "mm"), note: "Standard on narrow blades" }),
    ],
    reason: [
      "A grooving blade is as wide as the groove and as long as it is deep. A thin, long one wanders and breaks. Copy the groove for a retaining ring or O-ring from its standard, and name the standard on the drawing.",
      "Grooves inside a bore cost more: the tool is small, and the cut can't be seen.",
    ],
    drawing: "turning-groove",
  }),
  rule({
    key: "threads",
    heading: "Give threads a relief groove or a runout",
    rule: "Draw a relief groove to ISO 4755 where a nut must seat on a shoulder.",
    values: [
      value("Relief, width", { note: "At most 3 × pitch (ISO 4755)" }),
      value("Relief, corner radius", { note: "About 0.5 × pitch" }),
      value("Runout without relief", { note: "2.5 × pitch without full thread" }),
      value("Chamfer at the start", { good: exactly(45, "°"), note: "Down to the root of the thread" }),
    ],
    reason: [
      "The tool has to leave the thread before the shoulder. In the runout the thread gets shallower turn by turn, and a nut jams on it. The table below gives the relief for common threads.",
      "Inside a blind bore, leave the same runout below the thread, or make the bore deeper.",
    ],
    drawing: "turning-thread-relief",
    readOn: "cnc01",
  }),
  rule({
    key: "corners",
    heading: "Allow for the nose radius of the insert",
    rule: "Give every inside corner R 0.4 or 0.8 mm. Add an undercut where a part seats.",
    values: [
      value("Inside corner", { good: between(0.4, 0.8, "mm", "R 0.4 or 0.8"), limit: exactly(0.2, "mm") }),
      value("Undercut for a seat", { note: "To DIN 509, form E or F" }),
    ],
    reason: [
      "Turning inserts have a rounded nose, and it stays in every inside corner. A larger radius makes the shaft stronger and the finish better. It must be smaller than the chamfer of the bearing or gear that seats there.",
    ],
    drawing: "turning-shoulder",
  }),
  rule({
    key: "chamfers",
    heading: "Chamfer every edge",
    rule: "Use 0.2 to 0.5 mm × 45° on outside edges, and 15 to 30° where a part is pressed on.",
    values: [
      value("Outside edge", { good: between(0.2, 0.5, "mm", "× 45°") }),
      value("Lead-in for a press fit", { good: between(15, 30, "°") }),
    ],
    reason: [
      "On a lathe, a chamfer costs a second, because the tool passes the edge anyway. It removes the burr and leads the mating part in. If the drawing shows none, we break edges by 0.1 to 0.5 mm.",
    ],
    drawing: "cnc-outside-edge",
  }),
  rule({
    key: "concentricity",
    heading: "Put diameters that run true on one end",
    rule: "Diameters cut in one chucking share an axis. Each new chucking adds its own error.",
    values: [
      value("Runout, one setup", { good: atMost(0.02, "mm") }),
      value("Runout, two setups", { good: atMost(0.05, "mm") }),
      value("Between centers, ground", { limit: atMost(0.01, "mm") }),
      value("Diameter", {
        good: headlineQuantity("cnc-machining", "tightestTolerance", "routine on request"),
      }),
    ],
    reason: [
      "Call out runout to the bearing seats, which define the axis in service. Runout is easy to measure: the part rotates, and a dial indicator shows the deviation. Concentricity is not, so avoid it on drawings.",
      "If both ends must run true, allow center holes in both faces.",
    ],
    drawing: "turning-concentricity",
  }),
  rule({
    key: "bar-stock",
    heading: "Design to bar sizes in stock",
    rule: "Make the largest diameter about 1 mm smaller than a standard bar.",
    values: [
      value("To clean up", { good: atLeast(0.5, "mm", "per side") }),
      value("Bar through the spindle", { good: atMost(65, "mm", "diameter, typical") }),
      value("Bar surface left as is", { note: "Cold drawn: h9 to h11, not machined" }),
    ],
    reason: [
      "Everything between the bar and the part becomes chips. Bars up to about 65 mm feed through the spindle by themselves, so the lathe runs unattended. Larger parts start from sawn blanks and are loaded one by one.",
      "If a hexagon or square is on the part, start from hexagonal or square bar.",
    ],
    drawing: "turning-bar-stock",
  }),
  rule({
    key: "live-tools",
    heading: "Use live tools for flats and cross holes",
    rule: "Put cross holes on the center line, start them on a flat, and keep them one diameter from shoulders.",
    values: [
      value("Cross hole", { good: atLeast(2, "mm"), limit: atLeast(1, "mm") }),
      value("Hole to shoulder", { good: atLeast(1, "× diameter", "of the hole") }),
      value("Flat", { note: "At least as wide as the drill" }),
    ],
    reason: [
      "A lathe with live tools mills and drills in the same chucking, so flats and holes line up with each other. Off-center, the drill slides down the curve. Deep pockets and large faces belong on a mill.",
    ],
    drawing: "turning-cross-hole",
  }),
  rule({
    key: "parting",
    heading: "Decide where the parting nub may stay",
    rule: "Mark the face where the part is cut off, or add a recess that hides the nub.",
    values: [
      value("Nub, solid parts", {
        good: atMost(1, "mm", "diameter"),
        note: "None on parts with a through bore",
      }),
      value("Recess", { good: atLeast(0.5, "mm", "deep") }),
    ],
    reason: [
      "Just before the blade reaches the center, the part breaks off and leaves a small nub. Taking it off means a second chucking. Many parts don't need that: say so, and save the setup.",
    ],
    drawing: "turning-parting-nub",
  }),
] as const;
