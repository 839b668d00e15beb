/** The processes, named like their services. */
export const PROCESSES = [
  "cnc-machining",
  "sheet-metal-fabrication",
  "injection-molding",
  "die-casting",
  "urethane-casting",
  "sla-printing",
  "sls-printing",
  "mjf-printing",
  "dmls-printing",
  "fdm-printing",
] as const;
export type Process = (typeof PROCESSES)[number];

/** How a rule limits a value: by a minimum, by a maximum, or without a number. */
type Limit = "least" | "most" | "none";

interface MeasureFacts {
  /** Shown to editors, who choose the measure of a rule in the Studio. */
  readonly title: string;
  readonly limit: Limit;
  /** The units that a rule may use. `×` is a ratio or, for a length, a multiple of the thickness of the sheet or the typical wall. */
  readonly units: readonly RuleUnit[];
}

/** Every measure that a rule can use. */
export const MEASURES = {
  mesh: { title: "Errors of the mesh", limit: "none", units: [] },
  wall: { title: "Thinnest wall", limit: "least", units: ["mm", "×"] },
  "largest-wall": { title: "Thickest wall", limit: "most", units: ["mm"] },
  "wall-ratio": { title: "Thickest wall to typical wall", limit: "most", units: ["×"] },
  "rib-thickness": {
    title: "Rib thickness at the base to the wall below it",
    limit: "most",
    units: ["×"],
  },
  "rib-height": { title: "Rib height to the wall below it", limit: "most", units: ["×"] },
  "boss-diameter": { title: "Boss outside diameter to its hole", limit: "least", units: ["×"] },
  "boss-wall": { title: "Boss wall to the wall below it", limit: "most", units: ["×"] },
  "hole-diameter": { title: "Hole diameter", limit: "least", units: ["mm", "×"] },
  "hole-depth": { title: "Hole depth to diameter", limit: "most", units: ["×"] },
  "hole-to-edge": { title: "Hole edge to the edge of its face", limit: "least", units: ["mm", "×"] },
  "hole-edge-ratio": {
    title: "Hole edge to the edge of its face, by the diameter",
    limit: "least",
    units: ["×"],
  },
  gap: { title: "Width of slots and gaps", limit: "least", units: ["mm", "×"] },
  "body-gap": { title: "Gap between bodies", limit: "least", units: ["mm"] },
  detail: { title: "Width of text and fine details", limit: "least", units: ["mm"] },
  "inside-radius": { title: "Inside corner radius", limit: "least", units: ["mm"] },
  "corner-depth": { title: "Corner depth to inside radius", limit: "most", units: ["×"] },
  "pocket-depth": { title: "Pocket depth to width", limit: "most", units: ["×"] },
  reach: { title: "Faces that no tool reaches from six sides", limit: "none", units: [] },
  thread: { title: "Modeled threads", limit: "none", units: [] },
  undercut: { title: "Undercuts along the pull direction", limit: "none", units: [] },
  draft: { title: "Draft along the pull direction", limit: "least", units: ["°"] },
  overhang: { title: "Overhang, angle from level", limit: "least", units: ["°"] },
  "trapped-volume": { title: "Closed hollow spaces", limit: "none", units: [] },
  "drain-hole": { title: "Largest drain hole of a hollow space", limit: "least", units: ["mm"] },
  sheet: { title: "One sheet of constant thickness", limit: "none", units: [] },
  "bend-radius": { title: "Inside bend radius", limit: "least", units: ["mm", "×"] },
  flange: { title: "Flange length, outside", limit: "least", units: ["mm", "×"] },
  "hole-to-bend": {
    title: "Hole edge to bend, less the bend radius",
    limit: "least",
    units: ["mm", "×"],
  },
} as const satisfies Record<string, MeasureFacts>;
export type Measure = keyof typeof MEASURES;

export type RuleUnit = "mm" | "×" | "°";

/** One rule of a guide, for one process. A rule with neither number applies the measure without a limit. */
export interface Rule {
  /** Returned with each finding, so that the page can link to the rule. */
  readonly id: string;
  readonly process: Process;
  readonly measure: Measure;
  readonly unit?: RuleUnit;
  /** A part that violates it needs a change. */
  readonly limit?: number;
  /** A part that meets the limit but not this value can be made. The finding is advice. */
  readonly recommended?: number;
}

/** The largest part that a process can make, in any orientation. A larger part is unsuitable. */
export interface Machine {
  readonly id: string;
  readonly process: Process;
  /** Side lengths in mm, in any order. A sheet has two. */
  readonly size: readonly number[];
}
