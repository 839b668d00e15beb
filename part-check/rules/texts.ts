import type { Finding } from "../result.ts";

interface FindingText {
  readonly title: string;
  readonly text: string;
}

/** The texts of a finding of each measure. The page shows the numbers next to them. */
export const TEXTS: Readonly<Record<Finding["measure"], FindingText>> = {
  size: {
    title: "Larger than the machine",
    text: "Split the part into pieces that are joined later, or choose another process.",
  },
  mesh: {
    title: "Mesh with errors",
    text: "Repair the mesh in your CAD program, or send a STEP file: with gaps or flipped triangles, it does not enclose a solid.",
  },
  wall: { title: "Wall too thin", text: "Make the wall thicker, or support it with ribs." },
  "largest-wall": {
    title: "Wall too thick",
    text: "Core out the thick place and stiffen it with ribs: it cools last, sinks in, and can leave voids.",
  },
  "wall-ratio": {
    title: "Uneven wall thickness",
    text: "Core out the thick place, or change the thickness slowly: the part warps where thick meets thin.",
  },
  "rib-thickness": {
    title: "Rib too thick",
    text: "Make the rib thinner. Where it meets the wall, the material cools last, and the face on the other side sinks.",
  },
  "rib-height": {
    title: "Rib too tall",
    text: "Make the rib lower, or use two low ribs: a tall one does not fill and sticks in the mold.",
  },
  "boss-diameter": {
    title: "Boss too slim for its hole",
    text: "Make the boss wider or the hole smaller: a screw splits a thin boss.",
  },
  "boss-wall": {
    title: "Boss wall too thick",
    text: "Make the boss slimmer. Where it meets the wall, the material cools last, and the face on the other side sinks.",
  },
  "hole-diameter": { title: "Hole too small", text: "Enlarge the hole, or plan to drill it afterward." },
  "hole-depth": {
    title: "Hole too deep for its diameter",
    text: "Make the hole shallower or wider, or drill it from both sides.",
  },
  "hole-to-edge": {
    title: "Hole too close to an edge",
    text: "Move the hole inward: a narrow web beside it bulges or breaks.",
  },
  "hole-edge-ratio": {
    title: "Hole too close to an edge",
    text: "Move the hole inward: the narrow web beside it is weak where the melt meets behind the core.",
  },
  gap: {
    title: "Slot or gap too narrow",
    text: "Widen the slot, so that a tool fits in or the sides stay apart.",
  },
  "body-gap": {
    title: "Bodies too close",
    text: "Widen the gap, or the bodies fuse. If they belong together, join them into one.",
  },
  detail: {
    title: "Text or detail too fine",
    text: "Make strokes, ribs and grooves wider, or leave them to marking.",
  },
  "inside-radius": {
    title: "Inside corner too sharp",
    text: "Give the corner a radius, or relieve it: a round cutter leaves its own radius.",
  },
  "corner-depth": {
    title: "Inside radius too small for its depth",
    text: "Use a larger radius, so that a shorter and stiffer cutter can run through the corner.",
  },
  "pocket-depth": {
    title: "Pocket too deep for its width",
    text: "Make the pocket wider or shallower: a long, thin cutter bends and chatters.",
  },
  reach: {
    title: "Face that no tool reaches",
    text: "Open the face to one of the six sides, or plan for five-axis machining or a special cutter.",
  },
  thread: {
    title: "Modeled thread",
    text: "State its size and class in the drawing or the request: a tap or a thread mill cuts it to a standard, whatever the model shows.",
  },
  undercut: {
    title: "Undercut",
    text: "Open the undercut along the pull direction, or plan for a side action.",
  },
  draft: {
    title: "Too little draft",
    text: "Taper the face along the pull direction, so that the part releases from the mold.",
  },
  overhang: {
    title: "Overhang that needs support",
    text: "Make the face steeper, or plan for supports, which leave marks.",
  },
  "trapped-volume": {
    title: "Closed hollow space",
    text: "Open the space with a drain hole, so that powder or resin can come out.",
  },
  "drain-hole": {
    title: "Drain hole too small",
    text: "Enlarge the hole, so that powder or resin can come out of the hollow space.",
  },
  sheet: {
    title: "Not one sheet",
    text: "A sheet has one thickness throughout and can be unfolded: domes, and corners that are closed all around, cannot be bent from one piece.",
  },
  "bend-radius": {
    title: "Bend radius too small",
    text: "Use a larger inside radius: the outside of a tight bend cracks.",
  },
  flange: {
    title: "Flange too short",
    text: "Make the flange longer, so that it rests on both sides of the die.",
  },
  "hole-to-bend": {
    title: "Hole too close to a bend",
    text: "Move the hole away from the bend, or plan to drill it after bending.",
  },
};
