import type { MeasureFacts } from "./measure-facts.ts";

export type { Bound, RuleUnit, Severity } from "./measure-facts.ts";

/**
 * Every measure that a rule can use. To add one, add it here, and add its case to `Measures.measurements` in ../measure/measures.ts, which does
 * not compile without it. The measuring code is in another file because the Studio and the page import this one.
 */
export const MEASURES = {
  mesh: {
    title: "Mesh errors",
    bound: "none",
    units: [],
    severity: "change",
    finding: {
      title: "Mesh with errors",
      text: "Repair the mesh in your CAD program, or send a STEP file: with gaps or flipped triangles, it does not enclose a solid.",
    },
  },
  wall: {
    title: "Thinnest wall",
    bound: "minimum",
    units: ["mm", "×"],
    finding: {
      title: "Wall too thin",
      text: "Make the wall thicker, or support it with ribs.",
    },
  },
  "largest-wall": {
    title: "Thickest wall",
    bound: "maximum",
    units: ["mm"],
    unsuitableAt: 4,
    finding: {
      title: "Wall too thick",
      text: "Core out the thick section or hollow it, and stiffen it with ribs: solid masses shrink, sink and crack, and take long to cool or cure.",
    },
  },
  "wall-ratio": {
    title: "Thickest wall to typical wall",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Uneven wall thickness",
      text: "Core out the thick section, or change the thickness gradually: the part warps where thick meets thin.",
    },
  },
  "rib-thickness": {
    title: "Rib thickness at the base to the wall below it",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Rib too thick",
      text: "Make the rib thinner. Where it meets the wall, the material cools last and leaves a sink mark on the other side.",
    },
  },
  "rib-height": {
    title: "Rib height to the wall below it",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Rib too tall",
      text: "Make the rib shorter, or use two short ribs: a tall one does not fill and sticks in the mold.",
    },
  },
  "boss-diameter": {
    title: "Boss outside diameter to its hole",
    bound: "minimum",
    units: ["×"],
    finding: {
      title: "Boss too slim for its hole",
      text: "Make the boss wider or the hole smaller: a screw splits a thin boss.",
    },
  },
  "boss-wall": {
    title: "Boss wall to the wall below it",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Boss wall too thick",
      text: "Make the boss slimmer. Where it meets the wall, the material cools last and leaves a sink mark on the other side.",
    },
  },
  "hole-diameter": {
    title: "Hole diameter",
    bound: "minimum",
    units: ["mm", "×"],
    finding: {
      title: "Hole too small",
      text: "Enlarge the hole, or plan to drill it afterward.",
    },
  },
  "hole-depth": {
    title: "Hole depth to diameter",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Hole too deep for its diameter",
      text: "Make the hole shallower or wider, or drill it from both sides.",
    },
  },
  "hole-to-edge": {
    title: "Hole edge to the edge of its face",
    bound: "minimum",
    units: ["mm", "×"],
    finding: {
      title: "Hole too close to an edge",
      text: "Move the hole inward: a narrow web beside it bulges or breaks.",
    },
  },
  "hole-edge-ratio": {
    title: "Hole edge to the edge of its face, by the diameter",
    bound: "minimum",
    units: ["×"],
    finding: {
      title: "Hole too close to an edge",
      text: "Move the hole inward: the narrow web beside it is weak where the melt meets behind the core.",
    },
  },
  gap: {
    title: "Width of slots and gaps",
    bound: "minimum",
    units: ["mm", "×"],
    finding: {
      title: "Slot or gap too narrow",
      text: "Widen the slot, so that a tool fits in or the sides stay apart.",
    },
  },
  "body-gap": {
    title: "Gap between bodies",
    bound: "minimum",
    units: ["mm"],
    finding: {
      title: "Bodies too close",
      text: "Widen the gap, or the bodies fuse. If they belong together, join them into one.",
    },
  },
  detail: {
    title: "Width of text and fine details",
    bound: "minimum",
    units: ["mm"],
    finding: {
      title: "Text or detail too fine",
      text: "Make strokes, ribs and grooves wider, or leave them to marking.",
    },
  },
  "inside-radius": {
    title: "Inside corner radius",
    bound: "minimum",
    units: ["mm"],
    finding: {
      title: "Inside corner too sharp",
      text: "Give the corner a radius, or relieve it: a round cutter leaves its own radius.",
    },
  },
  "corner-depth": {
    title: "Corner depth to inside radius",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Inside radius too small for its depth",
      text: "Use a larger radius, so that a shorter and stiffer cutter can run through the corner.",
    },
  },
  "pocket-depth": {
    title: "Pocket depth to width",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Pocket too deep for its width",
      text: "Make the pocket wider or shallower: a long, thin cutter bends and chatters.",
    },
  },
  reach: {
    title: "Faces that no tool can reach, or only with four or five axes",
    bound: "none",
    units: [],
    severity: "change",
    finding: {
      title: "Face that no tool can reach",
      text: "Open the face to a straight tool, or plan for a special cutter, such as a T-slot cutter, or for EDM.",
    },
  },
  slenderness: {
    title: "Length of a turned part to its diameter",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Long for its diameter",
      text: "Turn it between centers or on a Swiss lathe, or use ground bar: a long bar bends away from the tool.",
    },
  },
  "stock-ratio": {
    title: "Stock volume to part volume",
    bound: "maximum",
    units: ["×"],
    finding: {
      title: "Mostly chips",
      text: "Nearly all of the block is cut away. Build the part from smaller pieces, or cast or print it.",
    },
  },
  thread: {
    title: "Modeled threads",
    bound: "none",
    units: [],
    severity: "advice",
    finding: {
      title: "Modeled thread",
      text: "State its size and class on the drawing or in the request: a tap or a thread mill cuts it to a standard, whatever the model shows.",
    },
  },
  undercut: {
    title: "Undercuts along the pull direction",
    bound: "none",
    units: [],
    severity: "change",
    finding: {
      title: "Undercut",
      text: "Open the undercut along the pull direction, or plan for a side action.",
    },
  },
  draft: {
    title: "Draft along the pull direction",
    bound: "minimum",
    units: ["°"],
    finding: {
      title: "Too little draft",
      text: "Taper the face along the pull direction, so that the part releases from the mold.",
    },
  },
  overhang: {
    title: "Overhang, angle from horizontal",
    bound: "minimum",
    units: ["°"],
    finding: {
      title: "Overhang that needs support",
      text: "Make the face steeper, or plan for supports, which leave marks.",
    },
  },
  "trapped-volume": {
    title: "Sealed cavities",
    bound: "none",
    units: [],
    severity: "change",
    finding: {
      title: "Sealed cavity",
      text: "Add a drain hole, so that powder or resin can come out.",
    },
  },
  "drain-hole": {
    title: "Largest drain hole of a cavity",
    bound: "minimum",
    units: ["mm"],
    finding: {
      title: "Drain hole too small",
      text: "Enlarge the hole, so that powder or resin can come out of the cavity.",
    },
  },
  sheet: {
    title: "One sheet of constant thickness",
    bound: "none",
    units: [],
    severity: "unsuitable",
    finding: {
      title: "Not one sheet",
      text: "A sheet has one thickness throughout and can be unfolded: domes, and corners that are closed all around, cannot be bent from one piece.",
    },
  },
  "bend-radius": {
    title: "Inside bend radius",
    bound: "minimum",
    units: ["mm", "×"],
    finding: {
      title: "Bend radius too small",
      text: "Use a larger inside radius: the outside of a tight bend cracks.",
    },
  },
  flange: {
    title: "Flange length, outside",
    bound: "minimum",
    units: ["mm", "×"],
    finding: {
      title: "Flange too short",
      text: "Make the flange longer, so that it rests on both sides of the die.",
    },
  },
  "hole-to-bend": {
    title: "Hole edge to bend, less the bend radius",
    bound: "minimum",
    units: ["mm", "×"],
    finding: {
      title: "Hole too close to a bend",
      text: "Move the hole away from the bend, or plan to drill it after bending.",
    },
  },
} as const satisfies Record<string, MeasureFacts>;
export type Measure = keyof typeof MEASURES;

export function findMeasure(name: unknown): Measure | undefined {
  return typeof name === "string" && isMeasure(name) ? name : undefined;
}

function isMeasure(name: string): name is Measure {
  return Object.hasOwn(MEASURES, name);
}
